import { type Household, maxLabelLength } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { accountOfKey, closedAccount } from "#domain/ledger/account-choices.ts";
import { isSameAccount } from "#domain/ledger/accounts.ts";
import { formatMoney, type Minor, minor } from "#domain/money/money.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { asBillPayment, type BillOn } from "#domain/spending/bill-matches.ts";
import { checkTransaction } from "#domain/spending/transaction.ts";
import type { Cadence } from "#domain/time/cadence.ts";
import type { Day } from "#domain/time/day.ts";
import { longestNote } from "#sync/kinds/fields.ts";
import { closedWords } from "#web/household/account-field.tsx";
import { newCategoryProblem } from "#web/household/commands/new-category.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";
import { type Draft, type Read, readDay, readUntil, type SplitDraft, usedNewCategory } from "./draft.ts";

/** Fields that follow from others if they were not chosen. */
export interface ResolvedFields {
  categoryId: string;
  personId: string;
  /** From `accountKey`; "" is none. */
  account: string;
  toAccount: string;
  /** The bill that it pays, chosen or guessed. */
  bill?: BillOn | undefined;
}

export interface ReadEntry {
  entry: Omit<Transaction, "id" | "imported">;
  repeat: { cadence: Cadence; until?: Day } | undefined;
  quickLabel: string | undefined;
  ruleContains: string | undefined;
}

/** A sentence by field name. */
export type Problems = Readonly<Record<string, string>>;

type ReadDraft = { ok: true; value: ReadEntry } | { ok: false; problems: Problems };

const tooLong = (what: string, most: number): string =>
  `${what} has room for ${most} letters. What you typed is still here.`;

/** The entry with its extras, or all problems at once. */
export function readDraft(draft: Draft, resolved: ResolvedFields, household: Household, today: Day): ReadDraft {
  const amount = readAmount(draft, household);
  const day = readDay(draft.day, today);
  const until = draft.cadence === "" || !day.ok ? none : readUntil(draft.until, day.value);
  const parts = partsOf(draft, resolved, amount, household);
  const problems: Record<string, string> = { ...textProblems(draft), ...personProblems(draft, resolved, amount) };
  Object.assign(problems, newCategoryProblems(draft, resolved, household));
  if (day.ok) Object.assign(problems, accountProblems(draft, resolved, day.value, household));
  if (!amount.ok) problems.amount = amount.words;
  if (!day.ok) problems.day = day.words;
  if (!until.ok) problems.until = until.words;
  if (!parts.ok) Object.assign(problems, parts.problems);
  if (Object.keys(problems).length > 0 || !amount.ok || !day.ok || !until.ok || !parts.ok)
    return { ok: false, problems };
  const typed = entryOf(draft, resolved, { amount: amount.value, day: day.value, ...parts.value });
  const entry = resolved.bill ? asBillPayment(typed, resolved.bill, household.debts) : typed;
  if (isSameAccount(entry.account, entry.toAccount)) return { ok: false, problems: { account: paidFromItself } };
  const checked = checkTransaction({ ...entry, id: "new" }, household.currency);
  if (!checked.ok) return { ok: false, problems: { amount: "This can’t be kept as it stands. Look over the amount." } };
  const repeat =
    draft.cadence === "" ? undefined : { cadence: draft.cadence, ...(until.value && { until: until.value }) };
  return { ok: true, value: { entry, repeat, ...extrasOf(draft) } };
}

const paidFromItself = "This bill pays what is owed there. Choose the account that the money came from.";

function newCategoryProblems(draft: Draft, resolved: ResolvedFields, { categories }: Household): Problems {
  const made = usedNewCategory(draft, resolved);
  const newCategory = made && newCategoryProblem(made, categories);
  return newCategory ? { newCategory } : {};
}

const none: Read<undefined> = { ok: true, value: undefined };

const extrasOf = ({ quickLabel, ruleContains }: Draft) => ({
  quickLabel: quickLabel?.trim(),
  ruleContains: ruleContains?.trim(),
});

function textProblems({ payee, note, quickLabel, ruleContains }: Draft): Record<string, string> {
  const problems: Record<string, string> = {};
  if (payee.trim().length > maxLabelLength) problems.payee = tooLong("A name", maxLabelLength);
  if (note.trim().length > longestNote) problems.note = tooLong("A note", longestNote);
  for (const [name, text] of Object.entries({ quickLabel, ruleContains })) {
    if (text !== undefined && text.trim() === "") problems[name] = "Give it a word or two, or take the tick off.";
    if (text !== undefined && text.trim().length > maxLabelLength) problems[name] = tooLong("This", maxLabelLength);
  }
  return problems;
}

function personProblems(
  { type, toPersonId }: Draft,
  resolved: ResolvedFields,
  amount: Read<Minor>,
): Record<string, string> {
  if (type !== "transfer" || toPersonId === "") return {};
  if (toPersonId === resolved.personId) return { toPersonId: "Choose someone else: nobody hands money to themselves." };
  if (amount.ok && amount.value < 0) return { amount: "Type it without a minus, and choose who handed it to whom." };
  return {};
}

function accountProblems(
  { type }: Draft,
  { account, toAccount }: ResolvedFields,
  day: Day,
  household: Household,
): Record<string, string> {
  const problems: Record<string, string> = {};
  const closed = closedAccount(household, accountOfKey(account), day);
  if (closed) problems.account = closedWords(closed);
  if (type !== "transfer" || toAccount === "") return problems;
  const closedThere = closedAccount(household, accountOfKey(toAccount), day);
  if (closedThere) problems.toAccount = closedWords(closedThere);
  if (account === toAccount) problems.toAccount = "It is there already. Choose another account to move it to.";
  return problems;
}

type Parts = Pick<Transaction, "categoryId" | "splits">;

/** Only spending has categories. A single part is not a split. */
function partsOf(
  draft: Draft,
  { categoryId }: ResolvedFields,
  amount: Read<Minor>,
  household: Household,
): { ok: true; value: Parts } | { ok: false; problems: Problems } {
  if (draft.type === "income" || draft.type === "transfer") return { ok: true, value: {} };
  const inOne = (id: string) => ({ ok: true, value: id === "" ? {} : { categoryId: id } }) as const;
  if (!draft.splits) return inOne(categoryId);
  const splits = readSplits(draft, household);
  if (!splits.ok || !amount.ok) return { ok: false, problems: splits.ok ? {} : splits.problems };
  return splits.value.length === 1 ? inOne(splits.value[0]!.categoryId) : { ok: true, value: { splits: splits.value } };
}

/** Only a transfer hands money to someone, and only spending is for someone or paid by a goal. */
function entryOf(
  { type, payee, note, forPersonId, toPersonId, goalId }: Draft,
  { personId, ...keys }: ResolvedFields,
  read: { amount: Minor; day: Day } & Parts,
): ReadEntry["entry"] {
  const kind = type === "refund" ? "spending" : type;
  const [account, toAccount] = [accountOfKey(keys.account), accountOfKey(keys.toAccount)];
  return {
    kind,
    payee: payee.trim(),
    note: note.trim(),
    personId,
    ...read,
    ...(kind === "spending" && forPersonId !== "" && { forPersonId }),
    ...(kind === "spending" && goalId !== "" && { goalId }),
    ...(kind === "transfer" && toPersonId !== "" && { toPersonId }),
    ...(account && { account }),
    ...(kind === "transfer" && toAccount && { toAccount }),
  };
}

/** The amount with the sign of its type: a refund is negative however it was typed. */
function readAmount({ type, amount }: Pick<Draft, "type" | "amount">, household: Household): Read<Minor> {
  const read = readText(amount, household);
  return read.ok && type === "refund" ? { ok: true, value: minor(-Math.abs(read.value)) } : read;
}

/** A part may have the opposite sign, such as a deposit returned on a larger bill. */
function readPart(text: string, type: Draft["type"], household: Household): Read<Minor> {
  const read = readText(text, household);
  return read.ok && type === "refund" ? { ok: true, value: minor(-read.value) } : read;
}

function readText(text: string, household: Household): Read<Minor> {
  const read = parseAmount(text, household);
  if (!read.ok) return { ok: false, words: amountProblemText[read.problem] };
  return read.value === 0 ? { ok: false, words: "Enter what it came to: zero is no entry." } : read;
}

const isTyped = ({ amount }: SplitDraft): boolean => amount.trim() !== "";

/** The part of the amount that is not assigned yet; negative if the parts exceed it, undefined while something is unreadable. */
export function restOf(draft: Draft, household: Household): Minor | undefined {
  const whole = parseAmount(draft.amount, household);
  if (!whole.ok) return undefined;
  let rest: number = draft.type === "refund" ? Math.abs(whole.value) : whole.value;
  for (const split of (draft.splits ?? []).filter(isTyped)) {
    const part = parseAmount(split.amount, household);
    if (!part.ok) return undefined;
    rest -= part.value;
  }
  return minor(rest);
}

export function restWords(rest: Minor, household: Household): string {
  if (rest === 0) return "The parts add up.";
  const sum = formatMoney(minor(Math.abs(rest)), household);
  return rest > 0 ? `${sum} is in no part yet.` : `The parts are ${sum} more than the amount.`;
}

type ReadSplits =
  | { ok: true; value: { categoryId: string; amount: Minor }[] }
  | { ok: false; problems: Readonly<Record<string, string>> };

/** Parts that add up, with the sign of the whole, or problems by field. Lines without an amount are skipped. */
function readSplits(draft: Draft, household: Household): ReadSplits {
  const parts = (draft.splits ?? []).filter(isTyped);
  const read = parts.map((split) => ({
    split,
    amount: readPart(split.amount, draft.type, household),
  }));
  const unreadable = read.flatMap(({ split, amount }) => (amount.ok ? [] : [[`split-${split.key}`, amount.words]]));
  if (unreadable.length > 0) return { ok: false, problems: Object.fromEntries(unreadable) };
  const rest = restOf(draft, household);
  if (parts.length === 0) return { ok: false, problems: { splits: "Say what of it is for which category." } };
  if (rest !== undefined && rest !== 0) return { ok: false, problems: { splits: restWords(rest, household) } };
  return {
    ok: true,
    value: read.flatMap(({ split, amount }) =>
      amount.ok ? { categoryId: split.categoryId, amount: amount.value } : [],
    ),
  };
}
