import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
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

export interface Asked<T> {
  value: T | null;
  problem: Refused | null;
  askAgain: () => Promise<void>;
}

/** Asks at once. `ask` stays the same while it asks the same. */
export function useAnswer<T>(ask: () => Answer<T>): Asked<T> {
  const [said, setSaid] = useState<{ value: T | null; problem: Refused | null }>({ value: null, problem: null });
  const latest = useRef(0);
  const askAgain = useCallback(async () => {
    latest.current += 1;
    const turn = latest.current;
    const answer = await ask();
    // An answer that was overtaken says what was, not what is.
    if (turn !== latest.current) return;
    setSaid(({ value }) => (answer.ok ? { value: answer.value, problem: null } : { value, problem: answer.problem }));
  }, [ask]);
  useEffect(() => void askAgain(), [askAgain]);
  return { ...said, askAgain };
}
