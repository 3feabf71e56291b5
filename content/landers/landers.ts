import { couples } from "./couples.ts";
import { debt } from "./debt.ts";
import type { Lander } from "./lander.ts";
import { savingsGoal } from "./savings-goal.ts";
import { start } from "./start.ts";
import { weeklyBudget } from "./weekly-budget.ts";

export const defaultLander = start;

export const landers: readonly Lander[] = [defaultLander, couples, weeklyBudget, debt, savingsGoal];

/** Paths match in any case, and a slug is part of one. */
const landerOf = (slug: string): Lander | undefined => landers.find((one) => one.slug === slug.toLowerCase());

export const isLander = (slug: string | undefined): boolean => slug !== undefined && landerOf(slug) !== undefined;

/** Reports what was asked for, even where no lander has it, so that a mistyped campaign link can be found. */
export function findLander(slug: string | undefined, id: string | null): { lander: Lander; identifier: string } {
  const lander = slug ? landerOf(slug) : landers.find((one) => one.id === id);
  return { lander: lander ?? defaultLander, identifier: slug || id || "unknown" };
}
