import { type Minor, minor } from "../money/money.ts";
import { weeksOfYear } from "../saves/week-states.ts";
import { type Quarter, type WeekId, weekQuarter, weekYear } from "../time/week.ts";
import type { RecordedWeek } from "./weeks-on-record.ts";

/** One year beside others: how far it had come by each of its weeks, and what each quarter added. */
export interface ComparedYear {
  year: number;
  /** From the first week on record to this one. */
  soFar: readonly { week: WeekId; saved: Minor }[];
  quarters: readonly { quarter: Quarter; saved: Minor }[];
}

/** More lines than this are no longer told apart. */
export const mostYears = 5;

/** The latest years, oldest first. `first` is the week from which nothing set aside means nothing, not "not known". */
export function compareYears(weeks: readonly RecordedWeek[], first: WeekId, now: WeekId): ComparedYear[] {
  const amounts = new Map(weeks.map(({ week, saved }) => [week, saved]));
  const last = weekYear(now);
  const from = Math.max(weekYear(first), last - mostYears + 1);
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => {
    const known = weeksOfYear(from + index).filter((week) => week >= first && week <= now);
    return comparedYear(from + index, known, amounts);
  });
}

function comparedYear(year: number, weeks: readonly WeekId[], amounts: ReadonlyMap<WeekId, Minor>): ComparedYear {
  const quarters = new Map<Quarter, Minor>();
  let total = 0;
  const soFar = weeks.map((week) => {
    const saved = amounts.get(week) ?? 0;
    total += saved;
    quarters.set(weekQuarter(week), minor((quarters.get(weekQuarter(week)) ?? 0) + saved));
    return { week, saved: minor(total) };
  });
  return { year, soFar, quarters: [...quarters].map(([quarter, saved]) => ({ quarter, saved })) };
}

/** The week the household began, or an earlier one that was filled in since. */
export const firstToCompare = (weeks: readonly RecordedWeek[], began: WeekId): WeekId =>
  weeks.find(({ week, saves }) => week >= began || saves.length > 0)?.week ?? began;
