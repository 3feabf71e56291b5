import { type CooperativeTask, runToEnd } from "../cooperative-task.ts";
import type { AccountRef, Household } from "../household/household.ts";
import type { Save, Transaction, TransferPair } from "../household/records.ts";
import { payeeKey } from "../spending/payee-memory.ts";
import { payeeStem } from "../spending/payee-rules.ts";
import { dayNumber } from "../time/day.ts";
import { accountKey, destinationOfSave, isSameAccount, sourceOfSave } from "./accounts.ts";
import { dayOfSave } from "./movements.ts";
import { arePairable, nearDays, outOf, pairOf } from "./pairs.ts";
import { accountNamedIn, rowWords, saysCardPayment, saysPay, saysTransfer, transferToldBy } from "./transfer-words.ts";

/**
 * Finds the transfers and refunds among new entries. An entry is a transfer if
 * - an equal amount moved the other way in another own account within 5 days, and neither of the two is clearly something
 *   else: money in is none if it says pay or interest, or comes from a payee who was paid or who paid before; money out is
 *   none if its payee has a category. An entry whose own words say transfer is never something else.
 * - it carries out a save: money in where the save went, by the same rule; money out of where it came from only if its words
 *   say transfer or name an own account, because a purchase may cost as much as a save by chance.
 * - its words alone say so: the payment of a card, or a transfer to or from an account that they name.
 * The nearest day wins, then the words. Money that came in from a payee who was paid before is a refund.
 */
export interface FoundTransfers {
  transfers: readonly FoundTransfer[];
  /** The entries that return money for earlier spending. */
  refunds: ReadonlySet<string>;
}

export interface FoundTransfer {
  /** The new entry. */
  id: string;
  pairedWith?: TransferPair;
  /** The other account, where it is known. */
  other?: AccountRef;
}

type NewEntry = Transaction & { account: AccountRef };

interface Row {
  entry: NewEntry;
  out: number;
  day: number;
  words: string;
  /** Whether its words say that it is a transfer. */
  isTold: boolean;
  named: AccountRef | undefined;
  /** Whether it is clearly something other than a transfer. */
  isOrdinary: boolean;
}

type Nature = Pick<Row, "isTold" | "isOrdinary">;

/** One half that a new entry may be paired with. */
interface Side {
  key: string;
  pair: TransferPair;
  day: number;
  other?: AccountRef;
  entry?: Transaction;
  /** Computed when a new entry is compared with it, because most never are. */
  nature: () => Nature;
  /** The save's account that the row must be in. */
  within?: AccountRef;
}

export const findTransfers = (
  rows: readonly Transaction[],
  existing: readonly Transaction[],
  saves: readonly Save[],
  household: Household,
): FoundTransfers => runToEnd(findTransfersInSteps(rows, existing, saves, household));

const batchSize = 256;
/** How many halves of the same amount are compared with an entry; bounds the time where thousands have one amount. */
const mostCompared = 200;

export function* findTransfersInSteps(
  given: readonly Transaction[],
  existing: readonly Transaction[],
  saves: readonly Save[],
  household: Household,
): CooperativeTask<FoundTransfers> {
  const entries = given.filter((entry): entry is NewEntry => entry.account !== undefined).sort(byDayAndId);
  if (entries.length === 0) return { transfers: [], refunds: new Set() };
  const payees = yield* payeesOf(entries, existing);
  const rows: Row[] = [];
  for (const [index, entry] of entries.entries()) {
    rows.push(rowOf(entry, payees, household));
    if (index % batchSize === 0) yield 0.3 + (index / entries.length) * 0.1;
  }
  const sides = yield* sidesFor(rows, existing, saves, household, payees);
  const paired = yield* pairedIn(rows, sides);
  const [transfers, refunds] = [[] as FoundTransfer[], new Set<string>()];
  for (const [index, row] of rows.entries()) {
    const { entry, out } = row;
    const side = paired.get(entry.id);
    const told = side ? undefined : transferToldBy(entry, entry.account, out > 0, household);
    if (side) transfers.push({ id: entry.id, pairedWith: side.pair, ...(side.other && { other: side.other }) });
    else if (told) transfers.push({ id: entry.id, ...(told.account && { other: told.account }) });
    else if (payees.isRefund(entry, row.words)) refunds.add(entry.id);
    if (index % batchSize === 0) yield 0.9 + (index / rows.length) * 0.1;
  }
  return { transfers, refunds };
}

const byDayAndId = (a: Transaction, b: Transaction): number =>
  a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1;

function rowOf(entry: NewEntry, payees: Payees, household: Household): Row {
  const words = rowWords(entry);
  const isTold = saysTransfer(words) || saysCardPayment(words, entry.account);
  const named = accountNamedIn(words, entry.account, household);
  const [out, day] = [outOf(entry), dayNumber(entry.day)];
  return { entry, out, day, words, isTold, named, isOrdinary: !isTold && payees.isOrdinary(entry, words) };
}

interface Payees {
  isOrdinary(entry: Transaction, words: string): boolean;
  isRefund(entry: Transaction, words: string): boolean;
}

/** Where a payee was paid, whether ever with a category, and how often it paid. */
interface Past {
  paidFrom: Set<string>;
  isSorted: boolean;
  earned: number;
}

/** What earlier entries, and the others of the file, tell about the payees of the new entries. */
function* payeesOf(entries: readonly NewEntry[], existing: readonly Transaction[]): CooperativeTask<Payees> {
  const keys = new Map<string, string>();
  const keyOf = (payee: string): string => {
    const known = keys.get(payee);
    if (known !== undefined) return known;
    const key = payeeKey(payeeStem(payee));
    keys.set(payee, key);
    return key;
  };
  const past = new Map<string, Past>();
  // Only payees that begin like one of the new entries can be the same, and finding a stem takes a while.
  const beginnings = new Set<string>();
  const beginningOf = (payee: string) => payee.trimStart().slice(0, 2).toLowerCase();
  for (const [index, { payee }] of entries.entries()) {
    if (payee.trim() !== "") beginnings.add(beginningOf(payee));
    if (index % batchSize === 0) yield 0;
  }
  function count({ kind, payee, amount, categoryId, splits, account }: Transaction): void {
    if (kind === "transfer" || !beginnings.has(beginningOf(payee))) return;
    const key = keyOf(payee);
    const known = past.get(key) ?? { paidFrom: new Set(), isSorted: false, earned: 0 };
    past.set(key, known);
    if (kind === "income") known.earned += 1;
    else if (amount > 0) known.paidFrom.add(account ? accountKey(account) : "");
    if (kind === "spending" && (categoryId !== undefined || splits)) known.isSorted = true;
  }
  for (const [index, entry] of existing.entries()) {
    count(entry);
    if (index % batchSize === 0) yield (index / existing.length) * 0.3;
  }
  const earlier = new Set([...past].flatMap(([key, { earned }]) => (earned > 0 ? key : [])));
  for (const [index, entry] of entries.entries()) {
    if (outOf(entry) > 0) count(entry);
    if (index % batchSize === 0) yield 0.3;
  }
  const isRefund: Payees["isRefund"] = (entry, words) => {
    if (entry.kind !== "income" || saysPay(words) || saysTransfer(words)) return false;
    const key = keyOf(entry.payee);
    return key !== "" && !earlier.has(key) && (past.get(key)?.paidFrom.size ?? 0) > 0;
  };
  return {
    isRefund,
    isOrdinary(entry, words) {
      const known = past.get(keyOf(entry.payee));
      if (outOf(entry) > 0) return entry.categoryId !== undefined || known?.isSorted === true;
      if (saysPay(words)) return true;
      // Paid from another account alone, it may be the other half itself: banks name both halves alike.
      const isPaidHere = !!entry.account && known?.paidFrom.has(accountKey(entry.account)) === true;
      return earlier.has(keyOf(entry.payee)) || known?.isSorted === true || isPaidHere;
    },
  };
}

/** The halves by what leaves their account. */
type Sides = ReadonlyMap<number, readonly Side[]>;

function* sidesFor(
  rows: readonly Row[],
  existing: readonly Transaction[],
  saves: readonly Save[],
  household: Household,
  payees: Payees,
): CooperativeTask<Sides> {
  const wanted = new Set(rows.map(({ out }) => -out));
  const sides = new Map<number, Side[]>();
  const add = (out: number, side: Side) => {
    const same = sides.get(out);
    if (same) same.push(side);
    else sides.set(out, [side]);
  };
  const paired = new Map<string, Transaction>();
  const savesById = new Map(saves.map((save) => [save.id, save]));
  for (const [index, entry] of existing.entries()) {
    if (entry.pairedWith) paired.set(entry.id, entry);
    if (index % batchSize === 0) yield 0.4 + (index / existing.length) * 0.1;
  }
  const partners = { entry: (id: string) => paired.get(id), save: (id: string) => savesById.get(id) };
  const takenSides = new Set<string>();
  for (const entry of paired.values())
    if (entry.pairedWith?.kind === "save" && entry.account)
      takenSides.add(`${entry.pairedWith.id} ${accountKey(entry.account)}`);
  for (const [index, entry] of existing.entries()) {
    const { account, toAccount, toPersonId, bill, goalId } = entry;
    const isFree = (account ?? toAccount) && toPersonId === undefined && !bill && goalId === undefined;
    if (isFree && wanted.has(outOf(entry)) && !pairOf(entry, partners)) add(outOf(entry), sideOf(entry, payees));
    if (index % batchSize === 0) yield 0.5 + (index / existing.length) * 0.2;
  }
  for (const { entry, out, day, isTold, isOrdinary } of rows)
    if (wanted.has(out))
      add(out, { ...pairWith(entry), day, entry, nature: () => ({ isTold, isOrdinary }), other: entry.account });
  for (const save of saves) {
    const [from, to] = [sourceOfSave(save, household), destinationOfSave(save, household)];
    if (save.amount === 0 || isSameAccount(from, to)) continue;
    const day = dayNumber(dayOfSave(save, household));
    const pair = { kind: "save" as const, id: save.id };
    const half = (within: AccountRef | undefined, out: number, other: AccountRef | undefined) => {
      if (!within || !wanted.has(-out) || takenSides.has(`${save.id} ${accountKey(within)}`)) return;
      const key = `save ${save.id} ${accountKey(within)}`;
      add(-out, { key, pair, day, within, nature: () => unknown, ...(other && { other }) });
    };
    half(from, save.amount, to);
    half(to, -save.amount, from);
  }
  let sorted = 0;
  for (const same of sides.values()) {
    same.sort((a, b) => a.day - b.day || (a.key < b.key ? -1 : 1));
    sorted += same.length;
    if (sorted < batchSize) continue;
    sorted = 0;
    yield 0.7;
  }
  return sides;
}

const pairWith = ({ id }: Transaction): Pick<Side, "key" | "pair"> => ({ key: id, pair: { kind: "transaction", id } });

const unknown: Nature = { isTold: false, isOrdinary: false };

function sideOf(entry: Transaction, payees: Payees): Side {
  const other = entry.account ? { other: entry.account } : {};
  let known: Nature | undefined;
  const nature = () => {
    known ??= natureOf(entry, payees);
    return known;
  };
  return { ...pairWith(entry), day: dayNumber(entry.day), entry, nature, ...other };
}

function natureOf(entry: Transaction, payees: Payees): Nature {
  const words = rowWords(entry);
  const { account } = entry;
  const isTold = entry.kind === "transfer" || saysTransfer(words) || (!!account && saysCardPayment(words, account));
  return { isTold, isOrdinary: !isTold && isOrdinaryBefore(entry, words, payees) };
}

/** An existing income is itself among the earlier ones, so only its words and its payee's spending tell. */
const isOrdinaryBefore = (entry: Transaction, words: string, payees: Payees): boolean =>
  entry.kind === "income" ? saysPay(words) : payees.isOrdinary(entry, words);

interface Candidate {
  row: Row;
  side: Side;
  score: number;
}

const byScore = (a: Candidate, b: Candidate): number =>
  b.score - a.score || byDayAndId(a.row.entry, b.row.entry) || (a.side.key < b.side.key ? -1 : 1);

/** The best pairs first; each half is used once. */
function* pairedIn(rows: readonly Row[], sides: Sides): CooperativeTask<ReadonlyMap<string, Side>> {
  // By preference: saves first, then the nearest days. Each list is sorted by itself, so that no step takes long.
  const lists: Candidate[][] = Array.from({ length: 2 * (nearDays + 1) }, () => []);
  for (const [index, row] of rows.entries()) {
    for (const side of nearest(sides.get(-row.out) ?? [], row.day)) {
      if (!mayPair(row, side)) continue;
      const [isSave, days] = [side.pair.kind === "save", Math.abs(row.day - side.day)];
      lists[isSave ? days : nearDays + 1 + days]!.push({ row, side, score: score(row, side) });
    }
    if (index % batchSize === 0) yield 0.7 + (index / rows.length) * 0.1;
  }
  const candidates: Candidate[] = [];
  for (const list of lists) {
    for (const one of list.sort(byScore)) candidates.push(one);
    yield 0.8;
  }
  const byId = new Map(rows.map((row) => [row.entry.id, row]));
  const [used, paired] = [new Set<string>(), new Map<string, Side>()];
  for (const [index, { row, side }] of candidates.entries()) {
    if (index % batchSize === 0) yield 0.8 + (index / candidates.length) * 0.1;
    const { id } = row.entry;
    if (used.has(id) || used.has(side.key)) continue;
    used.add(id).add(side.key);
    paired.set(id, side);
    // The other half may be new as well.
    const other = byId.get(side.key);
    const nature = () => unknown;
    if (other) paired.set(side.key, { ...pairWith(row.entry), day: row.day, nature, other: row.entry.account });
  }
  return paired;
}

/** The halves within 5 days, nearest first. */
function nearest(sides: readonly Side[], day: number): Side[] {
  let [low, high] = [0, sides.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sides[middle]!.day < day) low = middle + 1;
    else high = middle;
  }
  const found: Side[] = [];
  let [left, right] = [low - 1, low];
  while (found.length < mostCompared) {
    const before = left >= 0 ? day - sides[left]!.day : Number.POSITIVE_INFINITY;
    const after = right < sides.length ? sides[right]!.day - day : Number.POSITIVE_INFINITY;
    if (Math.min(before, after) > nearDays) break;
    if (before < after) found.push(sides[left--]!);
    else found.push(sides[right++]!);
  }
  return found;
}

function mayPair(row: Row, side: Side): boolean {
  if (side.entry) return arePairable(row.entry, side.entry) && !row.isOrdinary && !side.nature().isOrdinary;
  if (!isSameAccount(side.within, row.entry.account)) return false;
  return row.out > 0 ? row.isTold || row.named !== undefined : !row.isOrdinary;
}

const score = (row: Row, side: Side): number =>
  Number(row.isTold) + Number(side.nature().isTold) + 2 * Number(isSameAccount(row.named, side.other));
