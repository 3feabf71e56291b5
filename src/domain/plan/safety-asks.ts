import type { Figure } from "../explain.ts";
import type { Debt } from "../household/household.ts";
import { type Currency, exponentOf, type Minor, minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { type Ask, floorInWords, missingOf } from "./ask.ts";
import { inChosenOrder, type Paying } from "./chosen-order.ts";

export const starterBufferUnits = 1_000;
export const emergencyMonths = 3;
/** Above this a debt most likely costs more than savings earn. */
export const highApr = 8_000 as Rate;

export const isHighApr = ({ apr }: Debt): boolean => apr > highApr;

/** One month of needs, at most 1 000 units of the currency. */
export const bufferTarget = (needs: Minor, currency: Currency): Minor =>
  minor(Math.min(needs, starterBufferUnits * 10 ** exponentOf(currency)));

export const emergencyTarget = (needs: Minor): Minor => minor(needs * emergencyMonths);

export function bufferAsk(needs: Figure, setAside: Minor, currency: Currency): Ask {
  const target = bufferTarget(needs.amount, currency);
  const remaining = missingOf(target, setAside);
  const inputs = [
    { label: "One month of needs", amount: needs.amount },
    { label: "At most", amount: minor(starterBufferUnits * 10 ** exponentOf(currency)) },
    { label: "Set aside now", amount: setAside },
  ];
  const formula = `one month of needs, up to a limit − what is set aside${floorInWords(target, setAside)}`;
  return {
    target: { kind: "buffer" },
    label: "Starter buffer",
    remaining,
    thisWeek: remaining,
    why: { formula, inputs },
  };
}

/** In the order the household chose, or the dearest first; the same APR keeps the household’s order. */
export function debtAsks(household: Paying): Ask[] {
  const high = inChosenOrder(household).filter(isHighApr);
  return (household.payoff ? high : high.sort((a, b) => b.apr - a.apr)).map(debtAsk);
}

function debtAsk({ id, label, balance, apr }: Debt): Ask {
  const remaining = minor(Math.max(0, balance));
  const inputs = [
    { label: "Balance", amount: remaining },
    { label: "APR", rate: apr },
    { label: "Paid off early above", rate: highApr },
  ];
  const why = { formula: "the balance of a debt whose APR is above the line, the highest APR first", inputs };
  return { target: { kind: "debt", id }, label, remaining, thisWeek: remaining, why };
}

/** The buffer is the fund’s first part: what it lacks is asked for there, and not again here. */
export function emergencyAsk(needs: Figure, setAside: Minor, currency: Currency): Ask {
  const there = minor(Math.max(setAside, bufferTarget(needs.amount, currency)));
  const target = emergencyTarget(needs.amount);
  const remaining = missingOf(target, there);
  const inputs = [
    { label: "One month of needs", amount: needs.amount },
    { label: "Months", count: emergencyMonths },
    { label: "Set aside now, or the starter buffer if that is more", amount: there },
  ];
  const formula = `months of needs − what is set aside or comes with the starter buffer${floorInWords(target, there)}`;
  return {
    target: { kind: "emergency" },
    label: "Emergency fund",
    remaining,
    thisWeek: remaining,
    why: { formula, inputs },
  };
}
