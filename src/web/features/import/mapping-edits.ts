import { amountColumns, guessDecimal, guessOrder, type MappingDraft } from "#domain/import/guess-mapping.ts";
import type { MoneyColumns } from "#domain/import/mapping.ts";
import { bare } from "#domain/import/row-text.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import type { OpenedFile } from "./reader/import-handlers.ts";

/** How a mapping changes when the user chooses other columns. */

type Table = Pick<OpenedFile, "sample">;

export const valuesIn = ({ sample }: Table, columns: readonly number[]): string[] =>
  sample.flatMap(({ cells }) => columns.map((column) => bare(cells[column] ?? "")).filter((cell) => cell !== ""));

/** A different day column may have a different date order. */
export const withDay = (draft: MappingDraft, day: number, table: Table, { locale }: MoneyFormat): MappingDraft => ({
  ...draft,
  day,
  dateOrder: guessOrder(valuesIn(table, [day]), locale).order,
});

/** Different amount columns may have a different decimal mark. */
export const withMoney = (
  draft: MappingDraft,
  money: MoneyColumns,
  table: Table,
  format: MoneyFormat,
): MappingDraft => ({
  ...draft,
  money,
  decimal: guessDecimal(valuesIn(table, amountColumns(money)), format).decimal,
});

/** The columns chosen so far, converted to another layout. */
export function moneyColumnsAs(
  kind: MoneyColumns["kind"],
  before: MoneyColumns | undefined,
  columns: number,
): MoneyColumns {
  const [first = 0] = before ? amountColumns(before) : [];
  const next = Math.min(first + 1, columns - 1);
  const other = next === first ? Math.max(0, first - 1) : next;
  if (kind === "two") return { kind, out: first, in: other };
  return kind === "marked" ? { kind, column: first, mark: other } : { kind, column: first, out: "below-zero" };
}

type TextColumn = "payee" | "note" | "currency";

/** A column of -1 means that the file has none. */
export function withText(draft: MappingDraft, name: TextColumn, column: number): MappingDraft {
  const { [name]: _, ...rest } = draft;
  return column < 0 ? rest : { ...rest, [name]: column };
}

export function withSkip(draft: MappingDraft, skip: MappingDraft["skip"]): MappingDraft {
  const { skip: _, ...rest } = draft;
  return skip ? { ...rest, skip } : rest;
}
