import { type App, app, note, notStated, sourcesDisagree, stated, thirdParty, vendorPage } from "../facts/fact.ts";

const research = thirdParty("2026-10-02", "https://www.quicken.com/products/simplifi");
const product = note("2026-10-04", "https://www.quicken.com/products/simplifi");

export const simplifi = app("Quicken Simplifi", "https://www.quicken.com/products/simplifi", {
  price: sourcesDisagree("billed by the year, with a lower first year; what a renewal costs differs"),
  freePlan: stated(product, "none"),
  trial: stated(product, "money back within 30 days"),
  entry: stated(research, "bank sync, and import by hand"),
  platforms: stated(research, "web, iOS and Android"),
  countries: notStated(),
  household: stated(
    note(
      "2026-10-02",
      "https://support.simplifi.quicken.com/en/articles/6443103-how-to-share-your-quicken-simplifi-data",
    ),
    "one other person",
  ),
  export: stated(research, "CSV files, from the web only"),
  leaving: notStated(),
  plan: stated(
    vendorPage("https://help.simplifimoney.com/en/articles/4212702-using-the-simplifi-spending-plan"),
    "income minus bills and savings, then an amount available and per day",
  ),
  achievements: stated(vendorPage("https://quicken.com/blog/achievements"), "an achievements programme inside the app"),
  institutions: stated(research, "more than 14,000 institutions, by the vendor’s own count"),
  complaints: stated(research, "the jump at renewal, slow sync, bills that are not found"),
}) satisfies App;
