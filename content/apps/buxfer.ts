import { type App, app, noDatedFigure, notStated, stated, vendorPage } from "../facts/fact.ts";

const forecast = vendorPage("https://www.buxfer.com/help/forecast");

export const buxfer = app("Buxfer", "https://www.buxfer.com/", {
  price: noDatedFigure(),
  freePlan: stated(vendorPage("https://www.buxfer.com/help/pricing"), "a free account beside paid plans"),
  trial: notStated(),
  entry: notStated(),
  platforms: notStated(),
  countries: notStated(),
  household: notStated(),
  export: notStated(),
  leaving: stated(vendorPage("https://www.buxfer.com/help/pricing"), "a change of plan is credited or refunded"),
  forecast: stated(forecast, "a forecast of pending and future entries, reminders and budgets, without counting twice"),
}) satisfies App;
