import type { AccountRef, Household } from "../household/household.ts";
import type { Save, Transaction } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import { type Day, dayAt } from "../time/day.ts";
import { calendarOf, endOfWeek, startOfWeek } from "../time/week.ts";
import { accountKey, destinationOfSave, isSameAccount, sourceOfSave } from "./accounts.ts";

/** A change of one balance: of what an account holds, or of what is owed on a debt. */
export interface Movement {
  /** From `accountKey`. */
  account: string;
  day: Day;
  change: Minor;
  /** Orders it among the stated balances of its day. */
  recordedAt: number;
  /** The record that moves it: an entry, or a save whose transfer the ledger derives. */
  entry?: Transaction;
  save?: Save;
}

/** Money that leaves an account lowers its balance; money that leaves by a card raises what is owed. */
const leaving = ({ kind }: AccountRef, amount: Minor): Minor => minor(kind === "account" ? -amount : amount);
const arriving = ({ kind }: AccountRef, amount: Minor): Minor => minor(kind === "account" ? amount : -amount);

/** What an entry changes. One without an account changes nothing. Half of a paired transfer moves only its own account. */
export function movementsOf(entry: Transaction): Movement[] {
  const { kind, account, toAccount, amount, day, recordedAt = 0, pairedWith } = entry;
  const moves: Movement[] = [];
  const move = (of: AccountRef, change: Minor) =>
    moves.push({ account: accountKey(of), day, change, recordedAt, entry });
  if (account) move(account, kind === "income" ? arriving(account, amount) : leaving(account, amount));
  if (kind === "transfer" && toAccount && pairedWith === undefined) move(toAccount, arriving(toAccount, amount));
  return moves;
}

type SaveParts = Parameters<typeof sourceOfSave>[1] & Pick<Household, "calendars">;

/** The transfer of a save. Accounts in `paired` are left out: an imported entry moves them instead. */
export function movementsOfSave(save: Save, household: SaveParts, paired?: ReadonlySet<string>): Movement[] {
  const [from, to] = [sourceOfSave(save, household), destinationOfSave(save, household)];
  // Without a destination the money stays where it is: it is set aside in the household's mind alone.
  if (!to || isSameAccount(from, to) || save.amount === 0) return [];
  const [day, { recordedAt, amount }] = [dayOfSave(save, household), save];
  const moves: Movement[] = [{ account: accountKey(to), day, change: arriving(to, amount), recordedAt, save }];
  if (from) moves.push({ account: accountKey(from), day, change: leaving(from, amount), recordedAt, save });
  return paired ? moves.filter(({ account }) => !paired.has(account)) : moves;
}

const days = new WeakMap<Save, Day>();

/** The day on which it was recorded; for a save of an earlier week, that week's last day. */
export function dayOfSave(save: Save, { calendars }: Pick<Household, "calendars">): Day {
  const known = days.get(save);
  if (known !== undefined) return known;
  const { week, recordedAt } = save;
  const recorded = dayAt(recordedAt, calendarOf(week, calendars).timeZone);
  const [first, last] = [startOfWeek(week, calendars), endOfWeek(week, calendars)];
  const day = recorded < first ? first : recorded > last ? last : recorded;
  days.set(save, day);
  return day;
}
