import type { Transaction } from "../household/records.ts";
import { type Currency, exponentOf, type Minor } from "../money/money.ts";
import { largestUnits } from "../money/parse-amount.ts";
import { err, ok, type Result } from "../result.ts";
import { parseDay } from "../time/day.ts";

export type TransactionProblem =
  | "unreadable-amount"
  | "nothing-spent"
  | "too-large"
  | "impossible-date"
  | "out-of-range"
  | "splits-do-not-add-up"
  | "label-too-long"
  | "not-a-transfer"
  | "to-oneself"
  | "to-same-account";

/** Validates an entry before it is saved. Zero is invalid; a negative amount is a refund. */
export function checkTransaction(entry: Transaction, currency: Currency): Result<Transaction, TransactionProblem> {
  const day = parseDay(entry.day);
  if (!day.ok) return day;
  if (!Number.isSafeInteger(entry.amount)) return err("unreadable-amount");
  if (entry.amount === 0) return err("nothing-spent");
  if (Math.abs(entry.amount) > largestUnits * 10 ** exponentOf(currency)) return err("too-large");
  if (entry.payee.length > 80) return err("label-too-long");
  if (entry.splits && !addUp(entry)) return err("splits-do-not-add-up");
  return checkDestination(entry);
}

/** Only a transfer has a destination: another account, another person, or both. */
function checkDestination(entry: Transaction): Result<Transaction, TransactionProblem> {
  const { account, toAccount, toPersonId, pairedWith } = entry;
  const hasDestination = toAccount !== undefined || toPersonId !== undefined || pairedWith !== undefined;
  if (hasDestination && entry.kind !== "transfer") return err("not-a-transfer");
  if (account && toAccount && account.kind === toAccount.kind && account.id === toAccount.id)
    return err("to-same-account");
  return toPersonId === entry.personId ? err("to-oneself") : ok(entry);
}

/** Uses big integers, so that huge parts cannot round to a matching sum. */
const addUp = ({ amount, splits = [] }: Transaction): boolean =>
  splits.length > 0 &&
  splits.every((split) => Number.isSafeInteger(split.amount)) &&
  splits.reduce((total, split) => total + BigInt(split.amount), 0n) === BigInt(amount);

/** Whether the weekly budgets pay for it. Bills are planned outside of them, and a goal's money was set aside before. */
export const isEveryday = ({ kind, bill, goalId }: Transaction): boolean =>
  kind === "spending" && bill === undefined && goalId === undefined;

/** The categories and amounts by which an entry counts against the weekly budgets. */
export const everydayParts = (entry: Transaction): readonly { categoryId: string; amount: Minor }[] =>
  isEveryday(entry) ? partsOf(entry) : [];

/** The categories and amounts of an entry, whether budgets or bills pay for it. Transfers have none; "" is no category. */
export function partsOf(entry: Transaction): readonly { categoryId: string; amount: Minor }[] {
  if (entry.kind !== "spending") return [];
  return entry.splits ?? [{ categoryId: entry.categoryId ?? "", amount: entry.amount }];
}
