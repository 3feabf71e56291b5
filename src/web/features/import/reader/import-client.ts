import { type FileProblem, maxFileSize } from "#domain/import/importer.ts";
import type { ImportMapping } from "#domain/import/mapping.ts";
import type { ReadEntry, ReadSummary } from "#domain/import/read-row.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import { workerChunk } from "#web/app/lazy/chunk.ts";
import { createWorkerClient, WorkerError, type WorkerPort } from "#web/platform/worker-rpc.ts";
import type { ImportHandlers, OpenedFile, ReadNote } from "./import-handlers.ts";
import { createUnpacker } from "./packed-entries.ts";

interface ReadHandlers {
  /** At most a thousand entries per call. The next call waits for its promise. */
  onEntries(entries: readonly ReadEntry[]): void | Promise<void>;
  /** From 0 to 1, by bytes. */
  onProgress?(done: number): void;
}

export interface ImportClient {
  open(file: Blob, money: MoneyFormat): Promise<ImportAnswer<OpenedFile>>;
  /** Reads the file that was opened last, any number of times. Discard the entries if the read fails. */
  read(mapping: ImportMapping, handlers: ReadHandlers): Promise<ImportAnswer<ReadSummary>>;
  /** Stops the current request and the worker at once. Call it when the screen unmounts, too. */
  cancel(): void;
}

/** `cancelled` by the page; `stopped`: the worker failed or stopped responding; `not-loaded`: its script did not load. */
export type ImportProblem = FileProblem | "cancelled" | "stopped" | "not-loaded";

type ImportAnswer<Value> = { ok: true; value: Value } | { ok: false; problem: ImportProblem; line?: number };

const importWorker = workerChunk("import-worker");

const startWorker = (): WorkerPort =>
  new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module", name: "import" });

/** The timeout counts ticks instead of time: a night of sleep is only one tick. */
export const tickMs = 5_000;
export const silentTicks = 6;

/** Reads bank files in a worker, one request at a time. The worker starts with the first request, and again after a stop. */
export function createImportClient(start = startWorker): ImportClient {
  const worker = createWorkerClient<ImportHandlers>(importWorker, start);
  let turn = 0;
  let silence = 0;
  let isProcessing = false;
  let chosen: { file: Blob; money: MoneyFormat } | undefined;

  /** Stops the worker if it stays silent, or if the call fails. */
  async function answerOf<Value>(call: () => Promise<ImportAnswer<Value>>): Promise<ImportAnswer<Value>> {
    if (worker.isBusy()) worker.close();
    [silence, isProcessing] = [0, false];
    const ticking = setInterval(() => {
      silence = isProcessing ? 0 : silence + 1;
      if (silence >= silentTicks) worker.close("failed");
    }, tickMs);
    try {
      return await call();
    } catch (error) {
      // The next request may have a worker already.
      if (error instanceof WorkerError && error.reason === "closed") return { ok: false, problem: "cancelled" };
      worker.close();
      if (error instanceof WorkerError) return { ok: false, problem: "stopped" };
      throw error;
    } finally {
      clearInterval(ticking);
    }
  }

  async function openFile(input: { file: Blob; money: MoneyFormat }): Promise<ImportAnswer<OpenedFile>> {
    turn++;
    const own = turn;
    const isLoaded = await importWorker.load().catch(() => false);
    if (own !== turn) return { ok: false, problem: "cancelled" };
    if (!isLoaded) return { ok: false, problem: "not-loaded" };
    return answerOf(() => worker.call("open", input));
  }

  function cancel(): void {
    turn++;
    worker.close();
  }

  async function open(file: Blob, money: MoneyFormat): Promise<ImportAnswer<OpenedFile>> {
    chosen = undefined;
    if (file.size > maxFileSize) return { ok: false, problem: "too-large" };
    const opened = await openFile({ file, money });
    if (opened.ok) chosen = { file, money };
    return opened;
  }

  async function read(
    mapping: ImportMapping,
    { onEntries, onProgress }: ReadHandlers,
  ): Promise<ImportAnswer<ReadSummary>> {
    if (!chosen) throw new Error("No file has been opened");
    // After a cancelled read a new worker must open the file again.
    const reopened = worker.isOpen() ? undefined : await openFile(chosen);
    if (reopened && !reopened.ok) return reopened;
    const unpack = createUnpacker();
    async function onNote(note: ReadNote): Promise<void> {
      silence = 0;
      if (typeof note === "number") return onProgress?.(note);
      isProcessing = true;
      try {
        await onEntries(unpack(note));
      } finally {
        isProcessing = false;
      }
    }
    return answerOf(() => worker.call("read", mapping, { onNote }));
  }

  return { open, read, cancel };
}
