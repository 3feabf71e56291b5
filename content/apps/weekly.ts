import type { App } from "./fact.ts";

/** No price: the copies that state one carry no day. */
export const weekly = {
  name: "Weekly",
  facts: {
    safeToSpend: {
      about: "Weekly, safe to spend",
      value: "Allowance plus what rolled over, minus what is spent",
      asOf: "undated",
      sourceUrl: "https://weeklybudgeting.com/spending-money-3913c9a5cbd1/",
      confidence: "vendor-page",
    },
    averages: {
      about: "Weekly, using averages",
      value: "Income and commitments are averaged to a week",
      asOf: "undated",
      sourceUrl: "https://weeklybudgeting.com/knowledge-base/core-concepts/using-averages/",
      confidence: "vendor-page",
    },
    prices: {
      about: "Weekly, questions about price",
      value: "A paid app, linked or manual",
      asOf: "undated",
      sourceUrl: "https://weeklybudgeting.com/faqs/",
      confidence: "vendor-page",
    },
  },
} as const satisfies App;
