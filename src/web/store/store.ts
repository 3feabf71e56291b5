import type { Result } from "#domain/result.ts";
import type { AnyRecord } from "#sync/record.ts";
import { type Observable, observable } from "#web/platform/observable.ts";
import { type Ahead, bring } from "./bulk/bulk-write.ts";
import { type BulkWriter, createBulkWriter, type ImportOptions, type NewRecords } from "./bulk/persist-bulk.ts";
import type { Command, CommandProblem } from "./command.ts";
import type { DeviceDatabase } from "./device/device-database.ts";
import type { DeviceProblem } from "./device/device-problem.ts";
import { readAllButEntries, readFacts, readShown } from "./device/read-content.ts";
import { memory } from "./optimistic-state.ts";
import { createSerialQueue } from "./serial-queue.ts";
import { addEntries, reload, reread, run, setFact, showArrived, step, told } from "./store-operations.ts";
import { type Inner, put, type StoreState, storeState } from "./store-state.ts";

export type WriteProblem = CommandProblem | DeviceProblem | "household-gone" | "nothing-to-undo";
export type BringProblem = WriteProblem | "ended";

/** The records as the device keeps them. */
export type Written = Result<readonly AnyRecord[], WriteProblem>;

export interface StoreParts {
  database: Pick<DeviceDatabase, "read" | "write">;
  newId: () => string;
  /** Where very many records are written; absent: from here. */
  many?: BulkWriter;
  /** Told when the device has kept something: the other tabs and the sender want to know. */
  onKept(household: string, ids: readonly string[]): void;
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
  whole: Promise<void>;
  /** Shows at once, very much at once when the device has it; resolves when the device has it for good, or says why not and shows what it was before. */
  run(command: Command, household?: string): Promise<Written>;
  /** Many new records, as from a file. They show when the device has them all; one undo takes all of them back. */
  bring(name: string, records: NewRecords, options?: ImportOptions): Promise<Result<null, BringProblem>>;
  undo(): Promise<Written>;
  redo(): Promise<Written>;
  /** Reads records that another tab or the server changed on the device. Like `reload` it never rejects. */
  refresh(household: string, ids: readonly string[]): Promise<void>;
  /** Reads a household that a first pull brought to the device, in small steps. Like `reload` it never rejects. */
  arrived(household: string): Promise<void>;
  /** Reads everything anew: households came or went. */
  reload(): Promise<void>;
  /** Notes something beside households, for this device alone. Where the device refuses, the note lasts as long as the page. */
  setFact(name: string, value: string): Promise<void>;
  /** Reads such notes of other tabs. */
  refreshFacts(): Promise<void>;
  /** Has something worked out whenever very much is about to show, before it does. Answers what ends that. */
  ahead(reckon: Ahead): () => void;
  /** Resolves when everything that was on its way to the device has arrived or was refused. */
  settled(): Promise<void>;
}

export async function createStore(parts: StoreParts): Promise<Store> {
  const { database, beforeEntries, many = createBulkWriter(database) } = parts;
  const first = beforeEntries
    ? storeState(await readAllButEntries(database), false)
    : storeState(await readShown(database));
  const state = observable(first);
  const ahead = new Set<Ahead>();
  const inner: Inner = { ...parts, many, state, memory: memory(state), turn: createSerialQueue(), ahead };
  const whole = Promise.resolve(beforeEntries?.().then(() => inner.turn(() => addEntries(inner))));
  // Whoever needs the entries hears of it by themselves.
  whole.catch(() => {});
  return {
    ...{ state, whole },
    run: (command, household = state.get().openId ?? "") => run(inner, command, household),
    bring: (name, records, options = {}) => bring(inner, name, records, options),
    undo: () => step(inner, state.get().history.done.at(-1), "back"),
    redo: () => step(inner, state.get().history.undone.at(-1), "forth"),
    refresh: (household, ids) => told(inner, () => reread(inner, household, ids)),
    arrived: (household) => told(inner, () => showArrived(inner, household)),
    reload: () => told(inner, () => reload(inner)),
    setFact: (name, value) => setFact(inner, name, value),
    refreshFacts: () => told(inner, async () => put(inner, { facts: await readFacts(database) })),
    ahead(reckon) {
      ahead.add(reckon);
      return () => ahead.delete(reckon);
    },
    settled: () => inner.turn(async () => {}),
  };
}
