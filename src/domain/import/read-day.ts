import { spell } from "../money/parse-amount.ts";
import { err, type Result } from "../result.ts";
import { type Day, type DayProblem, parseDay } from "../time/day.ts";
import { plain } from "./row-text.ts";

/** In which order a file writes day, month and year. */
export type DateOrder = "dmy" | "mdy" | "ymd";

export const dateOrders: readonly DateOrder[] = ["dmy", "mdy", "ymd"];

export type ReadDayProblem = DayProblem | "no-day" | "unreadable-day";

const longestDate = 60;
const isoDay = /^(\d{4}-\d{2}-\d{2})(?:[T ][\d:.,]*(?:Z|[+-][\d:]+)?)?$/;

/** Parses a day in bank formats. The order decides what 03/04/2026 means; parts are never swapped to fit. */
export function readDay(text: string, order: DateOrder): Result<Day, ReadDayProblem> {
  const iso = isoDay.exec(text);
  if (iso) return parseDay(iso[1]!);
  if (text.length > longestDate) return err("unreadable-day");
  const written = spell(text);
  if (written === "") return err("no-day");
  const parts = partsOf(withoutTime(written.replace(/[年月日]/g, "-").replace(/-$/, "")), order);
  return parts ? dayOfParts(parts) : err("unreadable-day");
}

/** The day as it is written, whatever the zone: a bank's day is the bank's. */
function withoutTime(written: string): string {
  const numeric = /^(\d+[./-]\d+[./-]\d+),? \d{1,2}\.\d{2}(?:\.\d{2})?$/.exec(written);
  if (numeric) return numeric[1]!;
  const clock =
    /(?:t|,? |,)\d{1,2}(?::\d{2}|h\d{2})(?::\d{2})?(?:[.,]\d+)?(?: ?[ap]\.?m\.?)?(?: ?(?:z|utc|gmt|[+-]\d{2}:?\d{2}))?$/;
  return written.replace(clock, "").replace(/^(\d{8})t\d{4,6}.*$/, "$1");
}

interface Parts {
  year: string;
  month: string;
  date: string;
}

function partsOf(written: string, order: DateOrder): Parts | undefined {
  if (!/^[\p{L}\p{M}\d ./,'°º-]+$/u.test(written)) return undefined;
  const numbers = written.match(/\d+/g) ?? [];
  const words = (written.match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => !(isFiller(word) && monthless(word, written)),
  );
  if (words.length === 1) return withMonthName(numbers, monthNamed(words[0]!));
  if (words.length > 1) return undefined;
  if (numbers.length === 1) return compact(numbers[0]!, order);
  return numbers.length === 3 ? inOrder(numbers, order) : undefined;
}

/** Spain's and France's Tuesday begins as March does; it is the weekday only where another word names the month. */
const monthless = (word: string, written: string): boolean =>
  monthNamed(word) === undefined ||
  (written.match(/[\p{L}\p{M}]+/gu) ?? []).some((other) => other !== word && monthNamed(other) !== undefined);

function withMonthName(numbers: readonly string[], month: number | undefined): Parts | undefined {
  const [first, second] = numbers;
  if (month === undefined || first === undefined || second === undefined || numbers.length > 2) return undefined;
  const [year, date] = first.length === 4 ? [first, second] : [second, first];
  return { year, month: String(month), date };
}

function inOrder([first, second, third]: readonly string[], order: DateOrder): Parts | undefined {
  const [a, b, c] = [first!, second!, third!];
  if (a.length === 4) return { year: a, month: b, date: c };
  if (order === "ymd") return c.length > 2 ? undefined : { year: a, month: b, date: c };
  return order === "dmy" ? { year: c, month: b, date: a } : { year: c, month: a, date: b };
}

/** Eight digits start or end with a year, never both: with the year last, digits 5 and 6 are 19 to 21, not a month. */
function compact(digits: string, order: DateOrder): Parts | undefined {
  const at = (from: number, to: number) => digits.slice(from, to);
  if (digits.length === 6) return inOrder([at(0, 2), at(2, 4), at(4, 6)], order);
  if (digits.length !== 8) return undefined;
  if (order === "ymd" || Number(at(4, 6)) <= 12) return { year: at(0, 4), month: at(4, 6), date: at(6, 8) };
  return inOrder([at(0, 2), at(2, 4), at(4, 8)], order);
}

/** Two-digit years mean 1970 to 2069. */
function dayOfParts({ year, month, date }: Parts): Result<Day, ReadDayProblem> {
  if (month.length > 2 || date.length > 2 || (year.length !== 4 && year.length !== 2)) return err("impossible-date");
  const century = Number(year) < 70 ? "20" : "19";
  const full = year.length === 4 ? year : century + year;
  return parseDay(`${full}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`);
}

/** Caches parsed texts, because files repeat few distinct days. */
export function createDayReader(order: DateOrder): (text: string) => Result<Day, ReadDayProblem> {
  const cache = new Map<string, Result<Day, ReadDayProblem>>();
  return (text) => {
    const cached = cache.get(text);
    if (cached) return cached;
    const day = readDay(text, order);
    if (cache.size < 10_000) cache.set(text, day);
    return day;
  };
}

/** Prefixes of month names in English, German, French, Spanish, Dutch, Italian, Portuguese and the Nordic languages. */
const beginnings: readonly string[] = [
  "jan ene gen",
  "feb fev",
  "mar mrt maa mrz",
  "apr avr abr",
  "may mai mei maj mag",
  "jun juin giu",
  "jul juil lug",
  "aug aou ago",
  "sep set",
  "oct okt ott out",
  "nov",
  "dec dez dic des",
];

/** Words in dates that can be ignored: weekdays and particles. */
const fillers = new Set(
  `st nd rd th er de del of den der le el d t z
   mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday
   mo di mi do fr sa so montag dienstag mittwoch donnerstag freitag samstag sonntag
   lun mar mer jeu ven sam dim lundi mardi mercredi jeudi vendredi samedi dimanche
   mie jue vie sab dom lunes martes miercoles jueves viernes sabado domingo
   ma wo vr za zo maandag dinsdag woensdag donderdag vrijdag zaterdag zondag`.split(/\s+/),
);

const months = new Map(
  beginnings.flatMap((names, index) => names.split(" ").map((name) => [name, index + 1] as const)),
);

/** The month number of a name or its prefix. Tries four letters first, because juin and juil differ only there. */
function monthNamed(word: string): number | undefined {
  const name = plain(word);
  return months.get(name.slice(0, 4)) ?? months.get(name.slice(0, 3));
}

const isFiller = (word: string): boolean => fillers.has(plain(word));
