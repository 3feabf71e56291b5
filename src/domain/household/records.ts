import type { Minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import type { AccountRef } from "./household.ts";

/** The target of a save. */
export type SaveTarget =
  | { kind: "goal" | "debt" | "account"; id: string }
  | { kind: "buffer" | "emergency" | "investing" };

/** One amount set aside. Saves never overwrite each other, so two people saving offline both count. */
export interface Save {
  id: string;
  week: WeekId;
  personId: string;
  amount: Minor;
  target: SaveTarget;
  /** The account it came from. A save that names neither account takes the usual ones. The ledger derives the transfer. */
  fromAccountId?: string;
  /** The account it went to, unless the target is one. */
  toAccountId?: string;
  note: string;
  /** Milliseconds; only used to order saves of one week. */
  recordedAt: number;
}

/** Who an entry or a save in a private space is by. Private spaces have no people. */
export const ownPersonId = "me";

/** The household's decision about a week. */
export interface WeekReview {
  week: WeekId;
  decision: "saved" | "nothing" | "skipped";
  isFolded: boolean;
}

/** Weeks that suspend the streak without breaking it; `to` is absent while the pause lasts. */
export interface Pause {
  from: WeekId;
  to?: WeekId;
}

/** Money spent (above zero) or refunded (below zero), received, or transferred. A transfer is neither spending nor income. */
export interface Transaction {
  id: string;
  day: Day;
  amount: Minor;
  payee: string;
  personId: string;
  kind: "spending" | "income" | "transfer";
  /** One category, or several whose parts add up to the amount. */
  categoryId?: string;
  splits?: readonly { categoryId: string; amount: Minor }[];
  note: string;
  /** The only person it was for; absent: the whole household. */
  forPersonId?: string;
  /** Where it happened; absent: it changes no balance. */
  account?: AccountRef;
  /** Transfers only: where the money arrived; with an amount below zero, where it came from. */
  toAccount?: AccountRef;
  /** Transfers only: the adult who received the money from `personId`. Settles their shares. */
  toPersonId?: string;
  /** The bill that it pays, and for which due day. */
  bill?: BillRef;
  /** The goal whose money paid it. The weekly budgets did not. */
  goalId?: string;
  /** Transfers only: the other record of the same transfer. Each then moves only its own account. */
  pairedWith?: TransferPair;
  /** Found on the bank's statement when the account was reconciled. */
  isCleared?: boolean;
  /** Milliseconds; only used to order it among the balances of its day. Absent: before them. */
  recordedAt?: number;
  imported?: ImportedRow;
}

/** The other half of a transfer in the other account's file, or the save that it carried out. */
export interface TransferPair {
  kind: "transaction" | "save";
  id: string;
}

interface BillRef {
  id: string;
  due: Day;
}

/** The origin of an imported entry. Kept when the entry is edited, so that a row is never imported twice. */
interface ImportedRow {
  sourceId: string;
  /** The original row of the bank. Never shown. */
  key: string;
}

/** How to read files with this header line. Only the import knows the contents of `mapping`. */
export interface ImportSource {
  id: string;
  label: string;
  header: string;
  mapping: Readonly<Record<string, unknown>>;
}

/** The stated balance of an account or debt on a day: a fact of one account at one moment. */
export interface Balance {
  id: string;
  of: AccountRef;
  day: Day;
  amount: Minor;
  low?: Minor;
  high?: Minor;
  /** Milliseconds; entries of the day that were recorded later come on top. Absent: before all entries of the day. */
  recordedAt?: number;
}

/** A record that devices may hold in different versions. */
interface Recorded {
  id: string;
  recordedAt: number;
}

const unique = new WeakMap<readonly Recorded[], readonly Recorded[]>();

/**
 * Dedupes records by id and drops deleted ones, independent of their order: the later recorded version wins. Cached per
 * list, because a screen computes many figures from the same list; lists are never mutated.
 */
export function distinct<T extends Recorded>(records: readonly T[], deleted?: ReadonlySet<string>): readonly T[] {
  const cached = unique.get(records) as readonly T[] | undefined;
  const once = cached ?? (hasRepeats(records) ? latestVersions(records) : records);
  if (!cached) unique.set(records, once);
  return deleted?.size ? once.filter(({ id }) => !deleted.has(id)) : once;
}

const hasRepeats = (records: readonly Recorded[]): boolean =>
  new Set(records.map(({ id }) => id)).size < records.length;

function latestVersions<T extends Recorded>(records: readonly T[]): readonly T[] {
  const byId = new Map<string, T>();
  for (const record of records) {
    const other = byId.get(record.id);
    if (!other || isLater(record, other)) byId.set(record.id, record);
  }
  return [...byId.values()];
}

// Two versions of the same instant need the same winner on every device.
function isLater(a: Recorded, b: Recorded): boolean {
  return a.recordedAt === b.recordedAt ? textOf(a) > textOf(b) : a.recordedAt > b.recordedAt;
}

const fields = ["amount", "fromAccountId", "goalId", "id", "kind", "note", "personId", "target", "toAccountId", "week"];

// The replacer list fixes the order of the fields, which would otherwise be the insertion order.
const textOf = (record: Recorded): string => JSON.stringify(record, fields);

/** The recorded balance of an account or debt on a day. Without a range, low and high equal the amount. */
export interface Entry {
  day: Day;
  amount: Minor;
  low: Minor;
  high: Minor;
  /** Absent: it was stated on its day. Otherwise it follows from the balance stated then. */
  statedOn?: Day;
}

// Clamps the range so that it always includes the amount.
export const entryOf = ({ day, amount, low = amount, high = amount }: Balance): Entry => ({
  day,
  amount,
  low: low < amount ? low : amount,
  high: high > amount ? high : amount,
});

/**
 * The order in which balances count; the last one wins. Ties go by id. The remaining keys only make two versions of one id
 * independent of their list order.
 */
export function byDay(a: Balance, b: Balance): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  const later = (a.recordedAt ?? 0) - (b.recordedAt ?? 0);
  if (later !== 0) return later;
  if (a.id !== b.id) return a.id < b.id ? -1 : 1;
  const [left, right] = [entryOf(a), entryOf(b)];
  return left.amount - right.amount || left.low - right.low || left.high - right.high;
}
