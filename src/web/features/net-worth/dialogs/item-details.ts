import { billPaying } from "#domain/debts/paid-by-bill.ts";
import type { Account, Debt } from "#domain/household/household.ts";
import { accountAsTyped, debtAsTyped, readAccount, readDebt } from "#domain/intake/account-and-debt.ts";
import type { AnswerProblem, AnswerProblems, Answers } from "#domain/intake/answers.ts";
import { type EntryRead, isNothing, rate } from "#domain/intake/fields.ts";
import { numberAsTyped } from "#domain/money/parse-number.ts";
import { percentOf, type Rate } from "#domain/money/rate.ts";
import { type HoldingBalance, type HoldingOn, ownersOf } from "#domain/net-worth/holdings.ts";
import type { Day } from "#domain/time/day.ts";
import { choosingBill } from "#web/household/commands/link-bill.ts";
import { type Noted, notingBalance } from "#web/household/commands/note-balance.ts";
import { adding, type Command, changing, deleting, together } from "#web/store/index.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";
import { negativeDebt } from "../update-card.tsx";
import type { Space } from "../worth.ts";

/** Fields that the form has in addition to those of the intake: owners, yearly change, what a debt was taken for, and which bill pays it. */
const ownerSeparator = " ";

export const ownersIn = ({ whose = "" }: Answers): readonly string[] =>
  whose === "" ? [] : whose.split(ownerSeparator);

export const whoseOf = (ownerIds: readonly string[]): string => ownerIds.join(ownerSeparator);

const ownersField = (answers: Answers) => {
  const ownerIds = ownersIn(answers);
  return ownerIds.length > 0 ? { ownerIds } : {};
};

export function readAccountDetails(id: string, answers: Answers, space: Space): EntryRead<Account> {
  const read = readAccount(id, answers, space);
  const change = changeIn(answers, space);
  if (!read.ok || !change.ok) return { ok: false, problems: { ...problemsOf(read), ...problemsOf(change) } };
  const yearly = change.value === 0 ? {} : { yearlyChange: change.value };
  return { ok: true, value: { ...read.value, ...ownersField(answers), ...yearly } };
}

export function readDebtDetails(id: string, answers: Answers, space: Space): EntryRead<Debt> {
  const read = readDebt(id, answers, space);
  const { accountId = "" } = answers;
  const taken = space.accounts.some((account) => account.id === accountId) ? { accountId } : {};
  return read.ok ? { ok: true, value: { ...read.value, ...ownersField(answers), ...taken } } : read;
}

const problemsOf = (read: EntryRead<unknown>): AnswerProblems => (read.ok ? {} : read.problems);

function changeIn({ direction = "", change = "" }: Answers, request: Space): EntryRead<Rate> {
  if (direction === "") return { ok: true, value: 0 as Rate };
  const read = isNothing(change) ? ({ ok: false, problem: "empty" } as const) : rate(change, request);
  if (!read.ok) return { ok: false, problems: { change: read.problem } };
  return { ok: true, value: (direction === "loses" ? 0 - read.value : read.value) as Rate };
}

type CurrentBalance = { balance: Account["balance"]; low?: Account["balance"]; high?: Account["balance"] };

/** The balance of today, with a range if it is an estimate. */
const currentBalanceOf = ({ amount, low, high }: HoldingBalance): CurrentBalance => ({
  balance: amount,
  ...(low < high && { low, high }),
});

export function accountAnswers(account: Account, standing: HoldingBalance | null, { format, people }: Space): Answers {
  const { low: _low, high: _high, ...rest } = account;
  const { yearlyChange = 0 as Rate } = account;
  const percent = numberAsTyped(Math.abs(percentOf(yearlyChange)), { locale: format.locale, decimals: 3 });
  return {
    ...accountAsTyped({ ...rest, ...(standing ? currentBalanceOf(standing) : {}) }, format),
    whose: whoseOf(ownersOf(account, people).map(({ id }) => id)),
    ...(yearlyChange !== 0 && { direction: yearlyChange < 0 ? "loses" : "gains", change: percent }),
  };
}

export const debtAnswers = (
  debt: Debt,
  standing: HoldingBalance | null,
  { format, people, bills }: Space,
): Answers => ({
  ...debtAsTyped({ ...debt, ...(standing ? { balance: standing.amount } : {}) }, format),
  whose: whoseOf(ownersOf(debt, people).map(({ id }) => id)),
  accountId: debt.accountId ?? "",
  billId: billPaying(debt, bills)?.id ?? "",
});

type Kind = HoldingOn["kind"];
type Item = Account | Debt;

/** The initial balance is a field of the item itself, as in the intake. */
export const addingItem = (kind: Kind, item: Item, billId = ""): Command =>
  together(`add-${kind}`, [
    adding(`add-${kind}`, kind, item as never),
    ...(billId === "" ? [] : [choosingBill(item.id, billId)]),
  ]);

/** Details change in place. A new amount becomes a balance of today, so that past days keep theirs. `billId` pays the debt. */
export function changingItem(
  kind: Kind,
  item: Item,
  standing: HoldingBalance | null,
  today: Day,
  billId?: string,
): Command {
  const { balance, low, high, ...details } = item as Account;
  const said = { balance, low: low ?? balance, high: high ?? balance };
  const isSaid = standing && standing.amount === balance && standing.low === said.low && standing.high === said.high;
  const noted: Noted = {
    of: { kind, id: item.id },
    day: today,
    amount: balance,
    ...(low !== undefined && { low }),
    ...(high !== undefined && { high }),
  };
  const change = changing(`change-${kind}`, kind, item.id, () => ({ ...taken[kind], ...details }) as never);
  const link = billId === undefined ? [] : [choosingBill(item.id, billId)];
  return together(`change-${kind}`, [change, ...(isSaid ? [] : [notingBalance(noted)]), ...link]);
}

/** Optional fields. Setting them to undefined first removes those that the form cleared. */
const taken: Readonly<Record<Kind, object>> = {
  account: { ownerIds: undefined, yearlyChange: undefined },
  debt: { ownerIds: undefined, accountId: undefined },
};

/** Removes it from lists and figures. Undo restores it with its balances. */
export const archivingItem = (kind: Kind, id: string): Command => deleting(`archive-${kind}`, id);

type Words = Readonly<Partial<Record<AnswerProblem, string>>>;

const stillHere = "What you typed is still here.";

const amount: Words = { ...amountProblemText, negative: negativeDebt };

const percent: Words = {
  empty: "Enter how much a year, in percent.",
  unreadable: `This doesn’t read as a percentage. ${stillHere}`,
  ambiguous: "This can be read in two ways. Leave out the thousands separator to make it clear.",
  "too-many-decimals": "Up to three decimals fit here.",
  "too-small": "This can’t be below 0 %.",
  "too-large": "The highest that fits here is 100 %.",
};

const words: Readonly<Record<string, Words>> = {
  label: { empty: "Enter a name.", "too-long": `Up to 80 characters fit here. ${stillHere}` },
  balance: {
    ...amount,
    "upside-down": "This lies outside the two ends below. Change it, or leave it open.",
  },
  amount: { ...amount, "upside-down": "This lies outside the two ends you gave." },
  low: amount,
  high: { ...amount, "upside-down": "The higher end is below the lower one. They may have changed places." },
  minimum: { ...amount, negative: "This can’t be below zero." },
  apr: percent,
  change: percent,
  day: {
    empty: "Choose a day.",
    "not-a-day": "This is no day of the calendar.",
    ambiguous: "There is a balance on that day already. Change that one instead.",
    "in-the-future": "That day is still to come. Choose today or a day before.",
  },
};

/** The error message of a field. */
export function errorOf(problems: AnswerProblems, field: string): string | undefined {
  const problem = problems[field];
  return problem && (words[field]?.[problem] ?? `This can’t be kept as it stands. ${stillHere}`);
}
