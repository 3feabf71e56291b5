import { useMemo } from "react";
import { formatMoney, type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import type { Cadence } from "#domain/time/cadence.ts";
import type { Day } from "#domain/time/day.ts";
import {
  beyondUsual,
  type PayMonth,
  type PayParts,
  payCalendarFile,
  payMonths,
  payParts,
} from "#domain/tools/pay-calendar.ts";
import { saveFile } from "#web/household/backup/save-file.ts";
import { axisMoney, shortMonthWords } from "#web/household/words/chart-labels.ts";
import { monthWords, nearDayWords } from "#web/household/words/date-words.ts";
import { listWords } from "#web/household/words/list-words.ts";
import type { HandoffRow } from "#web/platform/intake-handoff.ts";
import { Button } from "#web/ui/button.tsx";
import { BarChart } from "#web/ui/charts/bar-chart.tsx";
import type { ChartSeries } from "#web/ui/charts/data.ts";
import { Table } from "#web/ui/table.tsx";
import { Answer, ChartFile, HandOff } from "../frame/answer.tsx";
import type { Tool } from "../frame/use-tool.ts";
import type { specs } from "../pay-calendar-screen.tsx";
import "../frame/tool.css";

export function PayResult({ tool }: { tool: Tool<typeof specs> }) {
  const { values, asked } = tool;
  const months = useMemo(() => values && payMonths(values, asked.today), [values, asked.today]);
  const rich = months?.filter(({ isRich }) => isRich) ?? [];
  const save = () =>
    saveFile({
      name: "weekfold-paydays.ics",
      type: "ics",
      content: payCalendarFile({ months: months ?? [], made: Date.now(), host: location.hostname }),
    });
  return (
    <>
      {!months && <p className="lede">Name one payday, and a year of them stands here.</p>}
      {months && values && (
        <>
          <p className="lede tool-said" role="status">
            {richWords(months, values.cadence)}
          </p>
          {rich.length > 0 && values.amount !== undefined && (
            <Answer
              format={asked.format}
              sum={{ label: "Beyond the usual months", told: beyondUsual(months, values.amount) }}
            />
          )}
          <PayChart months={months} cadence={values.cadence} amount={values.amount} format={asked.format} />
          <PayTable months={months} />
          <div className="tool-carry">
            <Button variant="outline" icon="download" onClick={save}>
              Calendar file
            </Button>
          </div>
        </>
      )}
      <HandOff tool={tool} rows={payOf(tool)} add="Take this pay to your household" />
    </>
  );
}

/** The intake asks for the next payday: the first one that is not past. */
function payOf({ values, asked }: Tool<typeof specs>): HandoffRow[] {
  if (!values) return [];
  const { cadence, amount } = values;
  const next = payMonths(values, asked.today)
    .flatMap(({ paydays }) => paydays)
    .find((day) => day >= asked.today);
  const known = {
    ...(next && { nextOn: next }),
    ...(amount !== undefined && { amount: amountAsTyped(amount, asked.format) }),
  };
  return [{ part: "incomes", answers: { label: "Pay", cadence, ...known } }];
}

interface PayChartProps {
  months: readonly PayMonth[];
  cadence: Cadence;
  /** If unknown, the chart counts paydays. */
  amount: Minor | undefined;
  format: MoneyFormat;
}

/** Pay by month. An extra payday is stacked on top of the usual ones and marked in the axis label. */
export function PayChart({ months, cadence, amount, format }: PayChartProps) {
  const hasAmount = amount !== undefined && amount > 0;
  const parts = payParts(months, hasAmount ? amount : 1);
  const series = seriesOf(parts, cadence);
  const rich = new Set<string>(months.flatMap(({ month, isRich }) => (isRich ? [month] : [])));
  const file = { rows: "Month", series, currency: hasAmount ? format.currency : undefined };
  return (
    <BarChart
      mode="stacked"
      label={hasAmount ? "Pay by month" : "How many paydays, by month"}
      xLabel="Month"
      summary={payWords(months, hasAmount ? amount : undefined, format)}
      series={series}
      format={hasAmount ? (pay) => formatMoney(minor(pay), format) : paydaysWords}
      formatTick={hasAmount ? axisMoney(format) : (count) => (Number.isInteger(count) ? String(count) : "")}
      formatX={(month) => monthWords(month as Day)}
      formatXTick={(month) => `${shortMonthWords(month as Day).slice(0, 3)}${rich.has(month) ? "\n+1" : ""}`}
      tools={<ChartFile slug="pay-calendar" about="by-month" {...file} />}
    />
  );
}

const paydaysWords = (count: number): string => `${count} ${count === 1 ? "payday" : "paydays"}`;

function seriesOf(parts: readonly PayParts[], cadence: Cadence): ChartSeries[] {
  const one = (id: "usual" | "beyond", label: string): ChartSeries => ({
    id,
    label,
    points: parts.map((part) => ({ x: part.month, y: part[id] })),
  });
  if (parts.every(({ beyond }) => beyond === 0)) return [one("usual", "Pay")];
  return [one("usual", cadence === "weekly" ? "The usual four" : "The usual two"), one("beyond", "One more")];
}

/** Twelve months with their paydays; months with an extra one are marked, in words too. */
export const PayTable = ({ months }: { months: readonly PayMonth[] }) => (
  <Table
    caption="Paydays by month"
    captionHidden
    columns={[
      { key: "month", label: "Month" },
      { key: "days", label: "Paydays" },
      { key: "count", label: "How many", align: "end" },
    ]}
    rows={months.map(({ month, paydays, isRich }) => ({
      id: month,
      cells: {
        month: monthWords(month),
        days: paydays.map(nearDayWords).join(", "),
        count: isRich ? <strong className="pay-rich">{paydays.length}, one more</strong> : String(paydays.length),
      },
    }))}
  />
);

/** Which months have an extra payday, in a sentence. */
export function richWords(months: readonly PayMonth[], cadence: Cadence): string {
  if (cadence !== "weekly" && cadence !== "fortnightly") return "Every month has the same number of paydays.";
  const rich = months.filter(({ isRich }) => isRich).map(({ month }) => monthWords(month));
  const many = cadence === "weekly" ? "five" : "three";
  if (rich.length === 0) return `No month of these twelve has ${many} paydays.`;
  return `${listWords(rich)} ${rich.length === 1 ? "has" : "have"} ${many} paydays. Live on the usual ${cadence === "weekly" ? "four" : "two"}, and the other one is free for a goal.`;
}

/** The total pay of these months, and how much of it comes from extra paydays. */
export function payWords(months: readonly PayMonth[], amount: Minor | undefined, format: MoneyFormat): string {
  const count = months.flatMap(({ paydays }) => paydays).length;
  if (amount === undefined) return `${count} paydays in these twelve months. With an amount they are shown as money.`;
  const all = `${count} paydays bring ${formatMoney(minor(amount * count), format)} in these twelve months`;
  const beyond = beyondUsual(months, amount).amount;
  return beyond > 0 ? `${all}, of which ${formatMoney(beyond, format)} is beyond the usual ones.` : `${all}.`;
}
