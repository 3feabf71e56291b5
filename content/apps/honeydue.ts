import { type App, app, noDatedFigure, notStated, stated, thirdParty } from "../facts/fact.ts";

const about = thirdParty("undated", "https://www.honeydue.com/about");
const landscape = thirdParty("2026-02", "https://www.honeydue.com/about");

export const honeydue = app("Honeydue", "https://www.honeydue.com/about", {
  price: noDatedFigure("free with an optional tip, by an undated review"),
  freePlan: stated(
    thirdParty("undated", "https://www.experian.com/blogs/ask-experian/honeydue-app-review/"),
    "all of it, with advertising and an optional tip",
  ),
  trial: stated(about, "none needed"),
  entry: stated(about, "bank sync and by hand"),
  platforms: stated(landscape, "iOS and Android, no web"),
  countries: notStated(),
  household: stated(about, "exactly two people"),
  export: notStated(),
  leaving: notStated(),
  visibility: stated(about, "chosen account by account, for exactly two people"),
  owner: stated(about, "bought by Mission Lane in 2021, moved to Moneydue in 2024"),
  joint: stated(about, "its joint debit card ended on 1 September 2023"),
  gaps: stated(landscape, "shallow budgets, little about goals and net worth, slow development"),
}) satisfies App;
