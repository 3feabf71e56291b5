import { currencies } from "../../money/currency.ts";
import { currencyMarks } from "../../money/currency-marks.ts";
import { separatorsIn } from "../../money/decimal-digits.ts";
import type { MoneyFormat } from "../../money/money.ts";

// These scripts write no space between a word and its amount: 家賃80000円.
const unspaced = "[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\p{sc=Thai}]";
const wordSign = `(?!${unspaced})[\\p{L}\\p{N}]`;

// What makes digits part of a word or of a date rather than an amount: covid-19, 24/7, 7:30, #12, 2026-02-30.
const opens = `(?<!${wordSign})(?<!\\p{Nd}|[\\p{L}\\p{N}][-–—/'’]|\\p{N}[:.,]|#)`;
const closes = `(?!(?![Pp](?:[mwa]|cm)(?!\\p{L}))${wordSign})(?!\\p{Nd}|[-–—/:.,'’]\\p{N}|\\s*[%٪‰]|\\s+(?:weeks|months|years|days|hours|times|x)(?!\\p{L}))`;

const invisible = "\\u061c\\u200e\\u200f";
const hardSpaces = "\\u00a0\\u2009\\u202f";
const gap = `[ ${hardSpaces}${invisible}]*`;
const dash = "[-–—−]";
const about = "(?:(?:[Aa]bout|[Aa]round|[Rr]oughly|[Aa]pprox(?:imately|\\.)?|[Cc]irca|[Cc]a\\.?)\\s+|[~≈]\\s*)?";

const known = new Map<string, RegExp>();

/** Finds an amount, or a range of a first and a second, with the marks before and after each. */
export function amountPattern(format: MoneyFormat): RegExp {
  const key = `${format.locale} ${format.currency}`;
  const pattern = known.get(key) ?? makePattern(format);
  known.set(key, pattern);
  return pattern;
}

function makePattern(format: MoneyFormat): RegExp {
  const number = numberIn(format);
  const mark = `(?:${[...currencyMarks(format).map(anyCase), "\\p{L}{0,3}\\p{Sc}", ...currencies].join("|")})`;
  const one = (place: 1 | 2) =>
    `${dash}?\\+?(?<before${place}>${mark}${gap})?${dash}?(?<number${place}>${number})(?<after${place}>${gap}${mark}(?!${wordSign}))?`;
  const through = `(?:${dash}| ${dash} |\\s+to\\s+)`;
  return new RegExp(
    `(?<!${wordSign})${about}${opens}(?<amount>(?<first>${one(1)})(?:${through}(?<second>${one(2)}))?)${closes}`,
    "gu",
  );
}

// A plain space parts thousands only where the locale writes it so; elsewhere "flat 2 300" is two numbers.
function numberIn({ locale, currency }: MoneyFormat): string {
  const { group } = separatorsIn(new Intl.NumberFormat(locale, { style: "currency", currency }));
  const spaces = `[${group === " " ? " " : ""}${hardSpaces}]`;
  const spaced = `\\p{Nd}{1,3}(?:${spaces}\\p{Nd}{3})+(?!\\p{Nd})(?:[.,٫]\\p{Nd}+)?`;
  const plain = `[.,٫]?\\p{Nd}+(?:[.,'’٫٬]\\p{Nd}+)*`;
  return `(?:${spaced}|${plain})(?:[.,:]${dash}{1,2}(?![\\p{L}\\p{N}]))?`;
}

function anyCase(mark: string): string {
  const signs = [...mark].map((sign) => {
    const cases = new Set([sign, sign.toLowerCase(), sign.toUpperCase()]);
    return cases.size === 1 ? sign.replace(/[\\^$.*+?()[\]{}|/-]/, "\\$&") : `(?:${[...cases].join("|")})`;
  });
  return signs.join("").replaceAll(" ", "\\s");
}
