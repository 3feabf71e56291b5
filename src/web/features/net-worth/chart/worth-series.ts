import { formatMoney, type Minor, type MoneyFormat, negate } from "#domain/money/money.ts";
import type { NetWorth } from "#domain/net-worth/net-worth.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { timeTicks } from "#web/household/words/time-ticks.ts";
import type { ChartNote, ChartPoint, ChartSeries } from "#web/ui/chart-data.ts";
import type { WorthLine } from "./worth-line.ts";

type Point = Pick<NetWorth, "day" | "assets" | "debts" | "net" | "low" | "high">;

export interface SideNames {
  own: string;
  owe: string;
}

/** What is owned, what is left, and below zero what is owed. Without any debt the first two are one line. */
export function worthSeries(line: WorthLine, { own, owe }: SideNames, format: MoneyFormat): ChartSeries[] {
  const points: readonly Point[] = [...line.points, ...(line.pace?.points ?? [])];
  const now = line.points.at(-1)!;
  const series = (id: string, label: string, amount: Minor, at: (point: Point) => ChartPoint): ChartSeries => ({
    ...{ id, label, detail: `${formatMoney(amount, format)} today`, points: points.map(at) },
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

/** A line without any range has no band. */
function netPoint(points: readonly Point[]): (point: Point) => ChartPoint {
  const isRanged = points.some(({ low, high }) => low < high);
  return ({ day, net, low, high }) => ({ x: day, y: net, ...(isRanged && { low, high }) });
}

const longestName = 22;
const shortName = (label: string): string =>
  label.length <= longestName ? label : `${label.slice(0, longestName - 1).trimEnd()}…`;

export const worthNotes = ({ steps }: WorthLine): ChartNote[] =>
  steps.map(({ what, kind, label, day, at }) => ({
    ...{ x: at, series: kind === "debt" ? "owe" : "own" },
    ...{ name: `${shortName(label)} ${what}`, date: monthWords(day) },
  }));

/** Where notes stand when there are no debts: on the only line. */
export const onLine = (notes: readonly ChartNote[], series: readonly ChartSeries[]): ChartNote[] =>
  notes.map((note) => (series.some(({ id }) => id === note.series) ? note : { ...note, series: "net" }));

/** From the first balance to the end of the line ahead. */
export const worthTicks = ({ points, pace }: WorthLine): string[] =>
  timeTicks(points[0]!.day, pace?.points.at(-1)?.day ?? points.at(-1)!.day);
