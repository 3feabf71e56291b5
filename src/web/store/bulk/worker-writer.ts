import { type CooperativeTask, runWithPauses } from "#domain/cooperative-task.ts";
import type { AnyRecord } from "#sync/record.ts";
import { isWorkerHere, workerChunk } from "#web/app/lazy/worker-chunk.ts";
import { yieldToMain } from "#web/platform/yield-to-main.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { DeviceError } from "../device/device-problem.ts";
import type { Edit } from "../persist-edits.ts";
import { mainThreadPullWriter, type PullOutcome, type PullPageWriter } from "../sync/pull.ts";
import { type Direction, inDirection } from "../undo-history.ts";
import { type BulkWriter, createBulkWriter, ImportCanceled } from "./persist-bulk.ts";
import { type BulkRequest, type BulkResponse, errorOf, recordsPerMessage } from "./worker-messages.ts";

const bulkWorker = workerChunk("bulk-worker");

const startWorker = (): BulkWorker =>
  new Worker(new URL("./bulk-worker.ts", import.meta.url), { type: "module", name: "many" });

/**
 * For about so long the browser tidies up its database after very many, and takes the processor from the page: what shows
 * meanwhile would hold it three times as long. See docs/decisions/0022.
 */
const cleanupMs = 1_000;

const browserCleanup = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, cleanupMs));

/** Writes beside the page, in a worker that lives as long as that takes; where there can be none, from the page itself. */
export function createWorkerWriter(
  name: string,
  database: DeviceDatabase,
  start = startWorker,
  rest = browserCleanup,
): BulkWriter {
  /** Also asks whether this page still has the database: a worker would open one that another tab erased anew, and empty. */
  async function inWorker<T>(household: string, work: (line: WorkerClient) => Promise<T>): Promise<T | "nowhere"> {
    await database.read(({ households }) => households.get([[household]]));
    const line = (await isWorkerHere(bulkWorker)) ? await connectWorker(start) : null;
    if (!line) return "nowhere";
    try {
      const done = await work(line);
      await rest();
      return done;
    } finally {
      line.close();
    }
  }

  return {
    async importRecords(household, records, options) {
      const done = await inWorker(household, async (line) => {
        await sendInChunks(records, (part) => line.send({ ask: "take", records: part }), options.signal);
        options.signal?.addEventListener("abort", () => line.send({ ask: "end" }));
        const { unsent } = await line.ask({ ask: "bring", database: name, household }, options.onProgress);
        return unsent;
      });
      return done === "nowhere" ? createBulkWriter(database).importRecords(household, records, options) : done;
    },
    async persistEdits(household, edits, way) {
      const done = await inWorker(household, async (line) => {
        await sendInChunks(edits, (part) => line.send({ ask: "take-edits", edits: part }));
        return line.ask({ ask: "keep", database: name, household, way });
      });
      if (done === "nowhere") return createBulkWriter(database).persistEdits(household, edits, way);
      return {
        persisted: await runWithPauses(persistedRecords(edits, way, done.otherwise), yieldToMain()),
        unsent: done.unsent,
      };
    },
  };
}

/**
 * Writes the pages of a first pull in a worker that lives as long as the pull. Where there can be none, or it fails, the page
 * itself writes them: a page that the worker did store after all is refused here as one that another tab took.
 */
export async function createWorkerPullWriter(
  name: string,
  database: DeviceDatabase,
  start = startWorker,
): Promise<PullPageWriter> {
  const here = mainThreadPullWriter(database);
  // Asks this page's own connection first, as above.
  await database.read(({ households }) => households.count());
  let line = (await isWorkerHere(bulkWorker)) ? await connectWorker(start) : null;
  const close = () => {
    line?.close();
    line = null;
  };
  return {
    async write(household, page) {
      if (!line) return here.write(household, page);
      return line.page({ ask: "page", database: name, household, page }).catch(() => {
        close();
        return here.write(household, page);
      });
    },
    close,
  };
}

/** As they were asked to be kept, but for those that came to be otherwise. */
function* persistedRecords(
  edits: readonly Edit[],
  way: Direction,
  otherwise: readonly AnyRecord[],
): CooperativeTask<AnyRecord[]> {
  const others = new Map(otherwise.map((record) => [record.id, record]));
  const kept: AnyRecord[] = [];
  for (const edit of edits) {
    kept.push((others.size > 0 && others.get(edit.after.id)) || inDirection(edit, way).after);
    if (kept.length % recordsPerMessage === 0) yield kept.length / edits.length;
  }
  return kept;
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
  /** The records that came to be kept otherwise than they were asked to be. */
  otherwise: AnyRecord[];
  unsent: number;
}

export interface WorkerClient {
  send(message: BulkRequest): void;
  /** Sends the word to write, and answers what came of it. */
  ask(message: BulkRequest, onProgress?: (share: number) => void): Promise<WorkerResult>;
  /** Has one page of a first pull written. */
  page(message: Extract<BulkRequest, { ask: "page" }>): Promise<PullOutcome>;
  close(): void;
}

/** Null where no worker comes: one that is forbidden, or a file that can't be fetched. */
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
  ask: (message, onProgress) =>
    new Promise((resolve, reject) => {
      const otherwise: AnyRecord[] = [];
      worker.addEventListener("message", ({ data }: MessageEvent<BulkResponse>) => {
        if (data.tell === "progress") onProgress?.(data.share);
        if (data.tell === "otherwise") otherwise.push(...data.records);
        if (data.tell === "done") resolve({ otherwise, unsent: data.unsent });
        if (data.tell === "failed") reject(errorOf(data.failure));
      });
      for (const fault of ["error", "messageerror"] as const)
        worker.addEventListener(fault, () => reject(new DeviceError("failed")));
      worker.postMessage(message);
    }),
  page: (message) =>
    new Promise((resolve, reject) => {
      const listening = new AbortController();
      const { signal } = listening;
      const heard = (data: BulkResponse) => {
        listening.abort();
        if (data.tell === "page-taken") resolve(data.outcome);
        if (data.tell === "failed") reject(errorOf(data.failure));
      };
      worker.addEventListener("message", ({ data }: MessageEvent<BulkResponse>) => heard(data), { signal });
      for (const fault of ["error", "messageerror"] as const)
        worker.addEventListener(fault, () => reject(new DeviceError("failed")), { signal });
      worker.postMessage(message);
    }),
  close: () => worker.terminate(),
});
