import { formatMoney, type MoneyFormat, minor } from "#domain/money/money.ts";
import type { HourParts } from "#domain/tools/real-hourly-wage.ts";
import { BarChart } from "#web/ui/charts/bar-chart.tsx";
import { ChartFile } from "../frame/chart-file.tsx";

/** From left to right, as they are taken off. */
const partNames: Readonly<Record<keyof HourParts, string>> = {
  onPaper: "On paper",
  costs: "What working costs",
  commute: "On the way",
  around: "Around it",
  real: "Really",
};

/** Short enough for five beside each other on a phone. */
const ticks: Readonly<Record<keyof HourParts, string>> = {
  onPaper: "On\npaper",
  costs: "Costs",
  commute: "The\nway",
  around: "Around\nit",
  real: "Really",
};

const order = Object.keys(partNames) as (keyof HourParts)[];

/** Where an hour on paper goes: what is taken off it, and what is left. */
export function HourChart({ parts, format }: { parts: HourParts; format: MoneyFormat }) {
  if (order.every((part) => parts[part] === 0)) return null;
  const nameOf = (part: string) => partNames[part as keyof HourParts];
  const write = (amount: number) => formatMoney(minor(amount), format);
  const series = [{ id: "hour", label: "An hour", points: order.map((part) => ({ x: part, y: parts[part] })) }];
  const file = { rows: "Part", series, currency: format.currency, nameOf };
  return (
    <BarChart
      label="Where an hour on paper goes"
      xLabel="Part"
      summary={summaryOf(parts)}
      series={series}
      format={write}
      // An hour worth a cent has grid lines between cents.
      formatTick={(amount) => (Number.isInteger(amount) ? write(amount) : "")}
      formatX={nameOf}
      formatXTick={(part) => ticks[part as keyof HourParts]}
      today={{ x: "real", label: partNames.real }}
      tools={<ChartFile slug="real-hourly-wage" about="an-hour" {...file} />}
    />
  );
}

function summaryOf({ onPaper, real }: HourParts): string {
  if (onPaper === real) return "Add the way, the time around it and what working costs: this shows what each takes.";
  if (real <= 0) return "What working costs takes all of it, and the hours come on top.";
  return "Costs are taken off first, then the hours that nobody pays, each by how long it is. What is left is yours.";
}
