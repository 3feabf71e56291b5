import { useMemo } from "react";
import { formatMoney, minor } from "#domain/money/money.ts";
import { moneyOverTime } from "#domain/spending/spending-over-time.ts";
import { DownloadCsv } from "#web/household/csv/download-csv.tsx";
import { sideMoney } from "#web/household/words/chart-money.ts";
import { BarChart } from "#web/ui/chart-bar.tsx";
import type { SlotsProps } from "./categories-chart.tsx";
import { slotsCsv } from "./chart-csv.ts";
import { moneyColumns, seriesOf } from "./chart-series.ts";
import { slotName, slotTick } from "./spans.ts";

/** What came in, what went, and what was left; only where income is entered at all. */
export function IncomeChart({ household, book, slots, by }: SlotsProps) {
  const money = useMemo(() => moneyOverTime(book, slots), [book, slots]);
  if (!money.ok) return null;
  const hasIncome = money.value.some(({ income }) => income !== 0);
  return (
    <div>
      <h3>Income and spending</h3>
      {hasIncome ? (
        <BarChart
          label={`Income and spending, by ${by}`}
          summary="As entered here. Bills that are paid elsewhere are not in it."
          series={seriesOf(moneyColumns(money.value), slots)}
          format={(amount) => formatMoney(minor(amount), household)}
          formatTick={sideMoney(household)}
          formatX={(from) => slotName(by, from)}
          formatXTick={(from) => slotTick(by, from)}
          xLabel={by === "month" ? "Month" : "Week"}
          tools={
            <DownloadCsv
              room="spending"
              about={`income-and-spending-by-${by}`}
              table={() => slotsCsv(slots, moneyColumns(money.value), household.currency)}
            />
          }
        />
      ) : (
        <p className="lede over-time-none">Once income is entered too, this compares it with what was spent.</p>
      )}
    </div>
  );
}
