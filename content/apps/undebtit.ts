import { type App, app, note, notStated, priced, said, sourcesDisagree, thirdParty } from "../facts/fact.ts";

const works = note("2026-09-08", "https://undebt.it/how-undebt.it-works.php");
const faq = note("2026-09-08", "https://undebt.it/faq.php");
const plus = thirdParty("2026-09", "https://undebt.it/plus-info.php");

export const undebtit = app("Undebt.it", "https://undebt.it/", {
  price: priced(plus, "about $10 to $12 a year"),
  freePlan: said(works, "the planner itself, with as many debts as you have"),
  trial: notStated(),
  entry: said(faq, "by hand; no bank link by design"),
  platforms: said(faq, "the web; no phone app on that day, announced for late 2026"),
  countries: notStated(),
  household: notStated("one set of debts for each account"),
  export: sourcesDisagree("an Excel file, free or in the paid plan"),
  leaving: notStated(),
  orders: said(works, "eight payoff orders, a month-by-month table, one-off payments and promotional rates"),
  plus: said(plus, "a bill tracker, what-if scenarios, a calendar and a link to YNAB"),
  noBank: said(faq, "no bank link by design, and no phone app on that day"),
}) satisfies App;
