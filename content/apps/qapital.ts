import type { App } from "./fact.ts";

/** No price: its notes carry a year but no day. */
export const qapital = {
  name: "Qapital",
  facts: {
    rules: {
      about: "Qapital, rules and plans",
      value: "Rules move money into goals; needs a linked US bank account and a paid membership",
      asOf: "2026",
      sourceUrl: "https://www.qapital.com/pricing/",
      confidence: "note",
    },
    weeklyTarget: {
      about: "Qapital, weekly spending target",
      value: "A weekly target for day-to-day spending, without fixed bills",
      asOf: "undated",
      sourceUrl: "https://support.qapital.com/hc/en-us/articles/115010293167-Setting-a-Weekly-Spending-Target",
      confidence: "vendor-page",
    },
  },
} as const satisfies App;
