import type { FormEvent } from "react";
import type { GoalMoney } from "#domain/goals/goal-money.ts";
import { mostRows } from "#domain/household/limits.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormActions } from "./form-actions.tsx";
import { FundingFields } from "./funding-fields.tsx";
import { GoalFields } from "./goal-fields.tsx";
import { GoalNote } from "./goal-note.tsx";
import { meanwhileWords } from "./meanwhile-words.ts";
import { type GoalFormParts, useGoalForm } from "./use-goal-form.ts";

interface GoalDialogProps {
  parts: GoalFormParts;
  money: GoalMoney | undefined;
}

/** A new goal, or one to change. */
export function GoalDialog({ parts, money }: GoalDialogProps) {
  const { opened, household, onClose } = parts;
  const isFull = !opened && household.goals.length >= mostRows;
  return (
    <Dialog open title={opened ? `Edit ${opened.label}` : "New goal"} variant="sheet" onClose={onClose}>
      {isFull ? (
        <p className="lede">{mostRows} is the most that this list holds. Delete one that is no longer needed first.</p>
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
        {opened && <Meanwhile words={meanwhileWords(opened, now)} />}
      </div>
      <div className="goal-form-wide goal-form-fields">
        <GoalFields form={form} parts={parts} />
      </div>
      {!form.isOwn && <FundingFields form={form} parts={parts} />}
      <div className="goal-form-wide small">
        <GoalNote goal={form.goal} {...{ money, household, today, week }} />
      </div>
      <p className="goal-form-wide field-error" aria-live="polite">
        {form.failed}
      </p>
      <FormActions
        does={isAdded ? (opened ? "Add it as a new goal" : "Add") : "Save"}
        isBusy={form.isBusy}
        onClose={onClose}
      />
    </form>
  );
}

const Meanwhile = ({ words }: { words: string }) => (words === "" ? null : <p className="goal-form-said">{words}</p>);
