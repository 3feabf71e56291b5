import type { App } from "./fact.ts";

export const famzoo = {
  name: "FamZoo",
  facts: {
    accounts: {
      about: "FamZoo, prepaid cards or IOU accounts",
      value: "Prepaid cards, or IOU accounts that hold no real money",
      asOf: "2020-08",
      sourceUrl: "https://blog.famzoo.com/2020/08/prepaid-card-vs-iou-accounts.html",
      confidence: "vendor-page",
    },
  },
} as const satisfies App;
