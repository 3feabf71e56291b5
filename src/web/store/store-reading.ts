import type { AnyRecord } from "#sync/record.ts";
import type { RecordTable } from "./device/device-database.ts";
import type { Found } from "./memory.ts";
import { readEntries, readShown } from "./read-content.ts";
import { fewAtOnce, showMany } from "./show-many.ts";
import { type Inner, problemOf, put } from "./store-inner.ts";
import { storeState } from "./store-state.ts";
import { ofHouseholds } from "./undo-history.ts";

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
