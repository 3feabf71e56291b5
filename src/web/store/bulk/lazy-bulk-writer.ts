import { lazyChunk } from "#web/app/lazy/chunk.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { writerHere } from "../sync/pull.ts";
import { type BulkWriter, createBulkWriter } from "./persist-bulk.ts";

/** Up to here the page has written them before a worker has started, and clearing up after them is not felt. */
const mostByPage = 20_000;

const workerWriter = lazyChunk("bulk-writer", () => import("./worker-writer.ts"));

/** The way to the worker is fetched when very many are first written, which most people never do; else the page writes them. */
export function lateWriter(name: string, database: DeviceDatabase): BulkWriter {
  const byPage = createBulkWriter(database);
  const writerFor = async (count: number): Promise<BulkWriter> =>
    count <= mostByPage
      ? byPage
      : workerWriter.load({ isOptional: true }).then(
          ({ writerInWorker }) => writerInWorker(name, database),
          () => byPage,
        );
  return {
    bring: async (household, records, options) => (await writerFor(records.length)).bring(household, records, options),
    keep: async (household, edits, way) => (await writerFor(edits.length)).keep(household, edits, way),
    openPages: () =>
      workerWriter.load({ isOptional: true }).then(
        ({ pagesInWorker }) => pagesInWorker(name, database),
        () => writerHere(database),
      ),
  };
}
