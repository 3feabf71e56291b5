import type { App } from "./fact.ts";

export const monarch = {
  name: "Monarch",
  price: {
    about: "Monarch Core, price",
    value: "$14.99 a month or $99.99 a year",
    asOf: "2026-10-02",
    sourceUrl: "https://help.monarch.com/hc/en-us/articles/44815447567636-Updating-Your-Subscription",
    confidence: "note",
  },
  facts: {
    household: {
      about: "Monarch for couples and households",
      value: "Own logins, one subscription, one shared dashboard and budget",
      asOf: "undated",
      sourceUrl: "https://help.monarch.com/hc/en-us/articles/20926382202004-Monarch-for-Couples-and-Households",
      confidence: "vendor-page",
    },
    region: {
      about: "Monarch, where it works",
      value: "US and Canada only",
      asOf: "2026-10-02",
      sourceUrl: "https://help.monarch.com/hc/en-us/articles/19985735202068-Monarch-FAQs",
      confidence: "note",
    },
    trial: {
      about: "Monarch, trial",
      value: "7 days",
      asOf: "2026-10-02",
      sourceUrl: "https://help.monarch.com/hc/en-us/articles/44815447567636-Updating-Your-Subscription",
      confidence: "note",
    },
    payDown: {
      about: "Monarch, pay-down goals",
      value: "A payoff curve and a preview of paying extra",
      asOf: "undated",
      sourceUrl: "https://help.monarch.com/hc/en-us/articles/44373293932052-Using-Pay-Down-Goals",
      confidence: "note",
    },
    plus: {
      about: "Monarch Plus, launch",
      value: "A second, yearly tier since April 2026",
      asOf: "2026-04-21",
      sourceUrl:
        "https://www.morningstar.com/news/pr-newswire/20260421la39327/monarch-launches-premium-tier-monarch-plus",
      confidence: "note",
    },
  },
} as const satisfies App;
