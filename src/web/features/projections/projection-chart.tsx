import type { Household } from "#domain/household/household.ts";
import { type Currency, formatMoney, type MoneyFormat, minor } from "#domain/money/money.ts";
import type { Ahead } from "#domain/projections/ahead.ts";
import { type Day, yearOf } from "#domain/time/day.ts";
import { amountCell, byteOrderMark, csvLine, numberCell, textCell } from "#sync/files/csv-table.ts";
import { DownloadCsv } from "#web/household/download-csv.tsx";
import { axisMoney } from "#web/household/words/chart-labels.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import type { ChartNote, ChartSeries } from "#web/ui/charts/data.ts";
import { LineChart } from "#web/ui/charts/line-chart.tsx";
import type { Milestone } from "./milestones.ts";
import { monthIn, type View, type YearAhead, yearsOf } from "./outlook.ts";

interface ChartProps {
  household: Household;
  ahead: Ahead;
  milestones: readonly Milestone[];
  view: View;
  today: Day;
}

export function AheadChart({ household, ahead, milestones, view, today }: ChartProps) {
  const years = yearsOf(ahead, view);
  return (
    <LineChart
      label={view.isReal ? "Net worth ahead, in today’s money" : "Net worth ahead"}
      summary="Dashed is what the plan and the assumptions below come to, not a promise. The band is two points less and more growth, with weeks as lean and as good as yours were lately."
      series={[aheadSeries(years, household)]}
      format={(amount) => formatMoney(minor(Math.round(amount)), household)}
      formatTick={axisMoney(household)}
      formatX={(x) => monthWords(x as Day)}
      formatXTick={(x) => String(yearOf(x as Day))}
      xTicks={aheadTicks(years)}
      xLabel="By"
      today={{ x: today, label: "today" }}
      notes={aheadNotes(milestones, years, today)}
      projectedLabel="about"
      height={360}
      tools={
        <DownloadCsv room="goals" about="years-ahead" table={() => aheadCsv(ahead, view.years, household.currency)} />
      }
    />
  );
}

/** One dashed line with its band. */
export function aheadSeries(years: readonly YearAhead[], format: MoneyFormat): ChartSeries {
  const last = years.at(-1)!;
  return {
    id: "net",
    label: "Net worth",
    tone: "ink" as const,
    dashedFrom: years[0]!.day,
    detail: `about ${formatMoney(last.expected, format)}`,
    points: years.map(({ day, low, expected, high }) => ({ x: day, y: expected, low, high })),
  };
}

const maxTicks = 6;

/** Every year, or every second, fifth or tenth, so that there are at most six. */
export function aheadTicks(years: readonly YearAhead[]): string[] {
  const step = [1, 2, 5, 10].find((each) => years.length / each <= maxTicks) ?? 10;
  return years.filter(({ year }) => year % step === 0).map(({ day }) => day);
}

const maxNotes = 3;
/** Notes closer than this fraction of the line would overlap on a phone. */
const minDistance = 0.34;
const priority: Readonly<Record<Milestone["what"], number>> = { independence: 0, "debt-free": 1, goal: 2 };

/** Up to three milestones as notes, each at the first year end at which it is reached. The list has all of them. */
export function aheadNotes(milestones: readonly Milestone[], years: readonly YearAhead[], today: Day): ChartNote[] {
  const chosen: { year: number; note: ChartNote }[] = [];
  for (const { what, label, weeks } of milestones.toSorted((a, b) => priority[a.what] - priority[b.what])) {
    const year = Math.max(1, Math.ceil((weeks ?? Number.POSITIVE_INFINITY) / 52));
    const isClear = chosen.every((other) => Math.abs(other.year - year) >= minDistance * (years.length - 1));
    if (!years[year] || !isClear || chosen.length === maxNotes) continue;
    const x = years[year].day;
    chosen.push({ year, note: { x, series: "net", name: shortName(label, what), date: monthIn(weeks!, today) } });
  }
  return chosen.map(({ note }) => note);
}

const maxNameLength = 20;

const shortName = (label: string, what: Milestone["what"]): string =>
  what !== "goal" || label.length <= maxNameLength ? label : `${label.slice(0, maxNameLength - 1).trimEnd()}…`;

const columns = ["Year", "Day", "Low", "Expected", "High", "Low today", "Expected today", "High today", "Currency"];

/** One row per year, nominal and in today's money. */
export function aheadCsv(ahead: Ahead, years: number, currency: Currency): string {
  const [nominal, real] = [yearsOf(ahead, { years, isReal: false }), yearsOf(ahead, { years, isReal: true })];
  const rows = nominal.map(({ year, day, low, expected, high }, index) => {
    const then = real[index]!;
    const amounts = [low, expected, high, then.low, then.expected, then.high];
    const cells = amounts.map((amount) => amountCell(amount, currency));
    return csvLine([numberCell(year), textCell(day), ...cells, textCell(currency)]);
  });
  return byteOrderMark + csvLine(columns.map(textCell)) + rows.join("");
}
