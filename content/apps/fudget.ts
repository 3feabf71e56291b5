import type { App } from "./fact.ts";

export const fudget = {
  name: "Fudget",
  facts: {
    basic: {
      about: "Fudget, Basic and Plus",
      value: "Basic: five budgets, 250 entries, one device",
      asOf: "undated",
      sourceUrl: "https://fudget.com/",
      confidence: "note",
    },
  },
} as const satisfies App;
