import type { App } from "./fact.ts";

/** No price: its notes disagree about what a renewal costs. */
export const simplifi = {
  name: "Quicken Simplifi",
  facts: {
    plan: {
      about: "Simplifi, the spending plan",
      value: "Income minus bills and savings, then an amount available and per day",
      asOf: "undated",
      sourceUrl: "https://help.simplifimoney.com/en/articles/4212702-using-the-simplifi-spending-plan",
      confidence: "vendor-page",
    },
    sharing: {
      about: "Simplifi, sharing",
      value: "One other person",
      asOf: "2026-10-02",
      sourceUrl: "https://support.simplifi.quicken.com/en/articles/6443103-how-to-share-your-quicken-simplifi-data",
      confidence: "note",
    },
    achievements: {
      about: "Simplifi, achievements",
      value: "An achievements programme inside the app",
      asOf: "undated",
      sourceUrl: "https://quicken.com/blog/achievements",
      confidence: "vendor-page",
    },
  },
} as const satisfies App;
