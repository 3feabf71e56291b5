import type { App } from "./fact.ts";

export const goodbudget = {
  name: "Goodbudget",
  price: {
    about: "Goodbudget Premium, price",
    value: "$10 a month or $80 a year",
    asOf: "2026-10-07",
    sourceUrl: "https://goodbudget.com/signup",
    confidence: "note",
  },
  facts: {
    accounts: {
      about: "Goodbudget, accounts on each plan",
      value: "One account free, debt accounts unlimited on both plans, bank linking in Premium",
      asOf: "undated",
      sourceUrl: "https://goodbudget.com/help/getting-started-guide/step-2-add-accounts/",
      confidence: "vendor-page",
    },
    bankSync: {
      about: "Goodbudget, bank sync",
      value: "US banks only",
      asOf: "2026-10-07",
      sourceUrl: "https://goodbudget.com/signup",
      confidence: "note",
    },
    period: {
      about: "Goodbudget, changing the budget period",
      value: "Monthly by default, can be changed",
      asOf: "undated",
      sourceUrl: "https://goodbudget.com/help/budgeting-with-goodbudget/change-budget-period/",
      confidence: "vendor-page",
    },
    weeklyPeriod: {
      about: "Goodbudget, the periods it names",
      value: "Monthly, weekly, twice a month, every two weeks",
      asOf: "2010-02",
      sourceUrl: "https://goodbudget.com/blog/2010/02/getting-started-household-budgeting-periods/",
      confidence: "vendor-page",
    },
  },
} as const satisfies App;
