import { type FormEvent, useState } from "react";
import type { Save } from "#domain/household/records.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { nothingAside, type SaveShare } from "#domain/saves/split-save.ts";
import type { WeekId } from "#domain/time/week.ts";
import { weekNameWords } from "../words/date-words.ts";
import { noteProblemOf } from "./note-problem.ts";
import { lastPlace, placesOf } from "./places.ts";
import { sharesFor } from "./setting-aside.ts";
import type { ThisWeek } from "./this-week.ts";
import { usePlace } from "./use-place.ts";
import { saidWords, usePress } from "./use-press.ts";
import { readAmount } from "./use-set-aside.ts";

const byPlan = { value: "plan", label: "As the plan goes" };

interface Given {
  week: WeekId;
  saves: readonly Save[];
  people: readonly string[];
  onDone?: (() => void) | undefined;
}

/** What is typed for a week, and its press. */
export function useWeekForm(present: ThisWeek, { week, saves, people, onDone }: Given) {
  const typed = useTyped(present, week, saves);
  const { amount, note, noteProblem, isNow, where } = typed;
  const { press, isBusy, problem } = usePress();
  const record = async () => {
    typed.setTried(true);
    if (!amount.ok || noteProblem) return;
    const given = { week, shares: typed.shares(), people, note: note.trim() };
    const said = saidWords(given, present.household, isNow ? undefined : weekNameWords(week));
    const { isDone, refused } = await press(given, said);
    if (refused) where.refuse(refused);
    if (!isDone) return;
    typed.clear();
    onDone?.();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void record();
  };
  return { ...typed, isBusy, problem, submit };
}

function useTyped(present: ThisWeek, week: WeekId, saves: readonly Save[]) {
  const { household, left } = present;
  const isNow = week === present.week;
  const [text, setText] = useState(() => (isNow && left > 0 ? amountAsTyped(left, household) : ""));
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const places = placesOf(household);
  const where = usePlace(places, isNow ? byPlan.value : () => lastPlace(saves, places), household);
  const amount = readAmount(text, household);
  const shares = (): readonly SaveShare[] => {
    if (!amount.ok || amount.value === 0) return nothingAside;
    return where.target ? [{ target: where.target, amount: amount.value }] : sharesFor(present, amount.value);
  };
  const clear = () => {
    setText("");
    setNote("");
    setTried(false);
    where.refuse(undefined);
  };
  return {
    ...{ text, setText, note, setNote, amount, shares, setTried, clear, where, isNow },
    isByPlan: where.key === byPlan.value,
    options: isNow ? [byPlan, ...where.options] : where.options,
    wrong: isTried && !amount.ok ? amount.problem : undefined,
    noteProblem: noteProblemOf(note),
  };
}
