import { type CooperativeTask, runToEnd } from "#domain/cooperative-task.ts";
import type { Household } from "#domain/household/household.ts";
import { type EntryMovements, entryChangesInSteps, noMovements } from "#domain/ledger/entry-movements.ts";
import { createLedger, type Ledger } from "#domain/ledger/ledger.ts";
import { memoizeLast } from "#domain/memoize-last.ts";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import type { Collections, HouseholdState } from "#web/store/index.ts";
import { listedOn } from "../commands/note-balance.ts";

type Entries = Collections["transaction"];

/** One for each household, so that a change recomputes only the accounts it affects, whoever asks. */
interface Cache {
  entries: Entries | undefined;
  movements: EntryMovements;
  ledger: ReturnType<typeof createLedger>;
  listedOn: typeof listedOn;
}

const caches = new Map<string, Cache>();

function cacheOf(householdId: string): Cache {
  const known = caches.get(householdId);
  if (known) return known;
  const made = {
    entries: undefined,
    movements: noMovements,
    ledger: createLedger(),
    listedOn: memoizeLast(listedOn),
  };
  caches.set(householdId, made);
  return made;
}

/** The balances of a household as of today. `began` is its first week. */
export function ledgerOf({ id, of }: HouseholdState, household: Household, began: WeekId, today: Day): Ledger {
  const cache = cacheOf(id);
  runToEnd(readEntries(cache, of.transaction));
  const input = {
    household,
    balances: of.balance.list(),
    entries: cache.movements,
    saves: of.save.list(),
    listedOn: cache.listedOn(household.calendars, began, today),
  };
  return cache.ledger(input);
}

/** Reads the entries of a state that is about to show, in steps, because there may be very many. */
export const readEntriesAhead = ({ id, of }: HouseholdState): CooperativeTask<void> =>
  readEntries(cacheOf(id), of.transaction);

function* readEntries(cache: Cache, entries: Entries): CooperativeTask<void> {
  if (cache.entries === entries) return;
  const { removed, added } = cache.entries
    ? yield* entries.sinceInSteps(cache.entries)
    : { removed: [], added: entries.list() };
  cache.movements = yield* entryChangesInSteps(cache.movements, removed, added);
  cache.entries = entries;
}
