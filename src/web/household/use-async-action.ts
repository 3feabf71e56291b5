import { useState } from "react";
import type { Refusal } from "#web/backends/identity.ts";

type Outcome<Problem> = { ok: true } | { ok: false; problem: Problem };

/** An async action with its busy state and last error. */
export interface AsyncAction<Problem = Refusal> {
  isBusy: boolean;
  problem: Problem | null;
  /** Resolves to whether it succeeded. Ignored while another run is in progress. */
  run: (work: () => Promise<Outcome<Problem>>) => Promise<boolean>;
}

/** `errorForThrown` is the problem to report if the work throws; without it, exceptions propagate. */
export function useAsyncAction<Problem = Refusal>(errorForThrown?: Problem): AsyncAction<Problem> {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const run: AsyncAction<Problem>["run"] = async (work) => {
    if (isBusy) return false;
    setBusy(true);
    setProblem(null);
    const outcome = await (errorForThrown === undefined ? work() : catchAs(work, errorForThrown));
    setBusy(false);
    if (!outcome.ok) setProblem(outcome.problem);
    return outcome.ok;
  };
  return { isBusy, problem, run };
}

const catchAs = <Problem>(work: () => Promise<Outcome<Problem>>, errorForThrown: Problem): Promise<Outcome<Problem>> =>
  work().catch(() => ({ ok: false, problem: errorForThrown }));
