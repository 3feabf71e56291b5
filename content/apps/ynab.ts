import type { App } from "./fact.ts";

export const ynab = {
  name: "YNAB",
  price: {
    about: "YNAB, price",
    value: "$14.99 a month or $109 a year",
    asOf: "2026-10-07",
    sourceUrl: "https://www.ynab.com/pricing",
    confidence: "note",
  },
  facts: {
    trial: {
      about: "YNAB, trial",
      value: "34 days, no card asked",
      asOf: "2026-10-07",
      sourceUrl: "https://www.ynab.com/pricing",
      confidence: "note",
    },
    together: {
      about: "YNAB Together, terms",
      value: "Up to six people, own logins, one subscription",
      asOf: "2022-10-18",
      sourceUrl: "https://www.ynab.com/terms/ynab-together",
      confidence: "vendor-page",
    },
    imports: {
      about: "YNAB, bank import",
      value: "Selected banks in the US, Canada, the UK and the EU",
      asOf: "2026-10-07",
      sourceUrl: "https://support.ynab.com/en_us/which-direct-import-provider-SkcusCQeWe",
      confidence: "note",
    },
    targets: {
      about: "YNAB, target frequencies",
      value: "Weekly, monthly, yearly or by a date",
      asOf: "undated",
      sourceUrl: "https://api.ynab.com/",
      confidence: "note",
    },
    debtTargets: {
      about: "YNAB, paired targets for cards and loans",
      value: "Pay off by a date, or a fixed monthly amount",
      asOf: "undated",
      sourceUrl: "https://docs.youneedabudget.com/article/1753-paired-targets",
      confidence: "vendor-page",
    },
    ageOfMoney: {
      about: "YNAB, age of money",
      value: "Average days between receiving money and spending it",
      asOf: "2026-09-25",
      sourceUrl: "https://support.ynab.com/en_us/age-of-money-H1ZS84W1s",
      confidence: "note",
    },
  },
} as const satisfies App;
