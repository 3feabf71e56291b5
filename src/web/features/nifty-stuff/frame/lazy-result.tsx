import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { Specs } from "./field-spec.ts";
import type { Tool } from "./use-tool.ts";

type Result<S extends Specs> = ComponentType<{ tool: Tool<S> }>;

interface LazyResultProps<S extends Specs> {
  tool: Tool<S>;
  load: () => Promise<Result<S>>;
  /** What to type first, for as long as there is no answer. */
  empty: string;
}

/** The answer with its rules and its chart is fetched once there is one: whoever only looks does not wait for it. */
export function LazyResult<S extends Specs>({ tool, load, empty }: LazyResultProps<S>): ReactNode {
  const [loaded, setLoaded] = useState<{ Result: Result<S> } | "missing" | null>(null);
  const isWanted = tool.values !== null && isAnyTyped(tool);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tool has one answer; it is asked for again where it did not come
  useEffect(() => {
    if (!isWanted || (loaded && loaded !== "missing")) return;
    load().then(
      (Result) => setLoaded({ Result }),
      () => setLoaded("missing"),
    );
  }, [isWanted]);
  if (loaded === "missing")
    return <p role="status">The answer did not load. What you typed stays in the address: reload.</p>;
  return loaded ? <loaded.Result tool={tool} /> : <p className="lede">{empty}</p>;
}

/** A tool whose fields may all stay empty has nothing to tell yet. */
const isAnyTyped = ({ specs, texts }: Pick<Tool<Specs>, "specs" | "texts">): boolean =>
  Object.entries(specs).some(([name, { initial = "" }]) => (texts[name] ?? "").trim() !== initial);
