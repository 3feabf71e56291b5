import { type CooperativeTask, runWithPauses } from "#domain/cooperative-task.ts";
import type { AnyRecord } from "#sync/record.ts";
import { isWorkerLoaded, workerChunk } from "#web/app/lazy/worker-chunk.ts";
import { yieldToMain } from "#web/platform/yield-to-main.ts";
import { type DeviceDatabase, DeviceError } from "../device/device-database.ts";
import type { Edit } from "../persist-edits.ts";
import { mainThreadPullWriter, type PullOutcome, type PullPageWriter } from "../sync/pull.ts";
import { type Direction, inDirection } from "../undo-history.ts";
import { type BulkWriter, createBulkWriter, ImportCanceled } from "./persist-bulk.ts";
import { type BulkRequest, type BulkResponse, errorOf, recordsPerMessage } from "./worker-messages.ts";

const bulkWorker = workerChunk("bulk-worker");

const startWorker = (): BulkWorker =>
  new Worker(new URL("./bulk-worker.ts", import.meta.url), { type: "module", name: "bulk" });

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
  async function inWorker<T>(household: string, work: (worker: WorkerClient) => Promise<T>): Promise<T | "no-worker"> {
    await database.read(({ households }) => households.get([[household]]));
    const worker = (await isWorkerLoaded(bulkWorker)) ? await connectWorker(start) : null;
    if (!worker) return "no-worker";
    try {
      const done = await work(worker);
      await waitForCleanup();
      return done;
    } finally {
      worker.close();
    }
  }

  return {
    async importRecords(household, records, options) {
      const done = await inWorker(household, async (worker) => {
        await sendInChunks(records, (part) => worker.send({ type: "add-records", records: part }), options.signal);
        options.signal?.addEventListener("abort", () => worker.send({ type: "cancel" }));
        const { unsent } = await worker.request({ type: "import", database: name, household }, options.onProgress);
        return unsent;
      });
      return done === "no-worker" ? createBulkWriter(database).importRecords(household, records, options) : done;
    },
    async persistEdits(household, edits, direction) {
      const done = await inWorker(household, async (worker) => {
        await sendInChunks(edits, (part) => worker.send({ type: "add-edits", edits: part }));
        return worker.request({ type: "persist", database: name, household, direction });
      });
      if (done === "no-worker") return createBulkWriter(database).persistEdits(household, edits, direction);
      return {
        persisted: await runWithPauses(persistedRecords(edits, direction, done.changed), yieldToMain()),
        unsent: done.unsent,
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
  let worker = (await isWorkerLoaded(bulkWorker)) ? await connectWorker(start) : null;
  const close = () => {
    worker?.close();
    worker = null;
  };
  return {
    async write(household, page) {
      if (!worker) return here.write(household, page);
      return worker.writePage({ type: "pull-page", database: name, household, page }).catch(() => {
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

export type BulkWorker = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

export interface WorkerResult {
  /** The records that were stored differently than requested. */
  changed: AnyRecord[];
  unsent: number;
}

export interface WorkerClient {
  send(message: BulkRequest): void;
  /** Sends the request to write, and resolves with the result. */
  request(message: BulkRequest, onProgress?: (share: number) => void): Promise<WorkerResult>;
  /** Writes one page of a first pull. */
  writePage(message: Extract<BulkRequest, { type: "pull-page" }>): Promise<PullOutcome>;
  close(): void;
}

/** Null if no worker starts: workers are blocked, or the script can't be fetched. */
export async function connectWorker(start: () => BulkWorker): Promise<WorkerClient | null> {
  const worker = tryStart(start);
  const isReady = worker && (await becomesReady(worker));
  if (isReady) return workerClient(worker);
  worker?.terminate();
  return null;
}

function tryStart(start: () => BulkWorker): BulkWorker | null {
  try {
    return start();
  } catch {
    return null;
  }
}

const becomesReady = (worker: BulkWorker): Promise<boolean> =>
  new Promise((resolve) => {
    worker.addEventListener("message", () => resolve(true));
    worker.addEventListener("error", () => resolve(false));
  });

const workerClient = (worker: BulkWorker): WorkerClient => ({
  send: (message) => worker.postMessage(message),
  request: (message, onProgress) =>
    new Promise((resolve, reject) => {
      const changed: AnyRecord[] = [];
      worker.addEventListener("message", ({ data }: MessageEvent<BulkResponse>) => {
        if (data.type === "progress") onProgress?.(data.share);
        if (data.type === "changed-records") changed.push(...data.records);
        if (data.type === "done") resolve({ changed, unsent: data.unsent });
        if (data.type === "failed") reject(errorOf(data.failure));
      });
      for (const fault of ["error", "messageerror"] as const)
        worker.addEventListener(fault, () => reject(new DeviceError("failed")));
      worker.postMessage(message);
    }),
  writePage: (message) =>
    new Promise((resolve, reject) => {
      const listening = new AbortController();
      const { signal } = listening;
      const onResponse = (data: BulkResponse) => {
        listening.abort();
        if (data.type === "page-result") resolve(data.outcome);
        if (data.type === "failed") reject(errorOf(data.failure));
      };
      worker.addEventListener("message", ({ data }: MessageEvent<BulkResponse>) => onResponse(data), { signal });
      for (const fault of ["error", "messageerror"] as const)
        worker.addEventListener(fault, () => reject(new DeviceError("failed")), { signal });
      worker.postMessage(message);
    }),
  close: () => worker.terminate(),
});
