import type { Explanation } from "../explain.ts";
import type { Debt } from "../household/household.ts";
import { type Minor, subtract, sum } from "../money/money.ts";
import type { HoldingOn } from "./holdings-on.ts";

/** What is one's own of a home or a car: its value less what is still owed for it. Below zero: more is owed than it is worth. */
export interface Equity {
  value: Minor;
  debts: readonly { id: string; label: string; amount: Minor }[];
  amount: Minor;
  why: Explanation;
}

/** By account, for those with a debt that was taken for them. What has no balance yet is in no equity. */
export function equityOf(
  debts: readonly Pick<Debt, "id" | "accountId">[],
  holdings: readonly HoldingOn[],
): ReadonlyMap<string, Equity> {
  const taken = new Map(debts.flatMap(({ id, accountId }) => (accountId === undefined ? [] : [[id, accountId]])));
  const found = new Map<string, Equity>();
  for (const { kind, id, label, standing } of holdings) {
    if (kind !== "account" || !standing) continue;
    const owed = holdings.filter((one) => one.kind === "debt" && one.standing !== null && taken.get(one.id) === id);
    if (owed.length > 0) found.set(id, equity(label, standing.amount, owed));
  }
  return found;
}

function equity(label: string, value: Minor, owed: readonly HoldingOn[]): Equity {
  const debts = owed.map((debt) => ({ id: debt.id, label: debt.label, amount: debt.standing!.amount }));
  return {
    ...{ value, debts, amount: subtract(value, sum(debts.map(({ amount }) => amount))) },
    why: {
      formula: "What it is worth − what is still owed for it. Both count in net worth as they are",
      inputs: [{ label, amount: value }, ...debts.map((debt) => ({ label: debt.label, amount: debt.amount }))],
    },
  };
}
