import { type App, app, note, notStated, priced, stated, thirdParty, vendorPage } from "../facts/fact.ts";

const pricing = note("2026", "https://lunchmoney.app/pricing");

export const lunchMoney = app("Lunch Money", "https://lunchmoney.app/pricing", {
  price: priced(pricing, { monthly: 1000 }),
  freePlan: stated(pricing, "none"),
  trial: stated(pricing, "30 days"),
  entry: stated(thirdParty("2026-10-04", "https://lunchmoney.app/"), "bank sync, CSV files, by program or by hand"),
  platforms: stated(thirdParty("2026", "https://lunchmoney.app/"), "the web, with a companion app"),
  countries: notStated(),
  household: stated(vendorPage("https://lunchmoney.app/privacy", "2020"), "collaborators can be invited"),
  export: notStated(),
  leaving: stated(
    vendorPage("https://support.lunchmoney.app/settings/payment-methods"),
    "can be paused for as long as you like, with credit for unused time",
  ),
  yearly: priced(
    note("2026-03-15", "https://lunchmoney.app/blog/an-update-to-our-annual-plan-minimum-effective-march-15-2026"),
    "a yearly price you choose, at least $60",
  ),
  maker: stated(vendorPage("https://lunchmoney.app/privacy", "2025-06-12"), "a small company in Canada"),
  netWorth: stated(note("2026", "https://lunchmoney.app/"), "net worth month over month, in several currencies"),
}) satisfies App;
