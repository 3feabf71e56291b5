import { type App, app, note, notStated, priced, stated, thirdParty, vendorPage } from "../facts/fact.ts";

const pricing = note("2026", "https://www.qapital.com/pricing/");
const profile = thirdParty("2026", "https://www.qapital.com/pricing/");

export const qapital = app("Qapital", "https://www.qapital.com/pricing/", {
  price: priced(pricing, "$3, $8 or $12 a month, by plan"),
  freePlan: stated(pricing, "none"),
  trial: stated(pricing, "30 days"),
  entry: stated(pricing, "a linked US bank account; nothing by hand"),
  platforms: stated(pricing, "iOS and Android, no web"),
  countries: stated(pricing, "US bank accounts"),
  household: stated(pricing, "joint goals, where both partners are members"),
  export: notStated(),
  leaving: stated(profile, "complaints about cancelling, and fees taken while an account closes"),
  rules: stated(pricing, "rules move money into goals; needs a linked US bank account and a paid membership"),
  weeklyTarget: stated(
    vendorPage("https://support.qapital.com/hc/en-us/articles/115010293167-Setting-a-Weekly-Spending-Target"),
    "a weekly target for day-to-day spending, without fixed bills",
  ),
  kindsOfRules: stated(pricing, "round-ups, a share of each payday, a fixed sum, spending less, a 52-week ladder"),
  complaints: stated(profile, "slow transfers, weak budgets, hard to cancel"),
}) satisfies App;
