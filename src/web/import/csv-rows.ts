/// <reference path="./papaparse.d.ts" />
import Papa from "papaparse/papaparse.min.js";
import type { TableRow } from "#domain/import/importer.ts";

export type Delimiter = "," | ";" | "\t" | "|";

/** No bank writes a row of a million letters: a quotation mark was never closed. */
export const longestRow = 1_000_000;

/** Text to rows, piece by piece. */
export interface RowParser {
  write(text: string, isLast: boolean): TableRow[];
  /** The line of a row that goes on for too long. */
  endlessLine(): number | undefined;
}

export function createRowParser(delimiter: Delimiter): RowParser {
  let rest = "";
  let heldBack = "";
  let line = 1;

  /** The package knows one kind of line end for a file; banks mix them. */
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
      // A line end at the very end begins no row.
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
