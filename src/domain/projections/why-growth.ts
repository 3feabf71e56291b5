import type { Explanation, ExplanationInput } from "../explain.ts";
import type { GrowthPlan, GrowthYear } from "./growth.ts";
import { weeksAYear } from "./weekly-growth.ts";

export const whyBalance = (plan: GrowthPlan): Explanation => ({
  formula: `Each week: balance × (1 + rate ÷ ${weeksAYear}) + what is added at the week’s end. Rounded once, at the end.`,
  inputs: [{ label: "At the start", amount: plan.start }, ...weeklyInputs(plan), { label: "Rate", rate: plan.rate }],
});

export const whyContributed = (plan: GrowthPlan): Explanation => ({
  formula: `Added each week × ${weeksAYear} × years.`,
  inputs: weeklyInputs(plan),
});

export const whyGrowth = (plan: GrowthPlan, { balance, contributed }: GrowthYear): Explanation => ({
  formula: "Balance − what was there at the start − what was added.",
  inputs: [
    { label: "Balance", amount: balance },
    { label: "At the start", amount: plan.start },
    { label: "Added", amount: contributed },
  ],
});

export const whyReal = (plan: GrowthPlan, { balance }: GrowthYear): Explanation => ({
  formula: "Balance ÷ (1 + inflation), once for each year: what it would buy at today’s prices.",
  inputs: [
    { label: "Balance", amount: balance },
    { label: "Inflation", rate: plan.inflation },
    { label: "Years", count: plan.years },
  ],
});

const weeklyInputs = ({ weekly, years }: GrowthPlan): ExplanationInput[] => [
  { label: "Added each week", amount: weekly },
  { label: "Years", count: years },
];
