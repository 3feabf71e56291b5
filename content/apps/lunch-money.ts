import type { App } from "./fact.ts";

export const lunchMoney = {
  name: "Lunch Money",
  price: {
    about: "Lunch Money, yearly minimum",
    value: "a yearly price you choose, at least $60",
    asOf: "2026-03-15",
    sourceUrl: "https://lunchmoney.app/blog/an-update-to-our-annual-plan-minimum-effective-march-15-2026",
    confidence: "note",
  },
  facts: {
    maker: {
      about: "Lunch Money, who makes it",
      value: "A small company in Canada",
      asOf: "2025-06-12",
      sourceUrl: "https://lunchmoney.app/privacy",
      confidence: "vendor-page",
    },
  },
} as const satisfies App;
