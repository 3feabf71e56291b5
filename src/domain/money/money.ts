import { err, ok, type Result } from "../result.ts";

declare const currencyBrand: unique symbol;

/** An ISO 4217 code with minor units: no metals or test codes. */
export type Currency = string & { readonly [currencyBrand]: "Currency" };

// Our own tables instead of Intl’s: every engine must read a stored amount the same way, and CLDR’s digits (HUF 0, IQD 0) differ from ISO’s.
const codes = `
  AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF
  CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF
  IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT
  MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD
  SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS
  VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG`;

const withoutDecimals = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF";
const withThreeDecimals = "BHD IQD JOD KWD LYD OMR TND";
const withFourDecimals = "CLF UYW";

export const currencies = codes.trim().split(/\s+/) as readonly string[] as readonly Currency[];

const known = new Set<string>(currencies);

const exponents = new Map<string, number>([
  ...withoutDecimals.split(" ").map((code) => [code, 0] as const),
  ...withThreeDecimals.split(" ").map((code) => [code, 3] as const),
  ...withFourDecimals.split(" ").map((code) => [code, 4] as const),
]);

export function currency(code: string): Result<Currency, "unknown-currency"> {
  const upper = code.trim().toUpperCase();
  return known.has(upper) ? ok(upper as Currency) : err("unknown-currency");
}

/** How many decimals the currency has by ISO 4217: USD 2, JPY 0, KWD 3. */
export function exponentOf(of: Currency): number {
  return exponents.get(of) ?? 2;
}

const euro = "AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK BG";

const others: Record<string, string> = {
  AE: "AED",
  AR: "ARS",
  AU: "AUD",
  BR: "BRL",
  CA: "CAD",
  CH: "CHF",
  CL: "CLP",
  CN: "CNY",
  CO: "COP",
  CZ: "CZK",
  DK: "DKK",
  EG: "EGP",
  GB: "GBP",
  HK: "HKD",
  HU: "HUF",
  ID: "IDR",
  IL: "ILS",
  IN: "INR",
  IS: "ISK",
  JP: "JPY",
  KE: "KES",
  KR: "KRW",
  KW: "KWD",
  LI: "CHF",
  MA: "MAD",
  MX: "MXN",
  MY: "MYR",
  NG: "NGN",
  NO: "NOK",
  NZ: "NZD",
  PE: "PEN",
  PH: "PHP",
  PK: "PKR",
  PL: "PLN",
  RO: "RON",
  RS: "RSD",
  SA: "SAR",
  SE: "SEK",
  SG: "SGD",
  TH: "THB",
  TN: "TND",
  TR: "TRY",
  TW: "TWD",
  UA: "UAH",
  US: "USD",
  UY: "UYU",
  VN: "VND",
  ZA: "ZAR",
};

/** The currency of a country; US dollars by default. */
export const currencyOfRegion = (region: string): string =>
  euro.split(" ").includes(region) ? "EUR" : (others[region] ?? "USD");

declare const brand: unique symbol;

/** A whole number of a currency’s smallest unit: 1250 is $12.50, or ¥1,250. */
export type Minor = number & { readonly [brand]: "Minor" };

export type MoneyFormat = { currency: Currency; locale: string };

export type SignDisplay = "negative" | "always" | "never";

type MoneyParts = { sign: "−" | "+" | ""; before: string; whole: string; decimal: string; after: string };

type Options = { sign?: SignDisplay | undefined };

/** Guards against bugs: an amount is never a fraction or too large to be exact. */
export function minor(n: number): Minor {
  if (!Number.isSafeInteger(n)) throw new RangeError(`Not a whole, exact amount: ${n}`);
  // Adding 0 turns -0 into 0, so that zero never shows a sign.
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

/** For typed or received amounts, where too large is an expected failure. */
export function checkedAdd(a: Minor, b: Minor): Result<Minor, "too-large"> {
  return Number.isSafeInteger(a + b) ? ok(minor(a + b)) : err("too-large");
}

/** Puts the sign before the symbol: − $240.00. */
export function formatMoney(amount: Minor, format: MoneyFormat, options: Options = {}): string {
  const { sign, before, whole, decimal, after } = moneyParts(amount, format, options);
  const unsigned = before + whole + decimal + after;
  return sign === "" ? unsigned : `${sign}\u00a0${unsigned}`;
}

/** The parts of an amount, for figures with smaller cents. Symbols are where the locale puts them. */
export function moneyParts(amount: Minor, format: MoneyFormat, options: Options = {}): MoneyParts {
  return { sign: signOf(amount, options.sign), ...partsFormatterOf(format)(Math.abs(amount) as Minor) };
}

/** The position of the currency symbol, for fields. The most common case avoids creating a formatter, which is slow on phones. */
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

// Intl formats decimal text exactly, whereas amount / 100 would be rounded first.
function decimalText(amount: Minor, currency: Currency): Intl.StringNumericLiteral {
  const exponent = exponentOf(currency);
  const digits = String(Math.abs(amount)).padStart(exponent + 1, "0");
  const point = digits.length - exponent;
  return `${digits.slice(0, point)}.${digits.slice(point)}` as Intl.StringNumericLiteral;
}

type Written = Omit<MoneyParts, "sign">;
type Writer = (amount: Minor) => Written;

const writers = new Map<string, Writer>();
const maxCached = 1_000;

// Creating a formatter is far slower than using one, and a screen shows hundreds of amounts.
function partsFormatterOf({ currency, locale }: MoneyFormat): Writer {
  const key = `${locale} ${currency}`;
  const writer = writers.get(key) ?? makePartsFormatter(locale, currency);
  writers.set(key, writer);
  return writer;
}

// Caches amounts, because a rerendered screen shows mostly the same ones.
function makePartsFormatter(locale: string, currency: Currency): Writer {
  const formatter = makeFormatter(locale, currency);
  const cache = new Map<Minor, Written>();
  return (amount) => {
    const written = cache.get(amount) ?? inParts(formatter.formatToParts(decimalText(amount, currency)));
    if (cache.size >= maxCached) cache.clear();
    cache.set(amount, written);
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

/** An amount with its own currency, from a file or another household. */
interface AmountOfCurrency {
  amount: Minor;
  currency: Currency;
}

type SumProblem = "no-amounts" | "mixed-currencies" | "too-large";

/** Adds external amounts. They must share one currency, because there are no exchange rates. */
export function sumOfCurrency(amounts: readonly AmountOfCurrency[]): Result<AmountOfCurrency, SumProblem> {
  const currency = amounts[0]?.currency;
  if (currency === undefined) return err("no-amounts");
  if (amounts.some((one) => one.currency !== currency)) return err("mixed-currencies");
  let total = minor(0);
  for (const { amount } of amounts) {
    const next = checkedAdd(total, amount);
    if (!next.ok) return next;
    total = next.value;
  }
  return ok({ amount: total, currency });
}

/** Integer division, rounding half to even so that many roundings do not drift in one direction. */
export function divideHalfEven(amount: number, divisor: number): number {
  const quotient = Math.trunc(amount / divisor);
  const twiceRest = Math.abs(amount % divisor) * 2;
  const roundsAway = twiceRest > divisor || (twiceRest === divisor && quotient % 2 !== 0);
  const rounded = quotient + (roundsAway ? Math.sign(amount) : 0);
  // Avoids negative zero, which would print a sign.
  return rounded || 0;
}

/** The same for big integers. */
export function divideHalfEvenBig(amount: bigint, divisor: bigint): bigint {
  const quotient = amount / divisor;
  const rest = amount % divisor;
  const twice = (rest < 0n ? -rest : rest) * 2n;
  const roundsAway = twice > divisor || (twice === divisor && quotient % 2n !== 0n);
  return roundsAway ? quotient + (amount < 0n ? -1n : 1n) : quotient;
}

/**
 * The integer number of `parts` of a whole that an amount is. Rounded against the household, so that a figure shown at its
 * threshold has truly reached it. Whole numbers of any size: an amount times a thousand may pass what a number holds.
 */
export const partsDown = (amount: Minor, whole: Minor, parts: number): number =>
  Number((BigInt(amount) * BigInt(parts)) / BigInt(whole));

export const partsUp = (amount: Minor, whole: Minor, parts: number): number =>
  Number((BigInt(amount) * BigInt(parts) + BigInt(whole) - 1n) / BigInt(whole));

/** The smallest amount that is at least so many thousandths of a whole. */
export const thousandthsUp = (whole: Minor, thousandths: number): Minor =>
  minor(Number((BigInt(whole) * BigInt(thousandths) + 999n) / 1_000n));

/** The largest amount that is at most so many thousandths of a whole. */
export const thousandthsDown = (whole: Minor, thousandths: number): Minor =>
  minor(Number((BigInt(whole) * BigInt(thousandths)) / 1_000n));
