import { type App, app, note, notStated, said, thirdParty, vendorPage } from "../facts/fact.ts";

const report = thirdParty("2026-10-04", "https://www.empower.com/");

export const empower = app("Empower dashboard", "https://www.empower.com/", {
  price: said(report, "free; the company sells advice"),
  freePlan: said(report, "all of it"),
  trial: said(report, "none needed"),
  entry: said(report, "linked accounts, and holdings by hand"),
  platforms: said(report, "web, iOS and Android"),
  countries: said(report, "the US"),
  household: notStated(),
  export: said(report, "CSV files, from the web"),
  leaving: notStated(),
  advice: said(report, "0.49 to 0.89 % of assets a year, if you become a client; expect calls above some balance"),
  manualHoldings: said(
    vendorPage(
      "https://support-personalwealth.empower.com/hc/en-us/articles/201169980-Add-Manual-Investments-Holdings",
    ),
    "holdings typed by hand count in net worth",
  ),
  budget: said(
    note("2026-10-02", "https://www.nerdwallet.com/finance/learn/empower-personal-dashboard-budget-app-review"),
    "one monthly spending target, no budgets per category",
  ),
  complaints: said(thirdParty("2026-10-02", "https://www.empower.com/"), "links that go stale, and sales calls"),
}) satisfies App;
