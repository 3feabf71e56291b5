import { type CooperativeTask, runToEnd } from "../cooperative-task.ts";
import type { Transaction } from "../household/records.ts";
import type { Day } from "../time/day.ts";
import { type Movement, movementsOf } from "./movements.ts";

/** The movements of one account or debt, by day. */
export type MovementsByDay = ReadonlyMap<Day, readonly Movement[]>;

/**
 * The movements of all entries. Immutable: a change shares everything but the affected accounts, so what is computed from
 * another account stays valid.
 */
export interface EntryMovements {
  readonly byAccount: ReadonlyMap<string, MovementsByDay>;
  /** For each save that imported entries carried out: the accounts that these entries move. */
  readonly pairedSaves: ReadonlyMap<string, ReadonlySet<string>>;
}

export const noMovements: EntryMovements = { byAccount: new Map(), pairedSaves: new Map() };

export const entryMovements = (entries: readonly Transaction[]): EntryMovements =>
  withEntryChanges(noMovements, [], entries);

export const withEntryChanges = (
  before: EntryMovements,
  removed: readonly Transaction[],
  added: readonly Transaction[],
): EntryMovements => runToEnd(entryChangesInSteps(before, removed, added));

const batchSize = 2_000;

/** In steps, for many entries: each copies an account's days at most once. */
export function* entryChangesInSteps(
  before: EntryMovements,
  removed: readonly Transaction[],
  added: readonly Transaction[],
): CooperativeTask<EntryMovements> {
  const accounts = new Map<string, Map<Day, Movement[]>>();
  const own = new Set<readonly Movement[]>();
  /** The movements of one day, copied before the first change. */
  const dayIn = ({ account, day }: Movement): Movement[] => {
    const days = accounts.get(account) ?? new Map(before.byAccount.get(account) as Map<Day, Movement[]>);
    accounts.set(account, days);
    const moves = days.get(day);
    if (moves && own.has(moves)) return moves;
    const copy = moves ? [...moves] : [];
    own.add(copy);
    days.set(day, copy);
    return copy;
  };
  for (const [index, entry] of removed.entries()) {
    for (const move of movementsOf(entry)) {
      const moves = dayIn(move);
      const at = moves.findIndex((one) => one.entry?.id === entry.id);
      if (at >= 0) moves.splice(at, 1);
      if (moves.length === 0) accounts.get(move.account)!.delete(move.day);
    }
    if (index % batchSize === 0) yield index / removed.length;
  }
  for (const [index, entry] of added.entries()) {
    for (const move of movementsOf(entry)) dayIn(move).push(move);
    if (index % batchSize === 0) yield index / added.length;
  }
  const pairedSaves = pairedAfter(before.pairedSaves, removed, added);
  // Entries without an account change no balance, so nothing needs to be computed again.
  if (accounts.size === 0 && pairedSaves === before.pairedSaves) return before;
  return { byAccount: new Map([...before.byAccount, ...accounts]), pairedSaves };
}

/** The same map if no entry is paired with a save, which is almost always. */
function pairedAfter(
  before: EntryMovements["pairedSaves"],
  removed: readonly Transaction[],
  added: readonly Transaction[],
): EntryMovements["pairedSaves"] {
  const isPaired = ({ pairedWith }: Transaction) => pairedWith?.kind === "save";
  const [gone, come] = [removed.filter(isPaired), added.filter(isPaired)];
  if (gone.length + come.length === 0) return before;
  const after = new Map(before);
  const accountsOf = (entry: Transaction) => movementsOf(entry).map(({ account }) => account);
  for (const entry of gone) {
    const left = new Set(after.get(entry.pairedWith!.id));
    for (const account of accountsOf(entry)) left.delete(account);
    after.set(entry.pairedWith!.id, left);
  }
  for (const entry of come)
    after.set(entry.pairedWith!.id, new Set([...(after.get(entry.pairedWith!.id) ?? []), ...accountsOf(entry)]));
  return after;
}
