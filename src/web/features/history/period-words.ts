import { type Period, quarterPeriods, weeksIn } from "#domain/history/periods.ts";
import type { TakeHomeBasis } from "#domain/history/savings-share.ts";
import type { RecordedWeek } from "#domain/history/weeks-on-record.ts";
import type { Household } from "#domain/household/household.ts";
import { formatMoney, type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import { type WeekState, weeksOfYear } from "#domain/saves/streak.ts";
import { type WeekId, weekQuarter } from "#domain/time/week.ts";
import { weekDaysWords } from "#web/household/words/date-words.ts";
import { percentWords } from "#web/household/words/number-words.ts";
import { markOf } from "#web/household/words/people-words.ts";
import type { WeekCell, WeekMark, WeekQuarter } from "#web/ui/week-strip/week-cell.tsx";
import type { HistoryData } from "./use-history.ts";

export type Span = "week" | "quarter" | "year";

export const spanTitles: Record<Span, string> = { week: "Week", quarter: "Quarter", year: "Year" };

/** A quarter of 13 weeks is named after the months that it mostly covers. */
export const quarterNames = ["January – March", "April – June", "July – September", "October – December"] as const;

export const weekNumber = (week: WeekId): number => Number(week.slice(6));

/** The name of a period, and for weeks also their days. */
export function periodName(span: Span, id: string, { calendars }: Household): { name: string; detail: string } {
  if (span === "year") return { name: id, detail: "" };
  if (span === "quarter") return { name: quarterNames[Number(id.at(-1)) - 1]!, detail: "" };
  return { name: `Week ${weekNumber(id as WeekId)}`, detail: weekDaysWords(id as WeekId, calendars) };
}

/** The name with its year, for use outside the section of that year. */
export const fullName = (span: Span, id: string, household: Household): string => {
  const { name } = periodName(span, id, household);
  return span === "year" ? name : `${name} ${id.slice(0, 4)}`;
};

const stateWords: Record<WeekState, string> = {
  saved: "saved",
  zero: "decided on nothing",
  skipped: "skipped",
  paused: "paused",
  now: "still open",
  next: "before you began",
};

/** "saved, folded", or "11 saved, 1 skipped". */
export function periodStateWords(span: Span, { weeks }: Period): string {
  if (span !== "week") return countedWords(weeks);
  return weeks.map(({ state, isFolded }) => stateWords[state] + (isFolded ? ", folded" : "")).join();
}

const counted = ["saved", "zero", "skipped", "paused", "now"] as const;

const countedWords = (weeks: readonly RecordedWeek[]): string =>
  counted
    .map((state) => ({ state, count: weeksIn(state, weeks) }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count} ${stateWords[state]}`)
    .join(", ") || stateWords.next;

/** A dash for zero: nothing recorded does not mean nothing spent. */
export const enteredWords = (amount: Minor, format: MoneyFormat): string =>
  amount === 0 ? "–" : formatMoney(amount, format);

export function shareWords(share: number, { locale }: MoneyFormat): string {
  if (share > 1_000) return `over 100\u00a0%`;
  return percentWords(share / 10, locale, 1);
}

const basis: Record<TakeHomeBasis, string> = {
  recorded: "of the income you recorded",
  plan: "by your plan’s income",
  both: "partly by your plan’s income",
};

/** A week's rate uses its share of the quarter's income, since few weeks record income themselves. */
export const basisWords = (span: Span, by: TakeHomeBasis): string =>
  span === "week" && by === "recorded" ? "of the quarter’s recorded income" : basis[by];

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
