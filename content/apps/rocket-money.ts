import type { App } from "./fact.ts";

export const rocketMoney = {
  name: "Rocket Money",
  price: {
    about: "Rocket Money Premium, price",
    value: "$7 to $14 a month, on a slider",
    asOf: "2026-10-04",
    sourceUrl: "https://www.rocketmoney.com/learn/personal-finance/how-much-does-rocket-money-cost",
    confidence: "note",
  },
  facts: {
    plans: {
      about: "Rocket Money, free and Premium",
      value: "Free: subscription list and two custom budgets. Premium: unlimited budgets, net worth, sharing, export",
      asOf: "2026-08-30",
      sourceUrl: "https://help.rocketmoney.com/en/articles/2677184-premium-membership-features",
      confidence: "note",
    },
    negotiation: {
      about: "Rocket Money, bill negotiation",
      value: "A share of the first year’s savings, only on success",
      asOf: "2026-08-30",
      sourceUrl: "https://help.rocketmoney.com/en/articles/2667173-why-is-rocket-money-charging-me",
      confidence: "note",
    },
    region: {
      about: "Rocket Money, where it works",
      value: "US banks only",
      asOf: "2026-08-30",
      sourceUrl: "https://help.rocketmoney.com/en/articles/79778-does-rocket-money-support-international-banks",
      confidence: "note",
    },
  },
} as const satisfies App;
