import type { ImportSource } from "../household/records.ts";
import type { DecimalMark } from "./read-amount.ts";
import { type DateOrder, dateOrders } from "./read-day.ts";
import { clip, tidy } from "./row-text.ts";

/** The amount columns of a file, counted from 0. */
export type MoneyColumns =
  /** One column; `out` is the sign of outgoing money. */
  | { kind: "one"; column: number; out: "below-zero" | "above-zero" }
  /** Separate columns for outgoing and incoming money. */
  | { kind: "two"; out: number; in: number }
  /** One column without signs, and another with a word for the direction. */
  | { kind: "marked"; column: number; mark: number };

/** How to read files of one source. Stored as the `mapping` of an import source, so it is plain JSON. */
export interface ImportMapping {
  /** The number of columns. */
  columns: number;
  day: number;
  dateOrder: DateOrder;
  money: MoneyColumns;
  decimal: DecimalMark;
  /** How to treat incoming money: refunds in card files, income in account files. */
  moneyIn: "income" | "refund";
  payee?: number;
  note?: number;
  /** A row in another currency than the household's is a problem. */
  currency?: number;
  /** Skips rows whose cell is one of the words. */
  skip?: readonly { column: number; words: readonly string[] }[];
}

export const maxColumns = 1_000;
const maxHeaderLength = 4_000;

/** The header as one text that identifies the files of a source. Empty without a header. */
export const headerText = (header: readonly string[] | undefined): string =>
  clip((header ?? []).map(tidy).join(" | "), maxHeaderLength);

/** The sources with the same header and a valid mapping. Two accounts at one bank are two sources. */
export function sourcesOf<Source extends Pick<ImportSource, "header" | "mapping">>(
  sources: readonly Source[],
  table: { header?: readonly string[]; columns: number },
): { source: Source; mapping: ImportMapping }[] {
  const header = headerText(table.header);
  return sources.flatMap((source) => {
    const mapping = source.header === header ? readMapping(source.mapping) : undefined;
    return mapping && mapping.columns === table.columns ? [{ source, mapping }] : [];
  });
}

/** Validates a stored mapping, which another version of the app may have written. */
export function readMapping(value: unknown): ImportMapping | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const given = value as Partial<Record<keyof ImportMapping, unknown>>;
  const { columns } = given;
  if (!isColumn(columns, maxColumns + 1) || !isColumn(given.day, columns)) return undefined;
  if (!dateOrders.includes(given.dateOrder as DateOrder) || !isMoney(given.money, columns)) return undefined;
  if (given.decimal !== "." && given.decimal !== ",") return undefined;
  if (given.moneyIn !== "income" && given.moneyIn !== "refund") return undefined;
  const others = [given.payee, given.note, given.currency];
  if (!others.every((column) => column === undefined || isColumn(column, columns))) return undefined;
  return given.skip === undefined || isSkip(given.skip, columns) ? (value as ImportMapping) : undefined;
}

const isColumn = (value: unknown, columns: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < columns;

function isMoney(value: unknown, columns: number): value is MoneyColumns {
  if (typeof value !== "object" || value === null) return false;
  const { kind, column, mark, out, in: into } = value as Record<string, unknown>;
  if (kind === "two") return isColumn(out, columns) && isColumn(into, columns) && out !== into;
  if (!isColumn(column, columns)) return false;
  return kind === "marked" ? isColumn(mark, columns) : kind === "one" && (out === "below-zero" || out === "above-zero");
}

const isSkip = (value: unknown, columns: number): boolean =>
  Array.isArray(value) &&
  value.every(
    (one: { column?: unknown; words?: unknown } | null) =>
      isColumn(one?.column, columns) &&
      Array.isArray(one?.words) &&
      one.words.every((word: unknown) => typeof word === "string"),
  );
