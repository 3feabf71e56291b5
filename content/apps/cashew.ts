import type { App } from "./fact.ts";

/** No price: what its paid upgrade costs was not found. */
export const cashew = {
  name: "Cashew",
  facts: {
    readme: {
      about: "Cashew, readme",
      value: "Manual entry, budgets of any length, goals; sharing discontinued",
      asOf: "undated",
      sourceUrl: "https://github.com/jameskokoska/Cashew",
      confidence: "vendor-page",
    },
    releases: {
      about: "Cashew, a user’s complaint about releases",
      value: "No new release for a long time",
      asOf: "2025-04-20",
      sourceUrl: "https://github.com/jameskokoska/Cashew/issues/697",
      confidence: "third-party",
    },
  },
} as const satisfies App;
