import { type App, app, note, notStated, priced, stated, thirdParty, vendorPage } from "../facts/fact.ts";

const plans = note("2026-08-29", "https://www.ramseysolutions.com/money/everydollar/primary");
const pricing = note("2026-10-07", "https://www.ramseysolutions.com/money/everydollar");

export const everydollar = app("EveryDollar", "https://www.ramseysolutions.com/money/everydollar", {
  price: priced(pricing, { monthly: 1799, yearly: 7999 }),
  freePlan: stated(plans, "monthly budgets by hand, with as many lines as you like"),
  trial: stated(pricing, "14 days of Premium"),
  entry: stated(plans, "by hand; a bank connection in Premium"),
  platforms: stated(
    thirdParty("2026-02-13", "https://www.ramseysolutions.com/money/everydollar"),
    "web, iOS and Android",
  ),
  countries: stated(thirdParty("2026-02-13", "https://www.ramseysolutions.com/money/everydollar"), "the US only"),
  household: stated(plans, "sharing in the household is part of Premium"),
  export: stated(
    note(
      "2026-08-29",
      "https://everydollar.help.ramseysolutions.com/hc/en-us/articles/360040571391-Export-Tracked-Transactions",
    ),
    "in Premium, one month at a time, tracked entries only; no file can be brought in",
  ),
  leaving: notStated(),
  premium: stated(plans, "bank connection, paycheck planning, reports, export, coaching and household sharing"),
  roadmap: stated(
    vendorPage("https://everydollar.help.ramseysolutions.com/hc/en-us"),
    "a projected net worth, in Premium",
  ),
  complaints: stated(
    thirdParty("2026-02-13", "https://www.ramseysolutions.com/money/everydollar"),
    "links to American Express and Apple Card, a rigid method, the monthly price",
  ),
}) satisfies App;
