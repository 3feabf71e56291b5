import type { App } from "./fact.ts";

export const actual = {
  name: "Actual Budget",
  facts: {
    readme: {
      about: "Actual Budget, readme",
      value: "Free, open source, local-first envelope budgeting",
      asOf: "undated",
      sourceUrl: "https://github.com/actualbudget/actual",
      confidence: "vendor-page",
    },
  },
} as const satisfies App;
