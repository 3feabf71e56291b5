import { useEffect, useEffectEvent, useState } from "react";
import { longestNote } from "#sync/kinds/fields.ts";

const pause = 1_000;

const counted = (letters: number): string => letters.toLocaleString("en");

export const tooLongWords = ({ length }: string): string | undefined =>
  length > longestNote
    ? `${counted(longestNote)} letters fit here, and these are ${counted(length)}. What you typed is still here.`
    : undefined;

/** What was typed and not kept, by its field: steps come and go, and must not take it with them. */
export type Unkept = Map<string, string>;

interface KeptText {
  field: string;
  unkept: Unkept;
  stored: string;
  keep: (text: string) => Promise<{ ok: boolean }>;
}

/** Words that are kept when someone pauses or goes on. What was not kept, or is too long, stays as typed. */
export function useKeptText({ field, unkept, stored, keep }: KeptText) {
  const [draft, setDraft] = useState(() => unkept.get(field) ?? null);
  const text = draft ?? stored;
  const error = tooLongWords(text);
  const type = (typed: string) => {
    unkept.set(field, typed);
    setDraft(typed);
  };
  const save = async () => {
    // A draft that is no longer among these was given up for another text.
    if (draft === null || error || !unkept.has(field)) return;
    const { ok } = draft === stored ? { ok: true } : await keep(draft);
    if (!ok) return;
    // Someone may have typed on meanwhile.
    if (unkept.get(field) === draft) unkept.delete(field);
    setDraft((now) => (now === draft ? null : now));
  };
  const saveLatest = useEffectEvent(save);
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => void saveLatest(), pause);
    return () => clearTimeout(timer);
  }, [draft]);
  // The field may go without being left first: the partner closes the week.
  useEffect(() => () => void saveLatest(), []);
  return { text, error, type, leave: () => void save() };
}
