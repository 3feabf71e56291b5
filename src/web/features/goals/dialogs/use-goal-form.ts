import { useRef, useState } from "react";
import { goalDefaults } from "#domain/goals/goal-defaults.ts";
import type { Goal, GoalKind, Household } from "#domain/household/household.ts";
import type { AnswerProblems, Answers } from "#domain/intake/answers.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { writeProblemWords } from "#web/household/commands/failed-write.ts";
import { useRunInOwnSpace } from "#web/household/commands/own-space.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { useFocusInvalid } from "#web/ui/focus.ts";
import { addingGoal, changedFields, changingGoal } from "../goal-commands.ts";
import { blankGoal, goalAnswers, onlyMe, readGoalAnswers } from "./goal-answers.ts";

export interface GoalFormParts {
  household: Household;
  today: Day;
  week: WeekId;
  /** The goal when the form opened; absent for a new one. */
  opened: Goal | undefined;
  /** The current goal; absent for a new one, or if it was deleted meanwhile. */
  now: Goal | undefined;
  /** The other open goals in order. */
  others: readonly Goal[];
  place: number;
  /** Whether the goal is already in a private space. */
  isPrivate: boolean;
  onClose: () => void;
}

export type GoalForm = ReturnType<typeof useGoalForm>;

/** The state of the goal form, and its submit handler. */
export function useGoalForm({ household, today, week, opened, now, place, isPrivate, onClose }: GoalFormParts) {
  const run = useRun();
  const runOwn = useRunInOwnSpace();
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const options = { format: household, today };
  const before = opened ?? { ...blankGoal, since: week };
  const draft = useDraft(opened ? goalAnswers(opened, place, household) : { place: String(place) }, household, today);
  const [failed, setFailed] = useState("");
  const [isBusy, setBusy] = useState(false);
  const becomesPrivate = draft.answers.whose === onlyMe;
  const read = readGoalAnswers(draft.answers, options, household, before);
  const write = (goal: Goal, to: number | null) => {
    const { label } = goal;
    if (opened && now) return run(changingGoal(opened, goal, to), `${label} changed.`);
    if (becomesPrivate) return runOwn(addingGoal(goal, Number.POSITIVE_INFINITY), `${label} added. Only you see it.`);
    return run(addingGoal(goal, to ?? place), `${label} added.`);
  };
  const save = async () => {
    draft.setProblems(read.ok ? {} : read.problems);
    if (!read.ok) return focusInvalid();
    const to = Number(draft.answers.place);
    const isMoved = to !== place;
    if (opened && now && !isMoved && Object.keys(changedFields(opened, read.value)).length === 0) return onClose();
    setBusy(true);
    const written = await write(read.value, isMoved ? to : null);
    setBusy(false);
    if (written.ok) onClose();
    else setFailed(`${writeProblemWords(written.problem)} What you typed is still here.`);
  };
  return {
    ...draft,
    form,
    goal: read.ok ? read.value : null,
    failed,
    isBusy,
    save,
    becomesPrivate,
    isPrivate: isPrivate || becomesPrivate,
  };
}

function useDraft(first: Answers, household: Household, today: Day) {
  const [answers, setAnswers] = useState(first);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set(Object.keys(first)));
  const [problems, setProblems] = useState<AnswerProblems>({});
  const type = (some: Answers) => {
    setAnswers((now) => ({ ...now, ...some }));
    setTouched((now) => new Set([...now, ...Object.keys(some)]));
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in some))));
  };
  /** Fills in the defaults of a kind, except where the user has typed. */
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
