import type { App } from "./fact.ts";

export const zeta = {
  name: "Zeta",
  facts: {
    closed: {
      about: "Zeta, closing and sale to Acorns",
      value: "Closed in May 2025",
      asOf: "2025-06-24",
      sourceUrl:
        "https://www.prnewswire.com/news-releases/acorns-accelerates-family-product-strategy-with-acquisition-of-couples-app-zeta-302488755.html",
      confidence: "third-party",
    },
  },
} as const satisfies App;
