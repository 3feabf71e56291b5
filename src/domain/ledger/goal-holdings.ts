import type { GoalMoney } from "../goals/progress.ts";
import type { Goal, Household } from "../household/household.ts";
import { distinct, type Save } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import type { WeekId } from "../time/week.ts";
import { accountOfGoal, destinationOfSave } from "./accounts.ts";

/** What one goal holds in each account; "" is money that no listed account holds. */
export type GoalHoldings = ReadonlyMap<string, Minor>;

/** A goal's holdings before any record: its parts of what was already saved, the rest in its account. */
export function initialHoldings(goal: Goal, household: Pick<Household, "accounts">): GoalHoldings {
  const listed = new Set(household.accounts.map(({ id }) => id));
  const held = new Map<string, Minor>();
  let rest: number = goal.alreadySaved;
  for (const { accountId, amount } of goal.heldIn ?? []) {
    if (!listed.has(accountId)) continue;
    add(held, accountId, amount);
    rest -= amount;
  }
  if (rest !== 0) add(held, accountOfGoal(goal, household)?.id ?? "", rest);
  return held;
}

/**
 * What each goal holds in each account: what was already there, plus its saves, less what was taken out. The sum over the
 * accounts is what the goal has saved. `counts` selects the weeks.
 */
export function holdingsOfGoals(
  household: Household,
  money: ReadonlyMap<string, GoalMoney>,
  saves: readonly Save[],
  counts: (week: WeekId) => boolean,
): ReadonlyMap<string, GoalHoldings> {
  const all = new Map(household.goals.map((goal) => [goal.id, new Map(initialHoldings(goal, household))]));
  for (const save of distinct(saves)) {
    if (save.target.kind !== "goal" || !counts(save.week)) continue;
    const held = all.get(save.target.id);
    if (held) add(held, destinationOfSave(save, household)?.id ?? "", save.amount);
  }
  for (const goal of household.goals) {
    const taken = takenOut(money.get(goal.id), counts);
    if (taken !== 0) takeOut(all.get(goal.id)!, accountOfGoal(goal, household)?.id ?? "", taken);
  }
  return all;
}

const add = (held: Map<string, Minor>, account: string, amount: number): void => {
  held.set(account, bounded((held.get(account) ?? 0) + amount));
};

/** Beyond the exact range every total is refused as too large. */
const bounded = (amount: number): Minor =>
  minor(Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, amount)));

function takenOut(money: GoalMoney | undefined, counts: (week: WeekId) => boolean): number {
  let total = 0;
  for (const [week, { withdrawn }] of money?.weeks ?? []) if (counts(week)) total += withdrawn;
  return total;
}

/** From the goal's own account first, then from the others, so that no account goes below zero while another has money. */
function takeOut(held: Map<string, Minor>, own: string, taken: number): void {
  let left = taken;
  for (const account of [own, ...[...held.keys()].filter((one) => one !== own)]) {
    const part = Math.min(left, Math.max(0, held.get(account) ?? 0));
    if (part > 0) add(held, account, -part);
    left -= part;
  }
  if (left > 0) add(held, own, -left);
}
