import type { ImportMapping } from "./mapping.ts";

/** A raw row of the file. `line` is its first line, counted from 1. */
export interface TableRow {
  line: number;
  cells: readonly string[];
  /** The last line that an unclosed quotation mark swallowed. */
  brokenTo?: number;
}

/** `bytes` is how much of the file has been read. A problem ends the batches. */
export type RowBatch = { rows: readonly TableRow[]; bytes: number } | FileRefusal;

/** A file after its start has been inspected. */
export interface OpenedTable {
  header?: readonly string[];
  columns: number;
  /** The lines above the table, in which banks name the account. */
  above: readonly (readonly string[])[];
  /** The first rows, for guessing the mapping. */
  sample: readonly TableRow[];
  /** The mapping of a self-describing format. */
  mapping?: ImportMapping;
  /** All rows, in batches. */
  rows(): AsyncIterable<RowBatch>;
}

/** The access to a file that an importer needs. */
export interface ByteSource {
  size: number;
  read(from: number, to: number): Promise<Uint8Array>;
}

export type FileProblem =
  | "too-large"
  | "too-many-rows"
  | "too-many-columns"
  | "empty"
  | "unreadable"
  | "binary"
  | "compressed"
  | "image"
  | "pdf"
  | "spreadsheet"
  | "web-page"
  | "other-bank-format"
  | "no-table"
  | "nothing-dated"
  | "endless-row";

export type FileRefusal = { ok: false; problem: FileProblem; line?: number };

export type FileAnswer<Value> = { ok: true; value: Value } | FileRefusal;

/** One bank file format. The first importer that recognizes the start of a file reads it. */
export interface Importer {
  name: string;
  recognizes(beginning: Uint8Array): boolean;
  open(file: ByteSource): Promise<FileAnswer<OpenedTable>>;
}

export const maxFileSize = 200_000_000;
export const maxEntries = 500_000;
