import { type App, app, note, notStated, priced, stated, thirdParty, vendorPage } from "../facts/fact.ts";

const sharing = "https://support.budgetbakers.com/hc/en-us/articles/214132065-How-does-GROUP-SHARING-work-";

export const wallet = app("Wallet by BudgetBakers", "https://support.budgetbakers.com/", {
  price: priced(note("2026-09-24", "https://support.budgetbakers.com/"), "about €4.49 a month, less by the year"),
  freePlan: stated(note("2026-09-24", "https://support.budgetbakers.com/"), "yes, with limits"),
  trial: notStated(),
  entry: stated(note("2026-09-24", "https://support.budgetbakers.com/"), "by hand; bank sync in Premium"),
  platforms: notStated(),
  countries: notStated(),
  household: stated(vendorPage(sharing), "a group made by a Premium owner; its members need no Premium"),
  export: stated(thirdParty("undated", "https://support.budgetbakers.com/"), "CSV files, in Premium"),
  leaving: notStated(),
  groups: stated(note("2026-09-01", sharing), "groups are not on the web, and new members see all accounts at first"),
  periods: stated(thirdParty("undated", "https://support.budgetbakers.com/"), "budgets by week, month or year"),
}) satisfies App;
