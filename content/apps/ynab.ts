import { type App, app, note, notStated, priced, stated, thirdParty, vendorPage } from "../facts/fact.ts";

const pricing = note("2026-10-07", "https://www.ynab.com/pricing");
const research = thirdParty("2026-10-02", "https://www.ynab.com/");

export const ynab = app("YNAB", "https://www.ynab.com/", {
  price: priced(pricing, { monthly: 1499, yearly: 10900 }),
  freePlan: stated(note("2026-09-25", "https://www.ynab.com/pricing"), "none; college students get 12 months free"),
  trial: stated(pricing, "34 days, no card asked"),
  entry: stated(
    note("2026-10-07", "https://support.ynab.com/en_us/which-direct-import-provider-SkcusCQeWe"),
    "bank import, a file, or by hand",
  ),
  platforms: stated(research, "web, iOS, Android and Apple Watch"),
  countries: stated(
    note("2026-10-07", "https://support.ynab.com/en_us/which-direct-import-provider-SkcusCQeWe"),
    "import from selected banks in the US, Canada, the UK and the EU",
  ),
  household: stated(
    vendorPage("https://www.ynab.com/terms/ynab-together", "2022-10-18"),
    "up to six people aged 13 or more, each with a login, on one subscription",
  ),
  export: stated(research, "CSV files and a public interface for programs"),
  leaving: stated(
    vendorPage("https://docs.youneedabudget.com/article/713-manage-your-subscription"),
    "deleting the account removes the data at once; unused yearly time is refunded only then, if bought directly",
  ),
  targets: stated(note("undated", "https://api.ynab.com/"), "weekly, monthly, yearly or by a date"),
  debtTargets: stated(
    vendorPage("https://docs.youneedabudget.com/article/1753-paired-targets"),
    "pay off by a date, or a fixed monthly amount",
  ),
  ageOfMoney: stated(
    note("2026-09-25", "https://support.ynab.com/en_us/age-of-money-H1ZS84W1s"),
    "the average number of days between receiving money and spending it, over the last 10 outflows",
  ),
  matching: stated(
    thirdParty("2026-10-02", "https://support.ynab.com/en_us/approving-and-matching-transactions-a-guide-ByYNZaQ1i"),
    "imported rows wait for approval and are matched with what was typed by hand, within 10 days",
  ),
  netWorth: stated(research, "a net worth report, and no analysis of investments"),
  offline: notStated("no full offline mode is documented"),
  complaints: stated(research, "price rises, weeks of learning, the handling of credit cards, broken imports"),
}) satisfies App;
