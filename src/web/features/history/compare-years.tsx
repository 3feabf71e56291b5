import { memo, useMemo } from "react";
import { type ComparedYear, compareYears } from "#domain/history/periods.ts";
import { formatMoney, type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { type WeekId, weekOf, weekStart } from "#domain/time/week.ts";
import { amountCell, byteOrderMark, type Cell, csvLine, numberCell, textCell } from "#sync/files/csv-table.ts";
import { DownloadCsv } from "#web/household/download-csv.tsx";
import { axisMoney, wholeMoney } from "#web/household/words/chart-labels.ts";
import { BarChart } from "#web/ui/charts/bar-chart.tsx";
import type { ChartSeries, ChartTone } from "#web/ui/charts/data.ts";
import { LineChart } from "#web/ui/charts/line-chart.tsx";
import { quarterNames, weekNumber } from "./period-words.ts";
import type { HistoryData } from "./use-history.ts";

const moneyIn = (format: MoneyFormat) => (amount: number) => formatMoney(minor(amount), format);

/** The latest years side by side: how they grew, and what each quarter added. */
export const CompareYears = memo(function CompareYears({ data }: { data: HistoryData }) {
  const { weeks, first, now, household } = data;
  const years = useMemo(() => compareYears(weeks, first, now), [weeks, first, now]);
  const isSingleYear = years.length === 1;
  const format = moneyIn(household);
  if (!weeks.some(({ saved }) => saved > 0)) return null;
  return (
    <section className="section" aria-labelledby="history-years">
      <h2 id="history-years">{isSingleYear ? "This year" : "Year by year"}</h2>
      <div className="columns history-charts">
        <div>
          <h3>Set aside by week</h3>
          <LineChart
            format={format}
            formatTick={axisMoney(household)}
            label="Set aside so far, by week of the year"
            summary="Each line adds up one year’s saves, week by week."
            series={comparedLines(years, household)}
            formatX={(x) => `Week ${weekAt(x)}`}
            formatXTick={shortMonth}
            xTicks={monthTicks(years)}
            xLabel="Week"
            // A single year ends with this week, where its label already is.
            today={isSingleYear ? undefined : { x: atWeek(now), label: "this week" }}
            tools={
              <DownloadCsv room="history" about="years-by-week" table={() => comparedLinesCsv(years, household)} />
            }
          />
        </div>
        <div>
          <h3>Set aside by quarter</h3>
          <BarChart
            format={format}
            formatTick={isSingleYear ? wholeMoney(household) : axisMoney(household)}
            label="Set aside by quarter"
            summary="Thirteen weeks each; a 53rd week counts in the last."
            series={comparedQuarters(years)}
            formatX={(x) => quarterNames[quarterAt(x) - 1]!}
            formatXTick={(x) => `Q${quarterAt(x)}`}
            xLabel="Quarter"
            height={320}
            tools={
              <DownloadCsv
                room="history"
                about="years-by-quarter"
                table={() => comparedQuartersCsv(years, household)}
              />
            }
          />
        </div>
      </div>
    </section>
  );
});

/** All years share the time axis of one year with 53 weeks, so that weeks with the same number align. */
const referenceYear = "2026";

const atWeek = (week: WeekId): Day => weekStart(`${referenceYear}${week.slice(4)}` as WeekId);

export const weekAt = (day: string): number => weekNumber(weekOf(day as Day));

/** The first months of the quarters, within the range of the lines. */
export function monthTicks(years: readonly ComparedYear[]): string[] {
  const days = years.flatMap(({ soFar }) => soFar.map(({ week }) => atWeek(week) as string)).sort();
  const ticks = ["01", "04", "07", "10"].map((month) => `${referenceYear}-${month}-05`);
  return ticks.filter((tick) => tick >= (days[0] ?? "") && tick <= (days.at(-1) ?? ""));
}

const months = ["January", "April", "July", "October"];

const shortMonth = (day: string): string => months[Math.floor((Number(day.slice(5, 7)) - 1) / 3)]!;

const atQuarter = (quarter: number): string => `${referenceYear}-0${quarter}-01`;

const quarterAt = (day: string): number => Number(day.slice(5, 7));

/** This year is drawn in ink. Earlier years have fixed colors, however many there are. */
const tones: readonly ChartTone[] = ["ink", 1, 3, 4, 5];

const toneOf = (years: readonly ComparedYear[], index: number): ChartTone => tones[years.length - 1 - index] ?? 6;

/** With more lines, their ends are too close for labels of two lines. */
const mostDetailed = 3;

export const comparedLines = (years: readonly ComparedYear[], format: MoneyFormat): ChartSeries[] =>
  years
    .map(({ year, soFar }, index) => ({
      id: String(year),
      label: String(year),
      tone: toneOf(years, index),
      ...(years.length <= mostDetailed && { detail: formatMoney(soFar.at(-1)!.saved, format) }),
      points: soFar.map(({ week, saved }) => ({ x: atWeek(week), y: saved })),
    }))
    // Keyboard navigation starts with the first series, which should be this year.
    .toReversed();

export const comparedQuarters = (years: readonly ComparedYear[]): ChartSeries[] =>
  years.map(({ year, quarters }, index) => ({
    id: String(year),
    label: String(year),
    tone: toneOf(years, index),
    points: quarters.map(({ quarter, saved }) => ({ x: atQuarter(quarter), y: saved })),
  }));

type Years = readonly ComparedYear[];

/** The line chart as CSV: a row for each week, a column for each year. */
export const comparedLinesCsv = (years: Years, format: MoneyFormat): string =>
  comparedCsv(years, format, "Week", rowsOf(53, numberCell), ({ soFar }, row) =>
    soFar.find(({ week }) => weekNumber(week) === row),
  );

/** The bar chart as CSV: a row for each quarter, a column for each year. */
export const comparedQuartersCsv = (years: Years, format: MoneyFormat): string =>
  comparedCsv(
    years,
    format,
    "Quarter",
    rowsOf(4, (row) => textCell(quarterNames[row - 1])),
    ({ quarters }, row) => quarters.find(({ quarter }) => quarter === row),
  );

const rowsOf = (count: number, nameOf: (row: number) => Cell): Cell[] =>
  Array.from({ length: count }, (_, index) => nameOf(index + 1));

function comparedCsv(
  years: Years,
  { currency }: MoneyFormat,
  name: string,
  rows: readonly Cell[],
  find: (year: ComparedYear, row: number) => { saved: Minor } | undefined,
): string {
  const heading = [name, ...years.map(({ year }) => `Set aside in ${year}`), "Currency"].map(textCell);
  const lines = rows.map((row, index) => {
    const amounts = years.map((year) => amountCell(find(year, index + 1)?.saved, currency));
    return csvLine([row, ...amounts, textCell(currency)]);
  });
  return byteOrderMark + csvLine(heading) + lines.join("");
}
