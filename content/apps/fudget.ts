import { type App, app, noDatedFigure, note, notStated, stated } from "../facts/fact.ts";

const site = note("2026", "https://fudget.com/");

export const fudget = app("Fudget", "https://fudget.com/", {
  price: noDatedFigure("what Plus costs was not found"),
  freePlan: stated(site, "five budgets, 250 entries and one device"),
  trial: notStated(),
  entry: stated(site, "by hand only"),
  platforms: stated(site, "Mac, Windows, iOS and Android"),
  countries: notStated(),
  household: stated(site, "sharing with a partner, in Plus"),
  export: stated(site, "in Plus"),
  leaving: notStated(),
  kind: stated(site, "a list of ins and outs, without accounts or categories"),
}) satisfies App;
