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
import { archived, colorsOf, groupNames, unarchived } from "#domain/spending/categories.ts";
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
import { ArchivedCategories, CategoryDetails } from "./category-details.tsx";
import { MergeCategory } from "./merge-category.tsx";
import "./edit-budgets.css";

const rollovers: readonly { value: Rollover; label: string }[] = [
  { value: "off", label: "Starts afresh" },
  { value: "leftover", label: "Leftovers roll over" },
  { value: "both", label: "All of it rolls over" },
];

/** The budget and rollover of every category. Saves all of them as one change with one undo. */
export function EditBudgets(props: BudgetForm) {
  const { form, rows, problems, change, save, isBusy, failed, total } = useBudgets(props);
  const [merging, merge] = useState<string>();
  const open = rows.filter(({ isArchived }) => !isArchived);
  const closed = rows.filter(({ isArchived }) => isArchived);
  const groups = groupNames(rows.map(({ group }) => (group.trim() === "" ? {} : { group: group.trim() })));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog open title="Edit budgets" variant="sheet" onClose={props.onClose}>
      {merging !== undefined && <MergeCategory {...props} categoryId={merging} onDone={() => merge(undefined)} />}
      <div hidden={merging !== undefined}>
        <p className="lede edit-budgets-lede">
          A week, from this week on. The weeks that are over keep theirs. All of it means that what was overspent rolls
          over too.
        </p>
        <form ref={form} onSubmit={submit} noValidate>
          <ul className="edit-budgets">
            {open.map((row) => (
              <li key={row.category.id}>
                <Budget
                  row={row}
                  change={change}
                  week={props.week}
                  format={props.household}
                  error={problems[row.category.id]}
                />
                <CategoryDetails
                  row={row}
                  groups={groups}
                  change={change}
                  onMerge={open.length > 1 ? () => merge(row.category.id) : undefined}
                />
              </li>
            ))}
          </ul>
          {closed.length > 0 && <ArchivedCategories rows={closed} change={change} />}
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
      </div>
    </Dialog>
  );
}

interface BudgetProps {
  row: BudgetRow;
  week: WeekId;
  format: MoneyFormat;
  error: string | undefined;
  change: (id: string, some: BudgetEdit) => void;
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
export interface BudgetEdit {
  text?: string;
  rollover?: Rollover;
  group?: string;
  color?: number;
  isArchived?: boolean;
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
  const colors = colorsOf(household.categories);
  const rows = household.categories.map((category) =>
    rowOf(category, changed[category.id] ?? {}, { household, color: colors.get(category.id)!, week, began }),
  );
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
    const details = rows.flatMap(({ details: changes }) => changes ?? []);
    if (budgets.length + details.length === 0) return onClose();
    setBusy(true);
    const written = await run(
      changingCategories(budgets, details, week, began),
      budgets.length > 0 ? "Budgets changed from this week on." : "Categories changed.",
    );
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
  group: string;
  color: number;
  isArchived: boolean;
  amount: Minor | undefined;
  problem: string | undefined;
  /** Set if it differs from the stored budget. */
  budget: NewBudget | undefined;
  /** Set if group, color or archiving differ from what is stored. */
  details: NewDetails | undefined;
}

interface RowContext extends Pick<BudgetForm, "household" | "week" | "began"> {
  color: number;
}

function rowOf(
  category: Category,
  changed: BudgetEdit,
  { household, color: shown, week, began }: RowContext,
): BudgetRow {
  const { id } = category;
  const { isArchived = category.isArchived ?? false, group = category.group ?? "", color = shown } = changed;
  const details = detailsOf(category, { group, color: changed.color, isArchived });
  // Archiving ends the budget, and bringing a category back restores its last one, unless another one is typed.
  const now = archivingOf(category, isArchived, week, began);
  const { text = amountAsTyped(now.weeklyBudget, household), rollover = now.rollover } = isArchived ? {} : changed;
  const row = { category, text, rollover, group, color, isArchived, details };
  const read = parseAmount(text, household);
  if (!read.ok || read.value < 0) {
    const problem = read.ok ? belowZero : amountProblemText[read.problem];
    return { ...row, problem, amount: undefined, budget: undefined };
  }
  const isSame = read.value === category.weeklyBudget && rollover === category.rollover;
  const budget = isSame ? undefined : { categoryId: id, weeklyBudget: read.value, rollover };
  return { ...row, budget, amount: read.value, problem: undefined };
}

function archivingOf(category: Category, isArchived: boolean, week: WeekId, began: WeekId): Category {
  if (isArchived === (category.isArchived ?? false)) return category;
  return isArchived ? archived(category, week, began) : unarchived(category, week, began);
}

export interface NewDetails {
  categoryId: string;
  fields: { group?: string | undefined; color?: number; isArchived?: true | undefined };
}

function detailsOf(
  { id, group, isArchived }: Category,
  next: { group: string; color: number | undefined; isArchived: boolean },
): NewDetails | undefined {
  const name = next.group.trim() || undefined;
  const fields: NewDetails["fields"] = {
    ...(name !== group && { group: name }),
    ...(next.color !== undefined && { color: next.color }),
    ...(next.isArchived !== (isArchived ?? false) && { isArchived: next.isArchived || undefined }),
  };
  return Object.keys(fields).length > 0 ? { categoryId: id, fields } : undefined;
}

export interface NewBudget extends Omit<BudgetPeriod, "from"> {
  categoryId: string;
}

/** Changes budgets from this week on, and groups, colors and archiving, all at once. Past weeks keep their budgets. */
export const changingCategories = (
  budgets: readonly NewBudget[],
  details: readonly NewDetails[],
  week: WeekId,
  began: WeekId,
): Command =>
  together("change-budgets", [
    ...budgets.map(({ categoryId, ...next }) =>
      changing("change-budgets", "category", categoryId, (record) => {
        const { since, earlier } = changeBudget(record, next, week, began);
        return { ...next, since, earlier } as Partial<Fields<"category">>;
      }),
    ),
    ...details.map(({ categoryId, fields }) => changing("change-budgets", "category", categoryId, () => fields)),
  ]);
