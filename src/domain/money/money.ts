import { err, ok, type Result } from "../result.ts";
import { type Currency, exponentOf } from "./currency.ts";

export { type Currency, currencies, currency, exponentOf } from "./currency.ts";

declare const brand: unique symbol;

/** A whole number of a currency’s smallest unit: 1250 is $12.50, or ¥1,250. */
export type Minor = number & { readonly [brand]: "Minor" };

export type MoneyFormat = { currency: Currency; locale: string };

export type SignDisplay = "negative" | "always" | "never";

export type MoneyParts = { sign: "−" | "+" | ""; before: string; whole: string; decimal: string; after: string };

type Options = { sign?: SignDisplay | undefined };

/** Guards against bugs: a fraction or a number too big to be exact is never an amount. */
export function minor(n: number): Minor {
  if (!Number.isSafeInteger(n)) throw new RangeError(`Not a whole, exact amount: ${n}`);
  // Adding 0 turns -0 into 0, so that no amount of nothing shows a sign.
  return (n + 0) as Minor;
}

export const add = (a: Minor, b: Minor): Minor => minor(a + b);

export const subtract = (a: Minor, b: Minor): Minor => minor(a - b);

export const negate = (a: Minor): Minor => minor(-a);

export const sum = (amounts: Iterable<Minor>): Minor => {
  let total = minor(0);
  for (const amount of amounts) total = add(total, amount);
  return total;
};

/** For amounts that people typed or devices sent: too large is an answer, not a bug. */
export function checkedAdd(a: Minor, b: Minor): Result<Minor, "too-large"> {
  return Number.isSafeInteger(a + b) ? ok(minor(a + b)) : err("too-large");
}

/** The sign stands before the symbol: − $240.00. */
export function formatMoney(amount: Minor, format: MoneyFormat, options: Options = {}): string {
  const { sign, before, whole, decimal, after } = moneyParts(amount, format, options);
  const unsigned = before + whole + decimal + after;
  return sign === "" ? unsigned : `${sign}\u00a0${unsigned}`;
}

/** The pieces of an amount, for figures whose cents are set smaller. Signs and symbols stand where the locale has them. */
export function moneyParts(amount: Minor, format: MoneyFormat, options: Options = {}): MoneyParts {
  return { sign: signOf(amount, options.sign), ...writerOf(format)(Math.abs(amount) as Minor) };
}

/** Where the currency's symbol stands, for fields. The most common one is known: a first formatter is slow on phones. */
export function symbolOf(format: MoneyFormat): { before: string; after: string } {
  if (format.locale === "en-US" && format.currency === "USD") return { before: "$", after: "" };
  const { before, after } = moneyParts(minor(0), format);
  return { before: before.trim(), after: after.trim() };
}

function signOf(amount: Minor, display: SignDisplay = "negative"): MoneyParts["sign"] {
  if (display === "never" || amount === 0) return "";
  if (amount < 0) return "−";
  return display === "always" ? "+" : "";
}

// Intl reads decimal text exactly, where amount / 100 would already have been rounded.
function decimalText(amount: Minor, currency: Currency): Intl.StringNumericLiteral {
  const exponent = exponentOf(currency);
  const digits = String(Math.abs(amount)).padStart(exponent + 1, "0");
  const point = digits.length - exponent;
  return `${digits.slice(0, point)}.${digits.slice(point)}` as Intl.StringNumericLiteral;
}

type Written = Omit<MoneyParts, "sign">;
type Writer = (amount: Minor) => Written;

const writers = new Map<string, Writer>();
const mostRemembered = 1_000;

// Making a formatter costs far more than using one, and a screen shows hundreds of amounts.
function writerOf({ currency, locale }: MoneyFormat): Writer {
  const key = `${locale} ${currency}`;
  const made = writers.get(key) ?? makeWriter(locale, currency);
  writers.set(key, made);
  return made;
}

// A screen that is drawn anew shows nearly the same amounts as before.
function makeWriter(locale: string, currency: Currency): Writer {
  const formatter = makeFormatter(locale, currency);
  const known = new Map<Minor, Written>();
  return (amount) => {
    const written = known.get(amount) ?? inParts(formatter.formatToParts(decimalText(amount, currency)));
    if (known.size >= mostRemembered) known.clear();
    known.set(amount, written);
    return written;
  };
}

function inParts(formatted: readonly Intl.NumberFormatPart[]): Written {
  const parts = { before: "", whole: "", decimal: "", after: "" };
  for (const { type, value } of formatted) {
    if (type === "integer" || type === "group") parts.whole += value;
    else if (type === "decimal" || type === "fraction") parts.decimal += value;
    else if (parts.whole === "") parts.before += value;
    else parts.after += value;
  }
  return parts;
}

function makeFormatter(locale: string, currency: Currency): Intl.NumberFormat {
  const digits = exponentOf(currency);
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
