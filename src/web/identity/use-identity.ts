import { useState, useSyncExternalStore } from "react";
import type { Answer, Refused, SignInState } from "./identity.ts";
import { identity } from "./own-identity.ts";

export const useSignInState = (): SignInState =>
  useSyncExternalStore(identity.state.subscribe, identity.state.get, identity.state.get);

/** Something that takes a while and may be refused. */
export interface Trial {
  isBusy: boolean;
  problem: Refused | null;
  /** Answers whether it worked. Something that is under way is not begun twice. */
  run: (work: () => Answer) => Promise<boolean>;
}

export function useTrial(): Trial {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refused | null>(null);
  const run: Trial["run"] = async (work) => {
    if (isBusy) return false;
    setBusy(true);
    setProblem(null);
    const done = await work();
    setBusy(false);
    if (!done.ok) setProblem(done.problem);
    return done.ok;
  };
  return { isBusy, problem, run };
}
