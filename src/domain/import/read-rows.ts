import type { ReadEntry } from "./entry-of-row.ts";
import type { TableRow } from "./importer.ts";
import { type LeftOut, type RowProblem, type RowReader, readRow } from "./read-row.ts";

/** What became of a file's rows. */
export interface ReadSummary {
  entries: number;
  problemCount: number;
  /** The first ones; a file that is read by the wrong mapping has as many as rows. */
  problems: readonly RowProblem[];
  leftOut: Readonly<Record<LeftOut, number>>;
}

export const mostProblemsTold = 200;
/** More undated rows than this below the entries are no sums. */
const mostSums = 5;

/** Reads row after row and keeps count. */
export function createReading(reader: RowReader) {
  const leftOut: Record<LeftOut, number> = { blank: 0, header: 0, sum: 0, skipped: 0, "nothing-moved": 0 };
  const problems: RowProblem[] = [];
  /** Undated rows since the last entry: a few below all entries are sums, not problems. */
  let undated: RowProblem[] = [];
  let [entries, problemCount, inARow] = [0, 0, 0];

  function tell(found: readonly RowProblem[]): void {
    problemCount += found.length;
    problems.push(...found.slice(0, mostProblemsTold - problems.length));
  }

  function settle(): void {
    tell(undated);
    undated = [];
  }

  function note(problem: RowProblem): void {
    inARow = problem.why === "no-day" ? inARow + 1 : 0;
    if (inARow > 0 && inARow <= mostSums) undated.push(problem);
    else {
      settle();
      tell([problem]);
    }
  }

  return {
    take(row: TableRow): ReadEntry | undefined {
      const read = readRow(row, reader);
      if (read.is === "left-out") leftOut[read.why]++;
      else if (read.is === "problem") note(read.problem);
      if (read.is !== "entry") return undefined;
      settle();
      inARow = 0;
      entries++;
      return read.entry;
    },
    summary(): ReadSummary {
      if (entries === 0) settle();
      return { entries, problemCount, problems, leftOut: { ...leftOut, sum: leftOut.sum + undated.length } };
    },
  };
}
