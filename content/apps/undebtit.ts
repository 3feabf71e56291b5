import type { App } from "./fact.ts";

export const undebtit = {
  name: "Undebt.it",
  price: {
    about: "Undebt.it+, price",
    value: "about $10 to $12 a year",
    asOf: "2026-09",
    sourceUrl: "https://undebt.it/plus-info.php",
    confidence: "note",
  },
  facts: {
    orders: {
      about: "Undebt.it, payoff orders and tables",
      value: "Eight payoff orders, a month-by-month table, one-off payments, promo rates",
      asOf: "2026-09-08",
      sourceUrl: "https://undebt.it/how-undebt.it-works.php",
      confidence: "note",
    },
    noBank: {
      about: "Undebt.it, no bank link and no phone app",
      value: "No bank link by design; no native app on that day, apps announced for late 2026",
      asOf: "2026-09-08",
      sourceUrl: "https://undebt.it/faq.php",
      confidence: "note",
    },
  },
} as const satisfies App;
