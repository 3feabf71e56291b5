import { useMemo } from "react";
import { formatMoney, type MoneyFormat, minor } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import {
  type HourParts,
  hourParts,
  minutesFor,
  realHourlyWage,
  type WageProblem,
  type WorkingWeek,
} from "#domain/tools/real-hourly-wage.ts";
import type { HandoffRow } from "#web/platform/intake-handoff.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { BarChart } from "#web/ui/charts/bar-chart.tsx";
import { Answer, ChartFile, HandOff } from "../frame/answer.tsx";
import type { Tool } from "../frame/use-tool.ts";
import type { specs } from "../real-hourly-wage-screen.tsx";

const problemWords: Readonly<Record<WageProblem, string>> = {
  "no-hours": "It takes at least a quarter of a paid hour.",
  "too-many-hours": "A week has 168 hours. These are more.",
  "negative-amount": "Amounts are typed without a minus.",
  "too-large": "These figures are too large to be counted to the cent.",
};

export function WageResult({ tool }: { tool: Tool<typeof specs> }) {
  const { values, asked } = tool;
  const week = useMemo(() => values && weekOf(values), [values]);
  const found = useMemo(() => week && realHourlyWage(week), [week]);
  const wage = found?.ok ? found.value : undefined;
  const minutes = wage && values?.price !== undefined ? minutesFor(values.price, wage.real.amount) : null;
  return (
    <>
      <Answer
        format={asked.format}
        rows={[
          { label: "Pay a week", told: wage?.weeklyPay },
          { label: "An hour on paper", told: wage?.onPaper },
          {
            label: "Hours that work takes a week",
            told: wage && { text: String(wage.hours.hundredths / 100), why: wage.hours.why },
          },
        ]}
        sum={{ label: "An hour, really", told: wage?.real }}
      />
      <Announcement text={wage ? `An hour, really: ${formatMoney(wage.real.amount, asked.format)}` : ""} />
      {found && !found.ok && <p role="status">{problemWords[found.problem]}</p>}
      {minutes !== null && values?.price !== undefined && (
        <p className="lede tool-said">
          {formatMoney(values.price, asked.format)} is {hoursWords(minutes)} of your working life.
        </p>
      )}
      {week && wage && <HourChart parts={hourParts(week, wage)} format={asked.format} />}
      <HandOff tool={tool} rows={rowsOf(tool)} add="Take this pay to your household" />
    </>
  );
}

type Read = NonNullable<Tool<typeof specs>["values"]>;

const weekOf = ({ pay, cadence, paid, commute = 0, around = 0, costs = minor(0) }: Read): WorkingWeek => ({
  pay,
  cadence,
  costs,
  paidHours: paid,
  commuteHours: commute,
  otherHours: around,
});

function hoursWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && `${hours} ${hours === 1 ? "hour" : "hours"}`, rest > 0 && `${rest} min`];
  return parts.filter(Boolean).join(" ") || "no time";
}

function rowsOf({ values, asked }: Tool<typeof specs>): HandoffRow[] {
  if (!values) return [];
  const { pay, cadence, costs } = values;
  const typed = (amount: typeof pay) => amountAsTyped(amount, asked.format);
  const income: HandoffRow = { part: "incomes", answers: { label: "Pay", cadence, amount: typed(pay) } };
  if (!costs) return [income];
  return [income, { part: "categories", answers: { label: "Going to work", cadence: "weekly", amount: typed(costs) } }];
}

/** In the order in which they are subtracted. */
const partNames: Readonly<Record<keyof HourParts, string>> = {
  onPaper: "On paper",
  costs: "What working costs",
  commute: "On the way",
  around: "Around it",
  real: "Really",
};

/** Short enough for five labels side by side on a phone. */
const ticks: Readonly<Record<keyof HourParts, string>> = {
  onPaper: "On\npaper",
  costs: "Costs",
  commute: "The\nway",
  around: "Around\nit",
  real: "Really",
};

const order = Object.keys(partNames) as (keyof HourParts)[];

/** Where an hour on paper goes: what is subtracted, and what is left. */
export function HourChart({ parts, format }: { parts: HourParts; format: MoneyFormat }) {
  if (order.every((part) => parts[part] === 0)) return null;
  const nameOf = (part: string) => partNames[part as keyof HourParts];
  const write = (amount: number) => formatMoney(minor(amount), format);
  const series = [{ id: "hour", label: "An hour", points: order.map((part) => ({ x: part, y: parts[part] })) }];
  const file = { rows: "Part", series, currency: format.currency, nameOf };
  return (
    <BarChart
      label="Where an hour on paper goes"
      xLabel="Part"
      summary={summaryOf(parts)}
      series={series}
      format={write}
      // An hour worth a cent has grid lines between cents.
      formatTick={(amount) => (Number.isInteger(amount) ? write(amount) : "")}
      formatX={nameOf}
      formatXTick={(part) => ticks[part as keyof HourParts]}
      today={{ x: "real", label: partNames.real }}
      tools={<ChartFile slug="real-hourly-wage" about="an-hour" {...file} />}
    />
  );
}

function summaryOf({ onPaper, real }: HourParts): string {
  if (onPaper === real) return "Add the way, the time around it and what working costs: this shows what each takes.";
  if (real <= 0) return "What working costs takes all of it, and the hours come on top.";
  return "Costs are taken off first, then the hours that nobody pays, each by how long it is. What is left is yours.";
}
