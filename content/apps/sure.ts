import { type App, app, notStated, said, vendorPage } from "../facts/fact.ts";

const readme = vendorPage("https://github.com/we-promise/sure");
const sharing = vendorPage(
  "https://sure-917046f5-mintlify-docs-update-.mintlify.app/guides/app-features/family-sharing",
);

export const sure = app("Sure", "https://github.com/we-promise/sure", {
  price: said(readme, "free and open source"),
  freePlan: said(readme, "all of it"),
  trial: said(readme, "none needed"),
  entry: said(readme, "by hand, or by connectors"),
  platforms: said(readme, "a server of your own, with web, macOS and phone clients"),
  countries: notStated(),
  household: said(sharing, "view or edit rights for each account"),
  export: notStated(),
  leaving: said(readme, "it runs on your own server"),
  readme: said(readme, "free, open source, self-hosted; a community’s continuation of Maybe"),
  sharing: said(sharing, "view or edit rights for each account, counted in net worth and reports"),
}) satisfies App;
