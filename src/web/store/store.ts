import type { Result } from "#domain/result.ts";
import type { AnyRecord } from "#sync/record.ts";
import { type Observable, observable } from "#web/platform/observable.ts";
import { importInBulk, type Precompute } from "./bulk/bulk-write.ts";
import { type BulkWriter, createBulkWriter, type ImportOptions, type NewRecords } from "./bulk/persist-bulk.ts";
import type { Command, CommandProblem } from "./command.ts";
import type { DeviceDatabase, DeviceProblem } from "./device/device-database.ts";
import { readAllButEntries, readFacts, readShown } from "./device/read-content.ts";
import { createOptimisticState } from "./optimistic-state.ts";
import { createSerialQueue } from "./serial-queue.ts";
import { addEntries, refresh, reload, reportFailure, run, setFact, showPulled, step } from "./store-operations.ts";
import { patchState, type StoreInternals, type StoreState, storeState } from "./store-state.ts";

export type WriteProblem = CommandProblem | DeviceProblem | "household-gone" | "nothing-to-undo";
export type ImportProblem = WriteProblem | "ended";

/** The records as stored on the device. */
export type WriteResult = Result<readonly AnyRecord[], WriteProblem>;

export interface StoreParts {
  database: Pick<DeviceDatabase, "read" | "write">;
  newId: () => string;
  /** Writes large numbers of records; defaults to a writer on this thread. */
  bulkWriter?: BulkWriter;
  /** Called once records are stored on the device, to notify other tabs and start a sync. */
  onPersisted(household: string, ids: readonly string[]): void;
  /**
   * If given, the entries are read after everything else, in chunks, once this resolves. There may be thousands of them, and
   * reading all in one task would block the page.
   */
  beforeEntries?(): Promise<void>;
}

/** The in-memory copy of the device database. All screens read and write here, never waiting for the network. */
export interface Store {
  state: Observable<StoreState>;
  /** Resolves once the entries are loaded too; rejects if they can't be read. */
  entriesLoaded: Promise<void>;
  /**
   * Optimistic: shows the change at once (a bulk change: once stored). Resolves when it is durable on the device, or reverts
   * it and resolves with the reason.
   */
  run(command: Command, household?: string): Promise<WriteResult>;
  /** Imports many new records, as from a file. They show once all are stored; one undo removes all of them. */
  importRecords(name: string, records: NewRecords, options?: ImportOptions): Promise<Result<null, ImportProblem>>;
  undo(): Promise<WriteResult>;
  redo(): Promise<WriteResult>;
  /** Rereads records that another tab or the server changed on the device. Like `reload` it never rejects. */
  refresh(household: string, ids: readonly string[]): Promise<void>;
  /** Reads what a first pull stored of a household, in small steps. Like `reload` it never rejects. */
  showPulled(household: string): Promise<void>;
  /** Rereads everything, after households were added or removed. */
  reload(): Promise<void>;
  /** Stores a fact of this device, outside of any household. If the write fails, it lasts until the page closes. */
  setFact(name: string, value: string): Promise<void>;
  /** Rereads the facts, after another tab changed them. */
  refreshFacts(): Promise<void>;
  /** Registers work to run before a bulk change shows. Returns the unregister function. */
  precompute(work: Precompute): () => void;
  /** Resolves once all pending writes have succeeded or failed. */
  settled(): Promise<void>;
}

export async function createStore(parts: StoreParts): Promise<Store> {
  const { database, beforeEntries, bulkWriter = createBulkWriter(database) } = parts;
  const first = beforeEntries
    ? storeState(await readAllButEntries(database), false)
    : storeState(await readShown(database));
  const state = observable(first);
  const precomputes = new Set<Precompute>();
  const inner: StoreInternals = {
    ...parts,
    bulkWriter,
    state,
    optimistic: createOptimisticState(state),
    queue: createSerialQueue(),
    precomputes,
  };
  const entriesLoaded = Promise.resolve(beforeEntries?.().then(() => inner.queue(() => addEntries(inner))));
  // Not unhandled: callers that need the entries await it themselves.
  entriesLoaded.catch(() => {});
  return {
    state,
    entriesLoaded,
    run: (command, household = state.get().openId ?? "") => run(inner, command, household),
    importRecords: (name, records, options = {}) => importInBulk(inner, name, records, options),
    undo: () => step(inner, state.get().history.done.at(-1), "backward"),
    redo: () => step(inner, state.get().history.undone.at(-1), "forward"),
    refresh: (household, ids) => reportFailure(inner, () => refresh(inner, household, ids)),
    showPulled: (household) => reportFailure(inner, () => showPulled(inner, household)),
    reload: () => reportFailure(inner, () => reload(inner)),
    setFact: (name, value) => setFact(inner, name, value),
    refreshFacts: () => reportFailure(inner, async () => patchState(inner, { facts: await readFacts(database) })),
    precompute(work) {
      precomputes.add(work);
      return () => precomputes.delete(work);
    },
    settled: () => inner.queue(async () => {}),
  };
}
