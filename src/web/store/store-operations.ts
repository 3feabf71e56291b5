import { err, ok } from "#domain/result.ts";
import type { AnyRecord } from "#sync/record.ts";
import { fewAtOnce, showMany, underWay, writeMany } from "./bulk/bulk-write.ts";
import type { Command } from "./command.ts";
import type { RecordTable } from "./device/device-database.ts";
import { readEntries, readShown } from "./device/read-content.ts";
import type { Found } from "./optimistic-state.ts";
import { type Edit, EditRefused, keepEdits } from "./persist-edits.ts";
import type { Written } from "./store.ts";
import { type Inner, problemOf, put, storeState } from "./store-state.ts";
import { type Done, inverse, ofHouseholds, redid, remember, undid, type Way } from "./undo-history.ts";

export async function run(inner: Inner, command: Command, household: string): Promise<Written> {
  const shown = inner.state.get().households.get(household);
  if (!shown) return err("household-gone");
  const edits = command.edits(shown, inner.newId);
  if (!edits.ok) return edits;
  const written = await write(inner, household, edits.value);
  const done: Done = { name: command.name, household, edits: edits.value };
  if (written.ok) put(inner, { history: remember(inner.state.get().history, done) });
  return written;
}

/** Shows at once. Where the device refuses it, nothing of the household is at stake, so nobody is told. */
export async function setFact(inner: Inner, name: string, value: string): Promise<void> {
  put(inner, { facts: new Map(inner.state.get().facts).set(name, value) });
  await inner.turn(() => inner.database.write(({ facts }) => facts.put([{ name, value }]))).catch(() => {});
}

/** The history moves first, so that pressing twice takes back two; a refusal moves it back. */
export async function step(inner: Inner, done: Done | undefined, way: Way): Promise<Written> {
  if (!done) return err("nothing-to-undo");
  const [move, moveBack] = way === "back" ? [undid, redid] : [redid, undid];
  put(inner, { history: move(inner.state.get().history, done) });
  const written = await stepped(inner, done, way);
  if (!written.ok) put(inner, { history: moveBack(inner.state.get().history, done) });
  return written;
}

function stepped(inner: Inner, { household, edits }: Done, way: Way): Promise<Written> {
  if (edits.length > fewAtOnce) return writeMany(inner, household, edits, way);
  return write(inner, household, way === "back" ? inverse(edits) : edits);
}

function write(inner: Inner, household: string, edits: readonly Edit[]): Promise<Written> {
  if (edits.length > fewAtOnce) return writeMany(inner, household, edits, "forth");
  inner.memory.hold(household, edits);
  return underWay(inner, () => keep(inner, household, edits).catch((error) => refuse(inner, household, edits, error)));
}

async function keep(inner: Inner, household: string, edits: readonly Edit[]): Promise<Written> {
  const { kept, unsent } = await inner.database.write(async (tables) => ({
    kept: await keepEdits(tables, household, edits),
    unsent: await tables.outbox.count(),
  }));
  inner.memory.letGo(household, edits);
  inner.memory.show(household, new Map(kept.map((record) => [record.id, record])));
  put(inner, { refusal: null, unsent });
  inner.onKept(
    household,
    kept.map(({ id }) => id),
  );
  return ok(kept);
}

/** Memory and device agree again: by what the device has, or by what it was last known to have where it can't be read. */
async function refuse(inner: Inner, household: string, edits: readonly Edit[], error: unknown): Promise<Written> {
  const ids = edits.map(({ after }) => after.id);
  const known = inner.memory.letGo(household, edits);
  await reread(inner, household, ids).catch(() => {
    inner.memory.show(household, known);
    put(inner, { unsent: inner.state.get().unsent - 1 });
  });
  if (error instanceof EditRefused) return err(error.problem);
  const problem = problemOf(error);
  put(inner, { refusal: problem });
  return err(problem);
}

/** Nobody waits for what other tabs and the server bring: if it can't be read, the state says so. */
export const told = (inner: Inner, work: () => Promise<void>): Promise<void> =>
  inner.turn(() => work().catch((error: unknown) => put(inner, { refusal: problemOf(error) })));

export async function reread(inner: Inner, household: string, ids: readonly string[]): Promise<void> {
  const { found, unsent } = await inner.database.read(async ({ records, outbox }) => ({
    found: await foundIn(records, household, ids),
    unsent: await outbox.count(),
  }));
  if (ids.length > fewAtOnce) await showMany(inner, household, found);
  else inner.memory.show(household, found);
  put(inner, { unsent });
}

/** Few enough that a page which reads them stays quick to answer. */
const readAtOnce = 200;

async function foundIn(records: RecordTable, household: string, ids: readonly string[]): Promise<Found> {
  const found = new Map<string, AnyRecord | undefined>();
  for (let at = 0; at < ids.length; at += readAtOnce) {
    const part = ids.slice(at, at + readAtOnce);
    const rows = await records.get(part.map((id) => [household, id]));
    for (const [index, id] of part.entries()) found.set(id, rows[index]?.record);
  }
  return found;
}

/**
 * Shows a household as far as a first pull has brought it to the device: all of it in one moment, with whether anything is
 * still missing. It is read at one moment and in parts, as what a browser hands over at once it also reads at once.
 */
export async function showArrived(inner: Inner, household: string): Promise<void> {
  const shown = inner.state.get().rows.get(household);
  const read = await inner.database.read(async ({ households, records }) => {
    const [row] = await households.get([[household]]);
    const found = new Map<string, AnyRecord>();
    // Until the household itself is complete, nothing of it shows.
    const isMore = row && row.missing !== "everything" && row.missing !== shown?.missing;
    for (let last = "", more = isMore; more; ) {
      const part = await records.ofHousehold(household, last, arrivedAtOnce);
      for (const { id, record } of part) found.set(id, record);
      [last, more] = [part.at(-1)?.id ?? last, part.length === arrivedAtOnce];
    }
    return isMore ? { row, found } : null;
  });
  if (read) await showMany(inner, household, read.found, read.row);
}

const arrivedAtOnce = 500;

export async function addEntries(inner: Inner): Promise<void> {
  const lacking = [...inner.state.get().households.values()].some(({ hasEntries }) => !hasEntries);
  if (lacking) inner.memory.addEntries(await readEntries(inner.database));
}

export async function reload(inner: Inner): Promise<void> {
  const read = storeState(await readShown(inner.database));
  // As they are by now: someone may have gone on meanwhile.
  const { history, refusal, writing } = inner.state.get();
  inner.memory.renew({ ...read, history: ofHouseholds(history, read.households), refusal, writing });
}
