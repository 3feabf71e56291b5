import { type App, app, notStated, stated, vendorPage } from "../facts/fact.ts";

const readme = vendorPage("https://github.com/we-promise/sure");
const sharing = vendorPage(
  "https://sure-917046f5-mintlify-docs-update-.mintlify.app/guides/app-features/family-sharing",
);

export const sure = app("Sure", "https://github.com/we-promise/sure", {
  price: stated(readme, "free and open source"),
  freePlan: stated(readme, "all of it"),
  trial: stated(readme, "none needed"),
  entry: stated(readme, "by hand, or by connectors"),
  platforms: stated(readme, "a server of your own, with web, macOS and phone clients"),
  countries: notStated(),
  household: stated(sharing, "view or edit rights for each account"),
  export: notStated(),
  leaving: stated(readme, "it runs on your own server"),
  readme: stated(readme, "free, open source, self-hosted; a community’s continuation of Maybe"),
  sharing: stated(sharing, "view or edit rights for each account, counted in net worth and reports"),
}) satisfies App;
