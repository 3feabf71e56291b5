import type { Cadence } from "../../time/cadence.ts";
import { isNextTo, type Span } from "./spans.ts";

/** A cadence found in a text. */
export interface FoundCadence extends Span {
  cadence: Cadence;
}

const anywhere: Readonly<Record<Cadence, string>> = {
  weekly: "weekly|(?:every|per|each|once a) week",
  fortnightly: "fortnightly|bi-?weekly|(?:every|each) (?:two|2|other|second) weeks?|(?:every|per|each) fortnight",
  "twice-monthly": "(?:twice|two times|2 times) (?:a|per|each|every) month|twice monthly|semi-?monthly",
  monthly: "monthly|(?:every|per|each|once a|per calendar) month",
  quarterly: "quarterly|(?:every|per|each|once a) quarter|every (?:three|3) months",
  yearly: "yearly|annual(?:ly)?|(?:every|per|each|once a) year|per annum|every (?:twelve|12) months",
};

// "A month" may start a label, and Pa may be a person: these count only right after an amount.
const afterAmount: Readonly<Partial<Record<Cadence, string>>> = {
  weekly: "a week|/~(?:week|wk|w)|p\\.?w\\.?",
  fortnightly: "a fortnight|/~fortnight",
  monthly: "a month|/~(?:month|mth|mo|m)|p\\.?c?\\.?m\\.?",
  quarterly: "a quarter|/~(?:quarter|qtr|q)",
  yearly: "a year|/~(?:year|yr|y)|p\\.?a\\.?",
};

// "Half yearly" and "twice a year" are other cadences and stay part of the label.
const wordStart = "(?<![\\p{L}\\p{N}-])(?<!(?:half|semi|bi|twice|thrice|times|x)\\s+)";
const wordEnd = "(?![\\p{L}\\p{N}])";

const spaced = (words: string): string => words.replaceAll(" ", "\\s+").replaceAll("~", "\\s*");

const patterns = (table: Readonly<Partial<Record<Cadence, string>>>, start: string, flags: string) =>
  Object.entries(table).map(
    ([cadence, words]) => [cadence as Cadence, new RegExp(`${start}(?:${spaced(words)})${wordEnd}`, flags)] as const,
  );

const free = patterns(anywhere, wordStart, "giu");
const bound = patterns(afterAmount, "\\s*", "iuy");
const alone = patterns(afterAmount, "^\\s*", "iu");

/** All cadences in text order. */
export function cadencesIn(text: string): FoundCadence[] {
  const found = free.flatMap(([cadence, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ cadence, from: index, to: index + words.length })),
  );
  return found.sort((a, b) => a.from - b.from);
}

/** The cadence right after an amount: "35 a month", "35/mo", "35 pm", "35 monthly". */
export function cadenceAfter(text: string, amount: Span): FoundCadence | undefined {
  for (const [cadence, pattern] of bound) {
    pattern.lastIndex = amount.to;
    const words = pattern.exec(text)?.[0];
    if (words !== undefined) return { cadence, from: amount.to, to: amount.to + words.length };
  }
  return cadencesIn(text).find((found) => isNextTo(text, amount, found));
}

/** A text that is only a cadence: "a month", as in "rent 1200, a month". */
export function cadenceAlone(text: string): FoundCadence | undefined {
  const whole = alone.find(([, pattern]) => pattern.exec(text)?.[0].trim() === text.trim());
  return whole && { cadence: whole[0], from: 0, to: text.length };
}
