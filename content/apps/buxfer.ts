import { type App, app, noDatedFigure, notStated, said, vendorPage } from "../facts/fact.ts";

const forecast = vendorPage("https://www.buxfer.com/help/forecast");

export const buxfer = app("Buxfer", "https://www.buxfer.com/", {
  price: noDatedFigure(),
  freePlan: said(vendorPage("https://www.buxfer.com/help/pricing"), "a free account beside paid plans"),
  trial: notStated(),
  entry: notStated(),
  platforms: notStated(),
  countries: notStated(),
  household: notStated(),
  export: notStated(),
  leaving: said(vendorPage("https://www.buxfer.com/help/pricing"), "a change of plan is credited or refunded"),
  forecast: said(forecast, "a forecast of pending and future entries, reminders and budgets, without counting twice"),
}) satisfies App;
