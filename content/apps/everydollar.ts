import type { App } from "./fact.ts";

export const everydollar = {
  name: "EveryDollar",
  price: {
    about: "EveryDollar Premium, price",
    value: "$17.99 a month or $79.99 a year",
    asOf: "2026-10-07",
    sourceUrl: "https://www.ramseysolutions.com/money/everydollar",
    confidence: "note",
  },
  facts: {
    plans: {
      about: "EveryDollar, free and Premium",
      value: "Manual tracking is free; bank connection, reports and household sharing are Premium",
      asOf: "2026-08-29",
      sourceUrl: "https://www.ramseysolutions.com/money/everydollar/primary",
      confidence: "note",
    },
    export: {
      about: "EveryDollar, export",
      value: "One month at a time, tracked transactions only",
      asOf: "2026-08-29",
      sourceUrl:
        "https://everydollar.help.ramseysolutions.com/hc/en-us/articles/360040571391-Export-Tracked-Transactions",
      confidence: "note",
    },
  },
} as const satisfies App;
