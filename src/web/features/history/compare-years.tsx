import { memo, useMemo } from "react";
import { compareYears } from "#domain/history/compare-years.ts";
import { formatMoney, type MoneyFormat, minor } from "#domain/money/money.ts";
import { DownloadCsv } from "#web/household/csv/download-csv.tsx";
import { sideMoney, wholeMoney } from "#web/household/words/chart-money.ts";
import { BarChart } from "#web/ui/chart-bar.tsx";
import { LineChart } from "#web/ui/chart-line.tsx";
import { comparedLinesCsv, comparedQuartersCsv } from "./compare-csv.ts";
import {
  atWeek,
  comparedLines,
  comparedQuarters,
  monthTicks,
  quarterAt,
  shortMonth,
  weekAt,
} from "./compare-series.ts";
import { quarterNames } from "./period-words.ts";
import type { Past } from "./use-history.ts";

const moneyIn = (format: MoneyFormat) => (amount: number) => formatMoney(minor(amount), format);

/** The latest years side by side: how they grew, and what each quarter added. */
export const CompareYears = memo(function CompareYears({ past }: { past: Past }) {
  const { weeks, first, now, household } = past;
  const years = useMemo(() => compareYears(weeks, first, now), [weeks, first, now]);
  const isAlone = years.length === 1;
  const format = moneyIn(household);
  if (!weeks.some(({ saved }) => saved > 0)) return null;
  return (
    <section className="section" aria-labelledby="history-years">
      <h2 id="history-years">{isAlone ? "This year" : "Year by year"}</h2>
      <div className="columns history-charts">
        <div>
          <h3>Set aside by week</h3>
          <LineChart
            format={format}
            formatTick={sideMoney(household)}
            label="Set aside so far, by week of the year"
            summary="Each line adds up one year’s saves, week by week."
            series={comparedLines(years, household)}
            formatX={(x) => `Week ${weekAt(x)}`}
            formatXTick={shortMonth}
            xTicks={monthTicks(years)}
            xLabel="Week"
            // A year alone ends with this week, and its name stands there.
            today={isAlone ? undefined : { x: atWeek(now), label: "this week" }}
            tools={
              <DownloadCsv room="history" about="years-by-week" table={() => comparedLinesCsv(years, household)} />
            }
          />
        </div>
        <div>
          <h3>Set aside by quarter</h3>
          <BarChart
            format={format}
            formatTick={isAlone ? wholeMoney(household) : sideMoney(household)}
            label="Set aside by quarter"
            summary="Thirteen weeks each; a 53rd week counts in the last."
            series={comparedQuarters(years)}
            formatX={(x) => quarterNames[quarterAt(x) - 1]!}
            formatXTick={(x) => `Q${quarterAt(x)}`}
            xLabel="Quarter"
            height={320}
            tools={
              <DownloadCsv
                room="history"
                about="years-by-quarter"
                table={() => comparedQuartersCsv(years, household)}
              />
            }
          />
        </div>
      </div>
    </section>
  );
});
