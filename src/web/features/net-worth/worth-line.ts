import { type Currency, formatMoney, type Minor, type MoneyFormat, negate } from "#domain/money/money.ts";
import { type NetWorth, netWorthOnDays, worthDays } from "#domain/net-worth/net-worth.ts";
import { largestSteps, type WorthStep } from "#domain/net-worth/net-worth-change.ts";
import { type Pace, paceAhead } from "#domain/net-worth/pace-ahead.ts";
import { addMonths, type Day, daysBetween } from "#domain/time/day.ts";
import type { CalendarHistory } from "#domain/time/week.ts";
import { amountCell, byteOrderMark, csvLine, textCell, yesCell } from "#sync/files/csv-table.ts";
import { timeTicks } from "#web/household/words/chart-labels.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import type { ChartNote, ChartPoint, ChartSeries } from "#web/ui/charts/data.ts";
import type { Worth } from "./worth.ts";

export type Range = "1" | "2" | "all";

/** The data of the chart, its table and its CSV file. */
export interface WorthLine {
  points: readonly NetWorth[];
  pace: Pace | null;
  /** The largest steps to label, each on a day that has a point. */
  steps: readonly (WorthStep & { at: Day })[];
}

const years: Readonly<Record<Exclude<Range, "all">, number>> = { "1": 1, "2": 2 };

const startOf = (range: Range, today: Day): Day | "" => (range === "all" ? "" : addMonths(today, -12 * years[range]));

/** The ranges that show less than everything, and "all". */
export function rangesOf(first: Day, today: Day): Range[] {
  return [...(["1", "2"] as const).filter((range) => startOf(range, today) > first), "all"];
}

/** The day of the first balance; null if there is none before today, since a line needs two days. */
export function firstDayOf({ book, space: { today } }: Worth): Day | null {
  const first = book.entries[0]?.entry.day;
  return first !== undefined && first < today ? first : null;
}

const monthsAhead: Readonly<Record<Range, number>> = { "1": 6, "2": 12, all: 12 };

export function worthLine({ book, space: { today } }: Worth, range: Range, calendars: CalendarHistory): WorthLine {
  const first = book.entries[0]?.entry.day ?? today;
  const start = startOf(range, today);
  const span = { from: start > first ? (start as Day) : first, to: today };
  const points = netWorthOnDays(book, worthDays(span, calendars));
  const pace = paceAhead(book, today, monthsAhead[range]);
  const last = pace.ok ? pace.value.points.at(-1)!.day : today;
  const steps = spreadOut(largestSteps(book, span), daysBetween(span.from, last), points);
  return { points, pace: pace.ok ? pace.value : null, steps };
}

const maxSteps = 3;
/** As a share of the line: labels closer than this would overlap on a phone. */
const minDistance = 0.34;
/** As a share of the largest amount: smaller steps are not visible in the line. */
const minVisible = 0.02;

function spreadOut(steps: readonly WorthStep[], days: number, points: readonly NetWorth[]): WorthLine["steps"] {
  const largest = Math.max(...points.flatMap(({ assets, debts }) => [Math.abs(assets), debts]));
  const chosen: (WorthStep & { at: Day })[] = [];
  for (const step of steps) {
    const isVisible = Math.abs(step.amount) >= largest * minVisible;
    const hasSpace = chosen.every(({ day }) => Math.abs(daysBetween(day, step.day)) >= days * minDistance);
    const point = points.find(({ day }) => day >= step.day);
    if (isVisible && hasSpace && point && chosen.length < maxSteps) chosen.push({ ...step, at: point.day });
  }
  return chosen;
}

type Point = Pick<NetWorth, "day" | "assets" | "debts" | "net" | "low" | "high">;

export interface SideNames {
  own: string;
  owe: string;
}

/** Assets, net worth, and debts below zero. Without debts only net worth, as the other line would be equal. */
export function worthSeries(line: WorthLine, { own, owe }: SideNames, format: MoneyFormat): ChartSeries[] {
  const points: readonly Point[] = [...line.points, ...(line.pace?.points ?? [])];
  const now = line.points.at(-1)!;
  const series = (id: string, label: string, amount: Minor, at: (point: Point) => ChartPoint): ChartSeries => ({
    id,
    label,
    detail: `${formatMoney(amount, format)} today`,
    points: points.map(at),
    ...(line.pace && { dashedFrom: now.day }),
  });
  const net: ChartSeries = { ...series("net", "Net worth", now.net, netPoint(points)), tone: "ink" };
  if (points.every(({ debts }) => debts === 0)) return [net];
  return [
    { ...series("own", own, now.assets, ({ day, assets }) => ({ x: day, y: assets })), tone: 1 },
    net,
    { ...series("owe", owe, negate(now.debts), owePoint), tone: 5, area: true },
  ];
}

const owePoint = ({ day, debts }: Point): ChartPoint => ({ x: day, y: 0 - debts });

/** Without estimates there is no band. */
function netPoint(points: readonly Point[]): (point: Point) => ChartPoint {
  const isRanged = points.some(({ low, high }) => low < high);
  return ({ day, net, low, high }) => ({ x: day, y: net, ...(isRanged && { low, high }) });
}

const longestName = 22;
const shortName = (label: string): string =>
  label.length <= longestName ? label : `${label.slice(0, longestName - 1).trimEnd()}…`;

export const worthNotes = ({ steps }: WorthLine): ChartNote[] =>
  steps.map(({ what, kind, label, day, at }) => ({
    x: at,
    series: kind === "debt" ? "owe" : "own",
    name: `${shortName(label)} ${what}`,
    date: monthWords(day),
  }));

/** Moves notes to the only line when there are no debts. */
export const onLine = (notes: readonly ChartNote[], series: readonly ChartSeries[]): ChartNote[] =>
  notes.map((note) => (series.some(({ id }) => id === note.series) ? note : { ...note, series: "net" }));

/** Ticks from the first balance to the end of the projection. */
export const worthTicks = ({ points, pace }: WorthLine): string[] =>
  timeTicks(points[0]!.day, pace?.points.at(-1)?.day ?? points.at(-1)!.day);

const columns = ["Day", "Owned", "Owed", "Net worth", "Low", "High", "Projected", "Currency"];

type CsvPoint = Pick<NetWorth, "day" | "assets" | "debts" | "net" | "low" | "high">;

/** The chart's points as CSV: a row for each day, with projected ones marked. */
export function worthCsv({ points, pace }: WorthLine, currency: Currency): string {
  const row = (isProjected: boolean) => (point: CsvPoint) => {
    const amounts = [point.assets, point.debts, point.net, point.low, point.high];
    const cells = amounts.map((amount) => amountCell(amount, currency));
    return csvLine([textCell(point.day), ...cells, yesCell(isProjected), textCell(currency)]);
  };
  const rows = [...points.map(row(false)), ...(pace?.points ?? []).map(row(true))];
  return byteOrderMark + csvLine(columns.map(textCell)) + rows.join("");
}
