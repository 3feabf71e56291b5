import type { App } from "./fact.ts";

export const buckets = {
  name: "Buckets",
  price: {
    about: "Buckets, price",
    value: "$64 once",
    asOf: "2026-10-07",
    sourceUrl: "https://www.budgetwithbuckets.com/",
    confidence: "note",
  },
  facts: {
    file: {
      about: "Buckets, where the data is",
      value: "A file on your own computer",
      asOf: "2026-10-07",
      sourceUrl: "https://www.budgetwithbuckets.com/",
      confidence: "note",
    },
  },
} as const satisfies App;
