import { type Balance, entryOf, type Save, type Transaction } from "../household/records.ts";
import { type Minor, minor, subtract } from "../money/money.ts";
import { accruedEntry } from "../net-worth/balance-book.ts";
import { type Day, daysBetween } from "../time/day.ts";
import type { AccountLedger, LedgerBalance } from "./ledger.ts";
import type { Movement } from "./movements.ts";

interface RowBase {
  /** Unique within the register. */
  id: string;
  day: Day;
  change: Minor;
  /** After this row; undefined before the first stated balance, which already includes it. */
  balance: Minor | undefined;
}

/** One line of the register of an account or debt. */
export type RegisterRow = RowBase &
  (
    | { kind: "entry"; entry: Transaction }
    /** The transfer of a save. */
    | { kind: "save"; save: Save }
    /** A stated balance. */
    | { kind: "stated"; statement: Balance; isFirst: boolean }
    /** What a stated balance shows beyond the computed one, such as the interest of a debt. */
    | { kind: "difference" }
    /** The yearly change of the account since its last balance. */
    | { kind: "growth" }
  );

/** The rows of one account or debt, newest first. Computed a day at a time, because there may be very many. */
export interface Register {
  /** The number of rows. */
  count: number;
  rowAt(index: number): RegisterRow;
  /** The positions of the rows that match. */
  find(matches: (row: RegisterRow) => boolean): Int32Array;
}

/** The days of a register, newest first. */
interface DayIndex {
  days: readonly Day[];
  /** The position of each day's first row. */
  starts: Int32Array;
  count: number;
}

export function registerOf(account: AccountLedger): Register {
  const rowsOn = rowsOfDays(account);
  const index = indexDays(account, rowsOn);
  const cached = new Map<number, readonly RegisterRow[]>();
  const rowsAt = (at: number): readonly RegisterRow[] => {
    const rows = cached.get(at) ?? rowsOn(index.days[at]!);
    cached.set(at, rows);
    return rows;
  };
  return {
    count: index.count,
    rowAt(position) {
      const at = lastStart(index.starts, position);
      return rowsAt(at)[position - index.starts[at]!]!;
    },
    find(matches) {
      const found: number[] = [];
      for (const [at, day] of index.days.entries())
        for (const [offset, row] of (cached.get(at) ?? rowsOn(day)).entries())
          if (matches(row)) found.push(index.starts[at]! + offset);
      return Int32Array.from(found);
    },
  };
}

/** Only days with a stated balance may have rows that are no movements, so the others are counted, not computed. */
function indexDays(account: AccountLedger, rowsOn: (day: Day) => readonly RegisterRow[]): DayIndex {
  const { statements, entries, saves, yearlyChange } = account;
  const statedDays = new Set(statements.map(({ day }) => day));
  const days = [...new Set([...statedDays, ...entries.keys(), ...saves.keys()])].sort().reverse();
  const starts = new Int32Array(days.length);
  let count = 0;
  for (const [at, day] of days.entries()) {
    starts[at] = count;
    const isPlain = yearlyChange === 0 && !statedDays.has(day);
    count += isPlain ? (entries.get(day)?.length ?? 0) + (saves.get(day)?.length ?? 0) : rowsOn(day).length;
  }
  return { days, starts, count };
}

/** Computes the rows of one day, newest first, from the balance at the end of the day before. */
function rowsOfDays(account: AccountLedger): (day: Day) => readonly RegisterRow[] {
  const { balances, statements, entries, saves, yearlyChange } = account;
  const firstStated = statements[0];
  const statedOn = byDay(statements);
  return (day) => {
    const before = lastBefore(day, balances);
    const rows: RegisterRow[] = [];
    let balance: Minor | undefined = before?.amount;
    if (before && yearlyChange !== 0) {
      const { amount } = accruedEntry(entryOf(before), yearlyChange, daysBetween(before.day, day));
      const change = subtract(amount, before.amount);
      balance = amount;
      if (change !== 0) rows.push({ kind: "growth", id: `growth@${day}`, day, change, balance });
    }
    for (const event of eventsOf(entries.get(day), saves.get(day), statedOn.get(day))) {
      if ("statement" in event) {
        const { statement } = event;
        const [{ id, amount }, isFirst] = [statement, statement === firstStated];
        const change = balance === undefined ? minor(0) : subtract(amount, balance);
        balance = amount;
        if (change !== 0) rows.push({ kind: "difference", id: `difference@${id}`, day, change, balance });
        rows.push({ kind: "stated", id, day, change: minor(0), balance, statement, isFirst });
      } else {
        const { change, entry, save } = event.move;
        if (balance !== undefined) balance = minor(balance + change);
        if (entry) rows.push({ kind: "entry", id: entry.id, day, change, balance, entry });
        else if (save) rows.push({ kind: "save", id: save.id, day, change, balance, save });
      }
    }
    return rows.reverse();
  };
}

function byDay(statements: readonly Balance[]): ReadonlyMap<Day, readonly Balance[]> {
  const days = new Map<Day, Balance[]>();
  for (const statement of statements) days.set(statement.day, [...(days.get(statement.day) ?? []), statement]);
  return days;
}

type Event = { move: Movement } | { statement: Balance };

/** In the order in which they count. A stated balance includes everything of its day that was not recorded after it. */
function eventsOf(
  entries: readonly Movement[] = [],
  saves: readonly Movement[] = [],
  statements: readonly Balance[] = [],
): Event[] {
  const moves = [...entries, ...saves].sort((a, b) => a.recordedAt - b.recordedAt || (idOf(a) < idOf(b) ? -1 : 1));
  const events: Event[] = [];
  let next = 0;
  for (const statement of statements) {
    const at = statement.recordedAt ?? 0;
    while (next < moves.length && moves[next]!.recordedAt <= at) events.push({ move: moves[next++]! });
    events.push({ statement });
  }
  for (const move of moves.slice(next)) events.push({ move });
  return events;
}

const idOf = ({ entry, save }: Movement): string => entry?.id ?? save?.id ?? "";

/** Binary search: the last balance before a day. */
function lastBefore(day: Day, balances: readonly LedgerBalance[]): LedgerBalance | undefined {
  let [low, high] = [0, balances.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (balances[middle]!.day < day) low = middle + 1;
    else high = middle;
  }
  return balances[low - 1];
}

/** Binary search: the last day that starts at or before a position. */
function lastStart(starts: Int32Array, position: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
