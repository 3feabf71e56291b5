import type { Account, Debt } from "#domain/household/household.ts";
import { accountAsTyped, readAccount } from "#domain/intake/account.ts";
import type { AnswerProblems, Answers } from "#domain/intake/answers.ts";
import { debtAsTyped, readDebt } from "#domain/intake/debt.ts";
import { isNothing, rate } from "#domain/intake/fields.ts";
import type { EntryRead } from "#domain/intake/read-fields.ts";
import { numberAsTyped } from "#domain/money/parse-number.ts";
import { percentOf, type Rate } from "#domain/money/rate.ts";
import type { Standing } from "#domain/net-worth/holdings-on.ts";
import { ownersOf } from "#domain/net-worth/owners.ts";
import type { Place } from "../worth.ts";

/** What the form asks beside what the intake asks: whose, how its value goes by itself, what a debt was taken for. */
const ownerSeparator = " ";

export const ownersIn = ({ whose = "" }: Answers): readonly string[] =>
  whose === "" ? [] : whose.split(ownerSeparator);

export const whoseOf = (ownerIds: readonly string[]): string => ownerIds.join(ownerSeparator);

const ownersField = (answers: Answers) => {
  const ownerIds = ownersIn(answers);
  return ownerIds.length > 0 ? { ownerIds } : {};
};

export function readAccountDetails(id: string, answers: Answers, place: Place): EntryRead<Account> {
  const read = readAccount(id, answers, place);
  const change = changeIn(answers, place);
  if (!read.ok || !change.ok) return { ok: false, problems: { ...problemsOf(read), ...problemsOf(change) } };
  const yearly = change.value === 0 ? {} : { yearlyChange: change.value };
  return { ok: true, value: { ...read.value, ...ownersField(answers), ...yearly } };
}

export function readDebtDetails(id: string, answers: Answers, place: Place): EntryRead<Debt> {
  const read = readDebt(id, answers, place);
  const { accountId = "" } = answers;
  const taken = place.accounts.some((account) => account.id === accountId) ? { accountId } : {};
  return read.ok ? { ok: true, value: { ...read.value, ...ownersField(answers), ...taken } } : read;
}

const problemsOf = (read: EntryRead<unknown>): AnswerProblems => (read.ok ? {} : read.problems);

function changeIn({ direction = "", change = "" }: Answers, asked: Place): EntryRead<Rate> {
  if (direction === "") return { ok: true, value: 0 as Rate };
  const read = isNothing(change) ? ({ ok: false, problem: "empty" } as const) : rate(change, asked);
  if (!read.ok) return { ok: false, problems: { change: read.problem } };
  return { ok: true, value: (direction === "loses" ? 0 - read.value : read.value) as Rate };
}

type Held = { balance: Account["balance"]; low?: Account["balance"]; high?: Account["balance"] };

/** As it stands today, a range only where there is one. */
export const heldOf = ({ amount, low, high }: Standing): Held => ({
  balance: amount,
  ...(low < high && { low, high }),
});

export function accountAnswers(account: Account, standing: Standing | null, { format, people }: Place): Answers {
  const { low: _low, high: _high, ...rest } = account;
  const { yearlyChange = 0 as Rate } = account;
  const percent = numberAsTyped(Math.abs(percentOf(yearlyChange)), { locale: format.locale, decimals: 3 });
  return {
    ...accountAsTyped({ ...rest, ...(standing ? heldOf(standing) : {}) }, format),
    whose: whoseOf(ownersOf(account, people).map(({ id }) => id)),
    ...(yearlyChange !== 0 && { direction: yearlyChange < 0 ? "loses" : "gains", change: percent }),
  };
}

export const debtAnswers = (debt: Debt, standing: Standing | null, { format, people }: Place): Answers => ({
  ...debtAsTyped({ ...debt, ...(standing ? { balance: standing.amount } : {}) }, format),
  whose: whoseOf(ownersOf(debt, people).map(({ id }) => id)),
  accountId: debt.accountId ?? "",
});
