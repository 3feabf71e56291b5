import { readEntries, readShown } from "./read-content.ts";
import { type Inner, problemOf, put } from "./store-inner.ts";
import { storeState } from "./store-state.ts";
import { ofHouseholds } from "./undo-history.ts";

/** Nobody waits for what other tabs and the server bring: if it can't be read, the state says so. */
export const told = (inner: Inner, work: () => Promise<void>): Promise<void> =>
  inner.turn(() => work().catch((error: unknown) => put(inner, { refusal: problemOf(error) })));

export async function reread(inner: Inner, household: string, ids: readonly string[]): Promise<void> {
  const { rows, unsent } = await inner.database.read(async ({ records, outbox }) => ({
    rows: await records.get(ids.map((id) => [household, id])),
    unsent: await outbox.count(),
  }));
  inner.memory.show(household, new Map(ids.map((id, index) => [id, rows[index]?.record])));
  put(inner, { unsent });
}

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
