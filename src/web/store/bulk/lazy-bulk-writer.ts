import { lazyChunk } from "#web/app/lazy/chunk.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { mainThreadPullWriter } from "../sync/pull.ts";
import { type BulkWriter, createBulkWriter } from "./persist-bulk.ts";

/** Up to here the page has written them before a worker has started, and clearing up after them is not felt. */
const maxOnMainThread = 20_000;

const workerWriter = lazyChunk("bulk-writer", () => import("./worker-writer.ts"));

/** The way to the worker is fetched when very many are first written, which most people never do; else the page writes them. */
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
    persistEdits: async (household, edits, way) => (await writerFor(edits.length)).persistEdits(household, edits, way),
    openPullWriter: () =>
      workerWriter.load({ isOptional: true }).then(
        ({ createWorkerPullWriter }) => createWorkerPullWriter(name, database),
        () => mainThreadPullWriter(database),
      ),
  };
}
