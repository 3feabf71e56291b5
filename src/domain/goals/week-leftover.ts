import type { Figure } from "../explain.ts";
import type { Goal } from "../household/household.ts";
import type { Save } from "../household/records.ts";
import { type Minor, minor, sum } from "../money/money.ts";
import type { SaveShare } from "../saves/split-save.ts";
import type { Envelope } from "../spending/envelopes.ts";
import type { WeekId } from "../time/week.ts";
import { heldBy, inOrder } from "./goal-actions.ts";
import { type GoalMoney, noMoney } from "./progress.ts";

export interface WeekLeftover {
  /** What the week's budgets left, without those that carry it into the next week. */
  left: Figure;
  /** Where it would go: goals funded by leftover money, by priority, each up to its target. */
  shares: SaveShare[];
}

/** Collects what a week's budgets left, for the goals that are funded by it. */
export function weekLeftover(
  envelopes: readonly Envelope[],
  goals: readonly Goal[],
  money: ReadonlyMap<string, GoalMoney>,
): WeekLeftover {
  const spare = envelopes.filter(({ category, left }) => category.rollover === "off" && left > 0);
  const inputs = spare.map(({ category, left }) => ({ label: category.label, amount: left }));
  const amount = sum(inputs.map((input) => input.amount));
  const formula = "what each budget left, without those that carry it into the next week, added up";
  return { left: { amount, why: { formula, inputs } }, shares: sharesOf(amount, goals, money) };
}

function sharesOf(amount: Minor, goals: readonly Goal[], money: ReadonlyMap<string, GoalMoney>): SaveShare[] {
  let left = amount;
  const funded = inOrder(goals).filter(({ state, funding }) => state === "active" && funding?.by === "leftover");
  return funded.flatMap((goal) => {
    const missing = Math.max(0, goal.target - (heldBy(goal, money.get(goal.id) ?? noMoney) ?? goal.target));
    const part = minor(Math.min(left, missing));
    left = minor(left - part);
    return part > 0 ? { target: { kind: "goal" as const, id: goal.id }, amount: part } : [];
  });
}

/** The note of saves from leftover money. It marks a week as done, so that nobody is prompted twice. */
export const leftoverNote = "Left of the week’s budgets";

interface LastWeek {
  week: WeekId;
  envelopes: readonly Envelope[];
  goals: readonly Goal[];
  money: ReadonlyMap<string, GoalMoney>;
  saves: readonly Save[];
}

/** The leftover of a past week for goals that are funded by it. Null when it was saved already. */
export function lastLeftover({ week, envelopes, goals, money, saves }: LastWeek): WeekLeftover | null {
  // Without any recorded spending the budgets look untouched, which says nothing about what is left.
  if (envelopes.every(({ spent }) => spent === 0)) return null;
  if (saves.some((save) => save.week === week && save.note === leftoverNote)) return null;
  const leftover = weekLeftover(envelopes, goals, money);
  return leftover.shares.length > 0 ? leftover : null;
}
