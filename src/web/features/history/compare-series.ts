import type { ComparedYear } from "#domain/history/compare-years.ts";
import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { type WeekId, weekOf, weekStart } from "#domain/time/week.ts";
import type { ChartSeries, ChartTone } from "#web/ui/chart-data.ts";
import { weekNumber } from "./period-words.ts";

/** Weeks of different years lie above each other by their number, on the days of one long year. */
const ruler = "2026";

export const atWeek = (week: WeekId): Day => weekStart(`${ruler}${week.slice(4)}` as WeekId);

export const weekAt = (day: string): number => weekNumber(weekOf(day as Day));

/** The quarters' first months, where any line has come that far or begun by then. */
export function monthTicks(years: readonly ComparedYear[]): string[] {
  const days = years.flatMap(({ soFar }) => soFar.map(({ week }) => atWeek(week) as string)).sort();
  const ticks = ["01", "04", "07", "10"].map((month) => `${ruler}-${month}-05`);
  return ticks.filter((tick) => tick >= (days[0] ?? "") && tick <= (days.at(-1) ?? ""));
}

const months = ["January", "April", "July", "October"];

export const shortMonth = (day: string): string => months[Math.floor((Number(day.slice(5, 7)) - 1) / 3)]!;

const atQuarter = (quarter: number): string => `${ruler}-0${quarter}-01`;

export const quarterAt = (day: string): number => Number(day.slice(5, 7));

/** This year is drawn in ink; the one before it always has the same colour, whatever else is there. */
const tones: readonly ChartTone[] = ["ink", 1, 3, 4, 5];

const toneOf = (years: readonly ComparedYear[], index: number): ChartTone => tones[years.length - 1 - index] ?? 6;

/** With more lines than this their ends are too close for two lines of words each. */
const mostDetailed = 3;

export const comparedLines = (years: readonly ComparedYear[], format: MoneyFormat): ChartSeries[] =>
  years
    .map(({ year, soFar }, index) => ({
      ...{ id: String(year), label: String(year), tone: toneOf(years, index) },
      ...(years.length <= mostDetailed && { detail: formatMoney(soFar.at(-1)!.saved, format) }),
      points: soFar.map(({ week, saved }) => ({ x: atWeek(week), y: saved })),
    }))
    // Reading a chart by keys begins with the first line.
    .toReversed();

export const comparedQuarters = (years: readonly ComparedYear[]): ChartSeries[] =>
  years.map(({ year, quarters }, index) => ({
    ...{ id: String(year), label: String(year), tone: toneOf(years, index) },
    points: quarters.map(({ quarter, saved }) => ({ x: atQuarter(quarter), y: saved })),
  }));
