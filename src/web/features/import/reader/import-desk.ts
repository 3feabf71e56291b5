import { guessMapping } from "#domain/import/guess-mapping.ts";
import type { FileAnswer, OpenedTable, TableRow } from "#domain/import/importer.ts";
import type { ImportMapping } from "#domain/import/mapping.ts";
import { createReading, type ReadEntry, type ReadSummary, rowReader } from "#domain/import/read-row.ts";
import { clip } from "#domain/import/row-text.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import {
  createPacker,
  type ImportMessage,
  type ImportRequest,
  type OpenedFile,
  type Pack,
  sliceSize,
} from "./import-messages.ts";
import { openBankFile, orUnreadable } from "./read-file.ts";

const rowsShown = 50;
const lettersShown = 300;
/** Unacknowledged slices: the one that the page processes, and the next. */
const mostAhead = 2;

type Opened = { table: OpenedTable; money: MoneyFormat; size: number };

/** Handles the worker's messages. Apart from the worker, so that tests can run it. */
export function createImportHandler(post: (message: ImportMessage) => void): (ask: ImportRequest) => Promise<void> {
  let opened: Opened | undefined;
  let ahead = 0;
  let resume: (() => void) | undefined;

  async function open(file: Blob, money: MoneyFormat): Promise<void> {
    const answer = await openBankFile(file);
    if (!answer.ok) return post({ tell: "refused", refusal: answer });
    opened = { table: answer.value, money, size: file.size };
    post({ tell: "opened", file: { ...shown(answer.value, money), importer: answer.value.importer } });
  }

  async function send(pack: Pack): Promise<void> {
    post({ tell: "entries", pack });
    ahead++;
    if (ahead < mostAhead) return;
    await new Promise<void>((resolve) => {
      resume = resolve;
    });
  }

  async function read(mapping: ImportMapping): Promise<void> {
    if (!opened) throw new Error("No file has been opened");
    const onProgress = (done: number) => post({ tell: "progress", done });
    const answer = await orUnreadable(() => readAll(opened!, mapping, { send, onProgress }));
    post(answer.ok ? { tell: "read", summary: answer.value } : { tell: "refused", refusal: answer });
  }

  function more(): void {
    ahead--;
    resume?.();
    resume = undefined;
  }

  return async (ask) => {
    if (ask.ask === "more") more();
    else await (ask.ask === "open" ? open(ask.file, ask.money) : read(ask.mapping));
  };
}

interface Output {
  send(pack: Pack): Promise<void>;
  onProgress(done: number): void;
}

async function readAll(
  { table, money, size }: Opened,
  mapping: ImportMapping,
  { send, onProgress }: Output,
): Promise<FileAnswer<ReadSummary>> {
  const reading = createReading(rowReader(mapping, money, table.header));
  const pack = createPacker();
  let slice: ReadEntry[] = [];
  for await (const batch of table.rows()) {
    if ("problem" in batch) return batch;
    for (const row of batch.rows) {
      const entry = reading.take(row);
      if (entry) slice.push(entry);
      if (slice.length < sliceSize) continue;
      await send(pack(slice));
      slice = [];
    }
    onProgress(batch.bytes / size);
  }
  if (slice.length > 0) await send(pack(slice));
  return { ok: true, value: reading.summary() };
}

function shown({ header, columns, sample, mapping }: OpenedTable, money: MoneyFormat): Omit<OpenedFile, "importer"> {
  const short = (cells: readonly string[]) => cells.slice(0, columns + 1).map((cell) => clip(cell, lettersShown));
  const first = sample.slice(0, rowsShown).map((row): TableRow => ({ ...row, cells: short(row.cells) }));
  return {
    columns,
    sample: first,
    guess: guessMapping({ columns, sample, ...(header && { header }) }, money),
    ...(header && { header: short(header) }),
    ...(mapping && { mapping }),
  };
}
