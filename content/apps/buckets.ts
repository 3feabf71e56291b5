import { type App, app, note, notStated, priced, stated, vendorPage } from "../facts/fact.ts";

const site = note("2026-10-07", "https://www.budgetwithbuckets.com/");

export const buckets = app("Buckets", "https://www.budgetwithbuckets.com/", {
  price: priced(site, { once: 6400 }),
  freePlan: notStated(),
  trial: notStated(),
  entry: stated(site, "by hand, by file, by recorded steps, or through SimpleFIN"),
  platforms: stated(site, "Windows, Mac and Linux"),
  countries: notStated(),
  household: stated(
    vendorPage("https://github.com/buckets/relay"),
    "one file; an encrypted relay keeps devices in step",
  ),
  export: stated(site, "the data is a file on your own computer"),
  leaving: stated(site, "paid once; the file stays on your computer"),
  file: stated(site, "a file on your own computer"),
}) satisfies App;
