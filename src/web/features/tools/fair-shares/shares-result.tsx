import { useMemo } from "react";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { fairShares } from "#domain/plan/fair-shares.ts";
import type { HandoffRow } from "#web/platform/intake-handoff.ts";
import { Carry } from "../frame/carry.tsx";
import type { Tool } from "../frame/use-tool.ts";
import { SharesAnswer } from "./shares-answer.tsx";
import { SharesChart } from "./shares-chart.tsx";
import type { specs } from "./shares-fields.ts";
import { methods, type Split } from "./split.ts";

export function SharesResult({ tool }: { tool: Tool<typeof specs> }) {
  const { values, asked } = tool;
  const splits = useMemo(
    () => values && methods.map((method): Split => ({ method, shares: split(method, values) })),
    [values],
  );
  const names = namesOf(tool);
  return (
    <>
      {splits ? (
        <>
          <SharesAnswer splits={splits} names={names} format={asked.format} />
          <SharesChart splits={splits} names={names} format={asked.format} />
        </>
      ) : (
        <p className="lede">Two incomes and what you share, and three ways to split it stand here.</p>
      )}
      <Carry tool={tool} rows={rowsOf(tool, names)} add="Take both to your household" />
    </>
  );
}

type Read = NonNullable<Tool<typeof specs>["values"]>;

const split = (method: Split["method"], { incomeA, incomeB, costs }: Read) =>
  fairShares(method, costs, [
    { id: "a", income: incomeA },
    { id: "b", income: incomeB },
  ]);

const namesOf = ({ values }: Tool<typeof specs>) => ({
  a: values?.nameA ?? "One of you",
  b: values?.nameB ?? "The other",
});

function rowsOf({ values, asked }: Tool<typeof specs>, names: { a: string; b: string }): HandoffRow[] {
  if (!values) return [];
  const typed = (amount: Read["costs"]) => amountAsTyped(amount, asked.format);
  const pay = (name: string, amount: Read["costs"]): HandoffRow => ({
    part: "incomes",
    answers: { label: `Pay, ${name}`, cadence: "monthly", amount: typed(amount) },
  });
  const people = [values.nameA, values.nameB].flatMap((name): HandoffRow[] =>
    name === undefined ? [] : [{ part: "people", answers: { name } }],
  );
  return [...people, pay(names.a, values.incomeA), pay(names.b, values.incomeB)];
}
