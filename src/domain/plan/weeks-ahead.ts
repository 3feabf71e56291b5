import { interestOf, minimumFor } from "../debts/rhythm.ts";
import type { Bill, Debt, Goal, Household } from "../household/household.ts";
import { type Minor, minor } from "../money/money.ts";
import { isEmergencyGoal } from "./set-aside.ts";
import type { WaterfallStep } from "./waterfall.ts";

/** Money as it would stand after some weeks of the plan. It moves in place: thirty years are walked in one go. */
export interface Outlook {
  setAside: Minor;
  goals: Map<string, Minor>;
  owed: Map<string, Minor>;
  /** Put to investing so far. */
  invested: Minor;
  /** Bills with funds that came due so far, and what their funds had for them. */
  paidOut: Minor;
  fromFunds: Minor;
}

/** Interest would soon leave the exact numbers; no household is near. */
const outgrown = 1e15;

export const outlookOf = ({ goals, debts }: Household, setAside: Minor): Outlook => ({
  setAside,
  goals: new Map(goals.map(({ id, alreadySaved }) => [id, alreadySaved])),
  owed: new Map(debts.map(({ id, balance }) => [id, balance])),
  invested: minor(0),
  paidOut: minor(0),
  fromFunds: minor(0),
});

export function openDebts({ owed }: Outlook): number {
  let open = 0;
  for (const balance of owed.values()) if (balance > 0) open++;
  return open;
}

/** One week of interest and minimums, bills included that pay a debt. False once a debt has outgrown all counting. */
export function passWeek(debts: readonly Debt[], { owed }: Outlook): boolean {
  for (const { id, apr, minimum } of debts) {
    const balance = owed.get(id)!;
    if (balance > outgrown) return false;
    if (balance <= 0) continue;
    const grown = balance + interestOf(balance, apr, "weekly");
    owed.set(id, minor(Math.max(0, grown - minimumFor(minimum, "weekly"))));
  }
  return true;
}

/** What goes into an emergency goal is emergency money too. */
export function payStep({ target, amount }: WaterfallStep, emergencyGoals: ReadonlySet<string>, money: Outlook): void {
  if (target.kind === "debt") addTo(money.owed, target.id, -amount);
  if (target.kind === "investing") money.invested = minor(money.invested + amount);
  if (target.kind === "goal") addTo(money.goals, target.id, amount);
  const isForSafety = target.kind === "goal" && emergencyGoals.has(target.id);
  if (isForSafety || target.kind === "buffer" || target.kind === "emergency") {
    money.setAside = minor(money.setAside + amount);
  }
}

/** A bill that came due takes its amount out of its fund, or what is there; it is paid in full either way. */
export function payBill(goalId: string, bill: Bill, money: Outlook): void {
  const amount = Math.max(0, Math.min(bill.amount, money.goals.get(goalId) ?? 0));
  addTo(money.goals, goalId, -amount);
  money.fromFunds = minor(money.fromFunds + amount);
  money.paidOut = minor(money.paidOut + bill.amount);
}

/** An emergency goal is met by all emergency money. A debt-free goal also once nothing is owed beyond what it holds. */
export function heldAhead(goal: Goal, { goals, setAside, owed }: Outlook): Minor {
  const own = goals.get(goal.id)!;
  if (isEmergencyGoal(goal)) return minor(Math.max(own, setAside));
  if (goal.kind !== "debt-free" || owed.size === 0) return own;
  const allOwed = [...owed.values()].reduce((total, balance) => total + Math.max(0, balance), 0);
  return allOwed <= own ? goal.target : own;
}

const addTo = (map: Map<string, Minor>, id: string, amount: number): void => {
  map.set(id, minor((map.get(id) ?? 0) + amount));
};
