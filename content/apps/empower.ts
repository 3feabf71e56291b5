import type { App } from "./fact.ts";

export const empower = {
  name: "Empower dashboard",
  facts: {
    free: {
      about: "Empower dashboard, what it costs",
      value: "Free; the company sells advice",
      asOf: "2026-10-04",
      sourceUrl: "https://www.empower.com/",
      confidence: "third-party",
    },
    budget: {
      about: "Empower dashboard, budgeting",
      value: "One monthly spending target, no budgets per category",
      asOf: "2026-10-02",
      sourceUrl: "https://www.nerdwallet.com/finance/learn/empower-personal-dashboard-budget-app-review",
      confidence: "note",
    },
    manualHoldings: {
      about: "Empower dashboard, manual holdings",
      value: "Holdings typed by hand count in net worth",
      asOf: "undated",
      sourceUrl:
        "https://support-personalwealth.empower.com/hc/en-us/articles/201169980-Add-Manual-Investments-Holdings",
      confidence: "vendor-page",
    },
  },
} as const satisfies App;
