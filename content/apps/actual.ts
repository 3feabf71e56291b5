import { type App, app, notStated, priced, stated, thirdParty, vendorPage } from "../facts/fact.ts";

const readme = vendorPage("https://github.com/actualbudget/actual");
const analysis = thirdParty("2026-02-13", "https://github.com/actualbudget/actual");

export const actual = app("Actual Budget", "https://github.com/actualbudget/actual", {
  price: stated(readme, "free and open source"),
  freePlan: stated(readme, "all of it"),
  trial: stated(readme, "none needed"),
  entry: stated(analysis, "by hand and by file; bank sync through services you pay yourself"),
  platforms: stated(readme, "Windows, Mac and Linux, or a server of your own"),
  countries: notStated(),
  household: stated(analysis, "sharing by way of your own server"),
  export: stated(analysis, "the data is a file on your device"),
  leaving: stated(analysis, "the data stays in a file on your device"),
  readme: stated(readme, "free, open source, local-first envelope budgeting"),
  hosting: stated(readme, "on your own server, or at a host for a small monthly fee"),
  bankSync: priced(thirdParty("2026-10-04", "https://github.com/actualbudget/actual"), { yearly: 1500 }),
  offline: stated(analysis, "works offline, with encryption end to end if you want it"),
  mobile: stated(analysis, "no official phone app"),
  imports: stated(analysis, "brings in a YNAB budget"),
}) satisfies App;
