import { type CooperativeTask, runWithPauses } from "#domain/cooperative-task.ts";
import type { AnyRecord } from "#sync/record.ts";
import { workerChunk } from "#web/app/lazy/chunk.ts";
import { createWorkerClient, type WorkerClient, WorkerError, type WorkerPort } from "#web/platform/worker-rpc.ts";
import { yieldToMain } from "#web/platform/yield-to-main.ts";
import { type DeviceDatabase, DeviceError } from "../device/device-database.ts";
import type { Edit } from "../persist-edits.ts";
import { mainThreadPullWriter, type PullPageWriter } from "../sync/pull.ts";
import { type Direction, inDirection } from "../undo-history.ts";
import { type BulkWriter, createBulkWriter, ImportCanceled } from "./persist-bulk.ts";
import { type BulkHandlers, errorOf, type Failure, recordsPerMessage } from "./worker-handlers.ts";

const bulkWorker = workerChunk("bulk-worker");

const startWorker = (): WorkerPort =>
  new Worker(new URL("./bulk-worker.ts", import.meta.url), { type: "module", name: "bulk" });

type BulkClient = WorkerClient<BulkHandlers>;

/** A worker that fails midway may have stored everything, so the caller can't fall back to the main thread. */
function storeErrorOf(error: unknown): unknown {
  if (!(error instanceof WorkerError)) return error;
  return error.reason === "thrown" ? errorOf(error.cause as Failure) : new DeviceError("failed");
}

/**
 * About how long the browser compacts its database after a bulk write. Rendering during that time takes three times as long.
 * See docs/decisions/0022.
 */
const cleanupMs = 1_000;

const browserCleanup = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, cleanupMs));

/** Writes in a worker that is started for each write. Falls back to the main thread if no worker starts. */
export function createWorkerWriter(
  name: string,
  database: DeviceDatabase,
  start = startWorker,
  waitForCleanup = browserCleanup,
): BulkWriter {
  /** Reads first: if another tab erased the database, that fails here, while a worker would open a new, empty one. */
  async function inWorker<T>(household: string, work: (worker: BulkClient) => Promise<T>): Promise<T | "no-worker"> {
    await database.read(({ households }) => households.get([[household]]));
    const worker = createWorkerClient<BulkHandlers>(bulkWorker, start);
    if (!(await worker.connect())) return "no-worker";
    try {
      const done = await work(worker);
      await waitForCleanup();
      return done;
    } catch (error) {
      throw storeErrorOf(error);
    } finally {
      worker.close();
    }
  }

  return {
    async importRecords(household, records, options) {
      const { signal, onProgress, changes = [] } = options;
      const done = await inWorker(household, async (worker) => {
        await sendInChunks(records, (part) => worker.send("addRecords", part), signal);
        await sendInChunks(changes, (part) => worker.send("addEdits", part), signal);
        return worker.call("importRecords", { database: name, household }, { onNote: onProgress, signal });
      });
      return done === "no-worker" ? createBulkWriter(database).importRecords(household, records, options) : done;
    },
    async persistEdits(household, edits, direction) {
      const changed: AnyRecord[] = [];
      const done = await inWorker(household, async (worker) => {
        await sendInChunks(edits, (part) => worker.send("addEdits", part));
        const onNote = (part: readonly AnyRecord[]) => void changed.push(...part);
        return worker.call("persistEdits", { database: name, household, direction }, { onNote });
      });
      if (done === "no-worker") return createBulkWriter(database).persistEdits(household, edits, direction);
      return {
        persisted: await runWithPauses(persistedRecords(edits, direction, changed), yieldToMain()),
        unsent: done,
      };
    },
  };
}

/**
 * Writes the pages of a first pull in a worker that lives as long as the pull. Falls back to the main thread if the worker
 * does not start or fails. A page that the failed worker did store is then reported as busy, as if another tab had pulled.
 */
export async function createWorkerPullWriter(
  name: string,
  database: DeviceDatabase,
  start = startWorker,
): Promise<PullPageWriter> {
  const here = mainThreadPullWriter(database);
  // Reads first, as above.
  await database.read(({ households }) => households.count());
  const worker = createWorkerClient<BulkHandlers>(bulkWorker, start);
  let isConnected = await worker.connect();
  const close = () => {
    isConnected = false;
    worker.close();
  };
  return {
    async write(household, page) {
      if (!isConnected) return here.write(household, page);
      return worker.call("writePage", { database: name, household, page }).catch(() => {
        close();
        return here.write(household, page);
      });
    },
    close,
  };
}

/** The records as requested, except for those that were stored differently. */
function* persistedRecords(
  edits: readonly Edit[],
  direction: Direction,
  changed: readonly AnyRecord[],
): CooperativeTask<AnyRecord[]> {
  const others = new Map(changed.map((record) => [record.id, record]));
  const records: AnyRecord[] = [];
  for (const edit of edits) {
    records.push((others.size > 0 && others.get(edit.after.id)) || inDirection(edit, direction).after);
    if (records.length % recordsPerMessage === 0) yield records.length / edits.length;
  }
  return records;
}

async function sendInChunks<Item>(
  items: Pick<readonly Item[], "length" | "slice">,
  send: (part: readonly Item[]) => void,
  signal?: AbortSignal,
): Promise<void> {
  const pause = yieldToMain();
  for (let at = 0; at < items.length; at += recordsPerMessage) {
    await pause(at / items.length);
    if (signal?.aborted) throw new ImportCanceled();
    send(items.slice(at, at + recordsPerMessage));
  }
}
