import type { App } from "./fact.ts";

export const kubera = {
  name: "Kubera",
  price: {
    about: "Kubera, price",
    value: "About $250 a year",
    asOf: "2026-10-04",
    sourceUrl: "https://www.kubera.com/",
    confidence: "note",
  },
  facts: {
    handOver: {
      about: "Kubera, hand-over to a beneficiary",
      value: "After 45 days of silence and five unanswered notices, by default",
      asOf: "undated",
      sourceUrl: "https://help.kubera.com/article/10-ensure-safe-transfer-portfolio-to-beneficiary",
      confidence: "vendor-page",
    },
  },
} as const satisfies App;
