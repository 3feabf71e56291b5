import { useDeferredValue, useMemo } from "react";
import { compareOrders } from "#domain/debts/compare-payoffs.ts";
import type { Owed } from "#domain/debts/payoff-plan.ts";
import { debtAsTyped } from "#domain/intake/account-and-debt.ts";
import type { ReadOptions } from "#domain/intake/answers.ts";
import { type Minor, minor } from "#domain/money/money.ts";
import type { HandoffRow } from "#web/platform/intake-handoff.ts";
import { Carry } from "../frame/carry.tsx";
import { TooLarge } from "../frame/too-large.tsx";
import type { Tool } from "../frame/use-tool.ts";
import { debtsIn, type specs } from "./debt-fields.ts";
import { OrdersAnswer } from "./orders-answer.tsx";

export function DebtResult({ tool }: { tool: Tool<typeof specs> }) {
  const { values, asked } = tool;
  const typed = useMemo(() => values && planOf(values, asked), [values, asked]);
  // A hundred years of six debts take a moment: the fields do not wait for it.
  const plan = useDeferredValue(typed);
  const compared = useMemo(() => (plan && plan.debts.length > 0 ? compareOrders(plan) : null), [plan]);
  return (
    <>
      {!compared && <p className="lede">Say what you owe, and both ways are set side by side here.</p>}
      {compared && !compared.ok && <TooLarge />}
      {plan && compared?.ok && <OrdersAnswer plan={plan} comparison={compared.value} format={asked.format} />}
      <Carry tool={tool} rows={rowsOf(plan?.debts ?? [], asked)} add="Add these debts" />
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
    answers: debtAsTyped({ ...debt, kind: "other", listedAsBill: false }, format),
  }));
