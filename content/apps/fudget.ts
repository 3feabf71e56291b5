import { type App, app, noDatedFigure, note, notStated, said } from "../facts/fact.ts";

const site = note("2026", "https://fudget.com/");

export const fudget = app("Fudget", "https://fudget.com/", {
  price: noDatedFigure("what Plus costs was not found"),
  freePlan: said(site, "five budgets, 250 entries and one device"),
  trial: notStated(),
  entry: said(site, "by hand only"),
  platforms: said(site, "Mac, Windows, iOS and Android"),
  countries: notStated(),
  household: said(site, "sharing with a partner, in Plus"),
  export: said(site, "in Plus"),
  leaving: notStated(),
  kind: said(site, "a list of ins and outs, without accounts or categories"),
}) satisfies App;
