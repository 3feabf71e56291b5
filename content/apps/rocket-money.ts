import { type App, app, note, priced, stated, thirdParty } from "../facts/fact.ts";

const cost = note("2026-10-04", "https://www.rocketmoney.com/learn/personal-finance/how-much-does-rocket-money-cost");
const plans = note("2026-08-30", "https://help.rocketmoney.com/en/articles/2677184-premium-membership-features");

export const rocketMoney = app("Rocket Money", "https://www.rocketmoney.com/", {
  price: priced(cost, "$7 to $14 a month, on a slider"),
  freePlan: stated(plans, "the list of subscriptions, bill reminders and two custom budgets"),
  trial: stated(cost, "7 days of Premium"),
  entry: stated(plans, "bank sync; by hand on phones, in Premium"),
  platforms: stated(plans, "phones; the web in Premium"),
  countries: stated(
    note("2026-08-30", "https://help.rocketmoney.com/en/articles/79778-does-rocket-money-support-international-banks"),
    "US banks only",
  ),
  household: stated(plans, "sharing an account is part of Premium"),
  export: stated(plans, "CSV files, in Premium"),
  leaving: stated(
    thirdParty("2026-06-05", "https://www.cancelatlas.com/c/rocket-money"),
    "to cancel Premium, the price slider has to be moved to zero first",
  ),
  premium: stated(plans, "unlimited budgets, net worth, goals, sharing and export"),
  premiumPlus: priced(cost, { monthly: 1500 }),
  negotiation: stated(
    note("2026-08-30", "https://help.rocketmoney.com/en/articles/2667173-why-is-rocket-money-charging-me"),
    "35 to 60 % of the first year’s savings, chosen by you, only on success",
  ),
  complaints: stated(
    thirdParty("2026-10-02", "https://www.rocketmoney.com/"),
    "charges after cancelling, and what a negotiation cost",
  ),
}) satisfies App;
