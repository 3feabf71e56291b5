import { type Minor, subtract } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { minimumsOnly, type Saved, savedBetween } from "./minimums-only.ts";
import { payOff } from "./payoff.ts";
import type { PayoffOrder, PayoffPlan, PayoffProblem } from "./payoff-plan.ts";
import type { Payoff } from "./payoff-report.ts";

export type OrderName = "avalanche" | "snowball" | "own";

/** Own order is compared too where a household has one. */
export type OrdersPlan = Omit<PayoffPlan, "order"> & { own?: readonly string[] };

export interface ComparedOrder {
  name: OrderName;
  payoff: Payoff;
  saved: Saved;
  /** Against the cheapest order; nothing where the order never ends. */
  price: OrderPrice | null;
}

export interface OrderComparison {
  orders: readonly ComparedOrder[];
  /** Not always avalanche: once cents round, another order may win. Nothing where no order ends. */
  cheapest: OrderName | null;
}

/** What one order costs more than another, in interest and in periods. Below zero it costs less. */
export interface OrderPrice {
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
    price: cheapest && priceOrNothing(run.payoff, cheapest.payoff),
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

/** Least interest, then fewest periods; of equals avalanche, then snowball. */
function cheapestOf<Run extends { payoff: Payoff }>(runs: readonly Run[]): Run | null {
  const ending = runs.flatMap((run) => (run.payoff.ending.kind === "debt-free" ? { run, ...run.payoff.ending } : []));
  return ending.toSorted((a, b) => a.interest - b.interest || a.periods - b.periods)[0]?.run ?? null;
}

/** The price of choosing one payoff over another. */
export function priceOfChoosing(chosen: Payoff, other: Payoff): Result<OrderPrice, "never-ends"> {
  if (chosen.ending.kind === "never-ends" || other.ending.kind === "never-ends") return err("never-ends");
  const interest = subtract(chosen.ending.interest, other.ending.interest);
  return ok({ interest, periods: chosen.ending.periods - other.ending.periods });
}

function priceOrNothing(chosen: Payoff, cheapest: Payoff): OrderPrice | null {
  const price = priceOfChoosing(chosen, cheapest);
  return price.ok ? price.value : null;
}
