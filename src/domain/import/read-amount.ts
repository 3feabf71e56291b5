import { type Separators, separatorsIn } from "../money/decimal-digits.ts";
import { type Currency, currency, exponentOf, type Minor, type MoneyFormat, minor } from "../money/money.ts";
import { type AmountProblem, parseAmount } from "../money/parse-amount.ts";
import { err, ok, type Result } from "../result.ts";
import { type Direction, directionOf } from "./direction-words.ts";

export type DecimalMark = "." | ",";

export type ReadAmountProblem =
  | "no-amount"
  | "unreadable-amount"
  | "too-many-decimals"
  | "too-large"
  | "other-currency";

/** An amount as it is written; where a mark (CR, DR) says which way it went, without sign. */
export interface AmountRead {
  amount: Minor;
  says?: Direction;
}

/** A format whose separators are the file's, so that 1.234 means the same in every row. */
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
