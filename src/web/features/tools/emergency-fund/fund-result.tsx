import { useMemo } from "react";
import type { ReadOptions } from "#domain/intake/answers.ts";
import { formatMoney, type Minor, minor } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { addDays, type Day, daysBetween } from "#domain/time/day.ts";
import {
  type FundQuestion,
  type FundSize,
  type FundStep,
  fundSize,
  fundSteps,
  maxFundWeeks,
} from "#domain/tools/emergency-fund.ts";
import { shortMonthWords, tickWords, timeTicks } from "#web/household/words/chart-labels.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import type { HandoffRow } from "#web/platform/intake-handoff.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import type { ChartNote, ChartSeries } from "#web/ui/charts/data.ts";
import { LineChart } from "#web/ui/charts/line-chart.tsx";
import type { specs } from "../emergency-fund-screen.tsx";
import { Answer, type AnswerValue, ChartFile, HandOff, TooLarge } from "../frame/answer.tsx";
import type { Tool } from "../frame/use-tool.ts";

export function FundResult({ tool }: { tool: Tool<typeof specs> }) {
  const { values } = tool;
  const question = useMemo(() => values && questionOf(values), [values]);
  const size = useMemo(() => question && fundSize(question), [question]);
  const fund = size?.ok ? size.value : undefined;
  const steps = question && fund ? fundSteps(question, fund) : [];
  const { format, today } = tool.asked;
  return (
    <>
      <Answer
        format={format}
        rows={[
          { label: "Months of needs", told: fund && { text: String(fund.months.count), why: fund.months.why } },
          { label: "Still missing", told: fund?.missing },
          { label: "Reached", told: fund && reached(fund, today) },
        ]}
        sum={{ label: "Your emergency fund", told: fund?.target }}
      />
      <Announcement text={fund ? `Your emergency fund: ${formatMoney(fund.target.amount, format)}` : ""} />
      {size && !size.ok && <TooLarge />}
      {fund && <p className="lede tool-said">{sentence(fund)}</p>}
      {question && steps.length > 0 && <FundChart steps={steps} needs={question.needs} asked={tool.asked} />}
      <HandOff tool={tool} rows={goalOf(tool, fund)} add="Add it as a goal" />
    </>
  );
}

type Read = NonNullable<Tool<typeof specs>["values"]>;

const questionOf = (values: Read): FundQuestion => ({
  ...values,
  saved: values.saved ?? minor(0),
  weekly: values.weekly ?? minor(0),
});

function reached({ weeks }: FundSize, today: Day): AnswerValue {
  if (!weeks) return undefined;
  if (weeks.count === 0) return { text: "It is there", why: weeks.why };
  const isFar = weeks.count > maxFundWeeks;
  const text = isFar ? "Not in 50 years" : `${monthWords(addDays(today, weeks.count * 7))}, in ${weeks.count} weeks`;
  return { text, why: weeks.why };
}

function sentence({ months, missing, weeks }: FundSize): string {
  if (missing.amount === 0) return "What you have covers it. What comes next can go to other goals.";
  const much = `This is ${months.count} months of needs, for a time without income.`;
  return weeks ? `${much} One month of it already helps.` : `${much} Say what you can set aside, and there is a date.`;
}

function goalOf({ values, asked }: Tool<typeof specs>, fund: FundSize | undefined): HandoffRow[] {
  if (!values || !fund || fund.target.amount === 0) return [];
  const answers = {
    label: "Emergency fund",
    kind: "emergency",
    target: amountAsTyped(fund.target.amount, asked.format),
    alreadySaved: amountAsTyped(values.saved ?? minor(0), asked.format),
  };
  return [{ part: "goals", answers }];
}

interface FundChartProps {
  /** The steps from today to the full fund; at least two. */
  steps: readonly FundStep[];
  needs: Minor;
  asked: ReadOptions;
}

/** The path to the fund. The y axis counts months of needs, so that each grid line is one more month of safety. */
export function FundChart({ steps, needs, asked: { format, today } }: FundChartProps) {
  const dayOf = ({ week }: FundStep): Day => addDays(today, week * 7);
  const stepOn = new Map(steps.map((step) => [dayOf(step) as string, step]));
  const series = (yOf: (amount: Minor) => number): ChartSeries[] => [
    {
      id: "fund",
      label: "In the fund",
      dashedFrom: today,
      points: steps.map((step) => ({ x: dayOf(step), y: yOf(step.amount) })),
    },
  ];
  const nameOf = (day: string) => stepWords(stepOn.get(day)!, day as Day);
  const last = steps.at(-1)!;
  return (
    <LineChart
      label="The way to the fund"
      xLabel="Covered"
      summary={summaryOf(steps, dayOf)}
      series={series((amount) => amount / needs)}
      format={(months) => formatMoney(minor(Math.round(months * needs)), format)}
      formatTick={(months) => (Number.isInteger(months) ? monthsWords(months) : "")}
      formatX={nameOf}
      {...ticksOf(today, dayOf(last))}
      notes={notesOf(steps, dayOf)}
      // Six grid lines need more height.
      height={last.months > 5 ? 380 : 320}
      tools={
        <ChartFile
          slug="emergency-fund"
          about="way"
          rows="Covered"
          nameOf={nameOf}
          currency={format.currency}
          series={series((amount) => amount)}
        />
      }
    />
  );
}

const monthsWords = (months: number): string => `${months} ${months === 1 ? "month" : "months"}`;

/** "2 months: week 51, November 2027". */
const stepWords = ({ week, months }: FundStep, day: Day): string =>
  `${monthsWords(months)}: ${week === 0 ? "today" : `week ${week}, ${monthWords(day)}`}`;

function summaryOf(steps: readonly FundStep[], dayOf: (step: FundStep) => Day): string {
  const [next, last] = [steps[1]!, steps.at(-1)!];
  const all = `all ${last.months} in ${monthWords(dayOf(last))}`;
  if (next === last) return `What is missing is there in ${monthWords(dayOf(last))}.`;
  return `${next.months === 1 ? "A first month" : monthsWords(next.months)} of needs ${next.months === 1 ? "is" : "are"} covered in ${monthWords(dayOf(next))}, ${all}.`;
}

/** Notes at the line when each month is covered, except near its end, where the line’s own label is. */
function notesOf(steps: readonly FundStep[], dayOf: (step: FundStep) => Day): ChartNote[] {
  const limit = (steps.at(-1)!.amount / 4) * 3;
  return steps
    .filter(({ week, amount }) => week > 0 && amount <= limit)
    .map((step) => ({
      x: dayOf(step),
      series: "fund",
      name: shortMonthWords(dayOf(step)),
      date: `week ${step.week}`,
    }));
}

/** Ticks at months and years, or at weeks if no month begins on the way. */
function ticksOf(from: Day, to: Day) {
  const xTicks = timeTicks(from, to);
  if (xTicks.length > 0) return { xTicks, formatXTick: tickWords };
  return { formatXTick: (day: string) => (day === from ? "today" : `week ${daysBetween(from, day as Day) / 7}`) };
}
