import type { ReadOptions } from "#domain/intake/answers.ts";
import { formatMoney, type Minor } from "#domain/money/money.ts";
import type { Growth, GrowthYear } from "#domain/projections/growth.ts";
import { addMonths, type Day, yearOf } from "#domain/time/day.ts";
import { axisMoney } from "#web/household/words/chart-labels.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { LineChart } from "#web/ui/charts/line-chart.tsx";
import { ChartFile } from "../frame/chart-file.tsx";

interface GrowthChartProps {
  growth: Growth;
  start: Minor;
  asked: ReadOptions;
}

/** Year by year: what is put in, and what it becomes. */
export function GrowthChart({ growth, start, asked: { format, today } }: GrowthChartProps) {
  const dayOf = (year: number): Day => addMonths(today, year * 12);
  const line = (id: string, label: string, of: (year: GrowthYear) => number) => ({
    ...{ id, label, dashedFrom: today },
    points: growth.years.map((year) => ({ x: dayOf(year.year), y: of(year) })),
  });
  const last = growth.years.at(-1)!;
  const write = (amount: number) => formatMoney(amount as Minor, format);
  const series = [
    line("balance", "With growth", ({ balance }) => balance),
    line("in", "Put in", ({ contributed }) => start + contributed),
  ];
  return (
    <LineChart
      label="Growth by year"
      summary={`After ${last.year} ${last.year === 1 ? "year" : "years"} ${write(last.balance)}, of which ${write(start + last.contributed)} ${start > 0 ? "was there already or put in" : "was put in"}.`}
      series={series}
      format={write}
      formatTick={axisMoney(format)}
      formatX={(day) => monthWords(day as Day)}
      formatXTick={(day) => String(yearOf(day as Day))}
      tools={
        <ChartFile slug="compound-growth" about="by-year" rows="Date" series={series} currency={format.currency} />
      }
    />
  );
}
