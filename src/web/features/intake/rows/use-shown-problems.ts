import { type FocusEvent, useCallback, useState } from "react";
import type { AnswerProblems } from "#domain/intake/answers.ts";
import { onceReleased } from "#web/platform/once-released.ts";

/**
 * A problem shows once its field was left, so that nobody is corrected in the middle of a word. That something is
 * missing shows only once someone says they are done.
 */
export function useShownProblems(problems: AnswerProblems, asksAll: boolean) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const askAll = useCallback(() => setAsked(true), []);
  const leave = useCallback((event: FocusEvent) => {
    const { name } = event.target as HTMLInputElement;
    if (name) onceReleased(() => setLeft((before) => (before.has(name) ? before : new Set([...before, name]))));
  }, []);
  const isAll = asksAll || isAsked;
  const shows = (field: string) => isAll || (left.has(field) && problems[field] !== "empty");
  const shown = Object.fromEntries(Object.entries(problems).filter(([field]) => shows(field)));
  return { shown: shown as AnswerProblems, isAll, askAll, leave };
}
