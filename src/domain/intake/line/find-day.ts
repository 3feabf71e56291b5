import {
  addMonths,
  type Day,
  dayOf,
  daysInMonth,
  firstYear,
  lastYear,
  monthOf,
  parseDay,
  yearOf,
} from "../../time/day.ts";
import type { ReadOptions } from "../answers.ts";
import { amountsIn } from "./find-amount.ts";
import { cadenceAfter } from "./find-cadence.ts";
import { type Span, without } from "./spans.ts";

/** A date found in a text. */
interface FoundDay extends Span {
  /** Absent for an impossible or unclear date. */
  day?: Day;
  /** As typed, without the leading word. */
  text: string;
}

interface Reading {
  lead: string;
  /** The words that may lead a bare number. */
  bareLead: string;
  shapes(locale: string): readonly DayShape[];
}

const due: Reading = {
  lead: "(?:(?:next\\s+)?(?:due|paid)|next|on|from)(?:\\s+on)?(?:\\s+the)?\\s+",
  bareLead: "due(?:\\s+on)?(?:\\s+the)?\\s+",
  shapes: (locale) => dayShapes(locale).filter(({ isSpan }) => !isSpan),
};

// "by 30" may mean the thirtieth or the year 2030: a goal's day needs more than a number.
const bareNumber: DayShape = { source: "\\d{1,4}", needsLead: true, isUnsure: true };

const by: Reading = {
  lead: "(?:by|until|due)(?:\\s+the)?(?:\\s+end\\s+of)?\\s+",
  bareLead: "",
  shapes: (locale) => [...dayShapes(locale).filter(({ isBare }) => !isBare), bareNumber],
};

/** The next due day of a bill or pay: "due 1st", "on the 15th", "due 2026-12-01". */
export const dueIn = (text: string, asked: ReadOptions): FoundDay | undefined => theDate(text, asked, due);

/** The target day of a goal. A month or year alone means its last day. */
export const byIn = (text: string, asked: ReadOptions): FoundDay | undefined => theDate(text, asked, by);

/** All dates in a text, for entries without a day: their digits are no amounts. */
export function datesIn(text: string, asked: ReadOptions): Span[] {
  const dates: Span[] = [];
  let rest = text;
  for (let date = firstDate(rest, asked, due); date && dates.length < 3; date = firstDate(rest, asked, due)) {
    dates.push(date);
    rest = blanked(rest, date);
  }
  return dates;
}

/** An unreadable date wins over a readable one, so that the user checks the line. */
function theDate(text: string, asked: ReadOptions, reading: Reading): FoundDay | undefined {
  const date = firstDate(text, asked, reading);
  const other = date?.day && firstDate(blanked(text, date), asked, reading);
  return other && !other.day ? other : date;
}

const blanked = (text: string, { from, to }: Span): string =>
  text.slice(0, from) + "\t".repeat(to - from) + text.slice(to);

function firstDate(text: string, asked: ReadOptions, reading: Reading): FoundDay | undefined {
  for (const shape of reading.shapes(asked.format.locale)) {
    for (const match of text.matchAll(patternOf(shape, reading))) {
      const date = dateOf(shape, match, asked);
      if (date) return date;
    }
  }
  return undefined;
}

const patterns = new Map<string, RegExp>();

function patternOf({ source, needsLead, isBare }: DayShape, reading: Reading): RegExp {
  const words = isBare ? reading.bareLead : reading.lead;
  const key = `${words}${needsLead}${source}`;
  const led = `(?<lead>${words})${needsLead ? "" : "?"}`;
  const pattern =
    patterns.get(key) ??
    new RegExp(`(?<![\\p{L}\\p{N}\\p{Sc}]|\\p{N}[-./,])${led}${source}(?![\\p{L}\\p{N}]|[-./,]\\p{N})`, "giu");
  patterns.set(key, pattern);
  return pattern;
}

/** Interprets a match: a day, an impossible date, or undefined for no date. */
function dateOf(shape: DayShape, match: RegExpExecArray, asked: ReadOptions): FoundDay | undefined {
  const groups = match.groups!;
  const span = { from: match.index, to: match.index + match[0].length };
  const text = match[0].slice(groups.lead?.length ?? 0);
  const isBesideAmount = () => amountsIn(without(match.input, span), asked.format).length > 0;
  if (shape.isUnsure && !isBesideAmount()) return undefined;
  const day = shape.isAttempt ? undefined : readDay(groups, asked);
  const isDate = day ? !shape.isLoose || isBesideAmount() : isImpossibleDate(shape, match, asked, isBesideAmount);
  return isDate ? { ...span, text, ...(day && { day }) } : undefined;
}

function isImpossibleDate(
  shape: DayShape,
  match: RegExpExecArray,
  asked: ReadOptions,
  isBesideAmount: () => boolean,
): boolean {
  const { lead, year, date, word } = match.groups!;
  if (shape.isAttempt) return isLikeMonth(word!, match, asked);
  if (shape.isLoose) return Number(date) <= 31 && !isAmount(match, asked, isBesideAmount);
  // "trip by June 2500" means an amount, and digits without a leading word may be anything.
  if (year && isOutOfRange(Number(year))) return lead !== undefined && isBesideAmount();
  return lead !== undefined || !shape.isSpan;
}

const isOutOfRange = (year: number): boolean => year < firstYear || year > lastYear;

/** A misspelled or incomplete month name. */
function isLikeMonth(word: string, { index, 0: all, input }: RegExpExecArray, asked: ReadOptions): boolean {
  const names = [...monthNames(asked.format.locale).keys()];
  const isLast = input.slice(index + all.length).trim() === "";
  const typed = word.toLowerCase();
  if (names.some((name) => typed.length > 3 && typed.startsWith(name.slice(0, 3)))) return true;
  return isLast && typed.length > 1 && names.some((name) => name.startsWith(typed));
}

/** "June 31 weekly" and "31 USD": a currency or cadence shows that the number is an amount. */
function isAmount(
  { index, 0: all, input }: RegExpExecArray,
  asked: ReadOptions,
  isBesideAmount: () => boolean,
): boolean {
  const own = amountsIn(input, asked.format).find(({ from, to }) => from < index + all.length && to > index);
  return own !== undefined && (own.isMarked || (cadenceAfter(input, own) !== undefined && !isBesideAmount()));
}

function readDay(groups: Record<string, string | undefined>, { format, today }: ReadOptions): Day | undefined {
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  const month = number(groups.month) ?? monthNames(format.locale).get(groups.name?.toLowerCase() ?? "");
  const year = groups.shortYear === undefined ? number(groups.year) : 2000 + Number(groups.shortYear);
  const day = dayFrom(year, month, number(groups.date), today);
  const read = day && parseDay(day);
  return read?.ok ? read.value : undefined;
}

type Part = number | undefined;

// Without a date: the last day of the month. Without a year or month: the next such day, today included.
function dayFrom(year: Part, month: Part, date: Part, today: Day): Day | undefined {
  if ((year ?? month ?? date) === undefined || !isReal(year, month, date)) return undefined;
  if (year !== undefined) return dayOf(year, month ?? 12, date ?? 31);
  const near = dayOf(yearOf(today), month ?? monthOf(today), date ?? 31);
  return near >= today ? near : addMonths(near, month === undefined ? 1 : 12, date ?? 31);
}

// Assumes a leap year if no year is given.
const isReal = (year: Part, month: Part = 12, date: Part = 1): boolean =>
  month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year ?? 2024, month);

/** A date format. Its groups are any of year, shortYear, month, name and date. */
interface DayShape {
  source: string;
  /** Counts only after a word such as "due". */
  needsLead?: true;
  /** A month or year, which means its last day. */
  isSpan?: true;
  /** May also be an amount: counts as a day only if another amount is left. */
  isUnsure?: true;
  /** A number alone, "due 15". */
  isBare?: true;
  /** "30 June" without a leading word: a day next to an amount, otherwise an amount. */
  isLoose?: true;
  /** Starts like a date, with an unknown word for the month: "31 Febuary", "31 Ju". */
  isAttempt?: true;
}

const year = "(?<year>\\d{4})";
const shortYear = "(?<shortYear>\\d{2})";
const month = "(?<month>\\d{1,2})";
const date = "(?<date>\\d{1,2})";
const nth = "(?:st|nd|rd|th)";
const between = "(?<between>[-./])";

const shapesByLocale = new Map<string, readonly DayShape[]>();

/** The most specific first, so that "1 June 2027" is not parsed as "June 2027". */
function dayShapes(locale: string): readonly DayShape[] {
  const shapes = shapesByLocale.get(locale) ?? makeShapes(locale);
  shapesByLocale.set(locale, shapes);
  return shapes;
}

function makeShapes(locale: string): readonly DayShape[] {
  const names = [...monthNames(locale).keys()].sort((a, b) => b.length - a.length);
  const name = `(?<name>${names.join("|")})\\.?`;
  const dateOfMonth = `${date}(?:${nth}|\\.)?\\s+(?:of\\s+)?${name}`;
  const dateAfterMonth = `${name}\\s+(?:the\\s+)?${date}${nth}?`;
  const [first, second] = writesMonthFirst(locale) ? [month, date] : [date, month];
  const monthAndDateSigns = `${month}\\s?[月월]\\s?${date}[日일]`;
  return [
    { source: `${year}${between}${month}\\k<between>${date}` },
    { source: `${first}${between}${second}\\k<between>${year}` },
    { source: `${dateOfMonth},?\\s+${year}` },
    { source: `${dateAfterMonth},?\\s+${year}` },
    { source: `${year}\\s?[年년]\\s?${monthAndDateSigns}` },
    { source: monthAndDateSigns },
    { source: `${year}-${month}`, isSpan: true },
    { source: `${name},?\\s+${year}`, isSpan: true },
    { source: `${first}${between}${second}\\k<between>${shortYear}`, needsLead: true },
    { source: `${dateOfMonth},?\\s+['’]?${shortYear}`, needsLead: true, isUnsure: true },
    { source: dateOfMonth, needsLead: true },
    { source: dateAfterMonth, needsLead: true },
    { source: `${first}/${second}`, needsLead: true },
    { source: `${date}\\.${month}\\.`, needsLead: true, isUnsure: true },
    { source: name, needsLead: true, isSpan: true },
    { source: year, needsLead: true, isSpan: true },
    {
      source: `${date}(?:${nth}|\\.)?\\s+(?:of\\s+)?(?<word>\\p{L}+)(?:,?\\s+\\d{4})?`,
      needsLead: true,
      isAttempt: true,
    },
    { source: `${date}${nth}`, needsLead: true },
    { source: date, needsLead: true, isUnsure: true, isBare: true },
    { source: `^\\s*${dateOfMonth}\\s*$` },
    { source: dateOfMonth, isLoose: true },
    { source: dateAfterMonth, isLoose: true },
  ];
}

const namesByLocale = new Map<string, ReadonlyMap<string, number>>();

/** Month names in English and the locale's language, long and short, in lower case. */
export function monthNames(locale: string): ReadonlyMap<string, number> {
  const names = namesByLocale.get(locale) ?? new Map([...namesIn("en"), ["sept", 9] as const, ...namesIn(locale)]);
  namesByLocale.set(locale, names);
  return names;
}

function namesIn(locale: string): [string, number][] {
  return (["long", "short"] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(locale, { month, calendar: "gregory", timeZone: "UTC" });
    const named = Array.from({ length: 12 }, (_, at): [string, number] => [nameOf(format, at), at + 1]);
    return named.filter(([name]) => /^\p{L}[\p{L}\p{M}]+$/u.test(name));
  });
}

const nameOf = (format: Intl.DateTimeFormat, at: number): string =>
  format
    .format(Date.UTC(2024, at, 15))
    .replace(/\.$/, "")
    .toLowerCase();

/** "3/4" is 3 April or March 4, depending on the locale. */
function writesMonthFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { calendar: "gregory", timeZone: "UTC" }).formatToParts(0);
  const types = parts.map(({ type }) => type);
  return types.indexOf("month") < types.indexOf("day") && types.indexOf("year") > 0;
}
