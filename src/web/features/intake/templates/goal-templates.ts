import type { GoalKind } from "#domain/household/household.ts";

/** A goal to begin with. How much and by when is the household's to say. */
export interface GoalTemplate {
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
