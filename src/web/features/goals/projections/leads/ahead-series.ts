import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import type { ChartNote, ChartSeries } from "#web/ui/chart-data.ts";
import type { YearAhead } from "../view.ts";
import { monthIn } from "../when-words.ts";
import type { Milestone } from "./milestones.ts";

/** One line, dashed from today on, within its band. */
export function aheadSeries(years: readonly YearAhead[], format: MoneyFormat): ChartSeries {
  const last = years.at(-1)!;
  return {
    ...{ id: "net", label: "Net worth", tone: "ink" as const, dashedFrom: years[0]!.day },
    detail: `about ${formatMoney(last.expected, format)}`,
    points: years.map(({ day, low, expected, high }) => ({ x: day, y: expected, low, high })),
  };
}

const mostTicks = 6;

/** Every year, or every second, fifth or tenth where those are too many. */
export function aheadTicks(years: readonly YearAhead[]): string[] {
  const step = [1, 2, 5, 10].find((each) => years.length / each <= mostTicks) ?? 10;
  return years.filter(({ year }) => year % step === 0).map(({ day }) => day);
}

const mostNotes = 3;
/** Two names closer than this part of the line would run into each other on a phone. */
const leastApart = 0.34;
const weight: Readonly<Record<Milestone["what"], number>> = { independence: 0, "debt-free": 1, goal: 2 };

/** The milestones worth a word on the line, at the first year's end by which they are there. The list has all. */
export function aheadNotes(milestones: readonly Milestone[], years: readonly YearAhead[], today: Day): ChartNote[] {
  const chosen: { year: number; note: ChartNote }[] = [];
  for (const { what, label, weeks } of milestones.toSorted((a, b) => weight[a.what] - weight[b.what])) {
    const year = Math.max(1, Math.ceil((weeks ?? Number.POSITIVE_INFINITY) / 52));
    const isClear = chosen.every((other) => Math.abs(other.year - year) >= leastApart * (years.length - 1));
    if (!years[year] || !isClear || chosen.length === mostNotes) continue;
    const x = years[year].day;
    chosen.push({ year, note: { x, series: "net", name: shortName(label, what), date: monthIn(weeks!, today) } });
  }
  return chosen.map(({ note }) => note);
}

const longestName = 20;

const shortName = (label: string, what: Milestone["what"]): string =>
  what !== "goal" || label.length <= longestName ? label : `${label.slice(0, longestName - 1).trimEnd()}…`;
