import { type App, app, note, notStated, priced, stated, thirdParty } from "../facts/fact.ts";

const page = thirdParty("2026-09-25", "https://oportun.com/savings/");

export const oportun = app("Oportun Set & Save (once Digit)", "https://oportun.com/savings/", {
  price: priced(page, { monthly: 500 }),
  freePlan: stated(page, "none"),
  trial: notStated(),
  entry: stated(page, "a linked bank account"),
  platforms: notStated(),
  countries: notStated(),
  household: notStated(),
  export: notStated(),
  leaving: notStated(),
  transfers: stated(page, "an algorithm moves small amounts to savings"),
  regulator: stated(
    note(
      "2022",
      "https://www.consumerfinance.gov/about-us/newsroom/cfpb-takes-action-against-hello-digit-for-lying-to-consumers-about-its-automated-savings-algorithm/",
    ),
    "the Consumer Financial Protection Bureau acted in 2022, because the automatic transfers caused overdrafts",
  ),
}) satisfies App;
