import { formatMoney, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import type { ChallengePlan } from "#domain/tools/saving-challenge.ts";
import { axisMoney } from "#web/household/words/chart-labels.ts";
import { LineChart } from "#web/ui/charts/line-chart.tsx";
import { ChartFile } from "../frame/chart-file.tsx";

/** How it adds up, week by week. The table is the list to follow. */
export function ChallengeChart({ plan, format }: { plan: ChallengePlan; format: MoneyFormat }) {
  const write = (amount: number) => formatMoney(amount as Minor, format);
  const xOf = (number: number) => String(number);
  const half = plan.weeks[Math.ceil(plan.weeks.length / 2) - 1]!;
  const line = (id: "total" | "amount", label: string) => ({
    ...{ id, label },
    points: plan.weeks.map((week) => ({ x: xOf(week.number), y: week[id] })),
  });
  const series = [line("total", "So far"), line("amount", "This week")];
  return (
    <LineChart
      label="Week by week"
      xLabel="Week"
      summary={`Half of the weeks bring ${write(half.total)}, all of them ${write(plan.total.amount)}.`}
      series={series}
      format={write}
      formatTick={axisMoney(format)}
      formatX={(number) => `Week ${number}`}
      formatXTick={(number) => number}
      tools={<ChartFile slug="saving-challenge" about="weeks" rows="Week" series={series} currency={format.currency} />}
    />
  );
}
