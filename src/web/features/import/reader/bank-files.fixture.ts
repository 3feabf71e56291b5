import type { MappingDraft } from "#domain/import/guess-mapping.ts";
import type { OpenedTable, RowBatch } from "#domain/import/importer.ts";
import { readMapping } from "#domain/import/mapping.ts";
import type { ReadEntry, ReadSummary } from "#domain/import/read-row.ts";
import type { Currency, MoneyFormat } from "#domain/money/money.ts";
import { createImportHandlers, type OpenedFile } from "./import-handlers.ts";
import { createUnpacker, type Pack } from "./packed-entries.ts";

export const euros: MoneyFormat = { currency: "EUR" as Currency, locale: "de-DE" };
export const dollars: MoneyFormat = { currency: "USD" as Currency, locale: "en-US" };

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const latin1 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return letter === "€" ? 0x80 : code;
  });

export function utf16(text: string, end: "le" | "be"): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), end === "le");
  return bytes;
}

export interface FileRead {
  opened: OpenedFile;
  entries: ReadEntry[];
  summary: ReadSummary;
  progress: number[];
}

/** A file as the screen would have it read: opened, its guess taken with what is corrected, and read. */
export async function readBytes(
  bytes: Uint8Array<ArrayBuffer> | string,
  money = euros,
  correct: Partial<MappingDraft> = {},
): Promise<FileRead> {
  const { open, read } = createImportHandlers();
  const opened = await open({ file: new Blob([bytes]), money });
  if (!opened.ok) throw new Error(`Refused: ${JSON.stringify(opened)}`);
  const mapping = readMapping({ ...opened.value.guess.draft, ...correct });
  if (!mapping) throw new Error(`No mapping: ${JSON.stringify(opened.value.guess)}`);
  const unpack = createUnpacker();
  const [entries, progress]: [ReadEntry[], number[]] = [[], []];
  const summary = await read(mapping, {
    notify: (note) => void progress.push(note as number),
    deliver: async (note) => void entries.push(...unpack(note as Pack)),
    signal: new AbortController().signal,
  });
  if (!summary.ok) throw new Error(`Refused: ${JSON.stringify(summary)}`);
  return { opened: opened.value, entries, summary: summary.value, progress };
}

/** An entry in short: day, money out above zero and in below, payee. */
export const brief = ({ day, amount, kind, payee }: ReadEntry): string =>
  `${day} ${kind === "income" ? -amount : amount} ${payee}`;

export async function batchesOf(table: OpenedTable): Promise<RowBatch[]> {
  const batches: RowBatch[] = [];
  for await (const batch of table.rows()) batches.push(batch);
  return batches;
}
