import { type App, app, notStated, sourcesDisagree, stated, thirdParty, vendorPage } from "../facts/fact.ts";

const report = thirdParty("2026-10-04", "https://tiller.com/pricing/");

export const tiller = app("Tiller", "https://tiller.com/pricing/", {
  price: sourcesDisagree("two yearly figures are in print"),
  freePlan: stated(report, "none"),
  trial: stated(report, "30 days"),
  entry: stated(
    vendorPage("https://help.tillerhq.com/en/articles/3278731"),
    "bank data lands in your own spreadsheet about every six hours",
  ),
  platforms: stated(report, "Google Sheets and Excel"),
  countries: notStated(),
  household: stated(
    vendorPage("https://help.tiller.com/en/articles/12755680-add-a-secondary-user"),
    "up to five further users, without billing or bank-link rights",
  ),
  export: stated(report, "it is your own spreadsheet"),
  leaving: notStated(),
  cleared: stated(
    vendorPage("https://help.tillerhq.com/en/articles/432695"),
    "cleared entries only; balances and entries are two feeds",
  ),
  brokerages: stated(report, "brokerages give balances, not positions"),
  complaints: stated(report, "the effort of setting it up"),
}) satisfies App;
