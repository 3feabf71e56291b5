import type { App } from "./fact.ts";

export const mint = {
  name: "Mint",
  facts: {
    closed: {
      about: "Mint, closing",
      value: "Closed on 23 March 2024; budgets and goals did not move on",
      asOf: "2026-10-02",
      sourceUrl: "https://www.cnbc.com/select/mint-budgeting-app-is-going-away-here-are-some-alternatives/",
      confidence: "third-party",
    },
  },
} as const satisfies App;
