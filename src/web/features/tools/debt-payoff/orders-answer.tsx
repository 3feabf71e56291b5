import {
  type ComparedOrder,
  minimumsOnly,
  type OrderComparison,
  type OrdersPlan,
} from "#domain/debts/compare-payoffs.ts";
import { whyDebtFree, whyFirstWin, whyInterest, whySaved } from "#domain/debts/why-payoff.ts";
import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { Money } from "#web/ui/money.tsx";
import { Table } from "#web/ui/table.tsx";
import { Reasons } from "../frame/answer.tsx";
import { choiceWords, neverWords, orderNames } from "./order-words.ts";
import { OrdersChart } from "./orders-chart.tsx";

interface OrdersAnswerProps {
  plan: OrdersPlan;
  comparison: OrderComparison;
  format: MoneyFormat;
}

/** Both orders side by side, the price of the choice in a sentence, and what is owed month by month. */
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
    row("free", "Debt-free", (order) => <DebtFree {...{ plan, order, format }} />),
    row("interest", "Interest, all of it", (order) => <Interest {...{ plan, order, format }} />),
    row("win", "First one gone", (order) => <FirstWin {...{ plan, order, format }} />),
    row("spared", "Spared against minimums alone", (order) => <Spared {...{ plan, order, format }} />),
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
