import type { Goal } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { noteProblemOf } from "#web/household/this-week/note-problem.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import type { GoalMoneyById } from "../goal-facts.ts";
import { FormActions } from "./form-actions.tsx";
import { TakenOut } from "./taken-out.tsx";
import { useWithdraw } from "./use-withdraw.ts";

interface WithdrawProps {
  goal: Goal;
  money: GoalMoneyById;
  figures: Figures;
  onClose: () => void;
}

/** Money out of a goal again, with the reason, and never more than it holds. */
export function WithdrawDialog({ goal, money, figures, onClose }: WithdrawProps) {
  const { household } = figures;
  const form = useWithdraw({ goal, money, figures, onClose });
  return (
    <Dialog open title={`Take money out of ${goal.label}`} variant="sheet" onClose={onClose}>
      <form className="goal-form" onSubmit={form.submit} noValidate>
        <p className="goal-form-wide lede">
          {form.held === null
            ? "What it holds is too large to count exactly."
            : `It holds ${formatMoney(form.held, household)}.`}
        </p>
        <div className="goal-form-wide">
          <MoneyField
            label="Take out"
            value={form.text}
            onChange={form.type}
            error={form.wrong}
            format={household}
            autoFocus
          />
        </div>
        <div className="goal-form-wide">
          <TextArea
            label="What for"
            optional
            rows={2}
            value={form.note}
            onChange={form.setNote}
            error={noteProblemOf(form.note)}
          />
        </div>
        <p className="goal-form-wide field-error" aria-live="polite">
          {form.failed}
        </p>
        <FormActions does="Take it out" isBusy={form.isBusy} onClose={onClose} />
      </form>
      <TakenOut goal={goal} figures={figures} />
    </Dialog>
  );
}
