import { findTable, type TableStart } from "#domain/import/columns.ts";
import type { TableRow } from "#domain/import/importer.ts";
import { maxColumns } from "#domain/import/mapping.ts";
import { createRowParser, type Delimiter } from "./csv-rows.ts";

/** How the text of a file is a table. */
export interface Layout extends TableStart {
  delimiter: Delimiter;
  rows: readonly TableRow[];
}

type LayoutProblem = "no-table" | "nothing-dated" | "too-many-columns";

const delimiters: readonly Delimiter[] = [",", ";", "\t", "|"];
/** Enough to see what is above a table and what is in it. */
const rowsSeen = 120;

/** Takes the separator under which most rows look like entries, and of two the one that makes more columns. */
export function layoutOf(beginning: string, isWhole: boolean): Layout | LayoutProblem {
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
