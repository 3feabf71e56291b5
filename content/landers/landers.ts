import { couples } from "./couples.ts";
import { debt } from "./debt.ts";
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

export type LanderSlug = "start" | "couples" | "weekly-budget" | "debt" | "savings-goal";

/** A page that an advertisement or a link in a letter leads to: one promise, one picture, one thing to do. */
export interface Lander {
  slug: LanderSlug;
  id: string;
  title: string;
  description: string;
  promise: string;
  points: readonly LanderPoint[];
  /** What these readers ask before they begin, answered plainly. */
  questions: readonly LanderQuestion[];
  /** What the product does not do for these readers. */
  limit: LanderPoint;
  picture: LanderPicture;
  action: string;
}

interface LanderPoint {
  term: string;
  text: string;
}

interface LanderQuestion {
  asks: string;
  answer: string;
}

/** The drawing itself is the feature's; its words are here, beside the figures they speak of. */
interface LanderPicture {
  caption: string;
  /** What the picture says to whoever does not see it. */
  alternative: string;
}
