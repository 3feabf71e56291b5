import { billPaying } from "#domain/debts/paid-by-bill.ts";
import type { Account, AccountRef, Debt } from "#domain/household/household.ts";
import { accountAsTyped, debtAsTyped, readAccount, readDebt } from "#domain/intake/account-and-debt.ts";
import type { AnswerProblem, AnswerProblems, Answers } from "#domain/intake/answers.ts";
import { day, type EntryRead, isNothing, rate } from "#domain/intake/fields.ts";
import { isSameAccount } from "#domain/ledger/accounts.ts";
import { numberAsTyped } from "#domain/money/parse-number.ts";
import { percentOf, type Rate } from "#domain/money/rate.ts";
import { type HoldingBalance, type HoldingOn, ownersOf } from "#domain/net-worth/holdings.ts";
import type { Day } from "#domain/time/day.ts";
import { choosingBill } from "#web/household/commands/link-bill.ts";
import { type Noted, notingBalance } from "#web/household/commands/note-balance.ts";
import { changingHousehold } from "#web/household/household-record.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import { adding, type Command, changing, deleting, together } from "#web/store/index.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";
import { negativeDebt } from "../update-card.tsx";
import type { Space } from "../worth.ts";

/** Fields that the form has in addition to those of the intake: owners, yearly change, what a debt was taken for, and which bill pays it. */
const ownerSeparator = " ";

/** Chosen instead of owners: a new account or debt goes into the user's private space. */
export const onlyMe = "only-me";

export const ownersIn = ({ whose = "" }: Answers): readonly string[] =>
  whose === "" || whose === onlyMe ? [] : whose.split(ownerSeparator);

/** What was answered, less what a private account or debt can't have: it names nothing of the household. */
export const ownAnswers = (answers: Answers): Answers => ({ ...answers, whose: "", accountId: "", billId: "" });

export const whoseOf = (ownerIds: readonly string[]): string => ownerIds.join(ownerSeparator);

const ownersField = (answers: Answers) => {
  const ownerIds = ownersIn(answers);
  return ownerIds.length > 0 ? { ownerIds } : {};
};

export function readAccountDetails(id: string, answers: Answers, space: Space): EntryRead<Account> {
  const read = readAccount(id, answers, space);
  const change = changeIn(answers, space);
  const closed = closedIn(answers, space);
  if (!read.ok || !change.ok || !closed.ok)
    return { ok: false, problems: { ...problemsOf(read), ...problemsOf(change), ...problemsOf(closed) } };
  const yearly = change.value === 0 ? {} : { yearlyChange: change.value };
  return { ok: true, value: { ...read.value, ...ownersField(answers), ...yearly, ...closed.value } };
}

export function readDebtDetails(id: string, answers: Answers, space: Space): EntryRead<Debt> {
  const read = readDebt(id, answers, space);
  const { accountId = "" } = answers;
  const taken = space.accounts.some((account) => account.id === accountId) ? { accountId } : {};
  const closed = closedIn(answers, space);
  if (!read.ok || !closed.ok) return { ok: false, problems: { ...problemsOf(read), ...problemsOf(closed) } };
  return { ok: true, value: { ...read.value, ...ownersField(answers), ...taken, ...closed.value } };
}

/** An account closes today or before; a day to come is a typing mistake. */
function closedIn({ closedOn = "" }: Answers, space: Space): EntryRead<{ closedOn?: Day }> {
  if (closedOn === "") return { ok: true, value: {} };
  const read = day(closedOn, space);
  if (!read.ok) return { ok: false, problems: { closedOn: read.problem } };
  if (read.value > space.today) return { ok: false, problems: { closedOn: "in-the-future" } };
  return { ok: true, value: { closedOn: read.value } };
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
    closedOn: account.closedOn ?? "",
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
  closedOn: debt.closedOn ?? "",
});

type Kind = HoldingOn["kind"];
type Item = Account | Debt;

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
  account: { ownerIds: undefined, yearlyChange: undefined, closedOn: undefined },
  debt: { ownerIds: undefined, accountId: undefined, closedOn: undefined },
};

const everyone = "";

/** Whose entries happen there by default, as answers: one field for the household and one for each adult. */
export const entriesField = (personId: string): string => `entries-${personId}`;

export function entriesAnswers(of: AccountRef, { people, defaultAccount }: Space): Answers {
  const isIt = (ref: AccountRef | undefined) => (isSameAccount(ref, of) ? "yes" : "");
  const own = adultsOf(people).map(({ id, defaultAccount: ref }) => [entriesField(id), isIt(ref)]);
  return { [entriesField(everyone)]: isIt(defaultAccount), ...Object.fromEntries(own) };
}

/** Changes only the defaults that the form changed. A closed account is nobody's default. */
export function choosingDefaults(of: AccountRef, answers: Answers, closed: boolean, space: Space): Command[] {
  const before = entriesAnswers(of, space);
  const changes = (personId: string): { defaultAccount: AccountRef | undefined } | undefined => {
    const wanted = closed ? "" : (answers[entriesField(personId)] ?? "");
    if (wanted === (before[entriesField(personId)] ?? "")) return undefined;
    return { defaultAccount: wanted === "yes" ? of : undefined };
  };
  const shared = changes(everyone);
  const own = adultsOf(space.people).flatMap(({ id }) => {
    const change = changes(id);
    return change ? [changing("choose-account", "person", id, () => change)] : [];
  });
  return [...(shared ? [changingHousehold("choose-account", shared)] : []), ...own];
}

/** Adds an item, which may be a default from the start. Its initial balance is a field of its own, as in the intake. */
export const addingItem = (kind: Kind, item: Item, answers: Answers, space: Space, billId = ""): Command => ({
  name: `add-${kind}`,
  edits(state, newId) {
    const id = newId();
    const added = adding(`add-${kind}`, kind, { ...item, id } as never);
    const defaults = space.isPrivate ? [] : choosingDefaults({ kind, id }, answers, false, space);
    const link = billId === "" ? [] : [choosingBill(id, billId)];
    return together(`add-${kind}`, [added, ...defaults, ...link]).edits(state, newId);
  },
});

/** Removes it from lists and figures. Undo restores it with its balances. */
export const archivingItem = (kind: Kind, id: string): Command => deleting(`archive-${kind}`, id);

type Words = Readonly<Partial<Record<AnswerProblem, string>>>;

const stillHere = "What you typed is still here.";

const amount: Words = { ...amountProblemText, negative: negativeDebt };

const closingDay: Words = {
  "not-a-day": "This is no day of the calendar.",
  "in-the-future": "That day is still to come. Choose it once the account is closed.",
};

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
  closedOn: closingDay,
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
