import { useCallback, useEffect, useRef, useState } from "react";
import type { Result } from "#domain/result.ts";
import { useInStep } from "./use-in-step.ts";

/** What the server last said, and why it could not be asked since. */
export interface Asked<T> {
  value: T | null;
  problem: string | null;
  askAgain: () => Promise<void>;
}

/** Asks at once, and again whenever the household came in step. `ask` stays the same while it asks the same. */
export function useAsked<T>(ask: () => Promise<Result<T, string>>): Asked<T> {
  const [said, setSaid] = useState<{ value: T | null; problem: string | null }>({ value: null, problem: null });
  const latest = useRef(0);
  const askAgain = useCallback(async () => {
    latest.current += 1;
    const turn = latest.current;
    const answer = await ask();
    // An answer that was overtaken says what was, not what is.
    if (turn !== latest.current) return;
    setSaid(({ value }) =>
      answer.ok
        ? { value: answer.value, problem: null }
        : { value: valueAfter(value, answer.problem), problem: answer.problem },
    );
  }, [ask]);
  useEffect(() => void askAgain(), [askAgain]);
  useInStep(askAgain);
  return { ...said, askAgain };
}

/** Without a connection the last answer is better than none; a refusal ends it. */
const valueAfter = <T>(value: T | null, problem: string): T | null => (problem === "unreachable" ? value : null);
