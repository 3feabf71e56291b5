import { useMemo } from "react";
import type { Figure } from "#domain/explain.ts";
import type { ReadOptions } from "#domain/intake/answers.ts";
import { add, formatMoney, type Minor, minor } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { type Growth, type GrowthYear, projectGrowth } from "#domain/projections/growth.ts";
import { addMonths, type Day, yearOf } from "#domain/time/day.ts";
import { axisMoney } from "#web/household/words/chart-labels.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import type { HandoffRow } from "#web/platform/intake-handoff.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { LineChart } from "#web/ui/charts/line-chart.tsx";
import type { specs } from "../compound-growth-screen.tsx";
import { Answer, ChartFile, HandOff, TooLarge } from "../frame/answer.tsx";
import type { Tool } from "../frame/use-tool.ts";

export function GrowthResult({ tool }: { tool: Tool<typeof specs> }) {
  const { values } = tool;
  const grown = useMemo(() => values && projectGrowth({ ...values, start: values.start ?? minor(0) }), [values]);
  const { format } = tool.asked;
  const start = values?.start ?? minor(0);
  const growth = grown?.ok ? grown.value : undefined;
  return (
    <>
      <Answer
        format={format}
        rows={[
          ...(start > 0 ? [{ label: "There already", told: startOf(start) }] : []),
          { label: "You put in", told: growth?.contributed },
          { label: "Growth adds", told: growth?.growth },
          { label: "In today’s money", told: growth?.real },
        ]}
        sum={{ label: "At the end", told: growth?.balance }}
      />
      <Announcement text={growth ? `At the end: ${formatMoney(growth.balance.amount, format)}` : ""} />
      {grown && !grown.ok && <TooLarge />}
      {growth && <GrowthChart growth={growth} start={start} asked={tool.asked} />}
      <HandOff tool={tool} rows={goalOf(tool)} add="Add it as a goal" />
      {growth && (
        <p className="small quiet">The goal is what you put in yourself; growth, if it comes, comes on top.</p>
      )}
    </>
  );
}

/** Shown as a row, so that the rows add up to the sum. */
const startOf = (amount: Minor): Figure => ({ amount, why: { formula: "As you typed it.", inputs: [] } });

function goalOf({ values, asked }: Tool<typeof specs>): HandoffRow[] {
  if (!values || values.weekly === 0) return [];
  const { start = minor(0), weekly, years } = values;
  const typed = (amount: typeof weekly) => amountAsTyped(amount, asked.format);
  const answers = {
    label: `Set aside for ${years} ${years === 1 ? "year" : "years"}`,
    kind: "investing",
    target: typed(add(start, minor(weekly * 52 * years))),
    alreadySaved: typed(start),
    by: addMonths(asked.today, years * 12),
  };
  return [{ part: "goals", answers }];
}

interface GrowthChartProps {
  growth: Growth;
  start: Minor;
  asked: ReadOptions;
}

/** Contributions and balance, year by year. */
export function GrowthChart({ growth, start, asked: { format, today } }: GrowthChartProps) {
  const dayOf = (year: number): Day => addMonths(today, year * 12);
  const line = (id: string, label: string, of: (year: GrowthYear) => number) => ({
    id,
    label,
    dashedFrom: today,
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
