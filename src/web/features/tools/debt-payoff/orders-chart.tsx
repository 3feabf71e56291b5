import type { ComparedOrder, OrderComparison } from "#domain/debts/compare-payoffs.ts";
import { owedAfter } from "#domain/debts/payoff.ts";
import { paymentDay } from "#domain/debts/payoff-plan.ts";
import { formatMoney, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { axisMoney } from "#web/household/words/chart-labels.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import type { ChartSeries } from "#web/ui/charts/data.ts";
import { LineChart } from "#web/ui/charts/line-chart.tsx";
import { ChartFile } from "../frame/chart-file.tsx";
import { orderNames } from "./order-words.ts";

/** What is still owed, month by month, in each order. */
export function OrdersChart({ comparison, format }: { comparison: OrderComparison; format: MoneyFormat }) {
  const write = (amount: number) => formatMoney(amount as Minor, format);
  const series = comparison.orders.map(lineOf);
  return (
    <LineChart
      label="What is still owed"
      summary={comparison.orders.map(endWords).join(" ")}
      series={series}
      format={write}
      formatTick={axisMoney(format)}
      formatX={(day) => monthWords(day as Day)}
      formatXTick={(day) => monthWords(day as Day).replace(/^(\S{3})\S*\s/, "$1\n")}
      tools={<ChartFile slug="debt-payoff" about="still-owed" rows="Date" series={series} currency={format.currency} />}
    />
  );
}

function endWords({ name, payoff: { ending } }: ComparedOrder): string {
  return ending.kind === "debt-free" ? `${orderNames[name]}: nothing owed from ${monthWords(ending.on)}.` : "";
}

function lineOf({ name, payoff }: ComparedOrder): ChartSeries {
  const periods = payoff.ending.kind === "debt-free" ? payoff.ending.periods : 0;
  const dayOf = (period: number) => (period === 0 ? payoff.start : paymentDay(payoff.start, period, payoff.rhythm));
  const points = Array.from({ length: periods + 1 }, (_, period) => ({
    x: dayOf(period),
    y: owedAfter(payoff, period),
  }));
  return { id: name, label: orderNames[name], points, dashedFrom: payoff.start };
}
