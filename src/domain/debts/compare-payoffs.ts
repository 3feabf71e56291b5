import type { Explanation } from "../explain.ts";
import { type Minor, subtract } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { minimumsOnly } from "./minimums-only.ts";
import { type Payoff, payOff } from "./payoff.ts";
import type { PayoffOrder, PayoffPlan, PayoffProblem } from "./payoff-plan.ts";
import { whySaved } from "./why-payoff.ts";

export type OrderName = "avalanche" | "snowball" | "own";

/** A custom order is compared too, if the household has one. */
export type OrdersPlan = Omit<PayoffPlan, "order"> & { own?: readonly string[] };

export interface ComparedOrder {
  name: OrderName;
  payoff: Payoff;
  saved: Saved;
  /** Compared with the cheapest order; null when the order never ends. */
  price: OrderPrice | null;
}

export interface OrderComparison {
  orders: readonly ComparedOrder[];
  /** Not always avalanche, because another order may win by rounding. Null when no order ends. */
  cheapest: OrderName | null;
}

/** How much more one order costs than another, in interest and periods. Below zero it costs less. */
interface OrderPrice {
  interest: Minor;
  periods: number;
}

export function compareOrders(plan: OrdersPlan): Result<OrderComparison, PayoffProblem> {
  const minimums = minimumsOnly(plan);
  if (!minimums.ok) return minimums;
  const runs: Pick<ComparedOrder, "name" | "payoff">[] = [];
  for (const [name, order] of ordersOf(plan)) {
    const payoff = payOff({ ...plan, order });
    if (!payoff.ok) return payoff;
    runs.push({ name, payoff: payoff.value });
  }
  const cheapest = cheapestOf(runs);
  const orders = runs.map((run) => ({
    ...run,
    saved: savedBetween(run.payoff, minimums.value),
    price: cheapest && priceOrNull(run.payoff, cheapest.payoff),
  }));
  return ok({ orders, cheapest: cheapest?.name ?? null });
}

function ordersOf({ own }: OrdersPlan): [OrderName, PayoffOrder][] {
  const orders: [OrderName, PayoffOrder][] = [
    ["avalanche", "avalanche"],
    ["snowball", "snowball"],
  ];
  return own ? [...orders, ["own", { own }]] : orders;
}

/** Least interest, then fewest periods; ties go to avalanche, then snowball. */
function cheapestOf<Run extends { payoff: Payoff }>(runs: readonly Run[]): Run | null {
  const ending = runs.flatMap((run) => (run.payoff.ending.kind === "debt-free" ? { run, ...run.payoff.ending } : []));
  return ending.toSorted((a, b) => a.interest - b.interest || a.periods - b.periods)[0]?.run ?? null;
}

/** What it costs to choose one payoff over another. */
export function priceOfChoosing(chosen: Payoff, other: Payoff): Result<OrderPrice, "never-ends"> {
  if (chosen.ending.kind === "never-ends" || other.ending.kind === "never-ends") return err("never-ends");
  const interest = subtract(chosen.ending.interest, other.ending.interest);
  return ok({ interest, periods: chosen.ending.periods - other.ending.periods });
}

function priceOrNull(chosen: Payoff, cheapest: Payoff): OrderPrice | null {
  const price = priceOfChoosing(chosen, cheapest);
  return price.ok ? price.value : null;
}

/** If one side never ends there is no difference, and the screen says so instead. */
type Saved =
  | { kind: "saved"; interest: Minor; periods: number }
  | { kind: "minimums-never-end"; ids: readonly string[] }
  | { kind: "plan-never-ends"; ids: readonly string[] };

/** How much interest and how many periods a plan saves compared with minimums only. */
export function savedAgainstMinimums(plan: PayoffPlan): Result<Saved, PayoffProblem> {
  const payoff = payOff(plan);
  if (!payoff.ok) return payoff;
  const minimums = minimumsOnly(plan);
  return minimums.ok ? ok(savedBetween(payoff.value, minimums.value)) : minimums;
}

function savedBetween({ ending: planned }: Payoff, { ending: atMinimum }: Payoff): Saved {
  if (planned.kind === "never-ends") return { kind: "plan-never-ends", ids: planned.ids };
  if (atMinimum.kind === "never-ends") return { kind: "minimums-never-end", ids: atMinimum.ids };
  const interest = subtract(atMinimum.interest, planned.interest);
  return { kind: "saved", interest, periods: atMinimum.periods - planned.periods };
}

/** The current plan compared with a trial plan. */
export interface PlanComparison {
  asIs: Payoff;
  tried: Payoff;
  /** Below zero it costs more. Null when either never ends. */
  interestSaved: Minor | null;
  /** In months, counting started ones; below zero it ends later. */
  monthsSooner: number | null;
  why: Explanation;
}

export function comparePlans(asIs: PayoffPlan, tried: PayoffPlan): Result<PlanComparison, PayoffProblem> {
  const [now, then] = [payOff(asIs), payOff(tried)];
  if (!now.ok) return now;
  if (!then.ok) return then;
  return ok({
    asIs: now.value,
    tried: then.value,
    ...difference(now.value, then.value),
    why: why(now.value, then.value),
  });
}

function difference({ ending: now }: Payoff, { ending: then }: Payoff) {
  if (now.kind === "never-ends" || then.kind === "never-ends") return { interestSaved: null, monthsSooner: null };
  return { interestSaved: subtract(now.interest, then.interest), monthsSooner: now.months - then.months };
}

const why = (now: Payoff, then: Payoff): Explanation => ({
  formula: "Interest as it is − interest as it is tried",
  inputs: whySaved(now, then).inputs.map((input, index) => ({ ...input, label: index === 0 ? "As it is" : "Tried" })),
});

/** Adds a lump sum to the next payment, for the named debt or down the order. */
export const withLumpSum = (plan: PayoffPlan, amount: Minor, debtId?: string): PayoffPlan => ({
  ...plan,
  oneOffs: [...(plan.oneOffs ?? []), { period: 1, amount, ...(debtId !== undefined && { debtId }) }],
});
