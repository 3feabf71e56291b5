import type { Day } from "#domain/time/day.ts";
import { type WeekId, weekId, weekOf, weeksInYear, weekYear } from "#domain/time/week.ts";
import type { WeekQuarter } from "#web/ui/week-cell.tsx";

const captions = ["January – March", "April – June", "July – September", "October – December"];

/** This year's strip before anything was saved: dashed weeks, and this one outlined. */
export function emptyYear(today: Day): WeekQuarter[] {
  const now = weekOf(today);
  const year = weekYear(now);
  const weeks = Array.from({ length: weeksInYear(year) }, (_, index) => emptyWeek(weekId(year, index + 1), now));
  return captions.map((caption, quarter) => {
    const last = quarter === captions.length - 1;
    return { caption, sum: "–", weeks: weeks.slice(quarter * 13, last ? undefined : quarter * 13 + 13) };
  });
}

function emptyWeek(week: WeekId, now: WeekId): WeekQuarter["weeks"][number] {
  const name = `Week ${Number(week.slice(6))}`;
  if (week === now) return { id: week, state: "now", name: `${name}, this week` };
  return { id: week, state: "next", name: `${name}, ${week < now ? "nothing recorded" : "to come"}` };
}
