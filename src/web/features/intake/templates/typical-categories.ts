import type { Category } from "#domain/household/household.ts";

/** A part of everyday spending to begin with, without an amount. */
export interface TypicalCategory {
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

/** Needs first. Kids are there only where children are. */
export function typicalCategories({ hasChildren }: { hasChildren: boolean }): readonly TypicalCategory[] {
  const firstWant = forAll.findIndex(({ kind }) => kind === "want");
  return hasChildren ? forAll.toSpliced(firstWant, 0, kids) : forAll;
}
