import { type App, app, note, notStated, priced, sourcesDisagree, stated, thirdParty } from "../facts/fact.ts";

const works = note("2026-09-08", "https://undebt.it/how-undebt.it-works.php");
const faq = note("2026-09-08", "https://undebt.it/faq.php");
const plus = thirdParty("2026-09", "https://undebt.it/plus-info.php");

export const undebtit = app("Undebt.it", "https://undebt.it/", {
  price: priced(plus, "about $10 to $12 a year"),
  freePlan: stated(works, "the planner itself, with as many debts as you have"),
  trial: notStated(),
  entry: stated(faq, "by hand; no bank link by design"),
  platforms: stated(faq, "the web; no phone app on that day, announced for late 2026"),
  countries: notStated(),
  household: notStated("one set of debts for each account"),
  export: sourcesDisagree("an Excel file, free or in the paid plan"),
  leaving: notStated(),
  orders: stated(works, "eight payoff orders, a month-by-month table, one-off payments and promotional rates"),
  plus: stated(plus, "a bill tracker, what-if scenarios, a calendar and a link to YNAB"),
  noBank: stated(faq, "no bank link by design, and no phone app on that day"),
}) satisfies App;
