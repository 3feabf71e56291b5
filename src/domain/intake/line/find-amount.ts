import { currencies, type MoneyFormat } from "../../money/money.ts";
import { currencyMarks, parseAmount, separatorsIn } from "../../money/parse-amount.ts";
import type { Span } from "./spans.ts";

/** An amount as it stands in a text. */
export interface FoundAmount extends Span {
  /** As typed, without "about". */
  text: string;
  /** Its two ends, where it is a range. */
  range?: { low: string; high: string };
  /** It carries a currency's mark, so it can be nothing else. */
  isMarked: boolean;
}

/** Every stretch that could be an amount, in the order of the text, outside what is known to be something else. */
export function amountsIn(text: string, format: MoneyFormat, taken: readonly Span[] = []): FoundAmount[] {
  const matches = [...text.matchAll(amountPattern(format))];
  const found = matches.filter(({ groups }) => isReadable(groups!, format)).map((match) => foundIn(text, match));
  return found.filter(({ from, to }) => taken.every((other) => other.to <= from || to <= other.from));
}

type Groups = Record<string, string | undefined>;

// The mark may be another currency's: whoever reads the amount says so. The digits must make sense.
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
  // Parentheses make an amount negative, so they stay with it.
  if (around === `(${amount})`) return { ...wider, text: around, isMarked };
  return { ...withFullStop(text, span), text: amount!.trim(), isMarked };
}

// The full stop of a sentence is no part of its amount.
const withFullStop = (text: string, { from, to }: Span): Span => ({
  from,
  to: /^\.(?:\s|$)/.test(text.slice(to, to + 2)) ? to + 1 : to,
});

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
function amountPattern(format: MoneyFormat): RegExp {
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
