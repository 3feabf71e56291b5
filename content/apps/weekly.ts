import { type App, app, noDatedFigure, notStated, stated, vendorPage } from "../facts/fact.ts";

const questions = vendorPage("https://weeklybudgeting.com/faqs/");

export const weekly = app("Weekly", "https://weeklybudgeting.com/", {
  price: noDatedFigure("copies of its own page differ, and the newer one has no day"),
  freePlan: stated(questions, "none"),
  trial: notStated(),
  entry: stated(questions, "by hand, or linked to a bank"),
  platforms: stated(vendorPage("https://weeklybudgeting.com/faqs/", "2021-10"), "iOS only, at that time"),
  countries: notStated(),
  household: notStated(),
  export: notStated(),
  leaving: notStated(),
  safeToSpend: stated(
    vendorPage("https://weeklybudgeting.com/spending-money-3913c9a5cbd1/"),
    "the allowance plus what rolled over, minus what is spent",
  ),
  averages: stated(
    vendorPage("https://weeklybudgeting.com/knowledge-base/core-concepts/using-averages/"),
    "income and commitments are averaged to a week",
  ),
}) satisfies App;
