import type { Account, Category, Debt, Income } from "#domain/household/household.ts";
import type { Asked, Part } from "#domain/intake/answers.ts";
import { nobody } from "#domain/intake/income.ts";
import { isBlank } from "#domain/intake/read-row.ts";
import { changeBudget } from "#domain/spending/change-budget.ts";
import { weekAt } from "#domain/time/week-calendar.ts";
import { fieldsOfDomain, toDomain } from "#sync/kinds/domain-form.ts";
import { adding, type Command, changing, deleting } from "#web/store/command.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { dropping } from "./draft-commands.ts";
import { kindOfPart } from "./draft-record.ts";
import type { DraftRow } from "./draft-rows.ts";
import { householdNow } from "./finished-rows.ts";
import type { ReadDraft } from "./read-draft.ts";

export interface At {
  state: HouseholdState;
  asked: Asked;
  now: number;
}

type Entry = { id: string };

/** What becomes of one row that was typed in. Nothing, as long as it can't be read in full. */
export function finishRow(row: DraftRow, { household, unfinished }: ReadDraft, at: At): Command[] {
  if (row.isRemoved) return [...removal(row, at), dropping("finish-intake", [row])];
  if (unfinished.some(({ row: { id } }) => id === row.id) || (row.isFinished && isBlank(row))) return [];
  const entry = (household[row.part] as readonly Entry[]).find(({ id }) => id === row.id);
  if (entry && isNobodys(entry)) return [];
  return [...(entry ? entryCommands(row, entry, at) : []), dropping("finish-intake", [row])];
}

/** Pay in a household without people waits for someone whose it is. */
const isNobodys = (entry: Entry): boolean => (entry as Partial<Income>).personId === nobody;

const removal = (row: DraftRow, { state }: At): Command[] =>
  state.of[kindOfPart[row.part]].get(row.id) ? [deleting("finish-intake", row.id)] : [];

function entryCommands(row: DraftRow, entry: Entry, at: At): Command[] {
  const kind = kindOfPart[row.part];
  if (!at.state.of[kind].get(row.id)) return [adding("finish-intake", kind, fieldsOfDomain(entry) as never, row.id)];
  const { fields, further } = changeOf(row, entry, at);
  const gone = Object.fromEntries(optional[row.part].map((name) => [name, undefined]));
  return [changing("finish-intake", kind, row.id, () => ({ ...gone, ...fields }) as never), ...further];
}

/** Answers that may be taken back: a record that had them loses them. */
const optional: Record<Part, readonly string[]> = {
  ...{ people: ["birthYear"], incomes: [], bills: ["categoryId"], categories: ["isHousing"] },
  ...{ accounts: [], debts: [], goals: ["by"], habits: [] },
};

interface Change {
  fields: Readonly<Record<string, unknown>>;
  further: Command[];
}

/** A finished record changes by its own rules: balances are said anew, budgets hold from this week, a pause stays. */
function changeOf(row: DraftRow, entry: Entry, at: At): Change {
  const { part } = row;
  const fields = fieldsOfDomain(entry);
  if (part === "goals") return { fields: without(fields, "state"), further: [] };
  if (part === "categories") return { fields: budgetFields(entry as Category, at), further: [] };
  if (part === "accounts" || part === "debts")
    return {
      fields: without(fields, "balance", "low", "high"),
      further: balanceCommands(part, entry as Account | Debt, row, at),
    };
  return { fields, further: [] };
}

const without = (fields: Change["fields"], ...names: readonly string[]): Change["fields"] =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

function budgetFields(entry: Category, { state, now }: At): Change["fields"] {
  const before = toDomain(state.of.category.get(entry.id)!);
  const { calendars, began } = state.of.household.list()[0]!;
  const thisWeek = weekAt(now, calendars);
  const { weeklyBudget, rollover } = entry;
  const { since, earlier } = changeBudget(before, { weeklyBudget, rollover }, thisWeek, began ?? thisWeek);
  return { ...fieldsOfDomain(entry), ...(since && { since }), ...(earlier && { earlier }) };
}

/** What an account holds is what people say of it on a day, so the day before keeps its own. Two tabs say it once. */
function balanceCommands(part: "accounts" | "debts", entry: Account | Debt, row: DraftRow, at: At): Command[] {
  const held: readonly (Account | Debt)[] = householdNow(at.state, at.asked)?.[part] ?? [];
  const before = held.find(({ id }) => id === entry.id);
  const [was, is] = [before, entry].map((one) => JSON.stringify(rangeOf(one)));
  if (was === is) return [];
  const of = { kind: part === "accounts" ? ("account" as const) : ("debt" as const), id: entry.id };
  const { balance: amount, ...range } = rangeOf(entry);
  const said = { of, day: at.asked.today, amount: amount!, ...range };
  return [adding("finish-intake", "balance", said, `${row.drafts.at(-1)!.id}@balance`)];
}

function rangeOf(entry: Account | Debt | undefined) {
  const { balance, low, high } = (entry ?? {}) as Partial<Account>;
  return { balance, ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
}
