import type { App } from "./fact.ts";

export const digit = {
  name: "Oportun Set & Save (once Digit)",
  facts: {
    case: {
      about: "Consumer Financial Protection Bureau on Hello Digit",
      value: "Acted in 2022 because the automatic transfers caused overdrafts",
      asOf: "2022",
      sourceUrl:
        "https://www.consumerfinance.gov/about-us/newsroom/cfpb-takes-action-against-hello-digit-for-lying-to-consumers-about-its-automated-savings-algorithm/",
      confidence: "note",
    },
  },
} as const satisfies App;
