import { err, ok, type Result } from "#domain/result.ts";
import type { AnyRecord } from "#sync/record.ts";
import { applyBulk, bulkThreshold, trackWrite, writeBulk } from "./bulk/bulk-write.ts";
import type { Command } from "./command.ts";
import type { RecordTable } from "./device/device-database.ts";
import { readEntries, readShown } from "./device/read-content.ts";
import type { FoundRecords } from "./optimistic-state.ts";
import { EditRefused, persistEdits } from "./persist-edits.ts";
import type { WriteProblem, WriteResult } from "./store.ts";
import { patchState, problemOf, type StoreInternals, storeState } from "./store-state.ts";
import {
  type Direction,
  type HistoryEntry,
  type HouseholdEdits,
  inverse,
  moveToDone,
  moveToUndone,
  onlyHouseholds,
  partsOf,
  recordDone,
} from "./undo-history.ts";

export async function run(inner: StoreInternals, command: Command, household: string): Promise<WriteResult> {
  const { name, beside } = command;
  const own = editsOf(inner, household, command);
  if (!own.ok) return own;
  const other = beside && editsOf(inner, beside.household, beside.command);
  if (other && !other.ok) return other;
  const done: HistoryEntry = { name, ...own.value, ...(other && { beside: other.value }) };
  const written = await write(inner, partsOf(done));
  if (written.ok) patchState(inner, { history: recordDone(inner.state.get().history, done) });
  return written;
}

function editsOf(
  inner: StoreInternals,
  household: string,
  command: Pick<Command, "edits">,
): Result<HouseholdEdits, WriteProblem> {
  const shown = inner.state.get().households.get(household);
  if (!shown) return err("household-gone");
  const edits = command.edits(shown, inner.newId);
  return edits.ok ? ok({ household, edits: edits.value }) : edits;
}

/** Shows at once. A failed write is not reported: no household data is lost. */
export async function setFact(inner: StoreInternals, name: string, value: string): Promise<void> {
  patchState(inner, { facts: new Map(inner.state.get().facts).set(name, value) });
  await inner.queue(() => inner.database.write(({ facts }) => facts.put([{ name, value }]))).catch(() => {});
}

/** Moves the history first, so that two quick presses undo two entries; a failed write moves it back. */
export async function step(
  inner: StoreInternals,
  done: HistoryEntry | undefined,
  direction: Direction,
): Promise<WriteResult> {
  if (!done) return err("nothing-to-undo");
  const [move, moveBack] = direction === "backward" ? [moveToUndone, moveToDone] : [moveToDone, moveToUndone];
  patchState(inner, { history: move(inner.state.get().history, done) });
  const written = await applyStep(inner, done, direction);
  if (!written.ok) patchState(inner, { history: moveBack(inner.state.get().history, done) });
  return written;
}

function applyStep(inner: StoreInternals, done: HistoryEntry, direction: Direction): Promise<WriteResult> {
  const { household, edits, beside } = done;
  if (!beside && edits.length > bulkThreshold) return writeBulk(inner, household, edits, direction);
  const parts = partsOf(done);
  if (direction === "forward") return write(inner, parts);
  return write(
    inner,
    parts.map((part) => ({ ...part, edits: inverse(part.edits) })),
  );
}

/** All parts or none. */
function write(inner: StoreInternals, parts: readonly HouseholdEdits[]): Promise<WriteResult> {
  const [{ household, edits } = noEdits, ...others] = parts;
  if (others.length === 0 && edits.length > bulkThreshold) return writeBulk(inner, household, edits, "forward");
  for (const part of parts) inner.optimistic.applyPending(part.household, part.edits);
  return trackWrite(inner, () => persist(inner, parts).catch((error) => revert(inner, parts, error)));
}

const noEdits: HouseholdEdits = { household: "", edits: [] };

async function persist(inner: StoreInternals, parts: readonly HouseholdEdits[]): Promise<WriteResult> {
  const { stored, unsent } = await inner.database.write(async (tables) => {
    const records: AnyRecord[][] = [];
    for (const { household, edits } of parts) records.push(await persistEdits(tables, household, edits));
    return { stored: records, unsent: await tables.outbox.count() };
  });
  for (const [index, { household, edits }] of parts.entries()) {
    inner.optimistic.release(household, edits);
    inner.optimistic.show(household, new Map(stored[index]!.map((record) => [record.id, record])));
  }
  patchState(inner, { refusal: null, unsent });
  for (const [index, { household }] of parts.entries())
    inner.onPersisted(
      household,
      stored[index]!.map(({ id }) => id),
    );
  return ok(stored.flat());
}

/** Reverts to what the device has, or to its last known records if it can't be read. */
async function revert(inner: StoreInternals, parts: readonly HouseholdEdits[], error: unknown): Promise<WriteResult> {
  const known = parts.map(({ household, edits }) => inner.optimistic.release(household, edits));
  try {
    for (const { household, edits } of parts)
      await refresh(
        inner,
        household,
        edits.map(({ after }) => after.id),
      );
  } catch {
    for (const [index, { household }] of parts.entries()) inner.optimistic.show(household, known[index]!);
    patchState(inner, { unsent: inner.state.get().unsent - 1 });
  }
  if (error instanceof EditRefused) return err(error.problem);
  const problem = problemOf(error);
  patchState(inner, { refusal: problem });
  return err(problem);
}

/** No caller awaits changes from other tabs and the server, so a failure is put into the state. */
export const reportFailure = (inner: StoreInternals, work: () => Promise<void>): Promise<void> =>
  inner.queue(() => work().catch((error: unknown) => patchState(inner, { refusal: problemOf(error) })));

export async function refresh(inner: StoreInternals, household: string, ids: readonly string[]): Promise<void> {
  const { found, unsent } = await inner.database.read(async ({ records, outbox }) => ({
    found: await readRecords(records, household, ids),
    unsent: await outbox.count(),
  }));
  if (ids.length > bulkThreshold) await applyBulk(inner, household, found);
  else inner.optimistic.show(household, found);
  patchState(inner, { unsent });
}

/** Small enough not to block the main thread. */
const readChunkSize = 200;

async function readRecords(records: RecordTable, household: string, ids: readonly string[]): Promise<FoundRecords> {
  const found = new Map<string, AnyRecord | undefined>();
  for (let at = 0; at < ids.length; at += readChunkSize) {
    const part = ids.slice(at, at + readChunkSize);
    const rows = await records.get(part.map((id) => [household, id]));
    for (const [index, id] of part.entries()) found.set(id, rows[index]?.record);
  }
  return found;
}

/**
 * Shows what a first pull has stored of a household so far, in one update, and whether anything is still missing. Read in
 * one transaction but in chunks: the browser deserializes each result in one blocking task.
 */
export async function showPulled(inner: StoreInternals, household: string): Promise<void> {
  const shown = inner.state.get().rows.get(household);
  const read = await inner.database.read(async ({ households, records }) => {
    const [row] = await households.get([[household]]);
    const found = new Map<string, AnyRecord>();
    // Nothing shows while even the household itself is incomplete.
    const isMore = row && row.missing !== "everything" && row.missing !== shown?.missing;
    for (let last = "", more = isMore; more; ) {
      const part = await records.ofHousehold(household, last, pullChunkSize);
      for (const { id, record } of part) found.set(id, record);
      [last, more] = [part.at(-1)?.id ?? last, part.length === pullChunkSize];
    }
    return isMore ? { row, found } : null;
  });
  if (read) await applyBulk(inner, household, read.found, read.row);
}

const pullChunkSize = 500;

export async function addEntries(inner: StoreInternals): Promise<void> {
  const lacking = [...inner.state.get().households.values()].some(({ hasEntries }) => !hasEntries);
  if (lacking) inner.optimistic.addEntries(await readEntries(inner.database));
}

export async function reload(inner: StoreInternals): Promise<void> {
  const read = storeState(await readShown(inner.database));
  // Read after the await: they may have changed meanwhile.
  const { history, refusal, writing } = inner.state.get();
  inner.optimistic.replaceAll({ ...read, history: onlyHouseholds(history, read.households), refusal, writing });
}
