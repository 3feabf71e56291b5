import { useState } from "react";
import type { Result } from "#domain/result.ts";

export interface Action {
  isBusy: boolean;
  problem: string | null;
  /** Answers whether it worked. Something that is under way is not begun twice. */
  run: (work: () => Promise<Result<unknown, string>>) => Promise<boolean>;
}

/** Something that takes a while and may be refused. */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run: Action["run"] = async (work) => {
    if (isBusy) return false;
    setBusy(true);
    setProblem(null);
    // Whatever this device throws leaves nothing half done.
    const done = await work().catch(() => ({ ok: false, problem: "device" }) as const);
    setBusy(false);
    if (!done.ok) setProblem(done.problem);
    return done.ok;
  };
  return { isBusy, problem, run };
}
