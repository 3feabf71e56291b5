import { type App, app, note, notStated, priced, stated, vendorPage } from "../facts/fact.ts";

const site = note("2026-10-04", "https://www.kubera.com/");

export const kubera = app("Kubera", "https://www.kubera.com/", {
  price: priced(site, "about $250 a year"),
  freePlan: stated(site, "none found"),
  trial: notStated(),
  entry: stated(site, "linked or by hand"),
  platforms: notStated(),
  countries: notStated(),
  household: stated(
    vendorPage("https://help.kubera.com/article/10-ensure-safe-transfer-portfolio-to-beneficiary"),
    "a hand-over to a named person; shared use is not stated",
  ),
  export: stated(
    vendorPage("https://help.kubera.com/article/10-ensure-safe-transfer-portfolio-to-beneficiary"),
    "an Excel file and an archive go to the named person",
  ),
  leaving: notStated(),
  black: priced(site, "about $2,500 a year"),
  handOver: stated(
    vendorPage("https://help.kubera.com/article/10-ensure-safe-transfer-portfolio-to-beneficiary"),
    "after 45 days of silence and five unanswered notices, by default",
  ),
  scope: stated(site, "a ledger of mixed assets and currencies, not a budget"),
}) satisfies App;
