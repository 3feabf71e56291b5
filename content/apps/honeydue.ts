import { type App, app, noDatedFigure, notStated, said, thirdParty } from "../facts/fact.ts";

const about = thirdParty("undated", "https://www.honeydue.com/about");
const landscape = thirdParty("2026-02", "https://www.honeydue.com/about");

export const honeydue = app("Honeydue", "https://www.honeydue.com/about", {
  price: noDatedFigure("free with an optional tip, by an undated review"),
  freePlan: said(
    thirdParty("undated", "https://www.experian.com/blogs/ask-experian/honeydue-app-review/"),
    "all of it, with advertising and an optional tip",
  ),
  trial: said(about, "none needed"),
  entry: said(about, "bank sync and by hand"),
  platforms: said(landscape, "iOS and Android, no web"),
  countries: notStated(),
  household: said(about, "exactly two people"),
  export: notStated(),
  leaving: notStated(),
  visibility: said(about, "chosen account by account, for exactly two people"),
  owner: said(about, "bought by Mission Lane in 2021, moved to Moneydue in 2024"),
  joint: said(about, "its joint debit card ended on 1 September 2023"),
  gaps: said(landscape, "shallow budgets, little about goals and net worth, slow development"),
}) satisfies App;
