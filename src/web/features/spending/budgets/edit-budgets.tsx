import { type FormEvent, useRef, useState } from "react";
import {
  type BudgetPeriod,
  type Category,
  changeBudget,
  type Household,
  type Rollover,
} from "#domain/household/household.ts";
import { type Minor, type MoneyFormat, sum } from "#domain/money/money.ts";
import { amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import type { WeekId } from "#domain/time/week.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import { writeProblemWords } from "#web/household/commands/failed-write.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { weekNameWords } from "#web/household/words/date-words.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { type Command, changing, together } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useFocusInvalid } from "#web/ui/focus.ts";
import { Money } from "#web/ui/money.tsx";
import { amountProblemText, MoneyField } from "#web/ui/money-field.tsx";
import { Select } from "#web/ui/select.tsx";
import "./edit-budgets.css";

const rollovers: readonly { value: Rollover; label: string }[] = [
  { value: "off", label: "Starts afresh" },
  { value: "leftover", label: "Leftovers roll over" },
  { value: "both", label: "All of it rolls over" },
];

/** The budget and rollover of every category. Saves all of them as one change with one undo. */
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
                row={row}
                change={change}
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
  // A budget that already changes next week is edited from that week on.
  const hint = since !== undefined && since > week ? `From ${weekNameWords(since)} on` : undefined;
  return (
    <>
      <MoneyField
        label={label}
        hint={hint}
        error={error}
        format={format}
        value={text}
        onChange={(typed) => change(id, { text: typed })}
      />
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

/** What the user changed so far. Everything else follows the household. */
interface BudgetEdit {
  text?: string;
  rollover?: Rollover;
}

export interface BudgetForm {
  household: Household;
  week: WeekId;
  began: WeekId;
  onClose: () => void;
}

const belowZero = "A budget is zero or more. What you typed is still here.";

export function useBudgets({ household, week, began, onClose }: BudgetForm) {
  const run = useRun();
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const [changed, setChanged] = useState<Readonly<Record<string, BudgetEdit>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [failed, setFailed] = useState("");
  const [isBusy, setBusy] = useState(false);
  const rows = household.categories.map((category) => rowOf(category, changed[category.id] ?? {}, household));
  const change = (id: string, some: BudgetEdit) => {
    setChanged((now) => ({ ...now, [id]: { ...now[id], ...some } }));
    setProblems(({ [id]: _, ...others }) => others);
    setFailed("");
  };
  const save = async () => {
    const invalid = rows.filter(({ problem }) => problem !== undefined);
    setProblems(Object.fromEntries(invalid.map(({ category, problem }) => [category.id, problem!])));
    if (invalid.length > 0) return focusInvalid();
    const budgets = rows.flatMap(({ budget }) => budget ?? []);
    if (budgets.length === 0) return onClose();
    setBusy(true);
    const written = await run(changingBudgets(budgets, week, began), "Budgets changed from this week on.");
    setBusy(false);
    if (written.ok) onClose();
    else setFailed(`${writeProblemWords(written.problem)} What you typed is still here.`);
  };
  const total = rows.every(({ amount }) => amount !== undefined) ? sum(rows.map(({ amount }) => amount!)) : undefined;
  return { form, rows, problems, change, save, isBusy, failed, total };
}

export interface BudgetRow {
  category: Category;
  text: string;
  rollover: Rollover;
  amount: Minor | undefined;
  problem: string | undefined;
  /** Set if it differs from the stored budget. */
  budget: NewBudget | undefined;
}

function rowOf(category: Category, changed: BudgetEdit, household: Household): BudgetRow {
  const { id, weeklyBudget } = category;
  const { text = amountAsTyped(weeklyBudget, household), rollover = category.rollover } = changed;
  const read = parseAmount(text, household);
  if (!read.ok || read.value < 0) {
    const problem = read.ok ? belowZero : amountProblemText[read.problem];
    return { category, text, rollover, problem, amount: undefined, budget: undefined };
  }
  const isSame = read.value === weeklyBudget && rollover === category.rollover;
  const budget = isSame ? undefined : { categoryId: id, weeklyBudget: read.value, rollover };
  return { category, text, rollover, budget, amount: read.value, problem: undefined };
}

export interface NewBudget extends Omit<BudgetPeriod, "from"> {
  categoryId: string;
}

/** Changes budgets from this week on, all at once. Past weeks keep theirs. */
export const changingBudgets = (budgets: readonly NewBudget[], week: WeekId, began: WeekId): Command =>
  together(
    "change-budgets",
    budgets.map(({ categoryId, ...next }) =>
      changing("change-budgets", "category", categoryId, (record) => {
        const { since, earlier } = changeBudget(record, next, week, began);
        return { ...next, since, earlier } as Partial<Fields<"category">>;
      }),
    ),
  );
