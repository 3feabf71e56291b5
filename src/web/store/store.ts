import type { Result } from "#domain/result.ts";
import type { AnyRecord } from "#sync/record.ts";
import { type Observable, observable } from "#web/platform/observable.ts";
import { importInBulk, type Precompute } from "./bulk/bulk-write.ts";
import { type BulkWriter, createBulkWriter, type ImportOptions, type NewRecords } from "./bulk/persist-bulk.ts";
import type { Command, CommandProblem } from "./command.ts";
import type { DeviceDatabase } from "./device/device-database.ts";
import type { DeviceProblem } from "./device/device-problem.ts";
import { readAllButEntries, readFacts, readShown } from "./device/read-content.ts";
import { createOptimisticState } from "./optimistic-state.ts";
import { createSerialQueue } from "./serial-queue.ts";
import { addEntries, refresh, reload, reportFailure, run, setFact, showPulled, step } from "./store-operations.ts";
import { patchState, type StoreInternals, type StoreState, storeState } from "./store-state.ts";

export type WriteProblem = CommandProblem | DeviceProblem | "household-gone" | "nothing-to-undo";
export type ImportProblem = WriteProblem | "ended";

/** The records as the device keeps them. */
export type WriteResult = Result<readonly AnyRecord[], WriteProblem>;

export interface StoreParts {
  database: Pick<DeviceDatabase, "read" | "write">;
  newId: () => string;
  /** Where very many records are written; absent: from here. */
  bulkWriter?: BulkWriter;
  /** Told when the device has kept something: the other tabs and the sender want to know. */
  onPersisted(household: string, ids: readonly string[]): void;
  /**
   * Where given, the household shows before its entries are read: they come when this has resolved. There are many of
   * them, and the week is painted without.
   */
  beforeEntries?(): Promise<void>;
}

/** The household in memory, durable on this device. Every screen reads here and writes here, and waits for no network. */
export interface Store {
  state: Observable<StoreState>;
  /** Resolves when the entries are here too; rejects where they can't be read. */
  entriesLoaded: Promise<void>;
  /** Shows at once, very much at once when the device has it; resolves when the device has it for good, or says why not and shows what it was before. */
  run(command: Command, household?: string): Promise<WriteResult>;
  /** Many new records, as from a file. They show when the device has them all; one undo takes all of them back. */
  importRecords(name: string, records: NewRecords, options?: ImportOptions): Promise<Result<null, ImportProblem>>;
  undo(): Promise<WriteResult>;
  redo(): Promise<WriteResult>;
  /** Reads records that another tab or the server changed on the device. Like `reload` it never rejects. */
  refresh(household: string, ids: readonly string[]): Promise<void>;
  /** Reads a household that a first pull brought to the device, in small steps. Like `reload` it never rejects. */
  showPulled(household: string): Promise<void>;
  /** Reads everything anew: households came or went. */
  reload(): Promise<void>;
  /** Notes something beside households, for this device alone. Where the device refuses, the note lasts as long as the page. */
  setFact(name: string, value: string): Promise<void>;
  /** Reads such notes of other tabs. */
  refreshFacts(): Promise<void>;
  /** Has something worked out whenever very much is about to show, before it does. Answers what ends that. */
  precompute(reckon: Precompute): () => void;
  /** Resolves when everything that was on its way to the device has arrived or was refused. */
  settled(): Promise<void>;
}

export async function createStore(parts: StoreParts): Promise<Store> {
  const { database, beforeEntries, bulkWriter = createBulkWriter(database) } = parts;
  const first = beforeEntries
    ? storeState(await readAllButEntries(database), false)
    : storeState(await readShown(database));
  const state = observable(first);
  const ahead = new Set<Precompute>();
  const inner: StoreInternals = {
    ...parts,
    bulkWriter,
    state,
    optimistic: createOptimisticState(state),
    queue: createSerialQueue(),
    precomputes,
  };
  const whole = Promise.resolve(beforeEntries?.().then(() => inner.queue(() => addEntries(inner))));
  // Whoever needs the entries hears of it by themselves.
  whole.catch(() => {});
  return {
    ...{ state, entriesLoaded },
    run: (command, household = state.get().openId ?? "") => run(inner, command, household),
    importRecords: (name, records, options = {}) => importInBulk(inner, name, records, options),
    undo: () => step(inner, state.get().history.done.at(-1), "back"),
    redo: () => step(inner, state.get().history.undone.at(-1), "forth"),
    refresh: (household, ids) => reportFailure(inner, () => refresh(inner, household, ids)),
    showPulled: (household) => reportFailure(inner, () => showPulled(inner, household)),
    reload: () => reportFailure(inner, () => reload(inner)),
    setFact: (name, value) => setFact(inner, name, value),
    refreshFacts: () => reportFailure(inner, async () => patchState(inner, { facts: await readFacts(database) })),
    precompute(reckon) {
      ahead.add(reckon);
      return () => ahead.delete(reckon);
    },
    settled: () => inner.queue(async () => {}),
  };
}
