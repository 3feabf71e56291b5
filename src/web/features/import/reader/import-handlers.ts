import { accountMarksIn } from "#domain/import/account-of-file.ts";
import { guessMapping, type MappingGuess } from "#domain/import/guess-mapping.ts";
import type { FileAnswer, OpenedTable, TableRow } from "#domain/import/importer.ts";
import type { ImportMapping } from "#domain/import/mapping.ts";
import { createReading, type ReadEntry, type ReadSummary, rowReader } from "#domain/import/read-row.ts";
import { clip } from "#domain/import/row-text.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import type { WorkerCall } from "#web/platform/worker-rpc.ts";
import { createPacker, type Pack, sliceSize } from "./packed-entries.ts";
import { openBankFile, orUnreadable } from "./read-file.ts";

/** What the screen needs to know of a file before it is read. */
export interface OpenedFile extends Pick<OpenedTable, "header" | "columns" | "sample" | "mapping"> {
  importer: string;
  guess: MappingGuess;
  /** Fingerprints of what the file says of its own account. */
  marks: readonly string[];
}

const rowsShown = 50;
const lettersShown = 300;

/** A slice of entries, or the share of the file that was read, from 0 to 1. */
export type ReadNote = Pack | number;

export type ImportHandlers = ReturnType<typeof createImportHandlers>;

/** What the worker serves, separate so that tests can run it in their own thread. */
export function createImportHandlers() {
  let opened: Opened | undefined;
  return {
    async open({ file, money }: { file: Blob; money: MoneyFormat }): Promise<FileAnswer<OpenedFile>> {
      const answer = await openBankFile(file);
      if (!answer.ok) return answer;
      opened = { table: answer.value, money, size: file.size };
      return { ok: true, value: { ...shown(answer.value, money), importer: answer.value.importer } };
    },
    /** Reads the file that was opened last. */
    async read(mapping: ImportMapping, call: WorkerCall<ReadNote>): Promise<FileAnswer<ReadSummary>> {
      if (!opened) throw new Error("No file has been opened");
      const from = opened;
      return orUnreadable(() => readAll(from, mapping, call));
    },
  };
}

type Opened = { table: OpenedTable; money: MoneyFormat; size: number };

async function readAll(
  { table, money, size }: Opened,
  mapping: ImportMapping,
  { notify, deliver }: WorkerCall<ReadNote>,
): Promise<FileAnswer<ReadSummary>> {
  const reading = createReading(rowReader(mapping, money, table.header));
  const pack = createPacker();
  let slice: ReadEntry[] = [];
  let delivered: Promise<void> = Promise.resolve();
  /** Waits for the page with at most two slices: the one that it processes, and the next. */
  async function send(): Promise<void> {
    const before = delivered;
    delivered = deliver(pack(slice));
    slice = [];
    await before;
  }
  for await (const batch of table.rows()) {
    if ("problem" in batch) return batch;
    for (const row of batch.rows) {
      const entry = reading.take(row);
      if (entry) slice.push(entry);
      if (slice.length < sliceSize) continue;
      await send();
    }
    notify(batch.bytes / size);
  }
  if (slice.length > 0) await send();
  return { ok: true, value: reading.summary() };
}

function shown(table: OpenedTable, money: MoneyFormat): Omit<OpenedFile, "importer"> {
  const { above, header, columns, sample, mapping } = table;
  const short = (cells: readonly string[]) => cells.slice(0, columns + 1).map((cell) => clip(cell, lettersShown));
  const first = sample.slice(0, rowsShown).map((row): TableRow => ({ ...row, cells: short(row.cells) }));
  return {
    columns,
    sample: first,
    guess: guessMapping({ columns, sample, ...(header && { header }) }, money),
    marks: accountMarksIn({ above, header, rows: sample.map(({ cells }) => cells) }),
    ...(header && { header: short(header) }),
    ...(mapping && { mapping }),
  };
}
