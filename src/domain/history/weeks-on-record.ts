import { distinct, type Save, type WeekReview } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { readWeeks, type StripWeek, type WeekHistory, type WeekReader } from "../saves/streak.ts";
import { maxExactSum, type SpendingBook } from "../spending/spending-book.ts";
import { type WeekId, weekRange } from "../time/week.ts";
import { indexOfWeek, weekAtIndex } from "../time/week-span.ts";

/** The input of a household's history. */
export interface HistoryInput extends WeekHistory {
  book: Pick<SpendingBook, "span" | "spent" | "income">;
}

/** One recorded week. An undecided week before the household began has the state `next`. */
export interface RecordedWeek extends StripWeek {
  /** In recording order. */
  saves: readonly Save[];
  saved: Minor;
  spent: Minor;
  /** As recorded, without planned income. */
  income: Minor;
}

/** The household's history: its weeks, oldest first, and a reader for any other week. */
export interface WeekRecord {
  weeks: readonly RecordedWeek[];
  read: WeekReader;
}

/**
 * Every week since the household began, plus earlier and later weeks that have records. Iterates every list once.
 */
export function weeksOnRecord(input: HistoryInput): Result<WeekRecord, "too-large"> {
  const saves = savesByWeek(input.saves);
  const read = readWeeks(input);
  const weeks = weeksToList(input, saves).map((week): RecordedWeek => {
    const own = saves.get(week) ?? none;
    const index = indexOfWeek(input.book.span, week);
    const [spent, income] = [input.book.spent[index] ?? 0, input.book.income[index] ?? 0];
    return { ...read(week), saves: own, saved: savedIn(own), spent: spent as Minor, income: income as Minor };
  });
  return areExact(weeks) ? ok({ weeks, read }) : err("too-large");
}

const none: readonly Save[] = [];

/** Unchecked: `areExact` checks all sums at once. */
export const savedIn = (saves: readonly Save[]): Minor =>
  saves.reduce((total, { amount }) => total + amount, 0) as Minor;

function savesByWeek(saves: readonly Save[]): ReadonlyMap<WeekId, Save[]> {
  const weeks = new Map<WeekId, Save[]>();
  for (const save of distinct(saves)) {
    const group = weeks.get(save.week);
    if (group) group.push(save);
    else weeks.set(save.week, [save]);
  }
  for (const own of weeks.values()) if (own.length > 1) own.sort(byTime);
  return weeks;
}

const byTime = (a: Save, b: Save): number => a.recordedAt - b.recordedAt || (a.id < b.id ? -1 : 1);

function weeksToList({ began, now, reviews, book }: HistoryInput, saves: ReadonlyMap<WeekId, unknown>): WeekId[] {
  const decided = reviews.filter(isDecided).map(({ week }) => week);
  const weeks = new Set([...weekRange(began, now), ...saves.keys(), ...decided, ...enteredBefore(began, book)]);
  return [...weeks].sort();
}

const isDecided = ({ decision }: WeekReview): boolean => decision !== "skipped";

/** Weeks before the household began that have entries, for instance from an import. */
function enteredBefore(began: WeekId, { span, spent, income }: HistoryInput["book"]): WeekId[] {
  const weeks: WeekId[] = [];
  const end = Math.min(spent.length, indexOfWeek(span, began));
  for (let index = 0; index < end; index += 1)
    if (spent[index] !== 0 || income[index] !== 0) weeks.push(weekAtIndex(span, index));
  return weeks;
}

/** Ensures that every sum over any of the weeks is exact. */
function areExact(weeks: readonly RecordedWeek[]): boolean {
  const size = (of: "saved" | "spent" | "income") => weeks.reduce((total, week) => total + Math.abs(week[of]), 0);
  return (["saved", "spent", "income"] as const).every((of) => size(of) <= maxExactSum);
}

/** The weeks with matching saves, reduced to those saves. Spending and income belong to no one in particular. */
export function narrowed(weeks: readonly RecordedWeek[], counts: (save: Save) => boolean): readonly RecordedWeek[] {
  return weeks.flatMap((week) => {
    const saves = week.saves.filter(counts);
    if (saves.length === 0) return [];
    const saved = savedIn(saves);
    return [{ ...week, saves, saved, state: saved > 0 ? "saved" : "zero", spent: minor(0), income: minor(0) }];
  });
}
