import { monthNames, writesMonthFirst } from "./month-names.ts";

/** A way of writing a day. Its groups are any of year, shortYear, month, name and date. */
export interface DayShape {
  source: string;
  /** It says a day only behind a word such as "due". */
  needsLead?: true;
  /** A month or a year, which stands for its last day. */
  isSpan?: true;
  /** It may be an amount as well: it is a day only where another amount is left. */
  isUnsure?: true;
  /** A number alone, "due 15". */
  isBare?: true;
  /** "30 June" without a word before it: a day beside an amount, an amount alone. */
  isLoose?: true;
  /** Begins as a date does, with a word in place of the month: "31 Febuary", "31 Ju". */
  isAttempt?: true;
}

const year = "(?<year>\\d{4})";
const shortYear = "(?<shortYear>\\d{2})";
const month = "(?<month>\\d{1,2})";
const date = "(?<date>\\d{1,2})";
const nth = "(?:st|nd|rd|th)";
const between = "(?<between>[-./])";

const known = new Map<string, readonly DayShape[]>();

/** The surest first, so that "1 June 2027" is not read as "June 2027". */
export function dayShapes(locale: string): readonly DayShape[] {
  const shapes = known.get(locale) ?? makeShapes(locale);
  known.set(locale, shapes);
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
