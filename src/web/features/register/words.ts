import type { Account, AccountRef, Debt, Household } from "#domain/household/household.ts";
import type { SaveTarget, Transaction } from "#domain/household/records.ts";
import type { RegisterRow } from "#domain/ledger/register.ts";
import { formatMoney, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import { typeOf } from "#domain/spending/find-entries.ts";
import { type Day, yearOf } from "#domain/time/day.ts";
import { dateWords, weekNameWords } from "#web/household/words/date-words.ts";
import { listWords } from "#web/household/words/list-words.ts";

const shortDate = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** "4 Aug", with its year if it is not the current one. */
export function shortDayWords(day: Day, today: Day): string {
  const words = shortDate.format(new Date(day)).replace("Sept", "Sep");
  return yearOf(day) === yearOf(today) ? words : `${words} ${yearOf(day)}`;
}

/** "4 August", with its year if it is not the current one. */
export const dayWords = (day: Day, today: Day): string =>
  yearOf(day) === yearOf(today) ? dateWords(day) : `${dateWords(day)} ${yearOf(day)}`;

/** What the register names an account or a debt by; undefined if it is not listed. */
export const findHolding = (
  { accounts, debts }: Pick<Household, "accounts" | "debts">,
  id: string,
): { of: AccountRef; item: Account | Debt } | undefined => {
  const account = accounts.find((one) => one.id === id);
  if (account) return { of: { kind: "account", id }, item: account };
  const debt = debts.find((one) => one.id === id);
  return debt && { of: { kind: "debt", id }, item: debt };
};

const namesWithoutPayee = {
  spending: "Expense",
  refund: "Money back",
  income: "Income",
  transfer: "Transfer",
} as const;

/** The payee, or the type of entry if there is none. */
export const entryName = (entry: Transaction): string => entry.payee.trim() || namesWithoutPayee[typeOf(entry)];

/** The name of the line. */
export function rowName(row: RegisterRow): string {
  if (row.kind === "entry") return entryName(row.entry);
  if (row.kind === "save") return `Saved, ${weekNameWords(row.save.week)}`;
  if (row.kind === "stated") return row.isFirst ? "First balance" : "Stated balance";
  return row.kind === "difference" ? "Difference to the stated balance" : "Change in value";
}

/** What stands in the column of categories: for a transfer, the other side. */
export function rowPlace(row: RegisterRow, of: AccountRef, household: Household): string {
  if (row.kind === "save") return targetName(row.save.target, household);
  if (row.kind === "difference")
    return of.kind === "debt" ? "Interest, fees, or entries missing here" : "Not explained";
  if (row.kind !== "entry") return "";
  const { entry } = row;
  if (entry.kind === "income") return "Income";
  if (entry.kind === "transfer") return transferWords(entry, of, household);
  if (isPrivateSpace(household)) return "";
  // A bill or a goal pays for it: nothing is missing.
  const without = entry.bill ? "Bill" : entry.goalId !== undefined ? "Paid by a goal" : "No category";
  const ids = entry.splits ? entry.splits.map(({ categoryId }) => categoryId) : [entry.categoryId];
  const labels = ids.map((wanted) => household.categories.find(({ id }) => id === wanted)?.label ?? without);
  return listWords([...new Set(labels)]);
}

/** It has neither people nor categories. */
const isPrivateSpace = ({ people }: Household): boolean => people.length === 0;

function transferWords({ account, toAccount, toPersonId }: Transaction, of: AccountRef, household: Household): string {
  const isArriving = toAccount?.id === of.id;
  const other = isArriving ? account : toAccount;
  const name =
    (other && findHolding(household, other.id)?.item.label) ??
    (isPrivateSpace(household) ? "the household" : undefined) ??
    (isArriving ? undefined : household.people.find(({ id }) => id === toPersonId)?.name);
  return name === undefined ? "Transfer" : `Transfer ${isArriving ? "from" : "to"} ${name}`;
}

const targetNames = { buffer: "Starter buffer", emergency: "Emergency fund", investing: "Investing" } as const;

function targetName(target: SaveTarget, { accounts, debts, goals }: Household): string {
  if (!("id" in target)) return targetNames[target.kind];
  const list: readonly { id: string; label: string }[] =
    target.kind === "goal" ? goals : target.kind === "debt" ? debts : accounts;
  return list.find(({ id }) => id === target.id)?.label ?? "Transfer";
}

/** "− $42.50", "+ $3.00". */
export const changeWords = (change: Minor, format: MoneyFormat): string =>
  formatMoney(change, format, { sign: "always" });

/** "1 entry", "1,204 entries". */
export const entriesWords = (count: number): string =>
  count === 1 ? "1 entry" : `${count.toLocaleString("en")} entries`;

/** What one reads aloud of a tick. */
export const tickLabel = (entry: Transaction, today: Day, format: MoneyFormat): string =>
  `${entryName(entry)}, ${formatMoney(entry.amount, format, { sign: "never" })}, ${dayWords(entry.day, today)}`;

export const noAccountWords = "Choose an account or a debt on net worth. Its register lists what moved it, day by day.";
