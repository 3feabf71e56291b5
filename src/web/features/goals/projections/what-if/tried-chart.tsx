import type { Household } from "#domain/household/household.ts";
import { formatMoney, minor } from "#domain/money/money.ts";
import type { Ahead } from "#domain/projections/ahead.ts";
import { type Day, yearOf } from "#domain/time/day.ts";
import type { WhatIfAnswer } from "#domain/what-if/what-if.ts";
import { sideMoney } from "#web/household/words/chart-money.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import type { ChartSeries } from "#web/ui/chart-data.ts";
import { LineChart } from "#web/ui/chart-line.tsx";
import { aheadTicks } from "../leads/ahead-series.ts";
import { type View, yearsOf } from "../view.ts";

interface ChartProps {
  answer: WhatIfAnswer;
  household: Household;
  view: View;
  today: Day;
}

/** Net worth both ways, by what is expected. */
export function TriedChart({ answer: { asIs, tried }, household, view, today }: ChartProps) {
  const years = yearsOf(asIs.ahead, view);
  const line = (id: string, label: string, ahead: Ahead, tone: ChartSeries["tone"]): ChartSeries => ({
    ...{ id, label, tone, dashedFrom: today },
    points: yearsOf(ahead, view).map(({ day, expected }) => ({ x: day, y: expected })),
  });
  return (
    <LineChart
      label={`Net worth as it is and as tried${view.isReal ? ", in today’s money" : ""}`}
      summary="Both by what is assumed, neither a promise."
      series={[line("tried", "As tried", tried.ahead, 1), line("as-is", "As it is", asIs.ahead, "ink")]}
      format={(amount) => formatMoney(minor(Math.round(amount)), household)}
      formatTick={sideMoney(household)}
      formatX={(x) => monthWords(x as Day)}
      formatXTick={(x) => String(yearOf(x as Day))}
      xTicks={aheadTicks(years)}
      xLabel="By"
      projectedLabel="about"
      height={280}
    />
  );
}
