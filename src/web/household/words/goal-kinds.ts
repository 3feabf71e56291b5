import type { GoalKind } from "#domain/household/household.ts";
import { goalKinds } from "#domain/intake/choices.ts";

export const goalKindNames: Readonly<Record<GoalKind, string>> = {
  own: "Something of our own",
  emergency: "Emergency fund",
  purchase: "Something to buy",
  travel: "Travel",
  education: "Education",
  home: "A home",
  "debt-free": "Being free of debt",
  investing: "Investing",
  independence: "Financial independence",
};

export const goalKindOptions = goalKinds.map((value) => ({ value, label: goalKindNames[value] }));
