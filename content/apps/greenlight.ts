import { type App, app, notStated, priced, stated, thirdParty } from "../facts/fact.ts";

const guide = thirdParty("undated", "https://jumpsteps.com/learning/banking/family-accounts/what-is-a-greenlight-card");

export const greenlight = app("Greenlight", "https://greenlight.com/", {
  price: priced(thirdParty("2026", "https://greenlight.com/"), "from $5.99 a month for a family"),
  freePlan: stated(thirdParty("2026", "https://greenlight.com/"), "none"),
  trial: notStated(),
  entry: stated(guide, "a prepaid card and its app"),
  platforms: stated(guide, "an app for parents and one for children"),
  countries: notStated(),
  household: stated(guide, "parents, and up to five children"),
  export: notStated(),
  leaving: notStated(),
  card: stated(guide, "a prepaid card and app for up to five children a family"),
  scope: stated(guide, "allowance, chores and savings goals; no budget for adults"),
}) satisfies App;
