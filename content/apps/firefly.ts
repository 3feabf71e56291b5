import { type App, app, notStated, stated, vendorPage } from "../facts/fact.ts";

const readme = vendorPage("https://github.com/firefly-iii/firefly-iii");

export const firefly = app("Firefly III", "https://github.com/firefly-iii/firefly-iii", {
  price: stated(readme, "free and open source"),
  freePlan: stated(readme, "all of it"),
  trial: stated(readme, "none needed"),
  entry: stated(readme, "by hand and by importers"),
  platforms: stated(readme, "a server of your own"),
  countries: notStated(),
  household: notStated(),
  export: notStated(),
  leaving: stated(readme, "it runs on your own server"),
  readme: stated(readme, "free, open source, self-hosted; budgets, rules, recurring entries and piggy banks"),
  audience: stated(readme, "for somewhat technical people"),
  privacy: stated(readme, "never contacts outside servers unless told to"),
}) satisfies App;
