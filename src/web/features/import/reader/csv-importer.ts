/// <reference path="./papaparse.d.ts" />
import Papa from "papaparse/papaparse.min.js";
import { findTable, type TableStart } from "#domain/import/columns.ts";
import {
  type ByteSource,
  type FileAnswer,
  type Importer,
  maxEntries,
  type OpenedTable,
  type RowBatch,
  type TableRow,
} from "#domain/import/importer.ts";
import { maxColumns } from "#domain/import/mapping.ts";
import { createDecoder, textOf } from "./decode.ts";
import { kindOfBytes, kindOfText } from "./sniff.ts";

const piece = 256 * 1024;
/** Enough values to detect the order of day and month. */
const sampleSize = 1_000;

/** Imports delimited text of any delimiter and encoding. */
export const csvImporter = (maxRows = maxEntries): Importer => ({
  name: "CSV",
  recognizes: (beginning) => kindOfBytes(beginning) === undefined && kindOfText(textOf(beginning)) === undefined,
  open: (file) => open(file, maxRows),
});

async function open(file: ByteSource, maxRows: number): Promise<FileAnswer<OpenedTable>> {
  const beginning = await file.read(0, Math.min(piece, file.size));
  const isWhole = beginning.length >= file.size;
  const layout = layoutOf(createDecoder(beginning).write(beginning, isWhole), isWhole);
  if (typeof layout === "string") return { ok: false, problem: layout };
  return { ok: true, value: tableOf(file, layout, maxRows) };
}

function tableOf(file: ByteSource, layout: Layout, maxRows: number): OpenedTable {
  const { rows, first, columns } = layout;
  const header = layout.header === undefined ? undefined : rows[layout.header]!.cells.slice(0, columns);
  return {
    columns,
    above: rows.slice(0, layout.header ?? first).map(({ cells }) => cells),
    sample: rows.slice(first).filter(hasContent).slice(0, sampleSize),
    rows: () => batches(file, layout, maxRows),
    ...(header && { header }),
  };
}

const hasContent = ({ cells }: TableRow): boolean => cells.some((cell) => cell.trim() !== "");

/** Each call reads the file from its beginning, so that the user can change the mapping and try again. */
async function* batches(file: ByteSource, { delimiter, first }: Layout, maxRows: number): AsyncGenerator<RowBatch> {
  const parser = createRowParser(delimiter);
  let decoder: ReturnType<typeof createDecoder> | undefined;
  let [seen, above] = [0, first];
  for (let from = 0; from < file.size; from += piece) {
    const bytes = await file.read(from, Math.min(from + piece, file.size));
    const isLast = from + piece >= file.size;
    decoder ??= createDecoder(bytes);
    const rows = parser.write(decoder.write(bytes, isLast), isLast);
    seen += rows.length;
    const line = parser.endlessLine();
    if (line !== undefined) return yield { ok: false, problem: "endless-row", line };
    if (seen - first > maxRows) return yield { ok: false, problem: "too-many-rows" };
    yield { rows: rows.slice(above), bytes: Math.min(from + piece, file.size) };
    above = Math.max(0, above - rows.length);
  }
}

/** How a file's text forms a table. */
interface Layout extends TableStart {
  delimiter: Delimiter;
  rows: readonly TableRow[];
}

type LayoutProblem = "no-table" | "nothing-dated" | "too-many-columns";

const delimiters: readonly Delimiter[] = [",", ";", "\t", "|"];
/** Enough to find the lines above a table, and its columns. */
const rowsSeen = 120;

/** Picks the delimiter by which most rows look like entries; of two equal ones, the one with more columns. */
function layoutOf(beginning: string, isWhole: boolean): Layout | LayoutProblem {
  const declared = /^sep=([,;\t|])\r?\n/i.exec(beginning)?.[1] as Delimiter | undefined;
  const parsed = (declared ? [declared] : delimiters).map((delimiter) => {
    const rows = createRowParser(delimiter).write(beginning, isWhole);
    return { delimiter, rows, start: findTable(rows.slice(0, rowsSeen).map(({ cells }) => cells)) };
  });
  const [best] = parsed
    .flatMap(({ start, ...rest }) => (start ? [{ ...start, ...rest }] : []))
    .sort((a, b) => b.likely - a.likely || b.columns - a.columns);
  if (best) return best.columns > maxColumns ? "too-many-columns" : best;
  return parsed.some(({ rows }) => isTable(rows)) ? "nothing-dated" : "no-table";
}

const isTable = (rows: readonly TableRow[]): boolean =>
  rows.filter(({ cells }) => cells.length > 1).length * 2 > rows.length && rows.length > 1;

type Delimiter = "," | ";" | "\t" | "|";

/** No bank writes rows of a million characters: a quotation mark was never closed. */
export const longestRow = 1_000_000;

/** Parses text into rows, chunk by chunk. */
interface RowParser {
  write(text: string, isLast: boolean): TableRow[];
  /** The line where a row begins that is too long. */
  endlessLine(): number | undefined;
}

function createRowParser(delimiter: Delimiter): RowParser {
  let rest = "";
  let heldBack = "";
  let line = 1;

  /** The parser supports one kind of line ending per file, but banks mix them. */
  function withPlainLines(text: string, isLast: boolean): string {
    const whole = heldBack + text;
    heldBack = !isLast && whole.endsWith("\r") ? "\r" : "";
    const ready = heldBack === "" ? whole : whole.slice(0, -1);
    return ready.includes("\r") ? ready.replace(/\r\n?/g, "\n") : ready;
  }

  function numbered(cells: string[], isBroken: boolean): TableRow {
    const row: TableRow = { line, cells };
    line += 1 + lineEndsIn(cells);
    return isBroken && line - row.line > 1 ? { ...row, brokenTo: line - 1 } : row;
  }

  return {
    write(text, isLast) {
      const ready = rest + withPlainLines(text, isLast);
      const { data, errors, meta } = new Papa.Parser({ delimiter, newline: "\n" }).parse(ready, 0, !isLast);
      rest = isLast ? "" : ready.slice(meta.cursor);
      // A line ending at the end of the file begins no row.
      if (isLast && data.length > 0 && data.at(-1)!.length === 1 && data.at(-1)![0] === "") data.pop();
      const broken = new Set(errors.map(({ row }) => row));
      return data.map((cells, index) => numbered(cells, broken.has(index)));
    },
    endlessLine: () => (rest.length > longestRow ? line : undefined),
  };
}

function lineEndsIn(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells) {
    for (let at = cell.indexOf("\n"); at >= 0; at = cell.indexOf("\n", at + 1)) count++;
  }
  return count;
}
