import { useMemo } from "react";
import { formatMoney, minor } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import {
  hourParts,
  minutesFor,
  realHourlyWage,
  type WageProblem,
  type WorkingWeek,
} from "#domain/tools/real-hourly-wage.ts";
import type { HandoffRow } from "#web/platform/intake-handoff.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { Answer } from "../frame/answer.tsx";
import { Carry } from "../frame/carry.tsx";
import type { Tool } from "../frame/use-tool.ts";
import { HourChart } from "./hour-chart.tsx";
import type { specs } from "./wage-fields.ts";

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
      <Carry tool={tool} rows={rowsOf(tool)} add="Take this pay to your household" />
    </>
  );
}

type Read = NonNullable<Tool<typeof specs>["values"]>;

const weekOf = ({ pay, cadence, paid, commute = 0, around = 0, costs = minor(0) }: Read): WorkingWeek => ({
  ...{ pay, cadence, costs },
  ...{ paidHours: paid, commuteHours: commute, otherHours: around },
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
