import type { MappingDraft } from "#domain/import/guess-mapping.ts";
import type { OpenedTable, RowBatch } from "#domain/import/importer.ts";
import { readMapping } from "#domain/import/mapping.ts";
import type { ReadEntry, ReadSummary } from "#domain/import/read-row.ts";
import type { Currency, MoneyFormat } from "#domain/money/money.ts";
import { createImportHandler } from "./import-desk.ts";
import { createUnpacker, type ImportMessage, type OpenedFile } from "./import-messages.ts";

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
  told: ImportMessage[];
}

/** A file as the screen would have it read: opened, its guess taken with what is corrected, and read. */
export async function readBytes(
  bytes: Uint8Array<ArrayBuffer> | string,
  money = euros,
  correct: Partial<MappingDraft> = {},
): Promise<FileRead> {
  const told: ImportMessage[] = [];
  const hear = createImportHandler((message) => {
    told.push(message);
    if (message.tell === "entries") queueMicrotask(() => void hear({ ask: "more" }));
  });
  await hear({ ask: "open", file: new Blob([bytes]), money });
  const opened = told.find((message) => message.tell === "opened");
  if (!opened) throw new Error(`Refused: ${JSON.stringify(told)}`);
  const mapping = readMapping({ ...opened.file.guess.draft, ...correct });
  if (!mapping) throw new Error(`No mapping: ${JSON.stringify(opened.file.guess)}`);
  await hear({ ask: "read", mapping });
  const last = told.at(-1)!;
  if (last.tell !== "read") throw new Error(`Refused: ${JSON.stringify(last)}`);
  const unpacked = createUnpacker();
  const entries = told.flatMap((message) => (message.tell === "entries" ? unpacked(message.pack) : []));
  return { opened: opened.file, entries, summary: last.summary, told };
}

/** An entry in short: day, money out above zero and in below, payee. */
export const brief = ({ day, amount, kind, payee }: ReadEntry): string =>
  `${day} ${kind === "income" ? -amount : amount} ${payee}`;

export async function batchesOf(table: OpenedTable): Promise<RowBatch[]> {
  const batches: RowBatch[] = [];
  for await (const batch of table.rows()) batches.push(batch);
  return batches;
}
