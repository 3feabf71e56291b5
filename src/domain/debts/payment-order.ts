import type { Owed, PayoffOrder } from "./payoff-plan.ts";

/**
 * The debts in the order in which extra money reaches them, fixed at the start. It does not depend on how they were
 * listed: ties in balance go to the higher APR, ties in APR to the smaller balance, and full ties to the id.
 */
export function inPaymentOrder(debts: readonly Owed[], order: PayoffOrder): Owed[] {
  if (order === "snowball") return debts.toSorted((a, b) => bySmallest(a, b) || byDearest(a, b) || byId(a, b));
  if (order === "avalanche") return debts.toSorted(asAvalanche);
  return debts.toSorted((a, b) => placeOf(a, order.own) - placeOf(b, order.own) || asAvalanche(a, b));
}

const asAvalanche = (a: Owed, b: Owed): number => byDearest(a, b) || bySmallest(a, b) || byId(a, b);

const bySmallest = (a: Owed, b: Owed): number => a.balance - b.balance;

const byDearest = (a: Owed, b: Owed): number => b.apr - a.apr;

// Compared by code units, so that every device and locale agrees.
const byId = (a: Owed, b: Owed): number => (a.id < b.id ? -1 : 1);

/** Debts that someone's own order leaves out come after those it names. */
const placeOf = ({ id }: Owed, own: readonly string[]): number => (own.includes(id) ? own.indexOf(id) : own.length);
