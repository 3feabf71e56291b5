import { formatMoney, type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import type { Cadence } from "#domain/time/cadence.ts";
import type { Day } from "#domain/time/day.ts";
import { type PayMonth, type PayParts, payParts } from "#domain/tools/pay-calendar.ts";
import { axisMoney, shortMonthWords } from "#web/household/words/chart-labels.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { BarChart } from "#web/ui/charts/bar-chart.tsx";
import type { ChartSeries } from "#web/ui/charts/data.ts";
import { ChartFile } from "../frame/chart-file.tsx";
import { payWords } from "./pay-words.ts";

interface PayChartProps {
  months: readonly PayMonth[];
  cadence: Cadence;
  /** Where it is not known, paydays are counted. */
  amount: Minor | undefined;
  format: MoneyFormat;
}

/** What each month brings. The payday beyond the usual ones stands on top of them, and its month says so. */
export function PayChart({ months, cadence, amount, format }: PayChartProps) {
  const hasAmount = amount !== undefined && amount > 0;
  const parts = payParts(months, hasAmount ? amount : 1);
  const series = seriesOf(parts, cadence);
  const rich = new Set<string>(months.flatMap(({ month, isRich }) => (isRich ? [month] : [])));
  const file = { rows: "Month", series, currency: hasAmount ? format.currency : undefined };
  return (
    <BarChart
      mode="stacked"
      label={hasAmount ? "Pay by month" : "How many paydays, by month"}
      xLabel="Month"
      summary={payWords(months, hasAmount ? amount : undefined, format)}
      series={series}
      format={hasAmount ? (pay) => formatMoney(minor(pay), format) : paydaysWords}
      formatTick={hasAmount ? axisMoney(format) : (count) => (Number.isInteger(count) ? String(count) : "")}
      formatX={(month) => monthWords(month as Day)}
      formatXTick={(month) => `${shortMonthWords(month as Day).slice(0, 3)}${rich.has(month) ? "\n+1" : ""}`}
      tools={<ChartFile slug="pay-calendar" about="by-month" {...file} />}
    />
  );
}

const paydaysWords = (count: number): string => `${count} ${count === 1 ? "payday" : "paydays"}`;

function seriesOf(parts: readonly PayParts[], cadence: Cadence): ChartSeries[] {
  const one = (id: "usual" | "beyond", label: string): ChartSeries => ({
    ...{ id, label },
    points: parts.map((part) => ({ x: part.month, y: part[id] })),
  });
  if (parts.every(({ beyond }) => beyond === 0)) return [one("usual", "Pay")];
  return [one("usual", cadence === "weekly" ? "The usual four" : "The usual two"), one("beyond", "One more")];
}
