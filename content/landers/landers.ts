import { couples } from "./couples.ts";
import { debt } from "./debt.ts";
import { savingsGoal } from "./savings-goal.ts";
import { start } from "./start.ts";
import { weeklyBudget } from "./weekly-budget.ts";

export const defaultLander = start;

export const landers: readonly Lander[] = [defaultLander, couples, weeklyBudget, debt, savingsGoal];

/** Case-insensitive, like all paths. */
const landerOf = (slug: string): Lander | undefined => landers.find((one) => one.slug === slug.toLowerCase());

export const isLander = (slug: string | undefined): boolean => slug !== undefined && landerOf(slug) !== undefined;

/** `identifier` is the requested slug or ID, even if unknown, so that mistyped campaign links can be found. */
export function findLander(slug: string | undefined, id: string | null): { lander: Lander; identifier: string } {
  const lander = slug ? landerOf(slug) : landers.find((one) => one.id === id);
  return { lander: lander ?? defaultLander, identifier: slug || id || "unknown" };
}

export type LanderSlug = "start" | "couples" | "weekly-budget" | "debt" | "savings-goal";

/** A landing page for ads and newsletter links: one promise, one picture, one action. */
export interface Lander {
  slug: LanderSlug;
  id: string;
  title: string;
  description: string;
  promise: string;
  points: readonly LanderPoint[];
  /** Questions that these readers ask before they start. */
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

/** The texts of the picture. The drawing itself is part of the feature. */
interface LanderPicture {
  caption: string;
  /** The text alternative. */
  alternative: string;
}
