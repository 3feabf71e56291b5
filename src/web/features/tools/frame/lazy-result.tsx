import { type ComponentType, type ReactNode, useState } from "react";
import type { Specs } from "./field-spec.ts";
import type { Tool } from "./use-tool.ts";

interface LazyResultProps<S extends Specs> {
  tool: Tool<S>;
  Result: ComponentType<{ tool: Tool<S> }>;
  /** What to type first, for as long as there is no answer. */
  empty: string;
}

/** The answer with its rules and its chart is fetched once there is one: whoever only looks does not wait for it. */
export function LazyResult<S extends Specs>({ tool, Result, empty }: LazyResultProps<S>): ReactNode {
  const isWanted = tool.values !== null && isAnyTyped(tool);
  // Once shown it stays, and says itself what is missing.
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  return isWanted || wasWanted ? <Result tool={tool} /> : <p className="lede">{empty}</p>;
}

/** A tool whose fields may all stay empty has nothing to tell yet. */
const isAnyTyped = ({ specs, texts }: Pick<Tool<Specs>, "specs" | "texts">): boolean =>
  Object.entries(specs).some(([name, { initial = "" }]) => (texts[name] ?? "").trim() !== initial);
