import { type App, app, note, notStated, priced, stated, vendorPage } from "../facts/fact.ts";

const stores = note("2026-09-24", "https://help.spendee.com/");
const trial = note("2026-09-01", "https://help.spendee.com/");

export const spendee = app("Spendee", "https://help.spendee.com/", {
  price: priced(stores, { monthly: 199, yearly: 1499 }),
  freePlan: stated(trial, "in practice one wallet"),
  trial: notStated(),
  entry: notStated("by hand, and wallets linked to a bank; in which plan was not seen"),
  platforms: stated(vendorPage("https://help.spendee.com/article/235-merging-bank-wallets"), "phones"),
  countries: notStated(),
  household: stated(trial, "shared wallets belong to one person; wallets linked to a bank cannot be shared"),
  export: notStated(),
  leaving: notStated(),
  premium: priced(stores, { monthly: 599, yearly: 3599 }),
}) satisfies App;
