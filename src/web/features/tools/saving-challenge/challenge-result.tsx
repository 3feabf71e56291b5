import { useMemo } from "react";
import type { Explanation } from "#domain/explain.ts";
import { formatMoney, type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { type ChallengePlan, planChallenge } from "#domain/tools/saving-challenge.ts";
import { axisMoney } from "#web/household/words/chart-labels.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import type { HandoffRow } from "#web/platform/intake-handoff.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { LineChart } from "#web/ui/charts/line-chart.tsx";
import { Answer, ChartFile, HandOff, TooLarge } from "../frame/answer.tsx";
import type { Tool } from "../frame/use-tool.ts";
import type { specs } from "../saving-challenge-screen.tsx";

export function ChallengeResult({ tool }: { tool: Tool<typeof specs> }) {
  const { values, asked } = tool;
  const planned = useMemo(
    () => values && planChallenge({ ...values, first: values.first ?? minor(0), start: asked.today }),
    [values, asked.today],
  );
  const plan = planned?.ok ? planned.value : undefined;
  return (
    <>
      <Answer
        format={asked.format}
        rows={[
          { label: "Largest week", told: plan?.largest },
          { label: "Last week", told: plan && { text: monthWords(plan.ends), why: whyEnds(plan) } },
        ]}
        sum={{ label: "All together", told: plan?.total }}
      />
      <Announcement text={plan ? `All together: ${formatMoney(plan.total.amount, asked.format)}` : ""} />
      {planned && !planned.ok && <TooLarge />}
      {plan && <ChallengeChart plan={plan} format={asked.format} />}
      {plan && <p className="small quiet">A week that does not work out is skipped, not failed.</p>}
      <HandOff tool={tool} rows={goalOf(tool, plan)} add="Make it a goal" />
    </>
  );
}

function goalOf({ values, asked }: Tool<typeof specs>, plan: ChallengePlan | undefined): HandoffRow[] {
  if (!values || !plan || plan.total.amount === 0) return [];
  const target = amountAsTyped(plan.total.amount, asked.format);
  return [{ part: "goals", answers: { label: `${values.weeks}-week challenge`, kind: "own", target, by: plan.ends } }];
}

const whyEnds = ({ weeks }: ChallengePlan): Explanation => ({
  formula: "today, and as many weeks as you chose",
  inputs: [
    { label: "First week from", text: weeks[0]!.on },
    { label: "Weeks", count: weeks.length },
  ],
});

/** The running total by week. Its table view is the list to follow. */
export function ChallengeChart({ plan, format }: { plan: ChallengePlan; format: MoneyFormat }) {
  const write = (amount: number) => formatMoney(amount as Minor, format);
  const xOf = (number: number) => String(number);
  const half = plan.weeks[Math.ceil(plan.weeks.length / 2) - 1]!;
  const line = (id: "total" | "amount", label: string) => ({
    id,
    label,
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
