import type { App } from "./fact.ts";

export const firefly = {
  name: "Firefly III",
  facts: {
    readme: {
      about: "Firefly III, readme",
      value: "Free, open source, self-hosted; budgets, rules, piggy banks",
      asOf: "undated",
      sourceUrl: "https://github.com/firefly-iii/firefly-iii",
      confidence: "vendor-page",
    },
  },
} as const satisfies App;
