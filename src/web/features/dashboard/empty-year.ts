import { isoWeekOf, weekId, weeksInYear } from "#domain/week.ts";
import type { WeekQuarter } from "#web/ui/week-cell.tsx";

const captions = ["January – March", "April – June", "July – September", "October – December"];

/** This year's strip before anything was saved: dashed weeks, and this one outlined. */
export function emptyYear(today: { year: number; month: number; day: number }): WeekQuarter[] {
  const now = isoWeekOf(today);
  const weeks = Array.from({ length: weeksInYear(now.year) }, (_, index) => emptyWeek(now.year, index + 1, now.week));
  return captions.map((caption, quarter) => {
    const last = quarter === captions.length - 1;
    return { caption, sum: "–", weeks: weeks.slice(quarter * 13, last ? undefined : quarter * 13 + 13) };
  });
}

function emptyWeek(year: number, week: number, now: number): WeekQuarter["weeks"][number] {
  if (week === now) return { id: weekId(year, week), state: "now", name: `Week ${week}, this week` };
  return {
    id: weekId(year, week),
    state: "next",
    name: `Week ${week}, ${week < now ? "nothing recorded" : "to come"}`,
  };
}
