import { useEffect, useEffectEvent, useState } from "react";
import { longestNote } from "#sync/kinds/fields.ts";

const saveDelay = 1_000;

const counted = (letters: number): string => letters.toLocaleString("en");

export const tooLongWords = ({ length }: string): string | undefined =>
  length > longestNote
    ? `${counted(longestNote)} letters fit here, and these are ${counted(length)}. What you typed is still here.`
    : undefined;

/** Unsaved texts by field. They must survive the unmount of a step. */
export type UnsavedTexts = Map<string, string>;

interface AutosavedText {
  field: string;
  unsaved: UnsavedTexts;
  stored: string;
  save: (text: string) => Promise<{ ok: boolean }>;
}

/** A text that is saved after a pause in typing and on blur. Text that is too long or could not be saved stays as typed. */
export function useAutosavedText({ field, unsaved, stored, save }: AutosavedText) {
  const [draft, setDraft] = useState(() => unsaved.get(field) ?? null);
  const text = draft ?? stored;
  const error = tooLongWords(text);
  const type = (typed: string) => {
    unsaved.set(field, typed);
    setDraft(typed);
  };
  const saveDraft = async () => {
    // If the entry is gone, another text was chosen instead.
    if (draft === null || error || !unsaved.has(field)) return;
    const { ok } = draft === stored ? { ok: true } : await save(draft);
    if (!ok) return;
    // The user may have typed more meanwhile.
    if (unsaved.get(field) === draft) unsaved.delete(field);
    setDraft((now) => (now === draft ? null : now));
  };
  const saveLatest = useEffectEvent(saveDraft);
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => void saveLatest(), saveDelay);
    return () => clearTimeout(timer);
  }, [draft]);
  // The field may unmount without a blur, for example when the partner closes the week.
  useEffect(() => () => void saveLatest(), []);
  return { text, error, type, leave: () => void saveDraft() };
}
