import type { App } from "./fact.ts";

/** No price and no word on a free plan: notes disagree about whether one still exists. */
export const pocketguard = {
  name: "PocketGuard",
  facts: {
    leftover: {
      about: "PocketGuard, leftover",
      value: "Income minus bills, budgets and goals",
      asOf: "2026-09-25",
      sourceUrl: "https://help.pocketguard.com/hc/en-us/articles/360002167320-Leftover",
      confidence: "note",
    },
    debtPlan: {
      about: "PocketGuard, debt payoff plan",
      value: "Snowball or avalanche, with rates and minimums, inside the budget",
      asOf: "undated",
      sourceUrl: "https://pocketguard.com/debt-payoff-plan/",
      confidence: "vendor-page",
    },
  },
} as const satisfies App;
