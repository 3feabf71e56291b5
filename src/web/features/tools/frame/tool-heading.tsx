import { type ReactNode, use } from "react";
import { PartContext } from "#web/platform/part-context.ts";

/** A heading within an answer: one level deeper where the tool itself stands under a heading of another page. */
export function ToolHeading({ children }: { children: ReactNode }) {
  const Level = use(PartContext) === null ? "h2" : "h3";
  return <Level>{children}</Level>;
}
