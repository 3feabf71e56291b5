import { type ReactNode, use } from "react";
import { IslandContext } from "#web/platform/island-context.ts";

/** A heading within an answer: one level deeper where the tool itself stands under a heading of another page. */
export function ToolHeading({ children }: { children: ReactNode }) {
  const Level = use(IslandContext) === null ? "h2" : "h3";
  return <Level>{children}</Level>;
}
