import { type Household, maxLabelLength } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { accountOfKey, closedAccount } from "#domain/ledger/account-choices.ts";
import { type Minor, negate } from "#domain/money/money.ts";
import { amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import { err } from "#domain/result.ts";
import { type Day, parseDay } from "#domain/time/day.ts";
import { longestNote } from "#sync/kinds/fields.ts";
import { closedWords } from "#web/household/account-field.tsx";
import { type NewCategory, newCategoryProblem } from "#web/household/commands/new-category.ts";
import { adding, type Command } from "#web/store/index.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";

/** The form as typed. Undefined fields have not been touched and get a default. */
export interface ExpenseDraft {
  amount: string;
  payee: string;
  categoryId?: string | undefined;
  /** Saved with the expense, if that has it. */
  newCategory?: NewCategory | undefined;
  personId?: string | undefined;
  note?: string | undefined;
  day?: string | undefined;
  /** From `accountKey`; "" is no account. Undefined follows the payer. */
  account?: string | undefined;
  /** Whether it pays the bill that it seems to pay. Undefined: yes, as a guess. */
  paysBill?: boolean | undefined;
}

export type ExpenseField = "amount" | "payee" | "newCategory" | "note" | "day" | "account";

/** The category being made, if the expense has it. */
export const usedNewCategory = ({ categoryId, newCategory }: ExpenseDraft): NewCategory | undefined =>
  categoryId !== undefined && categoryId === newCategory?.id ? newCategory : undefined;

export interface ExpenseProblem {
  field: ExpenseField;
  words: string;
}

export const emptyDraft: ExpenseDraft = { amount: "", payee: "" };

export const isEmptyDraft = ({ amount, payee, note = "" }: ExpenseDraft): boolean =>
  `${amount}${payee}${note}`.trim() === "";

type ReadExpense = { entry: Omit<Transaction, "id"> } | { problem: ExpenseProblem };

/** The entry, or the first problem. */
export function readExpense(
  draft: ExpenseDraft,
  { categoryId, personId, account: key = "" }: { categoryId: string; personId: string; account?: string },
  household: Household,
  today: Day,
): ReadExpense {
  const amount = readAmount(draft.amount, household);
  const [payee, note] = [draft.payee.trim(), draft.note?.trim() ?? ""];
  const day = readDay(draft.day, today);
  if (!amount.ok) return problemAt("amount", amount.words);
  if (payee.length > maxLabelLength) return problemAt("payee", tooLong("A name", maxLabelLength));
  const made = usedNewCategory(draft);
  const unnamed = made && newCategoryProblem(made, household.categories);
  if (unnamed) return problemAt("newCategory", unnamed);
  if (note.length > longestNote) return problemAt("note", tooLong("A note", longestNote));
  if (!day.ok) return problemAt("day", day.words);
  const account = accountOfKey(key);
  const closed = closedAccount(household, account, day.value);
  if (closed) return problemAt("account", closedWords(closed));
  const entry = { amount: amount.value, payee, note, personId, day: day.value, kind: "spending" } as const;
  return { entry: { ...entry, ...(categoryId !== "" && { categoryId }), ...(account && { account }) } };
}

type Read<Value> = { ok: true; value: Value } | { ok: false; words: string };

const problemAt = (field: ExpenseField, words: string) => ({ problem: { field, words } });

function readAmount(text: string, household: Household): Read<Minor> {
  const amount = parseAmount(text, household);
  if (!amount.ok) return { ok: false, words: amountProblemText[amount.problem] };
  return amount.value === 0 ? { ok: false, words: "Enter what it came to: zero is no expense." } : amount;
}

const tooLong = (what: string, most: number): string =>
  `${what} has room for ${most} letters. What you typed is still here.`;

function readDay(text: string | undefined, today: Day): Read<Day> {
  if (text === undefined) return { ok: true, value: today };
  const day = parseDay(text);
  if (!day.ok) return { ok: false, words: "Choose a day that is in the calendar, from 1970 on." };
  if (day.value <= today) return day;
  return { ok: false, words: "That day is still to come. Choose today or a day before." };
}

const minus = /^\s*[-−–]/;

/** A negative amount is a refund. */
export function isMoneyBack(text: string, household: Household): boolean {
  const amount = parseAmount(text, household);
  return amount.ok ? amount.value < 0 : minus.test(text);
}

/** The amount with the opposite sign, for number pads without a minus key. */
export function withOtherSign(text: string, household: Household): string {
  const amount = parseAmount(text, household);
  if (amount.ok && amount.value !== 0) return amountAsTyped(negate(amount.value), household);
  return minus.test(text) ? text.replace(minus, "") : `−${text}`;
}

/** Adds an entry. Fails if its category or person has been deleted meanwhile. */
export const addingExpense = (fields: Omit<Transaction, "id">): Command => ({
  name: "add-expense",
  edits(state, newId) {
    const { personId, categoryId } = fields;
    const isThere =
      state.of.person.get(personId) && (categoryId === undefined || state.of.category.get(categoryId) !== undefined);
    return isThere ? adding("add-expense", "transaction", fields).edits(state, newId) : err("gone");
  },
});
