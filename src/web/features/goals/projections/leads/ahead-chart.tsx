import type { Household } from "#domain/household/household.ts";
import { formatMoney, minor } from "#domain/money/money.ts";
import type { Ahead } from "#domain/projections/ahead.ts";
import { type Day, yearOf } from "#domain/time/day.ts";
import { DownloadCsv } from "#web/household/csv/download-csv.tsx";
import { sideMoney } from "#web/household/words/chart-money.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { LineChart } from "#web/ui/chart-line.tsx";
import { type View, yearsOf } from "../view.ts";
import { aheadCsv } from "./ahead-csv.ts";
import { aheadNotes, aheadSeries, aheadTicks } from "./ahead-series.ts";
import type { Milestone } from "./milestones.ts";

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
      formatTick={sideMoney(household)}
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
