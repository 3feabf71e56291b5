import { type ColumnRole, columnsNamed } from "./column-names.ts";
import { bare } from "./row-text.ts";

/** A table seen by its columns. */
export interface Columns {
  all: readonly number[];
  rows: readonly (readonly string[])[];
  /** What a column's cells say, without the empty ones. */
  values(column: number): readonly string[];
  /** The columns whose names fit and whose cells don't contradict them, the best first. */
  named(role: ColumnRole, fits: (cell: string) => boolean): number[];
}

export function columnsOf(
  header: readonly string[] | undefined,
  rows: readonly (readonly string[])[],
  count: number,
): Columns {
  const all = Array.from({ length: count }, (_, column) => column);
  const values = all.map((column) => rows.map((cells) => bare(cells[column] ?? "")).filter((cell) => cell !== ""));
  return {
    all,
    rows,
    values: (column) => values[column] ?? [],
    named: (role, fits) =>
      columnsNamed(header ?? [], role).filter((column) => column < count && doesNotContradict(values[column]!, fits)),
  };
}

/** More than half of what is there. */
export const mostly = (values: readonly string[], fits: (cell: string) => boolean): boolean =>
  values.length > 0 && values.filter(fits).length * 2 > values.length;

const doesNotContradict = (values: readonly string[], fits: (cell: string) => boolean): boolean =>
  values.filter(fits).length * 2 >= values.length;
