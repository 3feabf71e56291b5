import { err, ok, type Result } from "../result.ts";
import { bareNumber, spell } from "./amount-text.ts";
import { exponentOf } from "./currency.ts";
import { currencyMarks } from "./currency-marks.ts";
import { type Digits, readDigits, type Separators, separatorsIn } from "./decimal-digits.ts";
import { type Minor, type MoneyFormat, minor, moneyParts } from "./money.ts";

export type AmountProblem = "empty" | "unreadable" | "ambiguous" | "too-many-decimals" | "too-large";

/** The largest amount anyone may type, in whole units of the currency. */
export const largestUnits = 1_000_000_000;

/** Reads an amount in any notation people type or paste. A real doubt is a problem, never a guess. */
export function parseAmount(text: string, format: MoneyFormat): Result<Minor, AmountProblem> {
  const spelled = spell(text);
  if (spelled === "") return err("empty");
  const number = bareNumber(spelled, currencyMarks(format));
  if (!number) return err("unreadable");
  const digits = readDigits(number.body, separatorsOf(format));
  if (!digits.ok) return digits;
  const amount = toMinor(digits.value, exponentOf(format.currency));
  return amount.ok && number.negative ? ok(minor(-amount.value)) : amount;
}

/** An amount as its owner would type it: grouped and with decimals, but without symbol. Reads back as the same amount. */
export function amountAsTyped(amount: Minor, format: MoneyFormat): string {
  const { sign, whole, decimal } = moneyParts(amount, format);
  return sign + whole + decimal;
}

function toMinor({ whole, fraction }: Digits, exponent: number): Result<Minor, AmountProblem> {
  if (fraction.length > exponent) return err("too-many-decimals");
  const units = whole.replace(/^0+/, "");
  if (units.length > String(largestUnits).length) return err("too-large");
  const amount = Number(units + fraction.padEnd(exponent, "0"));
  return amount > largestUnits * 10 ** exponent ? err("too-large") : ok(minor(amount));
}

const knownSeparators = new Map<string, Separators>();

// Money’s separators may differ from plain numbers’, so they are asked of the currency: fr-CH writes 1,5 but 1.50 CHF.
function separatorsOf({ currency, locale }: MoneyFormat): Separators {
  const key = `${locale} ${currency}`;
  const style = { style: "currency", currency, minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const known = knownSeparators.get(key) ?? separatorsIn(new Intl.NumberFormat(locale, style));
  knownSeparators.set(key, known);
  return known;
}
