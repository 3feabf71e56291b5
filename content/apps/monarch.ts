import { type App, app, note, priced, sourcesDisagree, stated, thirdParty, vendorPage } from "../facts/fact.ts";

const research = thirdParty("2026-10-02", "https://www.monarch.com/");
const subscription = "https://help.monarch.com/hc/en-us/articles/44815447567636-Updating-Your-Subscription";

export const monarch = app("Monarch", "https://www.monarch.com/pricing", {
  price: priced(note("2026-10-02", subscription), { monthly: 1499, yearly: 9999 }),
  freePlan: stated(note("2026-10-02", subscription), "none"),
  trial: stated(note("2026-10-02", subscription), "7 days"),
  entry: stated(vendorPage("https://help.monarchmoney.com/hc/en-us"), "bank sync, accounts by hand, CSV files"),
  platforms: stated(research, "web, iOS and Android"),
  countries: stated(
    note("2026-10-02", "https://help.monarch.com/hc/en-us/articles/19985735202068-Monarch-FAQs"),
    "the US and Canada only",
  ),
  household: stated(
    vendorPage("https://help.monarch.com/hc/en-us/articles/20926382202004-Monarch-for-Couples-and-Households"),
    "own logins, one subscription, one shared dashboard and budget",
  ),
  export: stated(
    vendorPage("https://help.monarchmoney.com/hc/en-us"),
    "CSV files, also after the subscription has ended",
  ),
  leaving: stated(vendorPage("https://help.monarchmoney.com/hc/en-us"), "money back for the remaining time on request"),
  terms: stated(
    thirdParty("2026-06-05", "https://www.cancelatlas.com/c/monarch-money"),
    "its terms of use read stricter about refunds than its help page",
  ),
  payDown: stated(
    note("undated", "https://help.monarch.com/hc/en-us/articles/44373293932052-Using-Pay-Down-Goals"),
    "a payoff curve and a preview of paying extra",
  ),
  plus: stated(
    note(
      "2026-04-21",
      "https://www.morningstar.com/news/pr-newswire/20260421la39327/monarch-launches-premium-tier-monarch-plus",
    ),
    "a second, dearer tier since April 2026, billed by the year",
  ),
  plusPrice: sourcesDisagree("two yearly figures are in print"),
  invitations: stated(
    vendorPage("https://help.monarch.com/hc/en-us/articles/20926382202004-Monarch-for-Couples-and-Households"),
    "nobody can be invited who already has an account there",
  ),
  roles: stated(
    vendorPage("https://help.monarch.com/hc/en-us/articles/20926382202004-Monarch-for-Couples-and-Households"),
    "admin, member and professional",
  ),
  firstBudget: stated(note("2026-08-12", "https://help.monarch.com/hc/en-us"), "filled in from the last six months"),
  weeklyRecap: stated(thirdParty("2026-02", "https://www.monarch.com/"), "an automatic weekly recap"),
  reviewing: stated(
    thirdParty("2026-10-02", "https://www.monarch.com/blog/transaction-review"),
    "rows can wait for review, assigned to one of you",
  ),
  complaints: stated(
    research,
    "broken connections, late or doubled rows, the short trial, no conversion of currencies",
  ),
}) satisfies App;
