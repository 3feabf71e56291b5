import type { Save } from "#domain/household/records.ts";
import { formatMoney, type MoneyFormat, sum } from "#domain/money/money.ts";
import type { StripWeek } from "#domain/saves/week-states.ts";
import type { WeekId } from "#domain/time/week.ts";
import type { WeekQuarter } from "#web/ui/week-cell.tsx";

const captions = ["January – March", "April – June", "July – September", "October – December"];
const weeksInQuarter = 13;

/** A year's strip in quarters, each with what it put aside. A 53rd week belongs to the last. */
export function yearQuarters(strip: readonly StripWeek[], saves: readonly Save[], format: MoneyFormat): WeekQuarter[] {
  return captions.map((caption, quarter) => {
    const isLast = quarter === captions.length - 1;
    const from = quarter * weeksInQuarter;
    const weeks = strip.slice(from, isLast ? undefined : from + weeksInQuarter);
    return { caption, sum: sumOf(weeks, saves, format), weeks: weeks.map(cellOf) };
  });
}

function sumOf(weeks: readonly StripWeek[], saves: readonly Save[], format: MoneyFormat): string {
  const names = new Set<WeekId>(weeks.map(({ week }) => week));
  const total = sum(saves.filter(({ week }) => names.has(week)).map(({ amount }) => amount));
  return total > 0 ? formatMoney(total, format) : "–";
}

const stateWords: Record<StripWeek["state"], string> = {
  ...{ saved: "saved", zero: "decided on nothing", skipped: "skipped", paused: "paused", now: "this week" },
  next: "to come",
};

function cellOf({ week, state, isFolded }: StripWeek): WeekQuarter["weeks"][number] {
  return { id: week, state, folded: isFolded, name: `Week ${Number(week.slice(6))}, ${stateWords[state]}` };
}
