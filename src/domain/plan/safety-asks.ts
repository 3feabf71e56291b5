import { inPaymentOrder } from "../debts/payoff.ts";
import { choicesOf, freedPayments } from "../debts/payoff-plan.ts";
import type { Explanation, Figure } from "../explain.ts";
import type { Debt, Household } from "../household/household.ts";
import type { SaveTarget } from "../household/records.ts";
import { add, type Currency, exponentOf, type Minor, minor, subtract } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { perWeek } from "../time/cadence.ts";

/** The amount that one target of the waterfall requests this week. */
export interface Ask {
  target: SaveTarget;
  label: string;
  /** Until the target is full. */
  remaining: Minor;
  /** At most `remaining`; less for goals that have time. */
  thisWeek: Minor;
  why: Explanation;
}

/** How much is missing to reach an amount, never below zero. */
export const missingAmount = (target: Minor, saved: Minor): Minor => minor(Math.max(0, target - saved));

/** Explains the floor only where it applies: more is saved than the target. */
export const floorNote = (target: Minor, saved: Minor): string => (saved > target ? "; never below zero" : "");

const starterBufferUnits = 1_000;
export const emergencyMonths = 3;
/** A debt above this APR most likely costs more than savings earn. */
export const highApr = 8_000 as Rate;

export const isHighApr = ({ apr }: Debt): boolean => apr > highApr;

/** One month of needs, at most 1 000 units of the currency. */
export const bufferTarget = (needs: Minor, currency: Currency): Minor =>
  minor(Math.min(needs, starterBufferUnits * 10 ** exponentOf(currency)));

export const emergencyTarget = (needs: Minor): Minor => minor(needs * emergencyMonths);

export function bufferAsk(needs: Figure, setAside: Minor, currency: Currency): Ask {
  const target = bufferTarget(needs.amount, currency);
  const remaining = missingAmount(target, setAside);
  const inputs = [
    { label: "One month of needs", amount: needs.amount },
    { label: "At most", amount: minor(starterBufferUnits * 10 ** exponentOf(currency)) },
    { label: "Set aside now", amount: setAside },
  ];
  const formula = `one month of needs, up to a limit − what is set aside${floorNote(target, setAside)}`;
  return {
    target: { kind: "buffer" },
    label: "Starter buffer",
    remaining,
    thisWeek: remaining,
    why: { formula, inputs },
  };
}

/** In the order the household chose, or the highest APR first; debts with equal APR keep the household’s order. */
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

/** The buffer is the first part of the fund, so what the buffer lacks is not requested again here. */
export function emergencyAsk(needs: Figure, setAside: Minor, currency: Currency): Ask {
  const saved = minor(Math.max(setAside, bufferTarget(needs.amount, currency)));
  const target = emergencyTarget(needs.amount);
  const remaining = missingAmount(target, saved);
  const inputs = [
    { label: "One month of needs", amount: needs.amount },
    { label: "Months", count: emergencyMonths },
    { label: "Set aside now, or the starter buffer if that is more", amount: saved },
  ];
  const formula = `months of needs − what is set aside or comes with the starter buffer${floorNote(target, saved)}`;
  return {
    target: { kind: "emergency" },
    label: "Emergency fund",
    remaining,
    thisWeek: remaining,
    why: { formula, inputs },
  };
}

/** Spreads the chosen extra and the freed payments in the chosen order over the debts that have no step of their own. */
export function extraAsks(household: Paying): Ask[] {
  let left = weeklyExtra(household);
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

type Paying = Pick<Household, "debts" | "payoff">;

/** Debts in the order that the household chose, or as listed. */
function inChosenOrder({ debts, payoff }: Paying): readonly Debt[] {
  if (!payoff) return debts;
  const byId = new Map(debts.map((debt) => [debt.id, debt]));
  return inPaymentOrder(debts, choicesOf(payoff, debts).order).map(({ id }) => byId.get(id)!);
}

/** The weekly amount that the household chose to pay beyond the minimums, plus the payments that paid-off debts free. */
function weeklyExtra({ debts, payoff }: Paying): Minor {
  if (!payoff) return minor(0);
  const { rhythm, extra, keepsFreed = false } = payoff;
  const each = keepsFreed ? extra : add(extra, freedPayments(debts, rhythm));
  return rhythm === "weekly" ? each : perWeek(each, "monthly");
}
