import type { App } from "./fact.ts";

/** No price: notes disagree about the yearly figure. */
export const tiller = {
  name: "Tiller",
  facts: {
    sheet: {
      about: "Tiller, filling the sheet",
      value: "Bank data lands in your own spreadsheet about every six hours",
      asOf: "undated",
      sourceUrl: "https://help.tillerhq.com/en/articles/3278731",
      confidence: "vendor-page",
    },
    users: {
      about: "Tiller, secondary users",
      value: "Up to five, without billing or bank-link rights",
      asOf: "undated",
      sourceUrl: "https://help.tiller.com/en/articles/12755680-add-a-secondary-user",
      confidence: "vendor-page",
    },
  },
} as const satisfies App;
