import { type Category, maxLabelLength } from "#domain/household/household.ts";
import { minor } from "#domain/money/money.ts";
import { freeColor } from "#domain/spending/categories.ts";
import { adding, type Command } from "#web/store/index.ts";

/** A category that is made while an entry is typed. It is saved with the entry. */
export interface NewCategory {
  id: string;
  label: string;
  kind: "need" | "want";
}

/** The value of "New category…" among the categories, before one has an id. */
export const makeNewCategory = "+";

/** What is wrong with its name; undefined if nothing is. */
export function newCategoryProblem({ label }: NewCategory, categories: readonly Category[]): string | undefined {
  const name = label.trim();
  if (name === "") return "Give the category a name, or choose another one.";
  if (name.length > maxLabelLength)
    return `A name has room for ${maxLabelLength} letters. What you typed is still here.`;
  const same = categories.find((one) => one.label.trim().toLowerCase() === name.toLowerCase());
  return same && `There is ${same.label} already. Choose it above, or take another name.`;
}

/** Without a budget, and in a color that the others leave. */
export const addingCategory = ({ id, label, kind }: NewCategory, categories: readonly Category[]): Command =>
  adding("add-expense", "category", {
    id,
    label: label.trim(),
    kind,
    weeklyBudget: minor(0),
    rollover: "off",
    color: freeColor(categories),
  });
