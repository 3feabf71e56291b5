import type { Explanation, Figure } from "../explain.ts";
import type { Household, Person } from "../household/household.ts";
import { distinct, type Save, type SaveTarget } from "../household/records.ts";
import { allocate } from "../money/allocate.ts";
import { add, type Minor, minor, subtract, sum } from "../money/money.ts";
import { type FairShare, fairShares, type PersonIncome, type SharingMethod } from "../plan/fair-shares.ts";
import { addUp, incomeFlows, weeklyAmount } from "../plan/flows.ts";
import type { WaterfallStep } from "../plan/waterfall.ts";
import { checkAmounts } from "../plan/weekly-budget.ts";
import { addWeeks, type WeekId } from "../time/week.ts";
import { targetKey } from "./totals.ts";

/** The part of a save that goes to one target. */
export interface SaveShare {
  target: SaveTarget;
  amount: Minor;
}

interface SaveEntry extends SaveShare {
  personId: string;
}

/** The decision to save nothing, recorded as an entry of its own. */
export const nothingAside: readonly SaveShare[] = [{ target: { kind: "buffer" }, amount: minor(0) }];

/** Merges shares by target, in order, without zero amounts. */
export function sharesOf(parts: readonly SaveShare[]): SaveShare[] {
  const byTarget = new Map<string, SaveShare>();
  for (const { target, amount } of parts) {
    if (amount === 0) continue;
    const key = targetKey(target);
    byTarget.set(key, { target, amount: add(byTarget.get(key)?.amount ?? minor(0), amount) });
  }
  return [...byTarget.values()];
}

/** Splits every share equally between people, odd units to the first. Drops parts of zero. */
export function entriesBetween(shares: readonly SaveShare[], people: readonly string[]): SaveEntry[] {
  return shares.flatMap(({ target, amount }) =>
    partsOf(amount, people.length)
      .map((part, index) => ({ personId: people[index]!, target, amount: part }))
      .filter((entry) => entry.amount > 0 || amount === 0),
  );
}

function partsOf(amount: Minor, count: number): Minor[] {
  const parts = allocate(amount, Array<number>(count).fill(1));
  return parts.ok ? parts.value : [];
}

/**
 * Where a further amount goes in a week with saves: each step minus what its target already got. `steps` cover everything
 * the week sets aside, so that saving twice ends up the same as saving once.
 */
export function restOf(steps: readonly WaterfallStep[], saves: readonly Save[], amount: Minor): WaterfallStep[] {
  const already = new Map(sharesOf(saves).map((share) => [targetKey(share.target), share.amount]));
  let left = amount;
  return steps.map((step) => {
    const key = targetKey(step.target);
    const done = minor(Math.min(step.amount, already.get(key) ?? 0));
    already.set(key, subtract(already.get(key) ?? minor(0), done));
    const share = minor(Math.min(left, step.amount - done));
    left = subtract(left, share);
    return withShare(step, done, share);
  });
}

function withShare(step: WaterfallStep, done: Minor, amount: Minor): WaterfallStep {
  if (amount === step.amount) return step;
  const finishes = amount > 0 && done + amount === step.remainingBefore;
  return { ...step, amount, finishes, why: whyLess(step.why, done) };
}

const whyLess = ({ formula, inputs }: Explanation, done: Minor): Explanation => ({
  formula: `${formula}; less what this week put aside already`,
  inputs: [...inputs, { label: "Put aside for it this week", amount: done }],
});

/** How many weeks count for the involvement of each person. */
const involvementWeeks = 8;

/** Whether the first of two people recorded in fewer recent weeks. Leaves out this week, so that acting on it changes nothing. */
export function isLessInvolved(saves: readonly Save[], [one, other]: readonly [string, string], now: WeekId): boolean {
  const from = addWeeks(now, -involvementWeeks);
  const weeksOf = (person: string) =>
    new Set(saves.flatMap(({ week, personId }) => (personId === person && week >= from && week < now ? week : [])));
  return weeksOf(one).size < weeksOf(other).size;
}

interface OwnPartInput {
  household: Household;
  adults: readonly Person[];
  self: string;
  method: SharingMethod;
  /** What the plan sets aside this week. */
  planned: Minor;
  /** This week's saves. */
  saves: readonly Save[];
}

/** What one person still has to set aside for their fair share, between zero and what the week lacks. */
export function ownPart({ household, adults, self, method, planned, saves }: OwnPartInput): Figure | null {
  const incomes = incomesOf(household, adults);
  if (!incomes) return null;
  const share = shareOf(method, planned, incomes)?.find(({ id }) => id === self);
  if (!share) return null;
  const week = distinct(saves);
  const own = sum(week.filter(({ personId }) => personId === self).map(({ amount }) => amount));
  const lacks = minor(Math.max(0, planned - sum(week.map(({ amount }) => amount))));
  const fair = share.pays.amount;
  const amount = minor(Math.max(0, Math.min(fair - own, lacks)));
  const inputs = [
    { label: "To set aside this week", amount: planned },
    { label: "Your fair share", amount: fair },
    { label: "You put aside already", amount: own },
    { label: "The week still lacks", amount: lacks },
  ];
  return { amount, why: { formula: `${words[method]} − what you put aside, at most what the week lacks`, inputs } };
}

const words: Record<SharingMethod, string> = {
  "half-and-half": "half of what the plan wants",
  "by-income": "your part by income of what the plan wants",
  "equal-leftover": "your part of what the plan wants, so that both keep the same",
};

/** Falls back to halves when nobody has an income. */
function shareOf(method: SharingMethod, planned: Minor, incomes: readonly PersonIncome[]): FairShare[] | undefined {
  const shares = fairShares(method, planned, incomes);
  const halves = shares.ok ? shares : fairShares("half-and-half", planned, incomes);
  return halves.ok ? halves.value : undefined;
}

function incomesOf(household: Household, adults: readonly Person[]): PersonIncome[] | undefined {
  const checked = checkAmounts(household);
  if (!checked.ok) return undefined;
  const paid = checked.value.incomes.map(({ personId }) => personId);
  const flows = incomeFlows(checked.value);
  return adults.map(({ id }) => {
    const own = flows.filter((_, index) => paid[index] === id);
    return { id, income: addUp("each pay as it comes to one week, added up", own, weeklyAmount).amount };
  });
}
