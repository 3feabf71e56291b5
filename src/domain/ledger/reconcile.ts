import type { AccountRef } from "../household/household.ts";
import type { Balance, Transaction } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import { addDays, type Day } from "../time/day.ts";
import type { Ledger } from "./ledger.ts";
import type { Movement } from "./movements.ts";

/** What someone ticked and unticked while comparing the account with the bank's statement. Not stored yet. */
export interface Ticks {
  on: ReadonlySet<string>;
  off: ReadonlySet<string>;
}

/** An entry that changes the account. */
export interface TickedMove extends Movement {
  entry: Transaction;
}

/** The account compared with what the bank says of a day. */
export interface Reconciliation {
  /** The last stated balance up to the day. What it includes is settled. */
  anchor: Balance;
  /** That balance plus everything since that is ticked. Saves count, because they cannot be ticked. */
  ticked: Minor;
  /** What the bank says less `ticked`; undefined until a balance is stated. */
  difference: Minor | undefined;
  /** What the bank says less all entries, ticked or not: finishing leaves it in the register as a line of its own. */
  beyond: Minor | undefined;
  /** Entries since the last stated balance that are not ticked, newest first. */
  open: readonly TickedMove[];
  match: Match | undefined;
}

/**
 * What amounts to exactly the difference: entries that are not ticked, one from before the last stated balance that the bank
 * may have booked later, or a save whose money has not moved at the bank.
 */
export type Match =
  | { kind: "open" | "earlier"; moves: readonly TickedMove[] }
  | { kind: "save"; moves: readonly [Movement] };

interface Statement {
  day: Day;
  /** Undefined while it is not typed. */
  amount: Minor | undefined;
  ticks: Ticks;
}

export const isTicked = ({ id, isCleared = false }: Transaction, { on, off }: Ticks): boolean =>
  on.has(id) || (isCleared && !off.has(id));

/** Undefined for a day before the first stated balance: there is nothing to compare with. */
export function reconcile(
  ledger: Ledger,
  of: AccountRef,
  { day, amount, ticks }: Statement,
): Reconciliation | undefined {
  const account = ledger.account(of);
  // An overpaid debt is shown as nothing owed, but the bank's statement has what was paid too much.
  const computed = of.kind === "debt" ? account?.balances.findLast((one) => one.day <= day) : ledger.on(of, day);
  const anchor = account?.statements.findLast((statement) => statement.day <= day);
  if (!account || !anchor || !computed) return undefined;
  const open: TickedMove[] = [];
  const earlier: TickedMove[] = [];
  let ticked: number = computed.amount;
  for (const [on, moves] of account.entries) {
    if (on > day) continue;
    for (const move of moves) {
      if (!isEntry(move)) continue;
      const { entry, change } = move;
      if (isIncluded(move, anchor)) {
        // Ticked now although the last stated balance should include it: the bank booked it later.
        if (ticks.on.has(entry.id) && !entry.isCleared) ticked += change;
        else if (!isTicked(entry, ticks) && on >= addDays(anchor.day, -earlierDays)) earlier.push(move);
      } else if (!isTicked(entry, ticks)) {
        open.push(move);
        ticked -= change;
      }
    }
  }
  open.sort(newestFirst);
  const difference = amount === undefined ? undefined : minor(amount - ticked);
  const saves = [...account.saves].flatMap(([on, moves]) =>
    on > day ? [] : moves.filter((move) => !isIncluded(move, anchor)),
  );
  const match = difference ? findMatch(difference, open, earlier.sort(newestFirst), saves) : undefined;
  const beyond = amount === undefined ? undefined : minor(amount - computed.amount);
  return { anchor, ticked: minor(ticked), difference, beyond, open, match };
}

/** How long before the last stated balance an entry may be that the bank booked after it, such as a check. */
const earlierDays = 62;

/** Among more entries some pair almost always fits by chance. */
const mostForPairs = 60;

const isEntry = (move: Movement): move is TickedMove => move.entry !== undefined;

/** As in the ledger: a stated balance includes what was not recorded after it on its day, and everything before. */
const isIncluded = ({ day, recordedAt }: Movement, anchor: Balance): boolean =>
  day < anchor.day || (day === anchor.day && recordedAt <= (anchor.recordedAt ?? 0));

const newestFirst = (a: TickedMove, b: TickedMove): number => {
  if (a.day !== b.day) return a.day < b.day ? 1 : -1;
  return b.recordedAt - a.recordedAt || (a.entry.id < b.entry.id ? 1 : -1);
};

function findMatch(
  difference: Minor,
  open: readonly TickedMove[],
  earlier: readonly TickedMove[],
  saves: readonly Movement[],
): Match | undefined {
  const single = open.find(({ change }) => change === difference);
  if (single) return { kind: "open", moves: [single] };
  const pair = open.length <= mostForPairs ? pairOf(difference, open) : undefined;
  if (pair) return { kind: "open", moves: pair };
  const late = earlier.find(({ change }) => change === difference);
  if (late) return { kind: "earlier", moves: [late] };
  const save = saves.find(({ change }) => -change === difference);
  return save && { kind: "save", moves: [save] };
}

function pairOf(difference: Minor, open: readonly TickedMove[]): readonly TickedMove[] | undefined {
  const byChange = new Map<number, TickedMove>();
  for (const move of open) {
    const other = byChange.get(difference - move.change);
    if (other) return [other, move];
    if (!byChange.has(move.change)) byChange.set(move.change, move);
  }
  return undefined;
}
