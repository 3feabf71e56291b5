import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Answers } from "#domain/intake/answers.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useStoreState } from "#web/store/use-device.ts";
import type { RowName } from "./draft-commands.ts";
import type { Pending } from "./draft-view.ts";
import { useNotes } from "./noted-typing.ts";

export interface Typed {
  row: RowName;
  answers: Answers;
}

/** Resolves to whether the device has it for good. */
export type Keep = (typed: readonly Typed[]) => Promise<boolean>;

/** Short enough that nobody closes a page in between, long enough that not every letter is a version of its own. */
const pause = 250;

/**
 * What is being typed shows at once and is kept after a short pause, also while typing goes on, or as soon as the page
 * is left. What the device refuses stays on screen, and is tried again with the next letter, or once it keeps anything.
 */
export function useTyping(keep: Keep) {
  const notes = useNotes();
  const [waiting] = useState(() => new Map(notes.read().map((typed) => [typed.row.id, typed])));
  const [pending, setPending] = useState<Pending>(() => answersIn(waiting));
  const keeping = useRef(keep);
  keeping.current = keep;
  const show = useCallback(() => {
    setPending(answersIn(waiting));
    notes.write([...waiting.values()]);
  }, [waiting, notes]);

  const flush = useCallback(async () => {
    const sent = [...waiting.values()];
    if (sent.length === 0 || !(await keeping.current(sent))) return;
    for (const typed of sent) if (waiting.get(typed.row.id) === typed) waiting.delete(typed.row.id);
    show();
  }, [waiting, show]);

  const type = useCallback(
    (row: RowName, answers: Answers) => {
      const before = waiting.get(row.id)?.answers;
      waiting.set(row.id, { row, answers: { ...before, ...answers } });
      show();
    },
    [waiting, show],
  );

  useFlushing(pending, flush);
  return useMemo(() => ({ pending, type, flush }), [pending, type, flush]);
}

const answersIn = (waiting: ReadonlyMap<string, Typed>): Pending =>
  new Map([...waiting].map(([id, { answers }]) => [id, answers]));

const keepsOf = ({ openId, refusal }: StoreState): boolean => openId !== null && refusal === null;

function useFlushing(pending: Pending, flush: () => Promise<void>) {
  const keeps = useStoreState(keepsOf);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a device that keeps again is tried again
  useEffect(() => {
    if (pending.size === 0) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void flush();
    }, pause);
  }, [pending, flush, keeps]);
  useEffect(() => {
    const leave = () => void flush();
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", leave);
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", leave);
      clearTimeout(timer.current);
      timer.current = undefined;
      leave();
    };
  }, [flush]);
}
