import { interestOf, minimumFor } from "../debts/payoff-plan.ts";
import { nextDueOf } from "../goals/sinking-fund.ts";
import type { Bill, Debt, Goal, Household } from "../household/household.ts";
import type { SaveTarget } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import { addDays, type Day } from "../time/day.ts";
import { dueOfFund, fundedBills, withFundTargets } from "./bill-funds.ts";
import { monthlyNeeds } from "./flows.ts";
import { isEmergencyGoal } from "./set-aside.ts";
import { pour, type WaterfallStep } from "./waterfall.ts";
import { checkAmounts, weeklyBudget, withDebtBalances } from "./weekly-budget.ts";

/** What the household can save and needs, as long as the same debts are open. */
interface WeeklyCapacity {
  openDebts: number;
  canSave: Minor;
  monthlyNeeds: Minor;
}

export interface WeekAhead {
  outlook: Outlook;
  capacity: WeeklyCapacity;
}

/** One week’s plan, reused for the following weeks until something is full. */
interface Poured {
  steps: readonly WaterfallStep[];
  /** What each step still takes. */
  left: number[];
  /** What each goal gets from all of its steps, since its own part and a sweep may fill it together. */
  toGoals: readonly { goal: Goal; amount: number }[];
  weeks: number;
}

/** Dated goals that share too little money are recalculated this often, because their dates come nearer. */
const weeksWithMovingShares = 4;

/**
 * Simulates the plan week by week, starting with the current state. Ends when a week can no longer be calculated.
 * `weekly` overrides the amount set aside per week; what a paid-off debt frees comes on top.
 */
export function* planAhead(household: Household, today: Day, setAside: Minor, weekly?: Minor): Generator<WeekAhead> {
  const outlook = outlookOf(household, setAside);
  const emergencyGoals = new Set(household.goals.flatMap(({ id, kind }) => (kind === "emergency" ? id : [])));
  const payDueBills = dueBills(household, today);
  let capacity = capacityOf(household, outlook);
  const less = capacity && weekly !== undefined ? capacity.canSave - weekly : 0;
  let poured: Poured | undefined;
  for (let week = 0; capacity; week++) {
    yield { outlook, capacity };
    const day = addDays(today, week * 7);
    if (!accrueWeek(household.debts, outlook)) return;
    if (!poured || !isStillValid(poured, outlook)) {
      poured = pourWeek(household, day, outlook, minor(Math.max(0, capacity.canSave - less)));
    }
    if (!poured) return;
    applyWeek(poured, emergencyGoals, outlook);
    if (payDueBills(addDays(day, 6), outlook)) poured = undefined;
    if (openDebts(outlook) !== capacity.openDebts) [capacity, poured] = [capacityOf(household, outlook), undefined];
  }
}

/** Pays bills that have funds as they fall due, up to a day. Returns whether any fell due. */
function dueBills(household: Household, today: Day): (until: Day, outlook: Outlook) => boolean {
  const goals = new Map(household.goals.map((goal) => [goal.id, goal]));
  const funds = [...fundedBills(household)].map(([id, bill]) => ({
    id,
    bill,
    due: dueOfFund(goals.get(id)!, bill, today),
  }));
  return (until, outlook) => {
    const due = funds.filter((fund) => fund.due !== null && fund.due <= until);
    for (const fund of due) {
      payBill(fund.id, fund.bill, outlook);
      fund.due = nextDueOf(fund.bill, addDays(fund.due!, 1));
    }
    return due.length > 0;
  };
}

/** A paid-off debt frees its minimum and no longer counts in the monthly needs. */
function capacityOf(household: Household, outlook: Outlook): WeeklyCapacity | undefined {
  const now = withDebtBalances(household, outlook.owed);
  const [budget, checked] = [weeklyBudget(now), checkAmounts(now)];
  if (!budget.ok || !checked.ok) return undefined;
  const needs = monthlyNeeds(checked.value).amount;
  return { openDebts: openDebts(outlook), canSave: budget.value.canSave.amount, monthlyNeeds: needs };
}

function pourWeek(household: Household, today: Day, outlook: Outlook, canSave: Minor): Poured | undefined {
  const { setAside, goals, owed } = outlook;
  const poured = pour(canSave, { household, today, setAside, goalSavings: goals, debtBalances: owed });
  if (!poured.ok) return undefined;
  const left = poured.value.map(({ remainingBefore }) => remainingBefore ?? Number.POSITIVE_INFINITY);
  const weeks = hasMovingShares(poured.value, withFundTargets(household, today), today)
    ? weeksWithMovingShares
    : Number.POSITIVE_INFINITY;
  return { steps: poured.value, left, weeks, toGoals: amountsToGoals(poured.value, withFundTargets(household, today)) };
}

/**
 * Whether shares change although nothing is full: dated goals get less than they request while their dates come nearer, or
 * a debt-free goal requests less as minimums are paid.
 */
function hasMovingShares(steps: readonly WaterfallStep[], { goals }: Household, today: Day): boolean {
  const paid = steps.filter(({ amount }) => amount > 0).map(({ target }) => goalOf(target, goals));
  const dates = paid.flatMap((goal) => goal?.by ?? []);
  const isShort = dates.length > 1 && paid.at(-1)?.by !== undefined;
  return (isShort && dates.some((by) => by > today)) || paid.some((goal) => goal?.kind === "debt-free");
}

const goalOf = (target: SaveTarget, goals: readonly Goal[]): Goal | undefined =>
  target.kind === "goal" ? goals.find(({ id }) => id === target.id) : undefined;

function amountsToGoals(steps: readonly WaterfallStep[], { goals }: Household): Poured["toGoals"] {
  const amountOf = (goal: Goal) =>
    steps.reduce((sum, { target, amount }) => (goalOf(target, [goal]) ? sum + amount : sum), 0);
  return goals.map((goal) => ({ goal, amount: amountOf(goal) })).filter(({ amount }) => amount > 0);
}

function isStillValid({ steps, left, weeks, toGoals }: Poured, { owed, goals }: Outlook): boolean {
  const takes = ({ target }: WaterfallStep, index: number) =>
    target.kind === "debt" ? owed.get(target.id)! : left[index]!;
  const fits = toGoals.every(({ goal, amount }) => amount <= goal.target - goals.get(goal.id)!);
  return weeks > 0 && fits && steps.every((step, index) => step.amount <= takes(step, index));
}

function applyWeek(poured: Poured, emergencyGoals: ReadonlySet<string>, outlook: Outlook): void {
  poured.weeks--;
  poured.steps.forEach((step, index) => {
    poured.left[index]! -= step.amount;
    applyStep(step, emergencyGoals, outlook);
  });
}

/** The projected money after some weeks of the plan. Mutated in place, because a run covers up to thirty years. */
export interface Outlook {
  setAside: Minor;
  goals: Map<string, Minor>;
  owed: Map<string, Minor>;
  /** Invested so far. */
  invested: Minor;
  /** Bills with funds that fell due so far, and how much of that their funds paid. */
  paidOut: Minor;
  fromFunds: Minor;
}

/** Above this, interest would soon exceed exact integers. No real household comes near. */
const largestBalance = 1e15;

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

/** One week of interest and minimums, including bills that pay a debt. False once a balance is too large to count. */
export function accrueWeek(debts: readonly Debt[], { owed }: Outlook): boolean {
  for (const { id, apr, minimum } of debts) {
    const balance = owed.get(id)!;
    if (balance > largestBalance) return false;
    if (balance <= 0) continue;
    const grown = balance + interestOf(balance, apr, "weekly");
    owed.set(id, minor(Math.max(0, grown - minimumFor(minimum, "weekly"))));
  }
  return true;
}

/** Money for an emergency goal counts as emergency money too. */
export function applyStep(
  { target, amount }: WaterfallStep,
  emergencyGoals: ReadonlySet<string>,
  money: Outlook,
): void {
  if (target.kind === "debt") addTo(money.owed, target.id, -amount);
  if (target.kind === "investing") money.invested = minor(money.invested + amount);
  if (target.kind === "goal") addTo(money.goals, target.id, amount);
  const isForSafety = target.kind === "goal" && emergencyGoals.has(target.id);
  if (isForSafety || target.kind === "buffer" || target.kind === "emergency") {
    money.setAside = minor(money.setAside + amount);
  }
}

/** A due bill takes its amount out of its fund, or as much as is there; it is paid in full either way. */
function payBill(goalId: string, bill: Bill, money: Outlook): void {
  const amount = Math.max(0, Math.min(bill.amount, money.goals.get(goalId) ?? 0));
  addTo(money.goals, goalId, -amount);
  money.fromFunds = minor(money.fromFunds + amount);
  money.paidOut = minor(money.paidOut + bill.amount);
}

/** All emergency money counts for an emergency goal. A debt-free goal is also met once no more is owed than it holds. */
export function projectedSavings(goal: Goal, { goals, setAside, owed }: Outlook): Minor {
  const own = goals.get(goal.id)!;
  if (isEmergencyGoal(goal)) return minor(Math.max(own, setAside));
  if (goal.kind !== "debt-free" || owed.size === 0) return own;
  const allOwed = [...owed.values()].reduce((total, balance) => total + Math.max(0, balance), 0);
  return allOwed <= own ? goal.target : own;
}

const addTo = (map: Map<string, Minor>, id: string, amount: number): void => {
  map.set(id, minor((map.get(id) ?? 0) + amount));
};
