import { type App, app, notStated, priced, said, thirdParty, vendorPage } from "../facts/fact.ts";

const readme = vendorPage("https://github.com/actualbudget/actual");
const analysis = thirdParty("2026-02-13", "https://github.com/actualbudget/actual");

export const actual = app("Actual Budget", "https://github.com/actualbudget/actual", {
  price: said(readme, "free and open source"),
  freePlan: said(readme, "all of it"),
  trial: said(readme, "none needed"),
  entry: said(analysis, "by hand and by file; bank sync through services you pay yourself"),
  platforms: said(readme, "Windows, Mac and Linux, or a server of your own"),
  countries: notStated(),
  household: said(analysis, "sharing by way of your own server"),
  export: said(analysis, "the data is a file on your device"),
  leaving: said(analysis, "the data stays in a file on your device"),
  readme: said(readme, "free, open source, local-first envelope budgeting"),
  hosting: said(readme, "on your own server, or at a host for a small monthly fee"),
  bankSync: priced(thirdParty("2026-10-04", "https://github.com/actualbudget/actual"), { yearly: 1500 }),
  offline: said(analysis, "works offline, with encryption end to end if you want it"),
  mobile: said(analysis, "no official phone app"),
  imports: said(analysis, "brings in a YNAB budget"),
}) satisfies App;
