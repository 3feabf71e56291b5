import { type OnPause, runWithPauses } from "#domain/cooperative-task.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { type AnyRecord, type RecordKind, recordKinds } from "#sync/record.ts";
import { nextTask, yieldToMain } from "#web/platform/yield-to-main.ts";
import type { Collection } from "../collection.ts";
import type { HouseholdRow } from "../device/device-database.ts";
import { type Collections, type HouseholdState, withRecordsInSteps } from "../household-state.ts";
import type { FoundRecords } from "../optimistic-state.ts";
import { type Edit, EditRefused } from "../persist-edits.ts";
import type { ImportProblem, WriteResult } from "../store.ts";
import { patchState, problemOf, type StoreInternals } from "../store-state.ts";
import { type Direction, type HistoryEntry, recordDone } from "../undo-history.ts";
import { ImportCanceled, type ImportOptions, type NewRecords } from "./persist-bulk.ts";

/** So many records are made between two moments at which the screen may move. */
const chunkSize = 256;

/** Many new records: the device has them all before any of them shows. */
export async function importInBulk(inner: StoreInternals, name: string, records: NewRecords, options: ImportOptions) {
  const household = inner.state.get().openId ?? "";
  patchState(inner, { writing: inner.state.get().writing + 1 });
  return inner.queue(async (): Promise<Result<null, ImportProblem>> => {
    try {
      const unsent = await inner.bulkWriter.importRecords(household, records, options);
      const found = await recordsById(records);
      const edits = Array.from(found.values(), (after) => ({ before: undefined, after }));
      await showPersisted(inner, household, found);
      const done: HistoryEntry = { name, household, edits };
      patchState(inner, { refusal: null, unsent, history: recordDone(inner.state.get().history, done) });
      return ok(null);
    } catch (error) {
      if (error instanceof ImportCanceled) return err("ended");
      return err(error instanceof EditRefused ? error.problem : problemOf(error));
    } finally {
      patchState(inner, { writing: inner.state.get().writing - 1 });
    }
  });
}

/**
 * Very many edits, or what takes them back. Unlike few they show when the device has them all: showing them and taking that
 * back would each hold the page, and so would holding every one of them.
 */
export const writeBulk = (
  inner: StoreInternals,
  household: string,
  edits: readonly Edit[],
  way: Direction,
): Promise<WriteResult> =>
  trackWrite(inner, async () => {
    try {
      const { persisted, unsent } = await inner.bulkWriter.persistEdits(household, edits, way);
      await showPersisted(inner, household, await recordsById(persisted));
      patchState(inner, { refusal: null, unsent });
      return ok(persisted);
    } catch (error) {
      patchState(inner, { unsent: inner.state.get().unsent - 1 });
      if (error instanceof EditRefused) return err(error.problem);
      const problem = problemOf(error);
      patchState(inner, { refusal: problem });
      return err(problem);
    }
  });

/** The other tabs are told in a moment of its own: to list very many takes as long as a part of showing them. */
async function showPersisted(
  inner: StoreInternals,
  household: string,
  found: ReadonlyMap<string, AnyRecord>,
): Promise<void> {
  if (found.size > bulkThreshold) await nextTask();
  inner.onPersisted(household, [...found.keys()]);
  if (found.size > bulkThreshold) await applyBulk(inner, household, found);
  else inner.optimistic.show(household, found);
}

async function recordsById(records: NewRecords): Promise<Map<string, AnyRecord>> {
  const [found, pause] = [new Map<string, AnyRecord>(), yieldToMain()];
  for (let at = 0; at < records.length; at += chunkSize) {
    for (const record of records.slice(at, at + chunkSize)) found.set(record.id, record);
    await pause(at / records.length);
  }
  if (found.size > bulkThreshold) await nextTask();
  return found;
}

/** Counted at once, so that nobody reads "in step" while something is on its way to the device. */
export function trackWrite(inner: StoreInternals, work: () => Promise<WriteResult>): Promise<WriteResult> {
  const { unsent, writing } = inner.state.get();
  patchState(inner, { unsent: unsent + 1, writing: writing + 1 });
  return inner.queue(async () => {
    try {
      return await work();
    } finally {
      patchState(inner, { writing: inner.state.get().writing - 1 });
    }
  });
}

/** Works out what follows from a household that is about to show, and lets the screen move meanwhile. */
export type Precompute = (next: HouseholdState, pause: OnPause) => Promise<void>;

/** Beyond this many at once the page would be held while they are shown or written. */
export const bulkThreshold = 1_000;

/**
 * Shows what the device has of many records, all in one moment. Everything that follows from them is worked out before it,
 * bit by bit, so that the moment itself is short; what someone did meanwhile stays.
 */
export async function applyBulk(
  inner: StoreInternals,
  household: string,
  found: FoundRecords,
  row?: HouseholdRow,
): Promise<void> {
  // What led here has had its share of this moment.
  await nextTask();
  const shown = () => inner.state.get().households.get(household);
  const pause = yieldToMain();
  let base = shown();
  if (!base) return;
  let next = await runWithPauses(withRecordsInSteps(base, inner.optimistic.withoutPending(household, found)), pause);
  for (;;) {
    for (const reckon of inner.precomputes) await reckon(next, pause);
    // Drawing it takes a moment of its own.
    await nextTask();
    const now = shown();
    if (!now) return;
    if (now === base) break;
    next = rebaseOn(now, base, next);
    base = now;
  }
  inner.optimistic.showPrepared(row ? { ...next, hasEntries: !row.missing } : next, found, row);
}

/** What came of `base` by two ways, put together. */
function rebaseOn(now: HouseholdState, base: HouseholdState, next: HouseholdState): HouseholdState {
  const of = Object.fromEntries(recordKinds.map((kind) => [kind, rebasedCollection(kind, now, base, next)]));
  const unread = new Set(now.unread);
  for (const id of next.unread) if (!base.unread.has(id)) unread.add(id);
  for (const id of base.unread) if (!next.unread.has(id)) unread.delete(id);
  return { ...now, of: of as unknown as Collections, unread };
}

function rebasedCollection(
  kind: RecordKind,
  now: HouseholdState,
  base: HouseholdState,
  next: HouseholdState,
): Collection {
  const [mine, before, ready] = [now, base, next].map(({ of }) => of[kind] as Collection) as [
    Collection,
    Collection,
    Collection,
  ];
  if (ready === before) return mine;
  const { gone, come } = mine.since(before);
  return ready.with(
    new Map([...gone.map(({ id }) => [id, null] as const), ...come.map((one) => [one.id, one] as const)]),
  );
}
