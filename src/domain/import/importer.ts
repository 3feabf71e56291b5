import type { ImportMapping } from "./mapping.ts";

/** A row as the file has it. `line` is where it begins, counted from 1. */
export interface TableRow {
  line: number;
  cells: readonly string[];
  /** A quotation mark that was never closed took in the lines up to this one. */
  brokenTo?: number;
}

/** `bytes` is how much of the file has been read. A problem is the last that comes. */
export type RowBatch = { rows: readonly TableRow[]; bytes: number } | FileRefusal;

/** What a file is seen to be before it is read as a whole. */
export interface OpenedTable {
  header?: readonly string[];
  columns: number;
  /** The first rows, enough to guess by. */
  sample: readonly TableRow[];
  /** A format that says itself what is what has nothing to guess. */
  mapping?: ImportMapping;
  /** All rows from the first on, in batches. */
  rows(): AsyncIterable<RowBatch>;
}

/** A file as far as an importer sees it. */
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

/** One format of bank files. The first that recognises a file's beginning reads it. */
export interface Importer {
  name: string;
  recognises(beginning: Uint8Array): boolean;
  open(file: ByteSource): Promise<FileAnswer<OpenedTable>>;
}

export const largestFile = 200_000_000;
export const mostEntries = 500_000;
