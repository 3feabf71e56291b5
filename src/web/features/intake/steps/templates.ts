import type { Category, GoalKind } from "#domain/household/household.ts";

/** A suggested category of everyday spending, without an amount. */
interface TypicalCategory {
  label: string;
  kind: Category["kind"];
}

const forAll: readonly TypicalCategory[] = [
  { label: "Groceries", kind: "need" },
  { label: "Transport", kind: "need" },
  { label: "Household", kind: "need" },
  { label: "Health", kind: "need" },
  { label: "Eating out", kind: "want" },
  { label: "Clothes", kind: "want" },
  { label: "Fun", kind: "want" },
  { label: "Gifts", kind: "want" },
  { label: "Own money", kind: "want" },
];

const kids: TypicalCategory = { label: "Kids", kind: "need" };

/** Needs come first. Includes Kids only for households with children. */
export function typicalCategories({ hasChildren }: { hasChildren: boolean }): readonly TypicalCategory[] {
  const firstWant = forAll.findIndex(({ kind }) => kind === "want");
  return hasChildren ? forAll.toSpliced(firstWant, 0, kids) : forAll;
}

/** A suggested goal, without amount and date. */
interface GoalTemplate {
  label: string;
  kind: GoalKind;
}

export const goalTemplates: readonly GoalTemplate[] = [
  { label: "Emergency fund", kind: "emergency" },
  { label: "Holiday", kind: "travel" },
  { label: "Home deposit", kind: "home" },
  { label: "Car", kind: "purchase" },
  { label: "Wedding", kind: "purchase" },
  { label: "Education", kind: "education" },
  { label: "Debt-free", kind: "debt-free" },
  { label: "Investing", kind: "investing" },
  { label: "Financial independence", kind: "independence" },
];

/** A suggested habit, worded to fit any household. */
export interface CatalogHabit {
  label: string;
  timesAWeek: number;
}

export const habitCatalog: readonly CatalogHabit[] = [
  { label: "Look at our balances together", timesAWeek: 1 },
  { label: "Put the week’s money aside first", timesAWeek: 1 },
  { label: "Have one no-spend day", timesAWeek: 1 },
  { label: "Cook at home", timesAWeek: 4 },
  { label: "Bring lunch from home", timesAWeek: 3 },
  { label: "Plan the week’s meals", timesAWeek: 1 },
  { label: "Shop with a list", timesAWeek: 1 },
  { label: "Wait a day before buying something new", timesAWeek: 1 },
  { label: "Note what we spent", timesAWeek: 5 },
  { label: "Walk or cycle a short trip", timesAWeek: 2 },
  { label: "Look through one subscription", timesAWeek: 1 },
];
