import type { AnyRecord } from "#sync/record.ts";
import { InlineWorker } from "#web/platform/worker-rpc.fixture.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { expense, home } from "../store.fixture.ts";
import type { Store } from "../store.ts";
import { createBulkHandlers, failureOf } from "./worker-handlers.ts";

/** Above the bulk threshold and the chunk sizes. */
export const count = 1_500;

export const idOf = (index: number): string => `e${String(index).padStart(5, "0")}`;

export const many: readonly AnyRecord[] = Array.from({ length: count }, (_, index) => expense(idOf(index)));

export const entriesIn = (store: Store) => store.state.get().households.get(home)!.of.transaction;

/** The numbers of entries that the store shows from now on. */
export function sizesSeen(store: Store): Set<number> {
  const seen = new Set<number>();
  store.state.subscribe(() => seen.add(entriesIn(store).size));
  return seen;
}

export const bulkHandlerWorker = (open: () => Promise<DeviceDatabase>) =>
  new InlineWorker(createBulkHandlers(open), { describeError: failureOf });
