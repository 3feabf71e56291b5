import { type App, app, notStated, said, vendorPage } from "../facts/fact.ts";

const readme = vendorPage("https://github.com/firefly-iii/firefly-iii");

export const firefly = app("Firefly III", "https://github.com/firefly-iii/firefly-iii", {
  price: said(readme, "free and open source"),
  freePlan: said(readme, "all of it"),
  trial: said(readme, "none needed"),
  entry: said(readme, "by hand and by importers"),
  platforms: said(readme, "a server of your own"),
  countries: notStated(),
  household: notStated(),
  export: notStated(),
  leaving: said(readme, "it runs on your own server"),
  readme: said(readme, "free, open source, self-hosted; budgets, rules, recurring entries and piggy banks"),
  audience: said(readme, "for somewhat technical people"),
  privacy: said(readme, "never contacts outside servers unless told to"),
}) satisfies App;
