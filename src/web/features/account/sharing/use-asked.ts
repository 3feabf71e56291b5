import type { Result } from "#domain/result.ts";
import { type Asked, useAnswer } from "#web/platform/use-answer.ts";
import { useInStep } from "./use-in-step.ts";

/** Asks at once, and again whenever the household came in step. `ask` stays the same while it asks the same. */
export function useAsked<T>(ask: () => Promise<Result<T, string>>): Asked<T, string> {
  const { value, problem, askAgain } = useAnswer(ask);
  useInStep(askAgain);
  // Without a connection the last answer is better than none; a refusal ends it.
  const isOver = problem !== null && problem !== "unreachable";
  return { value: isOver ? null : value, problem, askAgain };
}
