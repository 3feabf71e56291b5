import {
  type App,
  app,
  note,
  notStated,
  priced,
  sourcesDisagree,
  stated,
  thirdParty,
  vendorPage,
} from "../facts/fact.ts";

const pricing = note("2026-10-04", "https://copilot.money/pricing");
const research = thirdParty("2026-10-02", "https://copilot.money/pricing");

export const copilot = app("Copilot Money", "https://copilot.money/pricing", {
  price: priced(pricing, { monthly: 1300, yearly: 9500 }),
  freePlan: stated(pricing, "none"),
  trial: stated(pricing, "about one month"),
  entry: stated(research, "bank sync"),
  platforms: stated(
    thirdParty("2026-10-02", "https://help.copilot.money/en/articles/11780342-copilot-money-for-web"),
    "iPhone, iPad, Mac, Apple Watch and, since December 2025, the web",
  ),
  countries: stated(research, "US institutions only"),
  household: stated(research, "one person; no shared use was found"),
  export: stated(research, "CSV files"),
  leaving: stated(
    thirdParty("2026-06-05", "https://www.cancelatlas.com/c/copilot-money"),
    "deleted in the app, backups gone within 60 days; refunds are narrow",
  ),
  cashFlow: stated(
    note("2026-09-25", "https://help.copilot.money/en/articles/9682232-cash-flow-tab-overview"),
    "its cash flow looks at the past and does not count what is still to be paid",
  ),
  income: stated(
    vendorPage("https://help.copilot.money/en/articles/5542019-income-vs-budget"),
    "income is not tied to the budget by itself",
  ),
  android: notStated("no Android app was found"),
  goals: sourcesDisagree(),
  debts: notStated("no debt tool was found"),
  complaints: stated(research, "Apple first, nothing for households, small banks, doubled pending rows"),
}) satisfies App;
