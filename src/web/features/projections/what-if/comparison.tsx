import { memo } from "react";
import type { Household } from "#domain/household/household.ts";
import { formatMoney, type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import type { Ahead } from "#domain/projections/ahead.ts";
import { type Day, yearOf } from "#domain/time/day.ts";
import type { Difference, WhatIfAnswer } from "#domain/what-if/what-if.ts";
import { axisMoney } from "#web/household/words/chart-labels.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { countWords, spanWords } from "#web/household/words/number-words.ts";
import type { ChartSeries } from "#web/ui/charts/data.ts";
import { LineChart } from "#web/ui/charts/line-chart.tsx";
import { Table } from "#web/ui/table.tsx";
import { Why } from "#web/ui/why.tsx";
import { monthIn, type View, yearsOf } from "../outlook.ts";
import { aheadTicks } from "../projection-chart.tsx";

interface ComparisonProps {
  answer: WhatIfAnswer;
  household: Household;
  today: Day;
  /** The number of projected years. */
  years: number;
  view: View;
}

/** Compares the what-if with the current plan: in sentences, on one chart, and in a table. */
export const Comparison = memo(function Comparison({ answer, household, today, years, view }: ComparisonProps) {
  const telling: Telling = { format: household, today, years };
  const shown = differencesIn(answer, view);
  return (
    <>
      <Sentences differences={shown.filter((one) => !isSame(one))} telling={telling} />
      <TriedChart answer={answer} household={household} view={view} today={today} />
      <ComparisonTable differences={shown} telling={telling} />
    </>
  );
});

/** Of the net worth differences, only the one for the chosen year and money. */
function differencesIn({ asIs, tried, differences }: WhatIfAnswer, { years, isReal }: View): Difference[] {
  const [now, then] = [asIs.ahead.expected.points, tried.ahead.expected.points];
  const year = Math.min(years, now.length - 1, then.length - 1);
  return differences.filter((one) => {
    if (one.what !== "net-worth" && one.what !== "real-worth") return true;
    return one.year === year && (one.what === "real-worth") === isReal;
  });
}

type ListProps = { differences: readonly Difference[]; telling: Telling };

function Sentences({ differences, telling }: ListProps) {
  if (differences.length === 0)
    return <p className="lede">With this, nothing that is shown here would be different.</p>;
  return (
    <ul className="tried-sentences" aria-label="Differences">
      {differences.map((one) => (
        <li key={keyOf(one)}>
          {differenceWords(one, telling)} <Why about={nameOf(one)} {...explanationWords(one.why, telling.format)} />
        </li>
      ))}
    </ul>
  );
}

const keyOf = (one: Difference): string => ("id" in one ? `${one.what} ${one.id}` : one.what);

const nameOf = (one: Difference): string => ("year" in one ? `${one.label} in ${one.year} years` : one.label);

/** A row with a difference has its "why?" in the sentence above instead. */
const Named = ({ one, telling }: { one: Difference; telling: Telling }) => (
  <>
    {nameOf(one)} {isSame(one) && <Why about={nameOf(one)} {...explanationWords(one.why, telling.format)} />}
  </>
);

const ComparisonTable = ({ differences, telling }: ListProps) => (
  <Table
    caption="As it is, and as tried"
    columns={[
      { key: "what", label: "What" },
      { key: "asIs", label: "As it is", align: "end" },
      { key: "tried", label: "As tried", align: "end" },
    ]}
    rows={differences.map((one) => ({
      id: keyOf(one),
      cells: {
        what: <Named one={one} telling={telling} />,
        asIs: sideWords(one, "asIs", telling),
        tried: sideWords(one, "tried", telling),
      },
    }))}
  />
);

interface ChartProps {
  answer: WhatIfAnswer;
  household: Household;
  view: View;
  today: Day;
}

/** The expected net worth of both plans. */
function TriedChart({ answer: { asIs, tried }, household, view, today }: ChartProps) {
  const years = yearsOf(asIs.ahead, view);
  const line = (id: string, label: string, ahead: Ahead, tone: ChartSeries["tone"]): ChartSeries => ({
    id,
    label,
    tone,
    dashedFrom: today,
    points: yearsOf(ahead, view).map(({ day, expected }) => ({ x: day, y: expected })),
  });
  return (
    <LineChart
      label={`Net worth as it is and as tried${view.isReal ? ", in today’s money" : ""}`}
      summary="Both by what is assumed, neither a promise."
      series={[line("tried", "As tried", tried.ahead, 1), line("as-is", "As it is", asIs.ahead, "ink")]}
      format={(amount) => formatMoney(minor(Math.round(amount)), household)}
      formatTick={axisMoney(household)}
      formatX={(x) => monthWords(x as Day)}
      formatXTick={(x) => String(yearOf(x as Day))}
      xTicks={aheadTicks(years)}
      xLabel="By"
      projectedLabel="about"
      height={280}
    />
  );
}

interface Telling {
  format: MoneyFormat;
  today: Day;
  /** The number of projected years. */
  years: number;
}

type Arrival = Extract<Difference, { what: "goal" | "debt" | "debt-free" | "independence" }>;

const isArrival = (one: Difference): one is Arrival =>
  one.what === "goal" || one.what === "debt" || one.what === "debt-free" || one.what === "independence";

/** Whether both plans have the same value. */
const isSame = ({ asIs, tried }: Difference): boolean => asIs === tried;

/** A difference as a sentence. */
export function differenceWords(one: Difference, telling: Telling): string {
  if (isArrival(one)) return arrivalWords(one, telling);
  if (one.what === "interest") return interestWords(one.asIs, one.tried, telling);
  const [now, then] = [one.asIs ?? minor(0), one.tried ?? minor(0)];
  const money = (amount: number) => formatMoney(minor(Math.abs(amount)), telling.format);
  const sides = `${formatMoney(then, telling.format)}, not ${formatMoney(now, telling.format)}`;
  const more = then > now ? "more" : "less";
  if (one.what === "can-save") return `${money(then - now)} ${more} could be put aside a week: ${sides}.`;
  const { year } = one as Extract<Difference, { year: number }>;
  return `In ${countWords(year, "year")} your net worth would be about ${money(then - now)} ${more}: ${sides}.`;
}

const begin: Readonly<Record<Arrival["what"], (label: string) => string>> = {
  goal: (label) => `${label} would be there`,
  debt: (label) => `${label} would be paid off`,
  "debt-free": () => "You would be debt-free",
  independence: () => "You would be independent",
};

const neverWords = (start: string): string => start.replace(/ would be (?!.* would be )/, " would not be ");

function arrivalWords({ what, label, asIs, tried }: Arrival, { today, years }: Telling): string {
  const start = begin[what](label);
  if (asIs === null) return `${start} by ${monthIn(tried!, today)}. As it is, not within ${years} years.`;
  if (tried === null) return `${neverWords(start)} within ${years} years. As it is, by ${monthIn(asIs, today)}.`;
  if (tried === 0) return `${start} already, not in ${monthIn(asIs, today)}.`;
  const span = `${spanWords(Math.abs(tried - asIs))} ${tried < asIs ? "sooner" : "later"}`;
  const [then, now] = [monthIn(tried, today), monthIn(asIs, today)];
  return then === now ? `${start} ${span}, still in ${now}.` : `${start} ${span}: ${then}, not ${now}.`;
}

function interestWords(asIs: Minor | null, tried: Minor | null, { format }: Telling): string {
  const money = (amount: number) => formatMoney(minor(Math.abs(amount)), format);
  if (asIs === null) return `Your debts would end, with ${money(tried!)} of interest. As it is, they never do.`;
  if (tried === null) return `Your debts would never end. As it is, they do, with ${money(asIs)} of interest.`;
  return `You would pay ${money(tried - asIs)} ${tried < asIs ? "less" : "more"} interest on what you owe.`;
}

/** The value of one plan, for a table cell. */
export function sideWords(one: Difference, side: "asIs" | "tried", { format, today, years }: Telling): string {
  const value = one[side];
  if (value === null) return isArrival(one) ? `after ${yearOf(today) + years}` : "never ends";
  if (!isArrival(one)) return formatMoney(value as Minor, format);
  return value === 0 ? "there already" : monthIn(value, today);
}
