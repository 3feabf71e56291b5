import { type App, app, note, notStated, priced, stated, thirdParty, vendorPage } from "../facts/fact.ts";

const signup = note("2026-10-07", "https://goodbudget.com/signup");
const accounts = vendorPage("https://goodbudget.com/help/getting-started-guide/step-2-add-accounts/");
const review = thirdParty("2026-02-13", "https://goodbudget.com/");

export const goodbudget = app("Goodbudget", "https://goodbudget.com/", {
  price: priced(signup, { monthly: 1000, yearly: 8000 }),
  freePlan: stated(signup, "one account and few envelopes; our sources disagree how many"),
  trial: notStated(),
  entry: stated(accounts, "by hand; bank linking in Premium"),
  platforms: notStated(),
  countries: stated(signup, "bank sync for US banks only"),
  household: stated(review, "one household shared across devices"),
  export: notStated(),
  leaving: stated(accounts, "after Premium the household goes on in the free version"),
  accounts: stated(accounts, "one account free, debt accounts without limit on both plans"),
  period: stated(
    vendorPage("https://goodbudget.com/help/budgeting-with-goodbudget/change-budget-period/"),
    "monthly by default, and can be changed",
  ),
  weeklyPeriod: stated(
    vendorPage("https://goodbudget.com/blog/2010/02/getting-started-household-budgeting-periods/", "2010-02"),
    "monthly, weekly, twice a month or every two weeks",
  ),
  goals: stated(note("undated", "https://goodbudget.com/help/"), "goal envelopes with a date if you like"),
  imports: stated(review, "QIF, OFX and CSV files"),
  complaints: stated(review, "the work of typing, a dated look, no search among entries"),
}) satisfies App;
