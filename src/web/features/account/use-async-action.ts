import { useState } from "react";
import type { Refused } from "#web/identity/identity.ts";

type Tried<Problem> = { ok: true } | { ok: false; problem: Problem };

/** Something that takes a while and may be refused. */
export interface AsyncAction<Problem = Refused> {
  isBusy: boolean;
  problem: Problem | null;
  /** Answers whether it worked. Something that is under way is not begun twice. */
  run: (work: () => Promise<Tried<Problem>>) => Promise<boolean>;
}

/** `thrown` is what it counts as where this device fails on the way; without it, whatever is thrown passes through. */
export function useAsyncAction<Problem = Refused>(thrown?: Problem): AsyncAction<Problem> {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const run: AsyncAction<Problem>["run"] = async (work) => {
    if (isBusy) return false;
    setBusy(true);
    setProblem(null);
    const done = await (thrown === undefined ? work() : caught(work, thrown));
    setBusy(false);
    if (!done.ok) setProblem(done.problem);
    return done.ok;
  };
  return { isBusy, problem, run };
}

const caught = <Problem>(work: () => Promise<Tried<Problem>>, thrown: Problem): Promise<Tried<Problem>> =>
  work().catch(() => ({ ok: false, problem: thrown }));
