import { lazyChunk } from "#web/app/lazy/chunk.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { mainThreadPullWriter } from "../sync/pull.ts";
import { type BulkWriter, createBulkWriter } from "./persist-bulk.ts";

/** Up to this many, the main thread is done before a worker would start, and garbage collection is not noticeable. */
const maxOnMainThread = 20_000;

const workerWriter = lazyChunk("bulk-writer", () => import("./worker-writer.ts"));

/** Fetches the worker writer on the first large write, which most people never make. Without it the main thread writes. */
export function createLazyBulkWriter(name: string, database: DeviceDatabase): BulkWriter {
  const onMainThread = createBulkWriter(database);
  const writerFor = async (count: number): Promise<BulkWriter> =>
    count <= maxOnMainThread
      ? onMainThread
      : workerWriter.load({ isOptional: true }).then(
          ({ createWorkerWriter }) => createWorkerWriter(name, database),
          () => onMainThread,
        );
  return {
    importRecords: async (household, records, options) =>
      (await writerFor(records.length)).importRecords(household, records, options),
    persistEdits: async (household, edits, direction) =>
      (await writerFor(edits.length)).persistEdits(household, edits, direction),
    openPullWriter: () =>
      workerWriter.load({ isOptional: true }).then(
        ({ createWorkerPullWriter }) => createWorkerPullWriter(name, database),
        () => mainThreadPullWriter(database),
      ),
  };
}
