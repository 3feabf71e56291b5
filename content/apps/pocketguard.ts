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

const leftover = note("2026-09-25", "https://help.pocketguard.com/hc/en-us/articles/360002167320-Leftover");
const research = thirdParty("2026-10-02", "https://pocketguard.com/");

export const pocketguard = app("PocketGuard", "https://pocketguard.com/", {
  price: priced(note("2026-09-25", "https://pocketguard.com/"), { monthly: 1299, yearly: 7499 }),
  freePlan: sourcesDisagree("a plan with tight limits, or none any more"),
  trial: stated(note("2026-09-25", "https://pocketguard.com/"), "7 days"),
  entry: stated(research, "bank sync, and cash by hand"),
  platforms: stated(thirdParty("2026-02-13", "https://pocketguard.com/"), "iOS, Android, web and Apple Watch"),
  countries: notStated(),
  household: notStated(),
  export: notStated(),
  leaving: notStated(),
  leftover: stated(leftover, "income minus bills, budgets and goals"),
  debtPlan: stated(
    vendorPage("https://pocketguard.com/debt-payoff-plan/"),
    "snowball or avalanche, with rates, minimums and promotional rates, inside the budget",
  ),
  complaints: stated(research, "a price that doubled, crashes, a shrinking free plan"),
}) satisfies App;
