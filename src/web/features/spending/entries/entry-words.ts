import type { Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { formatMoney, type Minor } from "#domain/money/money.ts";
import { type EntryType, typeOf } from "#domain/spending/find-entries.ts";
import type { SpendingPeriod } from "#domain/spending/period.ts";
import { type Day, monthOf, yearOf } from "#domain/time/day.ts";
import { placeWords } from "#web/household/account-field.tsx";
import { dateWords, longWeekdayWords, monthWords, weekNameWords } from "#web/household/words/date-words.ts";
import { nameOf } from "#web/household/words/people-words.ts";

export const typeNames: Readonly<Record<EntryType, string>> = {
  spending: "Spent",
  refund: "Money back",
  income: "Income",
  transfer: "Transfer",
};

const namesWithoutPayee: Readonly<Record<EntryType, string>> = { ...typeNames, spending: "Expense" };

/** The payee, or the type of entry if there is none. */
export const entryName = (entry: Transaction): string => entry.payee.trim() || namesWithoutPayee[typeOf(entry)];

/** "Groceries, Home", or for a transfer who received it or its accounts: "Checking → Card". */
export function categoryWords(entry: Transaction, household: Household): string {
  const { categories, people } = household;
  if (entry.kind === "income") return "Income";
  if (entry.kind === "transfer" && entry.toPersonId !== undefined)
    return `Transfer to ${nameOf(people, entry.toPersonId)}`;
  if (entry.kind === "transfer") return (entry.toAccount && placeWords(entry, household)) || "Transfer";
  // A bill or a goal pays for it: nothing is missing.
  const without = entry.bill ? "Bill" : entry.goalId !== undefined ? "Paid by a goal" : "No category";
  const ids = entry.splits ? entry.splits.map(({ categoryId }) => categoryId) : [entry.categoryId];
  const labels = ids.map((wanted) => categories.find(({ id }) => id === wanted)?.label ?? without);
  return [...new Set(labels)].join(", ");
}

/** Its account, where there is more than one and the category does not say it: "Checking". */
export function accountWords(entry: Transaction, household: Household): string {
  const { accounts, debts } = household;
  const isSaid = entry.kind === "transfer" && entry.toPersonId === undefined && entry.toAccount !== undefined;
  return accounts.length + debts.length < 2 || isSaid ? "" : placeWords(entry, household);
}

/** The muted note next to the name: "refund, for Ana, birthday". */
export function noteWords(entry: Transaction, { people }: Household): string {
  const { note, forPersonId } = entry;
  const whose = people.find(({ id }) => id === forPersonId);
  const parts = [typeOf(entry) === "refund" && "refund", whose && `for ${whose.name}`, note.trim()];
  return parts.filter(Boolean).join(", ");
}

/** "Canteen, $12.40". */
export const entryAndAmount = (entry: Transaction, household: Household): string =>
  `${entryName(entry)}, ${formatMoney(entry.amount, household, { sign: "never" })}`;

/** "Today, Thursday 12", with month and year if they are not the current ones. */
export function dayHeading(day: Day, today: Day): string {
  const isThisYear = yearOf(day) === yearOf(today);
  const date = isThisYear && monthOf(day) === monthOf(today) ? String(Number(day.slice(8))) : dateWords(day);
  const words = `${longWeekdayWords(day)} ${date}${isThisYear ? "" : ` ${yearOf(day)}`}`;
  return day === today ? `Today, ${words}` : words;
}

const isCurrent = ({ from, to }: SpendingPeriod, today: Day): boolean => from <= today && today <= to;

/** "Week 46 so far", "October". */
export function periodName(period: SpendingPeriod, today: Day): string {
  const name =
    period.kind === "week"
      ? capital(weekNameWords(period.week))
      : period.kind === "month"
        ? monthName(period.from, today)
        : `${dateWords(period.from)} – ${dateWords(period.to)}`;
  return isCurrent(period, today) ? `${name} so far` : name;
}

const monthName = (day: Day, today: Day): string =>
  yearOf(day) === yearOf(today) ? monthWords(day).replace(/ \d+$/, "") : monthWords(day);

const capital = (words: string): string => words[0]!.toUpperCase() + words.slice(1);

const spans = { week: "week", month: "month", pay: "pay period" } as const;

/** "this week", "in October". */
export const inPeriod = (period: SpendingPeriod, today: Day): string =>
  isCurrent(period, today)
    ? `this ${spans[period.kind]}`
    : period.kind === "pay"
      ? "in this pay period"
      : `in ${period.kind === "week" ? weekNameWords(period.week) : monthName(period.from, today)}`;

/** "1 entry", "1,204 entries". */
export const entriesWords = (count: number): string =>
  count === 1 ? "1 entry" : `${count.toLocaleString("en")} entries`;

/** "$30.40". Pure income has a plus sign; a sum too large to be exact is shown as a dash. */
export function sumWords(sums: { spent: Minor; income: Minor } | undefined, household: Household): string {
  if (!sums) return "–";
  const { spent, income } = sums;
  if (spent === 0 && income > 0) return formatMoney(income, household, { sign: "always" });
  return spent < 0 ? formatMoney(-spent as Minor, household, { sign: "always" }) : formatMoney(spent, household);
}
