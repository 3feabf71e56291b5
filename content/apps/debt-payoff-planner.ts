import { type App, app, noDatedFigure, notStated, said, thirdParty, vendorPage } from "../facts/fact.ts";

const questions = vendorPage("https://debt-payoff-planner.com/frequently-asked-questions/");

export const debtPayoffPlanner = app("Debt Payoff Planner", "https://debt-payoff-planner.com/", {
  price: noDatedFigure(),
  freePlan: said(questions, "yes, with a paid version beside it"),
  trial: notStated(),
  entry: said(questions, "by hand"),
  platforms: said(questions, "iOS, Android and web"),
  countries: notStated(),
  household: notStated(),
  export: notStated(),
  leaving: notStated(),
  orders: said(questions, "snowball, avalanche or an own order, with a projected date; payments are logged by hand"),
  charges: said(questions, "a new charge is entered as a negative payment"),
  noBank: said(thirdParty("2026-09", "https://debt-payoff-planner.com/"), "no bank sync"),
}) satisfies App;
