import type { AccountKind, Category, DebtKind, Goal, GoalKind, Person, Rollover } from "../household/household.ts";
import type { Cadence } from "../time/cadence.ts";

/** The options in the order in which screens offer them. The first is the default of an untouched field. */
export const personKinds = ["adult", "child"] as const satisfies readonly Person["kind"][];

export const cadences = [
  "monthly",
  "weekly",
  "fortnightly",
  "twice-monthly",
  "quarterly",
  "yearly",
] as const satisfies readonly Cadence[];

export const payCadences = [...cadences, "irregular"] as const;

/** People think of everyday spending by the week. */
export const everydayCadences = [
  "weekly",
  "monthly",
  "fortnightly",
  "twice-monthly",
  "quarterly",
  "yearly",
] as const satisfies readonly Cadence[];

export const categoryKinds = ["need", "want"] as const satisfies readonly Category["kind"][];

export const rollovers = ["off", "leftover", "both"] as const satisfies readonly Rollover[];

export const accountKinds = [
  "checking",
  "savings",
  "cash",
  "investment",
  "retirement",
  "property",
  "vehicle",
  "other",
] as const satisfies readonly AccountKind[];

export const debtKinds = [
  "card",
  "student",
  "car",
  "mortgage",
  "personal",
  "family",
  "other",
] as const satisfies readonly DebtKind[];

export const goalKinds = [
  "own",
  "emergency",
  "purchase",
  "travel",
  "education",
  "home",
  "debt-free",
  "investing",
  "independence",
] as const satisfies readonly GoalKind[];

export const goalStates = ["active", "paused", "finished", "archived"] as const satisfies readonly Goal["state"][];

/** Fields that are chosen or preset rather than typed. Alone they do not make an entry. */
export const chosenFields: ReadonlySet<string> = new Set([
  "kind",
  "cadence",
  "per",
  "personId",
  "categoryId",
  "rollover",
  "isHousing",
  "debtId",
  "isSeparate",
  "heldIn",
  "state",
  "priority",
]);
