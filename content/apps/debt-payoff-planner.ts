import { type App, app, noDatedFigure, notStated, stated, thirdParty, vendorPage } from "../facts/fact.ts";

const questions = vendorPage("https://debt-payoff-planner.com/frequently-asked-questions/");

export const debtPayoffPlanner = app("Debt Payoff Planner", "https://debt-payoff-planner.com/", {
  price: noDatedFigure(),
  freePlan: stated(questions, "yes, with a paid version beside it"),
  trial: notStated(),
  entry: stated(questions, "by hand"),
  platforms: stated(questions, "iOS, Android and web"),
  countries: notStated(),
  household: notStated(),
  export: notStated(),
  leaving: notStated(),
  orders: stated(questions, "snowball, avalanche or an own order, with a projected date; payments are logged by hand"),
  charges: stated(questions, "a new charge is entered as a negative payment"),
  noBank: stated(thirdParty("2026-09", "https://debt-payoff-planner.com/"), "no bank sync"),
}) satisfies App;
