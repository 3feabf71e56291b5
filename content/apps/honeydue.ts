import type { App } from "./fact.ts";

/** No price: the only word on it is undated. */
export const honeydue = {
  name: "Honeydue",
  facts: {
    visibility: {
      about: "Honeydue, what a partner sees",
      value: "Chosen account by account, for exactly two people",
      asOf: "undated",
      sourceUrl: "https://www.honeydue.com/about",
      confidence: "third-party",
    },
  },
} as const satisfies App;
