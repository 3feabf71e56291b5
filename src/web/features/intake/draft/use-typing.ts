import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Answers } from "#domain/intake/answers.ts";
import type { RowName } from "./draft-commands.ts";
import type { Pending } from "./draft-view.ts";

export interface Typed {
  row: RowName;
  answers: Answers;
}

/** Resolves to whether the device has it for good. */
export type Keep = (typed: readonly Typed[]) => Promise<boolean>;

/** Short enough that nobody closes a page in between, long enough that not every letter is a version of its own. */
const pause = 250;

/**
 * What is being typed shows at once and is kept after a short pause, or as soon as the page is left. What the device
 * refuses stays on screen, and is tried again with the next letter.
 */
export function useTyping(keep: Keep) {
  const waiting = useRef(new Map<string, Typed>());
  const [pending, setPending] = useState<Pending>(new Map());
  const keeping = useRef(keep);
  keeping.current = keep;
  const show = useCallback(() => setPending(answersIn(waiting.current)), []);

  const flush = useCallback(async () => {
    const sent = [...waiting.current.values()];
    if (sent.length === 0 || !(await keeping.current(sent))) return;
    for (const typed of sent) if (waiting.current.get(typed.row.id) === typed) waiting.current.delete(typed.row.id);
    show();
  }, [show]);

  const type = useCallback(
    (row: RowName, answers: Answers) => {
      const before = waiting.current.get(row.id)?.answers;
      waiting.current.set(row.id, { row, answers: { ...before, ...answers } });
      show();
    },
    [show],
  );

  useFlushing(pending, flush);
  return useMemo(() => ({ pending, type, flush }), [pending, type, flush]);
}

const answersIn = (waiting: ReadonlyMap<string, Typed>): Pending =>
  new Map([...waiting].map(([id, { answers }]) => [id, answers]));

function useFlushing(pending: Pending, flush: () => Promise<void>) {
  useEffect(() => {
    if (pending.size === 0) return;
    const timer = setTimeout(() => void flush(), pause);
    return () => clearTimeout(timer);
  }, [pending, flush]);
  useEffect(() => {
    const leave = () => void flush();
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", leave);
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", leave);
      leave();
    };
  }, [flush]);
}
