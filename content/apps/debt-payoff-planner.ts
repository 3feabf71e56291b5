import type { App } from "./fact.ts";

/** No price: the only figure for its paid version is undated. */
export const debtPayoffPlanner = {
  name: "Debt Payoff Planner",
  facts: {
    orders: {
      about: "Debt Payoff Planner, questions and answers",
      value: "Snowball, avalanche or own order; payments logged by hand",
      asOf: "undated",
      sourceUrl: "https://debt-payoff-planner.com/frequently-asked-questions/",
      confidence: "vendor-page",
    },
  },
} as const satisfies App;
