import { isSameValue } from "#sync/merge.ts";
import type { PullAnswer } from "#sync/protocol.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { WorkerCall } from "#web/platform/worker-rpc.ts";
import {
  type DeviceDatabase,
  DeviceError,
  type DeviceProblem,
  deviceProblemOf,
  type HouseholdRow,
} from "../device/device-database.ts";
import { type Edit, EditRefused } from "../persist-edits.ts";
import { applyPull, type PullOutcome } from "../sync/pull.ts";
import { type Direction, inDirection } from "../undo-history.ts";
import { createBulkWriter, ImportCanceled } from "./persist-bulk.ts";

/** Small enough not to block the main thread when it sends or receives a message. */
export const recordsPerMessage = 500;

interface Target {
  database: string;
  household: string;
}

export type BulkHandlers = ReturnType<typeof createBulkHandlers>;

/**
 * The worker's side of a bulk write. The content comes in chunks, then the call that writes it: a transaction can't stay open
 * while it waits for messages.
 */
export function createBulkHandlers(open: (name: string) => Promise<DeviceDatabase>) {
  const [records, edits]: [AnyRecord[], Edit[]] = [[], []];
  let pageDatabase: Promise<DeviceDatabase> | null = null;

  async function withDatabase<T>(name: string, work: (database: DeviceDatabase) => Promise<T>): Promise<T> {
    const database = await open(name);
    return work(database).finally(() => database.close());
  }

  return {
    addRecords: (part: readonly AnyRecord[]) => void records.push(...part),
    addEdits: (part: readonly Edit[]) => void edits.push(...part),

    /** Returns the number of unsent records. */
    importRecords: ({ database: name, household }: Target, { notify, signal }: WorkerCall<number>) =>
      withDatabase(name, (database) =>
        createBulkWriter(database).importRecords(household, records, { onProgress: notify, signal, changes: edits }),
      ),

    /** Sends back only what was stored differently: the page has the other records, and copies would cause garbage collection. */
    persistEdits: (
      { database: name, household, direction }: Target & { direction: Direction },
      { notify }: WorkerCall<readonly AnyRecord[]>,
    ) =>
      withDatabase(name, async (database) => {
        const { persisted, unsent } = await createBulkWriter(database).persistEdits(household, edits, direction);
        const changed = persisted.filter(
          (record, index) => !isAsRequested(record, inDirection(edits[index]!, direction).after),
        );
        for (let at = 0; at < changed.length; at += recordsPerMessage)
          notify(changed.slice(at, at + recordsPerMessage));
        return unsent;
      }),

    /**
     * Writes one page of a first pull, and keeps the database open for the next. Doesn't return the changed ids: the household
     * shows when the pull ends.
     */
    async writePage(input: { database: string; household: HouseholdRow; page: PullAnswer }): Promise<PullOutcome> {
      pageDatabase ??= open(input.database);
      const outcome = await (await pageDatabase).write((tables) => applyPull(tables, input.household, input.page));
      return typeof outcome === "string" ? outcome : { changed: [] };
    },
  };
}

/** Deleted records don't show, so their fields don't matter. */
const isAsRequested = (stored: AnyRecord, requested: AnyRecord): boolean =>
  (stored.deleted && requested.deleted) || isSameValue(stored, requested);

/** An error of these handlers as plain data. */
export type Failure =
  | { type: "canceled" }
  | { type: "refused"; problem: EditRefused["problem"] }
  | { type: "device"; problem: DeviceProblem };

export function failureOf(error: unknown): Failure {
  if (error instanceof ImportCanceled) return { type: "canceled" };
  if (error instanceof EditRefused) return { type: "refused", problem: error.problem };
  return { type: "device", problem: error instanceof DeviceError ? error.problem : deviceProblemOf(error) };
}

export function errorOf(failure: Failure): Error {
  if (failure.type === "canceled") return new ImportCanceled();
  return failure.type === "refused" ? new EditRefused(failure.problem) : new DeviceError(failure.problem);
}
