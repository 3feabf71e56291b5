import { exponentOf, type MoneyFormat } from "../money/money.ts";
import { type Columns, looksLikeAmount, looksLikeDay, mostly } from "./columns.ts";
import type { MoneyColumns } from "./mapping.ts";
import { type DecimalMark, directionOf, ownDecimal } from "./read-amount.ts";

export interface MoneyGuess {
  money: MoneyColumns;
  isSure: boolean;
}

/** Finds the amount columns by name, otherwise by content. */
export function guessMoney(columns: Columns, day: number | undefined): MoneyGuess | undefined {
  return namedPair(columns) ?? namedAmount(columns) ?? byContent(columns, day);
}

function namedPair(columns: Columns): MoneyGuess | undefined {
  const [out] = columns.named("out", looksLikeAmount);
  const into = columns.named("in", looksLikeAmount).find((column) => column !== out);
  return out === undefined || into === undefined ? undefined : { money: { kind: "two", out, in: into }, isSure: true };
}

function namedAmount(columns: Columns): MoneyGuess | undefined {
  const [column = columns.named("out", looksLikeAmount)[0]] = columns.named("amount", looksLikeAmount);
  return column === undefined ? undefined : oneColumn(columns, column);
}

function oneColumn(columns: Columns, column: number): MoneyGuess {
  const values = columns.values(column);
  const below = values.filter((value) => /^\s*[(−–-]|[-−–)]\s*$/.test(value)).length;
  const mark = columns.named("mark", (cell) => directionOf(cell) !== undefined)[0];
  if (below === 0 && mark !== undefined && columns.values(mark).every((cell) => directionOf(cell) !== undefined)) {
    return { money: { kind: "marked", column, mark }, isSure: true };
  }
  const saysItself = values.length > 0 && values.every((value) => /[a-z]\.?$/i.test(value) && isMarked(value));
  const out = below * 3 < values.length && !saysItself ? "above-zero" : "below-zero";
  return { money: { kind: "one", column, out }, isSure: saysItself || (below > 0 && below * 2 >= values.length) };
}

const isMarked = (value: string): boolean => /\d\s*(?:cr|dr|db|c|d|h|s)\.?$/i.test(value);

/** Prefers numbers with decimals or signs, and the first such column, because later ones are mostly balances. */
function byContent(columns: Columns, day: number | undefined): MoneyGuess | undefined {
  const balances = columns.named("balance", () => true);
  const numeric = columns.all.filter(
    (column) =>
      column !== day &&
      !balances.includes(column) &&
      mostly(columns.values(column), (cell) => looksLikeAmount(cell) && !looksLikeDay(cell)),
  );
  const exact = numeric.filter((column) =>
    columns.values(column).some((value) => /[.,]\d{1,2}\D*$|^\s*[-−(]/.test(value)),
  );
  const [first, second] = exact.length > 0 ? exact : numeric;
  if (first === undefined) return undefined;
  const isPair =
    second !== undefined &&
    columns.rows.every((cells) => ((cells[first] ?? "").trim() === "") !== ((cells[second] ?? "").trim() === ""));
  if (!isPair) return oneColumn(columns, first);
  return { money: { kind: "two", out: first, in: second }, isSure: false };
}

/** The columns that contain amounts. */
export const amountColumns = (money: MoneyColumns): readonly number[] =>
  money.kind === "two" ? [money.out, money.in] : [money.column];

/** Guesses the decimal separator. Unsure if every value is ambiguous or values contradict each other. */
export function guessDecimal(values: readonly string[], money: MoneyFormat): { decimal: DecimalMark; isSure: boolean } {
  const exponent = exponentOf(money.currency);
  const proofs = values.map((value) => proofOf(value, exponent));
  const [points, commas, doubts] = ([".", ",", "doubt"] as const).map(
    (mark) => proofs.filter((proof) => proof === mark).length,
  );
  if (points! + commas! > 0) return { decimal: points! >= commas! ? "." : ",", isSure: points === 0 || commas === 0 };
  return { decimal: ownDecimal(money), isSure: doubts === 0 };
}

function proofOf(value: string, exponent: number): DecimalMark | "doubt" | undefined {
  const marks: readonly string[] = value.match(/[.,](?=\d)/g) ?? [];
  const last = marks.at(-1) as DecimalMark | undefined;
  if (last === undefined) return undefined;
  const other = last === "." ? "," : ".";
  if (marks.includes(other)) return last;
  if (marks.length > 1) return other;
  const behind = /[.,](\d+)\D*$/.exec(value)?.[1] ?? "";
  if (behind.length !== 3) return last;
  return exponent === 3 ? "doubt" : other;
}
