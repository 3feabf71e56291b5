import type { Debt } from "../household/household.ts";
import { type Minor, minor, subtract } from "../money/money.ts";
import type { Ask } from "./ask.ts";
import { extraAWeek, inChosenOrder, type Paying } from "./chosen-order.ts";
import { isHighApr } from "./safety-asks.ts";

/** The chosen extra and what was freed, down the chosen order, for debts without a step of their own. */
export function extraAsks(household: Paying): Ask[] {
  let left = extraAWeek(household);
  return inChosenOrder(household)
    .filter((debt) => !isHighApr(debt) && debt.balance > 0)
    .flatMap((debt) => {
      const thisWeek = minor(Math.min(left, debt.balance));
      const ask = extraAsk(debt, thisWeek, left);
      left = subtract(left, thisWeek);
      return thisWeek > 0 ? ask : [];
    });
}

const extraAsk = ({ id, label, balance }: Debt, thisWeek: Minor, left: Minor): Ask => ({
  target: { kind: "debt", id },
  label,
  remaining: balance,
  thisWeek,
  why: {
    formula:
      "the extra you chose for debts and the payments of those that are gone, in your order, at most the balance",
    inputs: [
      { label: "Extra a week, as far as it is left", amount: left },
      { label: "Balance", amount: balance },
    ],
  },
});
