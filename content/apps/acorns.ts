import type { App } from "./fact.ts";

/** No price: notes disagree about every tier. */
export const acorns = {
  name: "Acorns",
  facts: {
    roundUps: {
      about: "Acorns, round-ups",
      value: "Rounds purchases up and invests the change",
      asOf: "undated",
      sourceUrl:
        "https://acorns.zendesk.com/hc/en-us/articles/1500002746822-What-s-the-difference-between-Automatic-Round-Ups-and-Manual-Round-Ups",
      confidence: "vendor-page",
    },
  },
} as const satisfies App;
