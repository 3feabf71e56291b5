import {
  type ByteSource,
  type FileAnswer,
  type Importer,
  maxEntries,
  type OpenedTable,
  type RowBatch,
  type TableRow,
} from "#domain/import/importer.ts";
import { type Layout, layoutOf } from "./csv-layout.ts";
import { createRowParser } from "./csv-rows.ts";
import { createDecoder, textOf } from "./decode.ts";
import { kindOfBytes, kindOfText } from "./sniff.ts";

const piece = 256 * 1024;
/** Enough values to tell which way round a file writes its days. */
const sampleSize = 1_000;

/** Tables of text, however they are separated and encoded. */
export const csvImporter = (mostRows = maxEntries): Importer => ({
  name: "CSV",
  recognizes: (beginning) => kindOfBytes(beginning) === undefined && kindOfText(textOf(beginning)) === undefined,
  open: (file) => open(file, mostRows),
});

async function open(file: ByteSource, mostRows: number): Promise<FileAnswer<OpenedTable>> {
  const beginning = await file.read(0, Math.min(piece, file.size));
  const isWhole = beginning.length >= file.size;
  const layout = layoutOf(createDecoder(beginning).write(beginning, isWhole), isWhole);
  if (typeof layout === "string") return { ok: false, problem: layout };
  return { ok: true, value: tableOf(file, layout, mostRows) };
}

function tableOf(file: ByteSource, layout: Layout, mostRows: number): OpenedTable {
  const { rows, first, columns } = layout;
  const header = layout.header === undefined ? undefined : rows[layout.header]!.cells.slice(0, columns);
  return {
    columns,
    sample: rows.slice(first).filter(hasContent).slice(0, sampleSize),
    rows: () => batches(file, layout, mostRows),
    ...(header && { header }),
  };
}

const hasContent = ({ cells }: TableRow): boolean => cells.some((cell) => cell.trim() !== "");

/** Reads the file anew from its beginning, so that a mapping can be changed and tried again. */
async function* batches(file: ByteSource, { delimiter, first }: Layout, mostRows: number): AsyncGenerator<RowBatch> {
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
    if (seen - first > mostRows) return yield { ok: false, problem: "too-many-rows" };
    yield { rows: rows.slice(above), bytes: Math.min(from + piece, file.size) };
    above = Math.max(0, above - rows.length);
  }
}
