import { type App, app, note, notStated, stated, thirdParty, vendorPage } from "../facts/fact.ts";

const report = thirdParty("2026-10-04", "https://www.empower.com/");

export const empower = app("Empower dashboard", "https://www.empower.com/", {
  price: stated(report, "free; the company sells advice"),
  freePlan: stated(report, "all of it"),
  trial: stated(report, "none needed"),
  entry: stated(report, "linked accounts, and holdings by hand"),
  platforms: stated(report, "web, iOS and Android"),
  countries: stated(report, "the US"),
  household: notStated(),
  export: stated(report, "CSV files, from the web"),
  leaving: notStated(),
  advice: stated(report, "0.49 to 0.89 % of assets a year, if you become a client; expect calls above some balance"),
  manualHoldings: stated(
    vendorPage(
      "https://support-personalwealth.empower.com/hc/en-us/articles/201169980-Add-Manual-Investments-Holdings",
    ),
    "holdings typed by hand count in net worth",
  ),
  budget: stated(
    note("2026-10-02", "https://www.nerdwallet.com/finance/learn/empower-personal-dashboard-budget-app-review"),
    "one monthly spending target, no budgets per category",
  ),
  complaints: stated(thirdParty("2026-10-02", "https://www.empower.com/"), "links that go stale, and sales calls"),
}) satisfies App;
