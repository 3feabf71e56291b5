import { maxFileSize } from "#domain/import/importer.ts";
import type { ImportMapping } from "#domain/import/mapping.ts";
import type { ReadEntry, ReadSummary } from "#domain/import/read-row.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import { workerChunk } from "#web/app/lazy/worker-chunk.ts";
import type { OpenedFile } from "./import-messages.ts";
import { createUnpacker } from "./packed-entries.ts";
import { createWorkerLine, type ImportAnswer, type ImportWorker } from "./worker-line.ts";

export interface ReadHandlers {
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
