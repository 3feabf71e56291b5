import { type App, app, noDatedFigure, notStated, stated, thirdParty, vendorPage } from "../facts/fact.ts";

const readme = vendorPage("https://github.com/jameskokoska/Cashew");

export const cashew = app("Cashew", "https://github.com/jameskokoska/Cashew", {
  price: noDatedFigure("the core is free; what its upgrade costs was not found"),
  freePlan: stated(readme, "the core"),
  trial: notStated(),
  entry: stated(readme, "by hand; CSV files and Google Sheets"),
  platforms: stated(readme, "iOS, Android and the web"),
  countries: notStated(),
  household: stated(readme, "one person; sharing of budgets was discontinued"),
  export: stated(readme, "a backup to Google Drive"),
  leaving: notStated(),
  readme: stated(readme, "budgets of any length, a week included, goals and subscriptions"),
  releases: stated(
    thirdParty("2025-04-20", "https://github.com/jameskokoska/Cashew/issues/697"),
    "users complain of no release for over a year",
  ),
  author: stated(
    thirdParty("2025-05-17", "https://github.com/jameskokoska/Cashew/issues/508"),
    "the author says that it is still developed",
  ),
}) satisfies App;
