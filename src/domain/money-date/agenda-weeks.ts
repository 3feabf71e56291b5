import type { Save, WeekReview } from "../household/records.ts";
import type { Day } from "../time/day.ts";
import { addWeeks, type WeekId } from "../time/week.ts";
import { type CalendarHistory, startOfWeek } from "../time/week-calendar.ts";
import type { SignOff } from "./agenda.ts";

export interface AgendaWeeks {
  began: WeekId;
  week: WeekId;
  today: Day;
  saves: readonly Pick<Save, "week">[];
  reviews: readonly WeekReview[];
}

/** This week, and before it the last one while it is not closed and this one has no decision yet. */
export function weeksToReview({ began, week, saves, reviews }: AgendaWeeks): readonly WeekId[] {
  const before = addWeeks(week, -1);
  const isClosed = reviews.some((review) => review.week === before && review.isFolded);
  const isDecided = saves.some((save) => save.week === week);
  return before < began || isClosed || isDecided ? [week] : [before, week];
}

/** The last week where someone began it and nobody this one, or on the first day of this one; else this one. */
export function weekToBeginWith(weeks: AgendaWeeks, signOffs: readonly SignOff[], calendars: CalendarHistory): WeekId {
  const [first, ...others] = weeksToReview(weeks);
  if (first === undefined || others.length === 0) return weeks.week;
  const isBegun = (week: WeekId) => signOffs.some((signOff) => signOff.week === week);
  if (isBegun(weeks.week)) return weeks.week;
  return isBegun(first) || weeks.today === startOfWeek(weeks.week, calendars) ? first : weeks.week;
}
