import { type Period, quarterPeriods } from "#domain/history/periods.ts";
import type { RecordedWeek } from "#domain/history/weeks-on-record.ts";
import { minor } from "#domain/money/money.ts";
import { weeksOfYear } from "#domain/saves/streak.ts";
import { type WeekId, weekQuarter } from "#domain/time/week.ts";
import { markOf } from "#web/household/words/people-words.ts";
import type { WeekCell, WeekMark, WeekQuarter } from "#web/ui/week-strip/week-cell.tsx";
import { enteredWords, quarterNames, stateWords, weekNumber } from "./period-words.ts";
import type { HistoryData } from "./use-history.ts";

/** The week strip of a year, with the saved amount of each quarter. */
export function yearInQuarters(year: Period, data: HistoryData): WeekQuarter[] {
  const known = new Map(year.weeks.map((week) => [week.week, week]));
  const sums = new Map(quarterPeriods(year.weeks).map(({ id, saved }) => [id.at(-1), saved]));
  const cells = weeksOfYear(Number(year.id));
  return quarterNames.map((caption, index) => ({
    caption,
    sum: enteredWords(sums.get(String(index + 1)) ?? minor(0), data.household),
    weeks: cells.filter((week) => weekQuarter(week) === index + 1).map((week) => cellOf(week, known.get(week), data)),
  }));
}

function cellOf(id: WeekId, week: RecordedWeek | undefined, data: HistoryData): WeekCell {
  const name = `Week ${weekNumber(id)}, `;
  if (!week) return emptyCell(id, name, data);
  const { state, isFolded: folded } = week;
  return { id, state, folded, marks: marksOf(week, data), name: name + stateWords[state] + (folded ? ", folded" : "") };
}

/** A week outside the filter looks like a future week. */
function emptyCell(id: WeekId, name: string, { now, isFiltered }: HistoryData): WeekCell {
  if (id === now) return { id, state: "now", name: `${name}still open` };
  const words = id > now ? "to come" : isFiltered ? "nothing of what you chose" : stateWords.next;
  return { id, state: "next", name: name + words };
}

export function marksOf({ saves }: RecordedWeek, { household: { people } }: HistoryData): WeekMark[] {
  const marks = saves.filter(({ amount }) => amount > 0).map(({ personId }) => markOf(people, personId));
  return (["disc", "diamond"] as const).filter((mark) => marks.includes(mark));
}
