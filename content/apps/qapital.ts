import { type App, app, note, notStated, priced, said, thirdParty, vendorPage } from "../facts/fact.ts";

const pricing = note("2026", "https://www.qapital.com/pricing/");
const profile = thirdParty("2026", "https://www.qapital.com/pricing/");

export const qapital = app("Qapital", "https://www.qapital.com/pricing/", {
  price: priced(pricing, "$3, $8 or $12 a month, by plan"),
  freePlan: said(pricing, "none"),
  trial: said(pricing, "30 days"),
  entry: said(pricing, "a linked US bank account; nothing by hand"),
  platforms: said(pricing, "iOS and Android, no web"),
  countries: said(pricing, "US bank accounts"),
  household: said(pricing, "joint goals, where both partners are members"),
  export: notStated(),
  leaving: said(profile, "complaints about cancelling, and fees taken while an account closes"),
  rules: said(pricing, "rules move money into goals; needs a linked US bank account and a paid membership"),
  weeklyTarget: said(
    vendorPage("https://support.qapital.com/hc/en-us/articles/115010293167-Setting-a-Weekly-Spending-Target"),
    "a weekly target for day-to-day spending, without fixed bills",
  ),
  kindsOfRules: said(pricing, "round-ups, a share of each payday, a fixed sum, spending less, a 52-week ladder"),
  complaints: said(profile, "slow transfers, weak budgets, hard to cancel"),
}) satisfies App;
