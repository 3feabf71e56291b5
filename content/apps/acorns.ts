import { type App, app, notStated, sourcesDisagree, stated, thirdParty, vendorPage } from "../facts/fact.ts";

const learn = thirdParty("2025-06-24", "https://www.acorns.com/learn/acorns-zeta-acquisition/");

export const acorns = app("Acorns", "https://www.acorns.com/", {
  price: sourcesDisagree("two lists of monthly tiers are in print"),
  freePlan: stated(thirdParty("undated", "https://www.acorns.com/"), "none"),
  trial: notStated(),
  entry: stated(thirdParty("undated", "https://www.acorns.com/"), "a linked bank account"),
  platforms: notStated(),
  countries: notStated(),
  household: stated(thirdParty("undated", "https://www.acorns.com/"), "children’s accounts in the top tier"),
  export: notStated(),
  leaving: notStated(),
  roundUps: stated(
    vendorPage(
      "https://acorns.zendesk.com/hc/en-us/articles/1500002746822-What-s-the-difference-between-Automatic-Round-Ups-and-Manual-Round-Ups",
    ),
    "rounds purchases up and invests the change",
  ),
  zeta: stated(learn, "bought what was left of Zeta in 2025"),
}) satisfies App;
