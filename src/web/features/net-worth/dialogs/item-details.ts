import type { Account, Debt } from "#domain/household/household.ts";
import { accountAsTyped, debtAsTyped, readAccount, readDebt } from "#domain/intake/account-and-debt.ts";
import type { AnswerProblems, Answers } from "#domain/intake/answers.ts";
import { type EntryRead, isNothing, rate } from "#domain/intake/fields.ts";
import type { Minor } from "#domain/money/money.ts";
import { numberAsTyped } from "#domain/money/parse-number.ts";
import { percentOf, type Rate } from "#domain/money/rate.ts";
import { type HoldingOn, ownersOf, type Standing } from "#domain/net-worth/holdings.ts";
import type { Day } from "#domain/time/day.ts";
import { fieldsOfDomain } from "#sync/kinds/domain-form.ts";
import { type Noted, notingBalance } from "#web/household/commands/note-balance.ts";
import { adding, type Command, changing, deleting, together } from "#web/store/command.ts";
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
const heldOf = ({ amount, low, high }: Standing): Held => ({
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

type Kind = HoldingOn["kind"];
type Item = Account | Debt;

/** What was said of it at first is its own balance, as when the intake lists it. */
export const addingItem = (kind: Kind, item: Item): Command =>
  adding(`add-${kind}`, kind, fieldsOfDomain(item) as never);

/** Details change in place; what it stands at is a balance of today, so that the days before keep theirs. */
export function changingItem(kind: Kind, item: Item, standing: Standing | null, today: Day): Command {
  const { balance, low, high, ...details } = fieldsOfDomain(item) as Fields;
  const said = { balance, low: low ?? balance, high: high ?? balance };
  const isSaid = standing && standing.amount === balance && standing.low === said.low && standing.high === said.high;
  const noted: Noted = {
    ...{ of: { kind, id: item.id }, day: today, amount: balance },
    ...(low !== undefined && { low }),
    ...(high !== undefined && { high }),
  };
  const change = changing(`change-${kind}`, kind, item.id, () => ({ ...taken[kind], ...details }) as never);
  return together(`change-${kind}`, [change, ...(isSaid ? [] : [notingBalance(noted)])]);
}

type Fields = { balance: Minor; low?: Minor; high?: Minor } & Readonly<Record<string, unknown>>;

/** Answers that may be taken back: a record that had them loses them. */
const taken: Readonly<Record<Kind, object>> = {
  account: { ownerIds: undefined, yearlyChange: undefined },
  debt: { ownerIds: undefined, accountId: undefined },
};

/** It leaves the lists and every figure; bringing it back brings its balances back. */
export const archivingItem = (kind: Kind, id: string): Command => deleting(`archive-${kind}`, id);
