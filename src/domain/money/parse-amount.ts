import { err, ok, type Result } from "../result.ts";
import { exponentOf, type Minor, type MoneyFormat, minor, moneyParts } from "./money.ts";

export type AmountProblem = "empty" | "unreadable" | "ambiguous" | "too-many-decimals" | "too-large";

/** The largest amount a user may type, in whole units of the currency. */
export const largestUnits = 1_000_000_000;

/** Parses an amount in any notation that people type or paste. Real ambiguity is a problem, never a guess. */
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

/** An amount as a user would type it: grouped, with decimals, without a symbol. Parses back to the same amount. */
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

// Currency formats may use other separators than plain numbers: fr-CH writes 1,5 but 1.50 CHF.
function separatorsOf({ currency, locale }: MoneyFormat): Separators {
  const key = `${locale} ${currency}`;
  const style = { style: "currency", currency, minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const known = knownSeparators.get(key) ?? separatorsIn(new Intl.NumberFormat(locale, style));
  knownSeparators.set(key, known);
  return known;
}

const maxTextLength = 100;

/** A number without sign and marks ($, %). Its separators are not interpreted yet. */
type BareNumber = { negative: boolean; body: string };

// The zero of each decimal script; the other nine digits follow it in Unicode.
const zeros = [..."0٠۰߀०০੦૦୦௦౦೦൦෦๐໐༠၀០᠐᱐꯰０𑄶𞥐"].map((zero) => zero.codePointAt(0)!);

/** Normalizes digits, spaces, minus signs and apostrophes, and drops invisible right-to-left marks. */
export function spell(text: string): string {
  return text
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll("￥", "¥")
    .replaceAll("￡", "£")
    .replaceAll("￦", "₩")
    .replace(/[،⹁]/g, ",")
    .replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]/g, "")
    .replace(/[−‐‑‒–—﹣]/g, "-")
    .replace(/[’‘ʼ′`´]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/** Strips sign and marks from normalized text. Two signs, as in (−5), are ambiguous. */
export function bareNumber(spelled: string, marks: readonly string[]): BareNumber | undefined {
  if (spelled.length > maxTextLength) return undefined;
  let body = spelled;
  let signs = "";
  body = body.replace(wholePrice, "$1");
  for (let peeled = peel(body, marks); peeled; peeled = peel(body, marks)) {
    body = peeled.rest;
    signs += peeled.sign;
  }
  return signs.length > 1 ? undefined : { negative: signs === "-", body };
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** A dash for "no cents", as in 99,- and 5.– and 100:-, common from the Netherlands to Sweden. */
const wholePrice = /(\d)[.,:]\s*-+(?=\D*$)/;

type Peeled = { rest: string; sign: "" | "+" | "-" };

// Removes one sign, pair of parentheses or currency mark from either end.
function peel(text: string, marks: readonly string[]): Peeled | undefined {
  const inParentheses = /^\((.*)\)$/.exec(text);
  if (inParentheses) return { rest: inParentheses[1]!.trim(), sign: "-" };
  const signed = /^([+-])(.*)$|^(.*)([+-])$/.exec(text);
  if (signed) return { rest: (signed[2] ?? signed[3]!).trim(), sign: (signed[1] ?? signed[4]) as "+" | "-" };
  const first = marks.find((mark) => text.startsWith(mark));
  if (first) return { rest: text.slice(first.length).trim(), sign: "" };
  const last = marks.find((mark) => text.endsWith(mark));
  return last ? { rest: text.slice(0, -last.length).trim(), sign: "" } : undefined;
}

type Digits = { whole: string; fraction: string };

export type Separators = { decimal: string; group: string };

type DigitsProblem = "unreadable" | "ambiguous";

/** Splits whole and fraction. The locale’s separators decide what 1,234 means; otherwise it is ambiguous. */
export function readDigits(typed: string, separators: Separators): Result<Digits, DigitsProblem> {
  // Cape Verde writes 240$00: an unusual decimal separator is unambiguous.
  const body = /^[.,]$/.test(separators.decimal) ? typed : typed.replaceAll(separators.decimal, "٫");
  if (!/^[\d.,' ٫٬]*\d[.,٫]?$/.test(body)) return err("unreadable");
  const point = decimalPoint(body, separators);
  if (point === "ambiguous") return err("ambiguous");
  const whole = point < 0 ? body : body.slice(0, point);
  const fraction = point < 0 ? "" : body.slice(point + 1);
  if (!isGrouped(whole) || !/^\d*$/.test(fraction)) return err("unreadable");
  return ok({ whole: whole.replace(/\D/g, ""), fraction });
}

export function separatorsIn(formatter: Intl.NumberFormat): Separators {
  const parts = formatter.formatToParts(1_234_567.5);
  // `spell` trims a lone space, hence the fallback.
  const find = (wanted: "decimal" | "group") => spell(parts.find(({ type }) => type === wanted)?.value ?? "") || " ";
  return { decimal: find("decimal"), group: find("group") };
}

// Groups of three, or Indian style 1,23,45,678, with a single kind of separator.
function isGrouped(whole: string): boolean {
  const inThrees = /^\d{1,3}(\D)\d{3}(?:\1\d{3})*$/;
  const inPairs = /^\d{1,2}(\D)(?:\d{2}\1)*\d{3}$/;
  return /^\d*$/.test(whole) || inThrees.test(whole) || inPairs.test(whole);
}

/** The index of the decimal separator, or -1 for a whole number. */
function decimalPoint(body: string, separators: Separators): number | "ambiguous" {
  const certain = body.indexOf("٫");
  if (certain >= 0) return certain;
  const last = Math.max(body.lastIndexOf("."), body.lastIndexOf(","));
  if (last < 0) return -1;
  const others = body.slice(0, last).replace(/\d/g, "");
  if (others === "") return loneSeparator(body, last, separators);
  return others.includes(body[last]!) ? -1 : last;
}

// A single separator before three digits may be a thousands or a decimal one. Anywhere else it is the decimal one.
function loneSeparator(body: string, at: number, { decimal, group }: Separators): number | "ambiguous" {
  const couldGroup = /^[1-9]\d{0,2}[.,]\d{3}$/.test(body);
  if (!couldGroup || body[at] === decimal) return at;
  return body[at] === group ? -1 : "ambiguous";
}

const knownMarks = new Map<string, readonly string[]>();

// Only this currency’s own marks: €12 must not become $12.
export function currencyMarks(format: MoneyFormat): readonly string[] {
  const key = `${format.locale} ${format.currency}`;
  const marks = knownMarks.get(key) ?? findMarks(format);
  knownMarks.set(key, marks);
  return marks;
}

function findMarks({ currency, locale }: MoneyFormat): string[] {
  const displays = ["symbol", "narrowSymbol", "code", "name"] as const;
  const found = [locale, "en", "en-001"].flatMap((place) =>
    displays.flatMap((currencyDisplay) => {
      const formatter = new Intl.NumberFormat(place, { style: "currency", currency, currencyDisplay });
      return [1, 2, 5].flatMap((count) => formatter.formatToParts(count).filter(({ type }) => type === "currency"));
    }),
  );
  const marks = new Set(found.map(({ value }) => spell(value)));
  marks.delete("");
  return [...marks].sort((a, b) => b.length - a.length);
}
