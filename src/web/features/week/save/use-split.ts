import { type FormEvent, useEffect, useReducer, useRef, useState } from "react";
import { optionsOf, placesOf } from "#web/household/this-week/places.ts";
import { saidWords } from "#web/household/this-week/use-press.ts";
import { movedTo, readDraft, withPlace, withText, withTotal } from "./split-draft.ts";
import type { SplitEditorProps } from "./split-editor.tsx";

/** What is typed into the split, and its press. */
export function useSplit({ week, who, presser, first, onDone }: SplitEditorProps) {
  const { household } = week;
  const [draft, setDraft] = useState(first);
  const { form, focusOnWrong } = useFocusOnWrong(draft.isTried);
  const read = readDraft(draft, household);
  const places = placesOf(household);
  const placeAt = (key: string) => places.find((place) => place.key === key)!;
  const record = async () => {
    setDraft({ ...draft, isTried: true });
    if (!read.shares) return focusOnWrong();
    const given = { week: week.week, shares: read.shares, people: who.people, note: "" };
    const { isDone, refused } = await presser.press(given, saidWords(given, household));
    if (refused) focusOnWrong();
    if (isDone) onDone();
  };
  return {
    ...{ ...read, form },
    others: optionsOf(places.filter(({ key }) => !draft.rows.some((row) => row.key === key))),
    elsewhere: (from: string) => optionsOf(places.filter(({ key }) => key !== from)),
    type: (key: string, text: string) => setDraft(withText(draft, key, text)),
    typeTotal: (text: string) => text !== read.totalText && setDraft(withTotal(draft, text, week)),
    add: (key: string) => key && setDraft(withPlace(draft, placeAt(key))),
    move: (from: string, to: string) => to && setDraft(movedTo(draft, from, placeAt(to), household)),
    submit: (event: FormEvent) => {
      event.preventDefault();
      void record();
    },
  };
}

/** The keyboard begins at the top, and goes to what is wrong once it is said, which may be a moment after the press. */
function useFocusOnWrong(isWrongAlready: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const isDue = useRef(isWrongAlready);
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => form.current?.querySelector<HTMLElement>("h3")?.focus(), []);
  useEffect(() => {
    const wrong = isDue.current && form.current?.querySelector<HTMLElement>("[aria-invalid]");
    if (!wrong) return;
    isDue.current = false;
    wrong.focus();
  });
  const focusOnWrong = () => {
    isDue.current = true;
    look();
  };
  return { form, focusOnWrong };
}
