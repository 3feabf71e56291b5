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

/** How many records are created between two pauses. */
const chunkSize = 256;

/** Imports many new records: all are stored before any of them shows. */
export async function importInBulk(inner: StoreInternals, name: string, records: NewRecords, options: ImportOptions) {
  const household = inner.state.get().openId ?? "";
  patchState(inner, { writing: inner.state.get().writing + 1 });
  return inner.queue(async (): Promise<Result<null, ImportProblem>> => {
    try {
      const unsent = await inner.bulkWriter.importRecords(household, records, options);
      const found = await recordsById(records);
      const edits: Edit[] = Array.from(found.values(), (after) => ({ before: undefined, after }));
      const { changes = [] } = options;
      edits.push(...changes);
      for (const { after } of changes) found.set(after.id, after);
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
 * Writes or undoes a large number of edits. Not optimistic: they show once all are stored, because showing them, reverting
 * that, and tracking each of them as pending would all block the main thread.
 */
export const writeBulk = (
  inner: StoreInternals,
  household: string,
  edits: readonly Edit[],
  direction: Direction,
): Promise<WriteResult> =>
  trackWrite(inner, async () => {
    try {
      const { persisted, unsent } = await inner.bulkWriter.persistEdits(household, edits, direction);
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

/** Other tabs are notified in a task of its own: listing that many ids takes as long as a chunk of showing them. */
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

/** Counts the write at once, so that the status is not "in step" while it is pending. */
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

/** Computes what depends on a household that is about to show, with pauses for rendering. */
export type Precompute = (next: HouseholdState, pause: OnPause) => Promise<void>;

/** Showing or writing more records than this at once would block the main thread. */
export const bulkThreshold = 1_000;

/**
 * Shows many stored records in one update. Everything that depends on them is computed before, in steps, so that the update
 * itself is short. Changes made meanwhile stay.
 */
export async function applyBulk(
  inner: StoreInternals,
  household: string,
  found: FoundRecords,
  row?: HouseholdRow,
): Promise<void> {
  // The current task has done enough already.
  await nextTask();
  const shown = () => inner.state.get().households.get(household);
  const pause = yieldToMain();
  let base = shown();
  if (!base) return;
  let next = await runWithPauses(withRecordsInSteps(base, inner.optimistic.withoutPending(household, found)), pause);
  for (;;) {
    for (const precompute of inner.precomputes) await precompute(next, pause);
    // Rendering takes a task of its own.
    await nextTask();
    const now = shown();
    if (!now) return;
    if (now === base) break;
    next = rebaseOn(now, base, next);
    base = now;
  }
  inner.optimistic.showPrepared(row ? { ...next, hasEntries: !row.missing } : next, found, row);
}

/** Merges `now` and `next`, which both derive from `base`. */
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
  const { removed, added } = mine.since(before);
  return ready.with(
    new Map([
      ...removed.map(({ id }) => [id, null] as const),
      ...added.map(({ id }) => [id, mine.record(id)!] as const),
    ]),
  );
}
