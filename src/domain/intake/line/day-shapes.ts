import { monthNames, writesMonthFirst } from "./month-names.ts";

/** A way of writing a day. Its groups are any of year, month, name and date. */
export interface DayShape {
  source: string;
  /** It says a day only behind a word such as "due". */
  needsLead?: true;
  /** A month or a year, which stands for its last day. */
  isSpan?: true;
  /** "due 15" may be the fifteenth or an amount. */
  isUnsure?: true;
}

const year = "(?<year>\\d{4})";
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
  // "due 31 April" is no day, so it is not the 31st either.
  const noName = `(?!\\.?\\s+(?:of\\s+)?(?:${names.join("|")})(?!\\p{L}))`;
  const dateOfMonth = `${date}(?:${nth}|\\.)?\\s+(?:of\\s+)?${name}`;
  const [first, second] = writesMonthFirst(locale) ? [month, date] : [date, month];
  return [
    { source: `${year}${between}${month}\\k<between>${date}` },
    { source: `${first}${between}${second}\\k<between>${year}` },
    { source: `${dateOfMonth},?\\s+${year}` },
    { source: `${name}\\s+${date}${nth}?,?\\s+${year}` },
    { source: `${year}-${month}`, isSpan: true },
    { source: `${name},?\\s+${year}`, isSpan: true },
    { source: dateOfMonth, needsLead: true },
    { source: `${name}\\s+${date}${nth}?`, needsLead: true },
    { source: name, needsLead: true, isSpan: true },
    { source: year, needsLead: true, isSpan: true },
    { source: `${date}${nth}${noName}`, needsLead: true },
    { source: `${date}${noName}`, needsLead: true, isUnsure: true },
  ];
}
