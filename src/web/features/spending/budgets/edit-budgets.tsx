import type { FormEvent } from "react";
import type { Rollover } from "#domain/household/household.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import type { WeekId } from "#domain/time/week.ts";
import { weekNameWords } from "#web/household/words/date-words.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Money } from "#web/ui/money.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Select } from "#web/ui/select.tsx";
import { type BudgetForm, type BudgetRow, useBudgets } from "./use-budgets.ts";
import "./edit-budgets.css";

const rollovers: readonly { value: Rollover; label: string }[] = [
  { value: "off", label: "Starts afresh" },
  { value: "leftover", label: "Leftovers roll over" },
  { value: "both", label: "All of it rolls over" },
];

/** The budget of every category, and what its leftovers do. One change, and one way back. */
export function EditBudgets(props: BudgetForm) {
  const { form, rows, problems, change, save, isBusy, failed, total } = useBudgets(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog open title="Edit budgets" variant="sheet" onClose={props.onClose}>
      <p className="lede edit-budgets-lede">
        A week, from this week on. The weeks that are over keep theirs. All of it means that what was overspent rolls
        over too.
      </p>
      <form ref={form} onSubmit={submit} noValidate>
        <ul className="edit-budgets">
          {rows.map((row) => (
            <li key={row.category.id}>
              <Budget
                {...{ row, change }}
                week={props.week}
                format={props.household}
                error={problems[row.category.id]}
              />
            </li>
          ))}
        </ul>
        <p className="sum">
          <span>A week</span>
          {total === undefined ? "–" : <Money amount={total} format={props.household} />}
        </p>
        <p className="field-error edit-budgets-failed" aria-live="polite">
          {failed}
        </p>
        <div className="edit-budgets-actions">
          <Button type="submit" busy={isBusy}>
            Save budgets
          </Button>
          <Button variant="quiet" onClick={props.onClose}>
            Cancel
          </Button>
          <Link to={`${paths.intake}?edit=true&step=everyday`}>Add or rename categories</Link>
        </div>
      </form>
    </Dialog>
  );
}

interface BudgetProps {
  row: BudgetRow;
  week: WeekId;
  format: MoneyFormat;
  error: string | undefined;
  change: (id: string, some: { text?: string; rollover?: Rollover }) => void;
}

function Budget({ row: { category, text, rollover }, week, format, error, change }: BudgetProps) {
  const { id, label, since } = category;
  // A budget that was raised for next week is changed from then on.
  const hint = since !== undefined && since > week ? `From ${weekNameWords(since)} on` : undefined;
  return (
    <>
      <MoneyField {...{ label, hint, error, format }} value={text} onChange={(typed) => change(id, { text: typed })} />
      <Select
        label={`What is left of ${label}`}
        labelHidden
        value={rollover}
        options={rollovers}
        onChange={(chosen) => change(id, { rollover: chosen as Rollover })}
      />
    </>
  );
}
