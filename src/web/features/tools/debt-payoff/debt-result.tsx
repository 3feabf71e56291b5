import { useDeferredValue, useMemo } from "react";
import {
  type ComparedOrder,
  compareOrders,
  type OrderComparison,
  type OrderName,
  type OrdersPlan,
} from "#domain/debts/compare-payoffs.ts";
import { minimumsOnly } from "#domain/debts/minimums-only.ts";
import { owedAfter } from "#domain/debts/payoff.ts";
import { type Owed, paymentDay } from "#domain/debts/payoff-plan.ts";
import { whyDebtFree, whyFirstWin, whyInterest, whySaved } from "#domain/debts/why-payoff.ts";
import { debtAsTyped } from "#domain/intake/account-and-debt.ts";
import type { ReadOptions } from "#domain/intake/answers.ts";
import { formatMoney, type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { axisMoney } from "#web/household/words/chart-labels.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import type { HandoffRow } from "#web/platform/intake-handoff.ts";
import type { ChartSeries } from "#web/ui/charts/data.ts";
import { LineChart } from "#web/ui/charts/line-chart.tsx";
import { Money } from "#web/ui/money.tsx";
import { Table } from "#web/ui/table.tsx";
import { ChartFile, HandOff, Reasons, TooLarge } from "../frame/answer.tsx";
import type { Tool } from "../frame/use-tool.ts";
import { debtsIn, type specs } from "./debt-fields.ts";

export function DebtResult({ tool }: { tool: Tool<typeof specs> }) {
  const { values, asked } = tool;
  const typed = useMemo(() => values && planOf(values, asked), [values, asked]);
  // Computing a hundred years of six debts takes a moment; deferred, so that typing stays responsive.
  const plan = useDeferredValue(typed);
  const compared = useMemo(() => (plan && plan.debts.length > 0 ? compareOrders(plan) : null), [plan]);
  return (
    <>
      {!compared && <p className="lede">Say what you owe, and both ways are set side by side here.</p>}
      {compared && !compared.ok && <TooLarge />}
      {plan && compared?.ok && <OrdersAnswer plan={plan} comparison={compared.value} format={asked.format} />}
      <HandOff tool={tool} rows={rowsOf(plan?.debts ?? [], asked)} add="Add these debts" />
    </>
  );
}

const planOf = (values: Readonly<Record<string, unknown>>, { today }: ReadOptions) => ({
  debts: debtsIn(values),
  rhythm: "monthly" as const,
  start: today,
  extra: (values.extra as Minor | undefined) ?? minor(0),
});

const rowsOf = (debts: readonly Owed[], { format }: ReadOptions): HandoffRow[] =>
  debts.map((debt) => ({
    part: "debts",
    answers: debtAsTyped({ ...debt, kind: "other" }, format),
  }));

interface OrdersAnswerProps {
  plan: OrdersPlan;
  comparison: OrderComparison;
  format: MoneyFormat;
}

/** Both orders side by side, the price of the choice in a sentence, and the balance month by month. */
export function OrdersAnswer({ plan, comparison, format }: OrdersAnswerProps) {
  const never = neverWords(comparison, plan.debts, format);
  return (
    <>
      <p className="lede tool-said" role="status">
        {never ?? choiceWords(comparison, format)}
      </p>
      <Table
        caption="Two orders"
        captionHidden
        columns={[
          { key: "what", label: "What" },
          ...comparison.orders.map(({ name }) => ({ key: name, label: orderNames[name], align: "end" as const })),
        ]}
        rows={orderRows(plan, comparison, format)}
      />
      {never === null && <OrdersChart comparison={comparison} format={format} />}
    </>
  );
}

function orderRows(plan: OrdersPlan, { orders }: OrderComparison, format: MoneyFormat) {
  const row = (id: string, what: string, cell: (order: ComparedOrder) => React.ReactNode) => ({
    id,
    cells: { what, ...Object.fromEntries(orders.map((order) => [order.name, cell(order)])) } as Record<
      string,
      React.ReactNode
    >,
  });
  return [
    row("free", "Debt-free", (order) => <DebtFree plan={plan} order={order} format={format} />),
    row("interest", "Interest, all of it", (order) => <Interest plan={plan} order={order} format={format} />),
    row("win", "First one gone", (order) => <FirstWin plan={plan} order={order} format={format} />),
    row("spared", "Spared against minimums alone", (order) => <Spared plan={plan} order={order} format={format} />),
  ];
}

interface CellProps {
  plan: OrdersPlan;
  order: ComparedOrder;
  format: MoneyFormat;
}

const planBy = (plan: OrdersPlan, { name }: ComparedOrder) => ({ ...plan, order: name as "avalanche" | "snowball" });

function DebtFree({ plan, order, format }: CellProps) {
  const { ending } = order.payoff;
  const text = ending.kind === "debt-free" ? monthWords(ending.on) : "never";
  const told = { text, why: whyDebtFree(planBy(plan, order), order.payoff) };
  return (
    <>
      {text} <Reasons label={`Debt-free, ${orderNames[order.name]}`} told={told} format={format} />
    </>
  );
}

function Interest({ plan, order, format }: CellProps) {
  const { ending } = order.payoff;
  if (ending.kind === "never-ends") return "without end";
  const told = { amount: ending.interest, why: whyInterest(planBy(plan, order)) };
  return (
    <>
      {formatMoney(told.amount, format)}{" "}
      <Reasons label={`Interest, ${orderNames[order.name]}`} told={told} format={format} />
    </>
  );
}

function FirstWin({ plan, order, format }: CellProps) {
  const { firstWin } = order.payoff;
  if (!firstWin) return "–";
  const text = `${firstWin.label}, ${monthWords(firstWin.on)}`;
  const told = { text, why: whyFirstWin(planBy(plan, order), firstWin) };
  return (
    <>
      {text} <Reasons label={`First one gone, ${orderNames[order.name]}`} told={told} format={format} />
    </>
  );
}

function Spared({ plan, order: { name, saved, payoff }, format }: CellProps) {
  if (saved.kind !== "saved") return "–";
  const minimums = minimumsOnly(plan);
  if (!minimums.ok) return "–";
  const told = { amount: saved.interest, why: whySaved(minimums.value, payoff) };
  return (
    <>
      <Money amount={told.amount} format={format} />{" "}
      <Reasons label={`Spared, ${orderNames[name]}`} told={told} format={format} />
    </>
  );
}

/** The remaining debt by month, in each order. */
export function OrdersChart({ comparison, format }: { comparison: OrderComparison; format: MoneyFormat }) {
  const write = (amount: number) => formatMoney(amount as Minor, format);
  const series = comparison.orders.map(lineOf);
  return (
    <LineChart
      label="What is still owed"
      summary={comparison.orders.map(endWords).join(" ")}
      series={series}
      format={write}
      formatTick={axisMoney(format)}
      formatX={(day) => monthWords(day as Day)}
      formatXTick={(day) => monthWords(day as Day).replace(/^(\S{3})\S*\s/, "$1\n")}
      tools={<ChartFile slug="debt-payoff" about="still-owed" rows="Date" series={series} currency={format.currency} />}
    />
  );
}

function endWords({ name, payoff: { ending } }: ComparedOrder): string {
  return ending.kind === "debt-free" ? `${orderNames[name]}: nothing owed from ${monthWords(ending.on)}.` : "";
}

function lineOf({ name, payoff }: ComparedOrder): ChartSeries {
  const periods = payoff.ending.kind === "debt-free" ? payoff.ending.periods : 0;
  const dayOf = (period: number) => (period === 0 ? payoff.start : paymentDay(payoff.start, period, payoff.rhythm));
  const points = Array.from({ length: periods + 1 }, (_, period) => ({
    x: dayOf(period),
    y: owedAfter(payoff, period),
  }));
  return { id: name, label: orderNames[name], points, dashedFrom: payoff.start };
}

export const orderNames: Readonly<Record<OrderName, string>> = {
  avalanche: "Highest rate first",
  snowball: "Smallest balance first",
  own: "Your own order",
};

/** The price of the choice in one sentence. */
export function choiceWords({ orders, cheapest }: OrderComparison, format: MoneyFormat): string {
  const dearer = orders.find(({ price }) => price && price.interest > 0);
  if (!cheapest || !dearer?.price) return "Both ways cost the same here. Take the one that you will keep up.";
  const { interest, periods } = dearer.price;
  const longer = periods > 0 ? ` and takes ${periods} ${periods === 1 ? "month" : "months"} longer` : "";
  return `${orderNames[dearer.name]} costs ${formatMoney(interest, format)} more in interest${longer}. ${firstWins(orders)}`;
}

function firstWins(orders: OrderComparison["orders"]): string {
  const [avalanche, snowball] = ["avalanche", "snowball"].map(
    (name) => orders.find((order) => order.name === name)?.payoff.firstWin?.period ?? 0,
  );
  const sooner = avalanche! - snowball!;
  return sooner > 0 ? `In return the first debt is gone ${sooner} ${sooner === 1 ? "month" : "months"} sooner.` : "";
}

/** Names each debt that never ends, with the payment that would end it; null if all end. */
export function neverWords({ orders }: OrderComparison, debts: readonly Owed[], format: MoneyFormat): string | null {
  const stuck = orders[0]?.payoff.debts.filter(({ end }) => end.kind === "never-ends") ?? [];
  const all = stuck.flatMap(({ id, end }) => {
    const label = debts.find((debt) => debt.id === id)?.label ?? "A debt";
    return end.kind === "never-ends"
      ? [
          `${label} never ends at this pace: ${formatMoney(end.endingPayment, format)} a month would end it within 30 years.`,
        ]
      : [];
  });
  return all.length > 0 ? all.join(" ") : null;
}
