import { app, type ClosedApp, stated, thirdParty } from "../facts/fact.ts";

export const zeta = app("Zeta", "https://www.acorns.com/learn/acorns-zeta-acquisition/", {
  closed: stated(
    thirdParty(
      "2025-06-24",
      "https://www.prnewswire.com/news-releases/acorns-accelerates-family-product-strategy-with-acquisition-of-couples-app-zeta-302488755.html",
    ),
    "closed in May 2025",
  ),
}) satisfies ClosedApp;
