import { type FileProblem, maxFileSize } from "#domain/import/importer.ts";
import type { ImportMapping } from "#domain/import/mapping.ts";
import type { ReadEntry, ReadSummary } from "#domain/import/read-row.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import { workerChunk } from "#web/app/lazy/worker-chunk.ts";
import { type Ask, createUnpacker, type OpenedFile, type Tell } from "./import-messages.ts";

interface ReadHandlers {
  /** At most a thousand at a time; the next ones wait until it is done. */
  onEntries(entries: readonly ReadEntry[]): void | Promise<void>;
  /** From 0 to 1, by bytes. */
  onProgress?(done: number): void;
}

export interface ImportClient {
  open(file: Blob, money: MoneyFormat): Promise<ImportAnswer<OpenedFile>>;
  /** The file that was opened last, as often as wanted. What came before a refusal is to be thrown away. */
  read(mapping: ImportMapping, handlers: ReadHandlers): Promise<ImportAnswer<ReadSummary>>;
  /** Ends whatever is under way at once, and the worker. Also for leaving the screen. */
  cancel(): void;
}

const importWorker = workerChunk("import-worker");

const startWorker = (): ImportWorker =>
  new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module", name: "import" });

/** A page's way to read bank files beside itself. */
export function createImportClient(start: () => ImportWorker = startWorker): ImportClient {
  const line = createWorkerLine(start);
  let turn = 0;
  let chosen: { file: Blob; money: MoneyFormat } | undefined;

  async function show(file: Blob, money: MoneyFormat): Promise<ImportAnswer<OpenedFile>> {
    turn++;
    const own = turn;
    const isHere = await importWorker.load().catch(() => false);
    if (own !== turn) return { ok: false, problem: "cancelled" };
    if (!isHere) return { ok: false, problem: "not-loaded" };
    return line.ask({ ask: "open", file, money }, (message) => {
      if (message.tell === "refused") return message.refusal;
      return message.tell === "opened" ? { ok: true, value: message.file } : undefined;
    });
  }

  function cancel(): void {
    turn++;
    line.stop("cancelled");
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
    // After a cancelled reading there is no worker that knows the file.
    const again = line.isOpen() ? undefined : await show(chosen.file, chosen.money);
    if (again && !again.ok) return again;
    const unpacked = createUnpacker();
    return line.ask<ReadSummary>({ ask: "read", mapping }, async (message) => {
      if (message.tell === "progress") handlers.onProgress?.(message.done);
      if (message.tell === "entries") {
        await handlers.onEntries(unpacked(message.pack));
        line.send({ ask: "more" });
      }
      if (message.tell === "refused") return message.refusal;
      return message.tell === "read" ? { ok: true, value: message.summary } : undefined;
    });
  }

  return { open, read, cancel };
}

/** `cancelled` is the page's own doing; `stopped` is a worker that failed or fell silent, `not-loaded` one whose script did not come. */
export type ImportProblem = FileProblem | "cancelled" | "stopped" | "not-loaded";

type ImportAnswer<Value> = { ok: true; value: Value } | { ok: false; problem: ImportProblem; line?: number };

export type ImportWorker = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

/** Answers once it has heard enough. The next message waits until it is done with one. */
type Listener<Value> = (message: Tell) => MaybeLater<ImportAnswer<Value> | undefined>;

type MaybeLater<Value> = Value | Promise<Value>;

interface Call {
  hear(message: Tell): void;
  end(problem: ImportProblem): void;
}

/** Counted in ticks and not by the clock: after a night with the lid closed only one has passed. */
export const tickMs = 5_000;
export const silentTicks = 6;

/** One worker and one question at a time. It begins with the first question, and anew after it was stopped. */
function createWorkerLine(start: () => ImportWorker) {
  let worker: ImportWorker | undefined;
  let call: Call | undefined;

  function stop(problem: ImportProblem): void {
    worker?.terminate();
    worker = undefined;
    call?.end(problem);
    call = undefined;
  }

  function begin(): ImportWorker {
    const begun = start();
    begun.addEventListener("message", ({ data }: MessageEvent<Tell>) => begun === worker && call?.hear(data));
    for (const fault of ["error", "messageerror"] as const) {
      begun.addEventListener(fault, () => begun === worker && stop("stopped"));
    }
    return begun;
  }

  async function ask<Value>(question: Ask, listen: Listener<Value>): Promise<ImportAnswer<Value>> {
    if (call) stop("cancelled");
    const told = takeCall(listen, () => stop("stopped"));
    call = told.call;
    try {
      worker ??= begin();
      worker.postMessage(question);
      return await told.answer;
    } catch (error) {
      // A browser that allows no worker throws; so does a listener, and that is for its caller.
      if (worker) stop("cancelled");
      else return { ok: false, problem: "stopped" };
      throw error;
    } finally {
      told.hangUp();
      if (call === told.call) call = undefined;
    }
  }

  return { ask, stop, send: (message: Ask) => worker?.postMessage(message), isOpen: () => worker !== undefined };
}

function takeCall<Value>(listen: Listener<Value>, onSilence: () => void) {
  let [silence, busy] = [0, 0];
  const ticking = setInterval(() => {
    silence = busy > 0 ? 0 : silence + 1;
    if (silence >= silentTicks) onSilence();
  }, tickMs);
  const { promise: answer, resolve, reject } = withResolvers<ImportAnswer<Value>>();
  let turn: Promise<void> = Promise.resolve();

  async function take(message: Tell): Promise<void> {
    const heard = await listen(message);
    busy--;
    if (heard) resolve(heard);
  }

  const call: Call = {
    hear(message) {
      [silence, busy] = [0, busy + 1];
      turn = turn.then(() => take(message)).catch(reject);
    },
    end: (problem) => resolve({ ok: false, problem }),
  };
  return { call, answer, hangUp: () => clearInterval(ticking) };
}

function withResolvers<Value>() {
  let [resolve, reject]: [(value: Value) => void, (reason: unknown) => void] = [() => {}, () => {}];
  const promise = new Promise<Value>((...both) => {
    [resolve, reject] = both;
  });
  return { promise, resolve, reject };
}
