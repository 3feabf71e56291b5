import { type Currency, currency, exponentOf, type Minor, type MoneyFormat, minor } from "../money/money.ts";
import { type AmountProblem, parseAmount, type Separators, separatorsIn } from "../money/parse-amount.ts";
import { err, ok, type Result } from "../result.ts";
import type { CellProblem, RowProblemName, RowReader } from "./read-row.ts";
import { bare, plain } from "./row-text.ts";

export type DecimalMark = "." | ",";

export type ReadAmountProblem =
  | "no-amount"
  | "unreadable-amount"
  | "too-many-decimals"
  | "too-large"
  | "other-currency";

/** An amount as written; without a sign if a mark (CR, DR) gives the direction. */
interface AmountRead {
  amount: Minor;
  says?: Direction;
}

/** A format with the file's separators, so that 1.234 means the same in every row. */
export function formatOfFile(decimal: DecimalMark, money: MoneyFormat): MoneyFormat {
  const own = separatorsOf(money);
  const fits = own.decimal === decimal && own.group === (decimal === "." ? "," : ".");
  return { currency: money.currency, locale: fits ? money.locale : decimal === "." ? "en-US" : "de-DE" };
}

/** The mark that the household's own place parts decimals with. */
export const ownDecimal = (money: MoneyFormat): DecimalMark => (separatorsOf(money).decimal === "," ? "," : ".");

function separatorsOf({ currency: own, locale }: MoneyFormat): Separators {
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return separatorsIn(new Intl.NumberFormat(locale, { style: "currency", currency: own, ...oneDecimal }));
}

/** Reads what an amount's cell says. `format` is the file's, by `formatOfFile`. */
export function readAmount(cell: string, format: MoneyFormat): Result<AmountRead, ReadAmountProblem> {
  const { text, says } = withoutMark(cell);
  const read = parseAmount(text, format);
  const amount = read.ok || read.problem !== "too-many-decimals" ? read : withoutIdleZeros(text, format);
  if (!amount.ok) return err(problemOf(amount.problem, text, format.currency));
  if (says === undefined) return ok({ amount: amount.value });
  // A credit below zero says two things.
  if (amount.value < 0 && says === "in") return err("unreadable-amount");
  return ok({ amount: minor(Math.abs(amount.value)), says });
}

const markBehind = /^(.*[\d)][+-]?)\s*(cr|dr|db|c|d|h|s)\.?$/is;
const markBefore = /^(cr|dr|db)\.?\s*([^a-z].*)$/is;

function withoutMark(cell: string): { text: string; says?: Direction | undefined } {
  const behind = markBehind.exec(cell.trimEnd());
  if (behind) return { text: behind[1]!, says: directionOf(behind[2]!) };
  const before = markBefore.exec(cell.trimStart());
  return before ? { text: before[2]!, says: directionOf(before[1]!) } : { text: cell };
}

/** 12.5000 is 12.50. Three zeros may be thousands that another mark parts, so those are left in doubt. */
function withoutIdleZeros(text: string, format: MoneyFormat): Result<Minor, AmountProblem> {
  const decimals = /^(.*)([.,])(\d+)(\D*)$/s.exec(text);
  const [, whole, mark, fraction, rest] = decimals ?? [];
  const exponent = exponentOf(format.currency);
  if (fraction === undefined || fraction.length === 3 || /[1-9]/.test(fraction.slice(exponent))) {
    return err("too-many-decimals");
  }
  return parseAmount(
    exponent === 0 ? `${whole}${rest}` : `${whole}${mark}${fraction.slice(0, exponent)}${rest}`,
    format,
  );
}

function problemOf(problem: AmountProblem, text: string, own: Currency): ReadAmountProblem {
  if (problem === "too-many-decimals" || problem === "too-large") return problem;
  if (problem === "empty") return "no-amount";
  return namesOtherCurrency(text, own) ? "other-currency" : "unreadable-amount";
}

function namesOtherCurrency(text: string, own: Currency): boolean {
  if (!/\d/.test(text)) return false;
  const codes = (text.match(/\b[a-z]{3}\b/gi) ?? []).map((code) => currency(code));
  return /\p{Sc}/u.test(text) || codes.some((code) => code.ok && code.value !== own);
}

/** Outgoing or incoming money. */
type Direction = "in" | "out";

const words: Record<Direction, string> = {
  out: `d dr db debit debits debet debito s soll lastschrift belastung ausgang ausgabe af afschrijving uit uitgave
    cargo salida depense retrait sortie out withdrawal`,
  in: `c cr credit credits credito kredit h haben gutschrift eingang einnahme bij bijschrijving inkomst
    abono entrada ingreso recette versement in deposit`,
};

const directions = new Map(
  (["out", "in"] as const).flatMap((direction) =>
    words[direction].split(/\s+/).map((word) => [word, direction] as const),
  ),
);

/** The direction of a mark next to an amount: Af and Bij, S and H, Debit and Credit, − and +. */
export function directionOf(mark: string): Direction | undefined {
  const text = mark.trim();
  if (/^[-−–]$/.test(text)) return "out";
  if (text === "+") return "in";
  const word = plain(text);
  return (
    directions.get(word) ?? directions.get(word.replace(/^money |^paid (?=in|out)| (?:card|transfer|amount)$/g, ""))
  );
}

type MoneyRead<Value> = { ok: true; value: Value } | CellProblem;

/** How much went out of the account; below zero is what came in. */
export function readMoneyOut(cells: readonly string[], reader: RowReader): MoneyRead<Minor> {
  const { money, currency: named } = reader.mapping;
  if (named !== undefined && !isOwn(cells[named] ?? "", reader)) return problem("other-currency", named);
  if (money.kind === "two") return twoColumns(cells, reader, money);
  const read = amountIn(cells, money.column, reader);
  if (!read.ok) return read;
  const { amount, says } = read.value;
  if (says) return ok(signed(amount, says === "out"));
  if (money.kind === "one") return ok(money.out === "above-zero" ? amount : signed(amount, false));
  const direction = directionOf(bare(cells[money.mark] ?? ""));
  return direction ? ok(signed(sizeOf(amount), direction === "out")) : problem("no-direction", money.mark);
}

/** Some banks write negative amounts in the outgoing column too. An empty cell or zero means the other column counts. */
function twoColumns(
  cells: readonly string[],
  reader: RowReader,
  columns: { out: number; in: number },
): MoneyRead<Minor> {
  const out = amountOrNone(cells, columns.out, reader);
  if (!out.ok) return out;
  const into = amountOrNone(cells, columns.in, reader);
  if (!into.ok) return into;
  if (out.value === undefined && into.value === undefined) return problem("no-amount", columns.out);
  if (out.value && into.value) return problem("both-ways", columns.in);
  return ok(out.value ? out.value : signed(into.value ?? minor(0), false));
}

function amountOrNone(cells: readonly string[], column: number, reader: RowReader): MoneyRead<Minor | undefined> {
  if (/^[\s–—-]*$/.test(bare(cells[column] ?? ""))) return ok(undefined);
  const read = amountIn(cells, column, reader);
  return read.ok ? ok(sizeOf(read.value.amount)) : read;
}

function amountIn(cells: readonly string[], column: number, { format }: RowReader): MoneyRead<AmountRead> {
  const read = readAmount(bare(cells[column] ?? ""), format);
  return read.ok ? read : problem(read.problem, column);
}

/** A row that names no currency is in the household's. */
function isOwn(cell: string, { format }: RowReader): boolean {
  const code = currency(bare(cell));
  return !code.ok || code.value === format.currency;
}

const sizeOf = (amount: Minor): Minor => minor(Math.abs(amount));
const signed = (amount: Minor, isOut: boolean): Minor => minor(isOut ? amount : -amount);
const problem = (why: RowProblemName, column: number): CellProblem => ({ ok: false, problem: why, column });
