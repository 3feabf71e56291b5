import { type App, app, note, notStated, priced, said, thirdParty, vendorPage } from "../facts/fact.ts";

const signup = note("2026-10-07", "https://goodbudget.com/signup");
const accounts = vendorPage("https://goodbudget.com/help/getting-started-guide/step-2-add-accounts/");
const review = thirdParty("2026-02-13", "https://goodbudget.com/");

export const goodbudget = app("Goodbudget", "https://goodbudget.com/", {
  price: priced(signup, { monthly: 1000, yearly: 8000 }),
  freePlan: said(signup, "one account and few envelopes; our sources disagree how many"),
  trial: notStated(),
  entry: said(accounts, "by hand; bank linking in Premium"),
  platforms: notStated(),
  countries: said(signup, "bank sync for US banks only"),
  household: said(review, "one household shared across devices"),
  export: notStated(),
  leaving: said(accounts, "after Premium the household goes on in the free version"),
  accounts: said(accounts, "one account free, debt accounts without limit on both plans"),
  period: said(
    vendorPage("https://goodbudget.com/help/budgeting-with-goodbudget/change-budget-period/"),
    "monthly by default, and can be changed",
  ),
  weeklyPeriod: said(
    vendorPage("https://goodbudget.com/blog/2010/02/getting-started-household-budgeting-periods/", "2010-02"),
    "monthly, weekly, twice a month or every two weeks",
  ),
  goals: said(note("undated", "https://goodbudget.com/help/"), "goal envelopes with a date if you like"),
  imports: said(review, "QIF, OFX and CSV files"),
  complaints: said(review, "the work of typing, a dated look, no search among entries"),
}) satisfies App;
