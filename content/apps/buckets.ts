import { type App, app, note, notStated, priced, said, vendorPage } from "../facts/fact.ts";

const site = note("2026-10-07", "https://www.budgetwithbuckets.com/");

export const buckets = app("Buckets", "https://www.budgetwithbuckets.com/", {
  price: priced(site, { once: 6400 }),
  freePlan: notStated(),
  trial: notStated(),
  entry: said(site, "by hand, by file, by recorded steps, or through SimpleFIN"),
  platforms: said(site, "Windows, Mac and Linux"),
  countries: notStated(),
  household: said(vendorPage("https://github.com/buckets/relay"), "one file; an encrypted relay keeps devices in step"),
  export: said(site, "the data is a file on your own computer"),
  leaving: said(site, "paid once; the file stays on your computer"),
  file: said(site, "a file on your own computer"),
}) satisfies App;
