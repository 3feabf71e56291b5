import type { App } from "./fact.ts";

/** No price: tiers differ between notes, and none carries a day. */
export const greenlight = {
  name: "Greenlight",
  facts: {
    card: {
      about: "Greenlight, what it is",
      value: "A prepaid card and app for up to five children a family",
      asOf: "undated",
      sourceUrl: "https://jumpsteps.com/learning/banking/family-accounts/what-is-a-greenlight-card",
      confidence: "third-party",
    },
  },
} as const satisfies App;
