import type { FormEvent } from "react";
import { type GoalMoney, goalProgress, noMoney } from "#domain/goals/progress.ts";
import { weeklyNeed } from "#domain/goals/weekly-need.ts";
import { type Goal, type Household, maxRows } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Why } from "#web/ui/why.tsx";
import { changedFields } from "../goal-commands.ts";
import { FormActions, FundingFields, GoalFields } from "./goal-fields.tsx";
import { type GoalFormParts, useGoalForm } from "./use-goal-form.ts";

interface GoalDialogProps {
  parts: GoalFormParts;
  money: GoalMoney | undefined;
}

/** The form for a new goal or for editing one. */
export function GoalDialog({ parts, money }: GoalDialogProps) {
  const { opened, household, onClose } = parts;
  const isFull = !opened && household.goals.length >= maxRows;
  return (
    <Dialog open title={opened ? `Edit ${opened.label}` : "New goal"} variant="sheet" onClose={onClose}>
      {isFull ? (
        <p className="lede">{maxRows} is the most that this list holds. Delete one that is no longer needed first.</p>
      ) : (
        <Form parts={parts} money={money} />
      )}
    </Dialog>
  );
}

function Form({ parts, money }: GoalDialogProps) {
  const { opened, now, household, today, week, onClose } = parts;
  const form = useGoalForm(parts);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isBusy) void form.save();
  };
  const isAdded = !opened || !now;
  return (
    <form ref={form.form} className="goal-form" onSubmit={submit} noValidate>
      <div className="goal-form-wide" role="status">
        {opened && <ConcurrentChange words={concurrentChangeWords(opened, now)} />}
      </div>
      <div className="goal-form-wide goal-form-fields">
        <GoalFields form={form} parts={parts} />
      </div>
      {!form.isPrivate && <FundingFields form={form} parts={parts} />}
      <div className="goal-form-wide small">
        <GoalNote goal={form.goal} money={money} household={household} today={today} week={week} />
      </div>
      <p className="goal-form-wide field-error" aria-live="polite">
        {form.failed}
      </p>
      <FormActions
        submitLabel={isAdded ? (opened ? "Add it as a new goal" : "Add") : "Save"}
        isBusy={form.isBusy}
        onClose={onClose}
      />
    </form>
  );
}

const ConcurrentChange = ({ words }: { words: string }) =>
  words === "" ? null : <p className="goal-form-said">{words}</p>;

interface NoteProps {
  /** The goal as typed; null while the form has errors. */
  goal: Goal | null;
  money: GoalMoney | undefined;
  household: Household;
  today: Day;
  week: WeekId;
}

/** A live preview: whether the goal would be complete already, or what it needs per week. */
function GoalNote({ goal, money = noMoney, household, today, week }: NoteProps) {
  const progress = goal && goalProgress(goal, money);
  if (!goal || !progress?.ok) return null;
  const { saved, isReached } = progress.value;
  if (isReached)
    return (
      <p>
        It holds {formatMoney(saved.amount, household)} already, which is all of it.{" "}
        <Why about="what it holds" {...explanationWords(saved.why, household)} />
      </p>
    );
  const need = weeklyNeed({ goal, money, today, calendars: household.calendars, since: goal.since ?? week });
  if (!need.ok || goal.by === undefined || goal.funding) return null;
  return (
    <p>
      Needs {formatMoney(need.value.perWeek.amount, household)} a week until {monthWords(goal.by)}.{" "}
      <Why about="a week" {...explanationWords(need.value.perWeek.why, household)} />
    </p>
  );
}

const fieldNames: Readonly<Record<string, string>> = {
  label: "name",
  type: "kind",
  target: "target",
  by: "date",
  alreadySaved: "amount already saved",
  state: "state",
  ownerIds: "owners",
  funding: "funding",
  billId: "bill",
  sweepTo: "sweep",
};

/** Tells what someone else changed while the form was open, and that the typed values are safe. */
function concurrentChangeWords(opened: Goal, now: Goal | undefined): string {
  if (!now) return "Someone deleted this goal meanwhile. What you typed is still here.";
  const changed = Object.keys(changedFields(opened, now)).flatMap((field) => fieldNames[field] ?? []);
  if (changed.length === 0) return "";
  return `Someone changed its ${listWords(changed)} meanwhile. Saving writes only what you change here.`;
}
