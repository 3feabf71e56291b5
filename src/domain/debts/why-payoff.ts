import type { Explanation, ExplanationInput } from "../explain.ts";
import { hintYears } from "./loan.ts";
import type { Payoff, Win } from "./payoff.ts";
import { maxYears, type Owed, type PayoffPlan } from "./payoff-plan.ts";

const orderInWords = { avalanche: "highest APR first", snowball: "smallest balance first" } as const;
const span = { monthly: "month", weekly: "week" } as const;

/** Explains a plan's total interest. */
export const whyInterest = (plan: PayoffPlan): Explanation => ({
  formula: `Each ${span[plan.rhythm]}: interest on what is owed, then every minimum, then the rest in order. The interest of all of them, added up.`,
  inputs: inputsOf(plan),
});

/** Explains the day a plan ends. */
export const whyDebtFree = (plan: PayoffPlan, { ending }: Payoff): Explanation => ({
  formula:
    ending.kind === "debt-free"
      ? `The start, and one ${span[plan.rhythm]} for each payment until nothing is owed.`
      : `Something is still owed after ${maxYears} years.`,
  inputs: [
    { label: "Start", text: plan.start },
    ...(ending.kind === "debt-free" ? [{ label: "Payments", count: ending.periods }] : []),
    ...inputsOf(plan),
  ],
});

/** Explains when the first debt is paid off. */
export const whyFirstWin = (plan: PayoffPlan, { label, period }: Win): Explanation => ({
  formula: "The first debt with nothing left on it, and the number of payments until then.",
  inputs: [{ label, count: period }, { label: "Start", text: plan.start }, ...inputsOf(plan)],
});

/** Explains what a plan saves compared with minimums only. */
export const whySaved = (minimums: Payoff, planned: Payoff): Explanation => ({
  formula:
    "Interest with minimums only − interest with this plan. With minimums only, a paid-off minimum goes nowhere.",
  inputs: [interestOfEnding("Minimums only", minimums), interestOfEnding("This plan", planned)],
});

/** Explains how much more one order costs than another. */
export const whyPrice = (chosen: Payoff, other: Payoff): Explanation => ({
  formula: "Interest in the chosen order − interest in the other.",
  inputs: [interestOfEnding("Chosen order", chosen), interestOfEnding("Other order", other)],
});

/** Explains why a debt never ends, with the payment that would end it. */
export const whyNeverEnds = (debt: Owed): Explanation => ({
  formula: `What reaches this debt does not pay it off in ${maxYears} years. The hint is the smallest payment that ends it within ${hintYears}.`,
  inputs: debtInputs(debt),
});

function interestOfEnding(label: string, { ending }: Payoff): ExplanationInput {
  return ending.kind === "debt-free" ? { label, amount: ending.interest } : { label, text: "never ends" };
}

function inputsOf(plan: PayoffPlan): ExplanationInput[] {
  const { debts, order, extra, freed, extraChanges = [], oneOffs = [], keepsFreed = false } = plan;
  return [
    ...debts.flatMap(debtInputs),
    { label: "Order", text: typeof order === "string" ? orderInWords[order] : "your own" },
    { label: "Extra", amount: extra },
    ...(freed ? [{ label: "Payments of debts that are gone", amount: freed }] : []),
    ...extraChanges.map(({ from, extra: amount }) => ({ label: `Extra from payment ${from}`, amount })),
    ...oneOffs.map(({ period, amount }) => ({ label: `Once, at payment ${period}`, amount })),
    ...(keepsFreed ? [{ label: "The minimum of a debt that is gone", text: "goes to no other debt" }] : []),
  ];
}

const debtInputs = ({ label, balance, apr, minimum }: Owed): ExplanationInput[] => [
  { label: `${label}, owed`, amount: balance },
  { label: `${label}, APR`, rate: apr },
  { label: `${label}, minimum a month`, amount: minimum },
];
