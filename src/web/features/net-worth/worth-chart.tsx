import { memo, type ReactNode, useMemo, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import { formatMoney, minor } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { DownloadCsv } from "#web/household/download-csv.tsx";
import { axisMoney, tickWords } from "#web/household/words/chart-labels.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { LineChart } from "#web/ui/charts/line-chart.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Why } from "#web/ui/why.tsx";
import { dayWords, roundMoney } from "./words.ts";
import type { Worth } from "./worth.ts";
import {
  firstDayOf,
  onLine,
  type Range,
  rangesOf,
  type SideNames,
  type WorthLine,
  worthCsv,
  worthLine,
  worthNotes,
  worthSeries,
  worthTicks,
} from "./worth-line.ts";
import "./worth-chart.css";

interface ChartProps {
  household: Household;
  worth: Worth;
  names: SideNames;
  /** The choice of person above the chart. */
  whose: ReactNode;
}

const rangeNames: Readonly<Record<Range, string>> = { "1": "1 year", "2": "2 years", all: "All" };

/** Assets and debts over time, with a projection at the current pace. */
export const WorthChart = memo(function WorthChart({ household, worth, names, whose }: ChartProps) {
  const [chosen, choose] = useState<Range>("2");
  const { today } = worth.space;
  const first = firstDayOf(worth);
  const ranges = first ? rangesOf(first, today) : [];
  const range = ranges.includes(chosen) ? chosen : "all";
  const { calendars } = household;
  const line = useMemo(() => worthLine(worth, range, calendars), [worth, range, calendars]);
  if (!first) return <TooFewDays whose={whose} hasAny={worth.now.known > 0} />;
  const tools = (
    <div className="worth-tools">
      {whose}
      <div className="worth-tools-end">
        {ranges.length > 1 && <Ranges ranges={ranges} range={range} choose={choose} />}
        <DownloadCsv room="net-worth" about="over-time" table={() => worthCsv(line, household.currency)} />
      </div>
    </div>
  );
  return (
    <div className="worth-chart">
      <Chart household={household} line={line} names={names} tools={tools} today={today} />
      <PaceWords line={line} household={household} />
    </div>
  );
});

type DrawnProps = { household: Household; line: WorthLine; names: SideNames; tools: ReactNode; today: Day };

function Chart({ household, line, names, tools, today }: DrawnProps) {
  const series = worthSeries(line, names, household);
  return (
    <LineChart
      label="Net worth over time"
      summary={summaryOf(line)}
      series={series}
      format={(amount) => formatMoney(minor(Math.round(amount)), household)}
      formatTick={axisMoney(household)}
      formatX={(x) => dayWords(x as Day, today)}
      formatXTick={tickWords}
      xTicks={worthTicks(line)}
      xLabel="Day"
      // Without a projection the line ends today, and its label is already there.
      today={line.pace ? { x: today, label: "today" } : undefined}
      notes={onLine(worthNotes(line), series)}
      projectedLabel="at this pace"
      height={380}
      tools={tools}
    />
  );
}

const Ranges = ({ ranges, range, choose }: { ranges: Range[]; range: Range; choose: (range: Range) => void }) => (
  <Segments
    label="How far back"
    labelHidden
    value={range}
    onChange={choose}
    options={ranges.map((value) => ({ value, label: rangeNames[value] }))}
  />
);

function summaryOf({ points }: WorthLine): string {
  const hasBand = points.some(({ low, high }) => low < high);
  return `Solid is what your balances and entries say.${hasBand ? " The band is your own low and high." : ""}`;
}

function PaceWords({ line: { pace }, household }: { line: WorthLine; household: Household }) {
  if (!pace)
    return (
      <p className="small quiet">
        Once your balances go back six months, with new ones in three of them, this also shows where their pace would
        lead.
      </p>
    );
  const { day, net, giveOrTake } = pace.points.at(-1)!;
  // If all months changed alike, there is no margin to give.
  const marginWords = giveOrTake === 0 ? "" : `, give or take ${roundMoney(giveOrTake, household)}`;
  return (
    <p className="small quiet">
      Dashed is this pace, not a promise: about {roundMoney(net, household)} by {monthWords(day)}
      {marginWords}. <Why about="This pace" {...explanationWords(pace.why, household)} />
    </p>
  );
}

/** A single day does not make a line. */
const TooFewDays = ({ whose, hasAny }: { whose: ReactNode; hasAny: boolean }) => (
  <div className="worth-chart">
    <div className="worth-tools">{whose}</div>
    {hasAny && <p className="quiet">Your first balances are from today. The line begins with the next ones.</p>}
  </div>
);
