import type { MoneyFormat } from "../../money/money.ts";
import { parseAmount } from "../../money/parse-amount.ts";
import { amountPattern } from "./amount-pattern.ts";
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
