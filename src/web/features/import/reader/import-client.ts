import { type FileProblem, maxFileSize } from "#domain/import/importer.ts";
import type { ImportMapping } from "#domain/import/mapping.ts";
import type { ReadEntry, ReadSummary } from "#domain/import/read-row.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import { workerChunk } from "#web/app/lazy/worker-chunk.ts";
import { createUnpacker, type ImportMessage, type ImportRequest, type OpenedFile } from "./import-messages.ts";

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

const importWorker = workerChunk("import-worker");

const startWorker = (): ImportWorker =>
  new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module", name: "import" });

/** Reads bank files in a worker. */
export function createImportClient(start: () => ImportWorker = startWorker): ImportClient {
  const worker = createWorkerClient(start);
  let turn = 0;
  let chosen: { file: Blob; money: MoneyFormat } | undefined;

  async function show(file: Blob, money: MoneyFormat): Promise<ImportAnswer<OpenedFile>> {
    turn++;
    const request = turn;
    const isLoaded = await importWorker.load().catch(() => false);
    if (request !== turn) return { ok: false, problem: "cancelled" };
    if (!isLoaded) return { ok: false, problem: "not-loaded" };
    return worker.request({ ask: "open", file, money }, (message) => {
      if (message.tell === "refused") return message.refusal;
      return message.tell === "opened" ? { ok: true, value: message.file } : undefined;
    });
  }

  function cancel(): void {
    turn++;
    worker.stop("cancelled");
  }

  async function open(file: Blob, money: MoneyFormat): Promise<ImportAnswer<OpenedFile>> {
    chosen = undefined;
    if (file.size > maxFileSize) return { ok: false, problem: "too-large" };
    const opened = await show(file, money);
    if (opened.ok) chosen = { file, money };
    return opened;
  }

  async function read(mapping: ImportMapping, handlers: ReadHandlers): Promise<ImportAnswer<ReadSummary>> {
    if (!chosen) throw new Error("No file has been opened");
    // After a cancelled read a new worker must open the file again.
    const reopened = worker.isOpen() ? undefined : await show(chosen.file, chosen.money);
    if (reopened && !reopened.ok) return reopened;
    const unpack = createUnpacker();
    return worker.request<ReadSummary>({ ask: "read", mapping }, async (message) => {
      if (message.tell === "progress") handlers.onProgress?.(message.done);
      if (message.tell === "entries") {
        await handlers.onEntries(unpack(message.pack));
        worker.send({ ask: "more" });
      }
      if (message.tell === "refused") return message.refusal;
      return message.tell === "read" ? { ok: true, value: message.summary } : undefined;
    });
  }

  return { open, read, cancel };
}

/** `cancelled` by the page; `stopped`: the worker failed or stopped responding; `not-loaded`: its script did not load. */
export type ImportProblem = FileProblem | "cancelled" | "stopped" | "not-loaded";

type ImportAnswer<Value> = { ok: true; value: Value } | { ok: false; problem: ImportProblem; line?: number };

export type ImportWorker = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

/** Returns the result with the last message, otherwise undefined. Messages are handled one at a time. */
type Listener<Value> = (message: ImportMessage) => MaybeLater<ImportAnswer<Value> | undefined>;

type MaybeLater<Value> = Value | Promise<Value>;

interface Call {
  receive(message: ImportMessage): void;
  end(problem: ImportProblem): void;
}

/** The timeout counts ticks instead of time: a night of sleep is only one tick. */
export const tickMs = 5_000;
export const silentTicks = 6;

/** One worker and one request at a time. The worker starts with the first request, and again after a stop. */
function createWorkerClient(start: () => ImportWorker) {
  let worker: ImportWorker | undefined;
  let call: Call | undefined;

  function stop(problem: ImportProblem): void {
    worker?.terminate();
    worker = undefined;
    call?.end(problem);
    call = undefined;
  }

  function begin(): ImportWorker {
    const started = start();
    started.addEventListener(
      "message",
      ({ data }: MessageEvent<ImportMessage>) => started === worker && call?.receive(data),
    );
    for (const fault of ["error", "messageerror"] as const) {
      started.addEventListener(fault, () => started === worker && stop("stopped"));
    }
    return started;
  }

  async function request<Value>(message: ImportRequest, listen: Listener<Value>): Promise<ImportAnswer<Value>> {
    if (call) stop("cancelled");
    const pending = openCall(listen, () => stop("stopped"));
    call = pending.call;
    try {
      worker ??= begin();
      worker.postMessage(message);
      return await pending.answer;
    } catch (error) {
      // Either the browser refuses workers, or the listener threw, which the caller must handle.
      if (worker) stop("cancelled");
      else return { ok: false, problem: "stopped" };
      throw error;
    } finally {
      pending.close();
      if (call === pending.call) call = undefined;
    }
  }

  return {
    request,
    stop,
    send: (message: ImportRequest) => worker?.postMessage(message),
    isOpen: () => worker !== undefined,
  };
}

function openCall<Value>(listen: Listener<Value>, onTimeout: () => void) {
  let [silence, busy] = [0, 0];
  const ticking = setInterval(() => {
    silence = busy > 0 ? 0 : silence + 1;
    if (silence >= silentTicks) onTimeout();
  }, tickMs);
  const { promise: answer, resolve, reject } = withResolvers<ImportAnswer<Value>>();
  let turn: Promise<void> = Promise.resolve();

  async function handle(message: ImportMessage): Promise<void> {
    const result = await listen(message);
    busy--;
    if (result) resolve(result);
  }

  const call: Call = {
    receive(message) {
      [silence, busy] = [0, busy + 1];
      turn = turn.then(() => handle(message)).catch(reject);
    },
    end: (problem) => resolve({ ok: false, problem }),
  };
  return { call, answer, close: () => clearInterval(ticking) };
}

function withResolvers<Value>() {
  let [resolve, reject]: [(value: Value) => void, (reason: unknown) => void] = [() => {}, () => {}];
  const promise = new Promise<Value>((...callbacks) => {
    [resolve, reject] = callbacks;
  });
  return { promise, resolve, reject };
}
