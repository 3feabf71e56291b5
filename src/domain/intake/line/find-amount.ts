import { currencies, type MoneyFormat } from "../../money/money.ts";
import { currencyMarks, parseAmount, separatorsIn } from "../../money/parse-amount.ts";
import type { Span } from "./spans.ts";

/** An amount found in a text. */
export interface FoundAmount extends Span {
  /** As typed, without "about". */
  text: string;
  /** Both ends of a range. */
  range?: { low: string; high: string };
  /** It has a currency mark, so it is certainly an amount. */
  isMarked: boolean;
}

/** Every possible amount in text order, outside the `taken` spans. */
export function amountsIn(text: string, format: MoneyFormat, taken: readonly Span[] = []): FoundAmount[] {
  const matches = [...text.matchAll(amountPattern(format))];
  const found = matches.filter(({ groups }) => isReadable(groups!, format)).map((match) => foundIn(text, match));
  return found.filter(({ from, to }) => taken.every((other) => other.to <= from || to <= other.from));
}

type Groups = Record<string, string | undefined>;

// The mark may be another currency's, which parsing reports later. The digits must be valid.
const isReadable = ({ number1, number2 }: Groups, format: MoneyFormat): boolean =>
  [number1, number2].every((number) => {
    const read = number === undefined || parseAmount(number, format);
    return read === true || read.ok || read.problem !== "unreadable";
  });

function foundIn(text: string, match: RegExpExecArray): FoundAmount {
  const { amount, first, second, before1, after1, before2, after2 } = match.groups as Groups;
  const isMarked = [before1, after1, before2, after2].some((mark) => mark !== undefined);
  const span = { from: match.index, to: match.index + match[0].length };
  if (second !== undefined) {
    return {
      ...withFullStop(text, span),
      text: amount!.trim(),
      range: { low: first!.trim(), high: second.trim() },
      isMarked,
    };
  }
  const wider = { from: span.from - 1, to: span.to + 1 };
  const around = text.slice(Math.max(wider.from, 0), wider.to);
  // Parentheses make an amount negative, so they are part of it.
  if (around === `(${amount})`) return { ...wider, text: around, isMarked };
  return { ...withFullStop(text, span), text: amount!.trim(), isMarked };
}

// The period that ends a sentence is not part of the amount.
const withFullStop = (text: string, { from, to }: Span): Span => ({
  from,
  to: /^\.(?:\s|$)/.test(text.slice(to, to + 2)) ? to + 1 : to,
});

// These scripts use no space between a word and an amount: 家賃80000円.
const unspaced = "[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\p{sc=Thai}]";
const wordSign = `(?!${unspaced})[\\p{L}\\p{N}]`;

// Excludes digits in words and dates: covid-19, 24/7, 7:30, #12, 2026-02-30.
const opens = `(?<!${wordSign})(?<!\\p{Nd}|[\\p{L}\\p{N}][-–—/'’]|\\p{N}[:.,]|#)`;
const closes = `(?!(?![Pp](?:[mwa]|cm)(?!\\p{L}))${wordSign})(?!\\p{Nd}|[-–—/:.,'’]\\p{N}|\\s*[%٪‰]|\\s+(?:weeks|months|years|days|hours|times|x)(?!\\p{L}))`;

const invisible = "\\u061c\\u200e\\u200f";
const hardSpaces = "\\u00a0\\u2009\\u202f";
const gap = `[ ${hardSpaces}${invisible}]*`;
const dash = "[-–—−]";
const about = "(?:(?:[Aa]bout|[Aa]round|[Rr]oughly|[Aa]pprox(?:imately|\\.)?|[Cc]irca|[Cc]a\\.?)\\s+|[~≈]\\s*)?";

const patternsByFormat = new Map<string, RegExp>();

/** Matches an amount or a range of two, with optional currency marks before and after each. */
function amountPattern(format: MoneyFormat): RegExp {
  const key = `${format.locale} ${format.currency}`;
  const pattern = patternsByFormat.get(key) ?? makePattern(format);
  patternsByFormat.set(key, pattern);
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

// A space is a thousands separator only in locales that use it; elsewhere "flat 2 300" is two numbers.
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
