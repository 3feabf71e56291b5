import { useRef, useState } from "react";
import { goalDefaults } from "#domain/goals/goal-defaults.ts";
import type { Goal, GoalKind, Household } from "#domain/household/household.ts";
import type { AnswerProblems, Answers } from "#domain/intake/answers.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { writeProblemWords } from "#web/household/commands/failed-write.ts";
import { useRunOwn } from "#web/household/commands/own-space.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { addingGoal, changingGoal, fieldsApart } from "../goal-commands.ts";
import { blankGoal, goalAnswers, onlyMe, readGoalAnswers } from "./goal-answers.ts";

export interface GoalFormParts {
  household: Household;
  today: Day;
  week: WeekId;
  /** As it was when the form opened; absent: a new one. */
  opened: Goal | undefined;
  /** As it is by now; absent: a new one, or deleted meanwhile. */
  now: Goal | undefined;
  /** The other open goals in order. */
  others: readonly Goal[];
  place: number;
  /** It is in one's own space already. */
  isOwn: boolean;
  onClose: () => void;
}

export type GoalForm = ReturnType<typeof useGoalForm>;

/** What is typed into a goal's form, and its way into the household. */
export function useGoalForm({ household, today, week, opened, now, place, isOwn, onClose }: GoalFormParts) {
  const run = useRun();
  const runOwn = useRunOwn();
  const form = useRef<HTMLFormElement>(null);
  const asked = { format: household, today };
  const before = opened ?? { ...blankGoal, since: week };
  const typed = useTyped(opened ? goalAnswers(opened, place, household) : { place: String(place) }, household, today);
  const [failed, setFailed] = useState("");
  const [isBusy, setBusy] = useState(false);
  const becomesOwn = typed.answers.whose === onlyMe;
  const read = readGoalAnswers(typed.answers, asked, household, before);
  const write = (goal: Goal, to: number | null) => {
    const { label } = goal;
    if (opened && now) return run(changingGoal(opened, goal, to), `${label} changed.`);
    if (becomesOwn) return runOwn(addingGoal(goal, Number.POSITIVE_INFINITY), `${label} added. Only you see it.`);
    return run(addingGoal(goal, to ?? place), `${label} added.`);
  };
  const save = async () => {
    typed.setProblems(read.ok ? {} : read.problems);
    if (!read.ok) return void setTimeout(() => firstWrong(form.current)?.focus());
    const to = Number(typed.answers.place);
    const isMoved = to !== place;
    if (opened && now && !isMoved && Object.keys(fieldsApart(opened, read.value)).length === 0) return onClose();
    setBusy(true);
    const written = await write(read.value, isMoved ? to : null);
    setBusy(false);
    if (written.ok) onClose();
    else setFailed(`${writeProblemWords(written.problem)} What you typed is still here.`);
  };
  return {
    ...typed,
    form,
    goal: read.ok ? read.value : null,
    asked,
    failed,
    isBusy,
    save,
    becomesOwn,
    isOwn: isOwn || becomesOwn,
  };
}

/** The message is there by the next moment, and the keyboard goes to its field. */
const firstWrong = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>("[aria-invalid=true]");

function useTyped(first: Answers, household: Household, today: Day) {
  const [answers, setAnswers] = useState(first);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set(Object.keys(first)));
  const [problems, setProblems] = useState<AnswerProblems>({});
  const type = (some: Answers) => {
    setAnswers((now) => ({ ...now, ...some }));
    setTouched((now) => new Set([...now, ...Object.keys(some)]));
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in some))));
  };
  /** A kind brings what is usual for it, where nobody has typed yet. */
  const chooseKind = (kind: string) => {
    const usual = Object.entries(usualAnswers(kind as GoalKind, household, today));
    setAnswers((now) => ({ ...now, ...Object.fromEntries(usual.filter(([name]) => !touched.has(name))), kind }));
    setProblems({});
  };
  return { answers, touched, problems, setProblems, type, chooseKind };
}

function usualAnswers(kind: GoalKind, household: Household, today: Day): Answers {
  const { label, target, by = "" } = goalDefaults(kind, household, today);
  return { label, target: target ? amountAsTyped(target.amount, household) : "", by };
}
