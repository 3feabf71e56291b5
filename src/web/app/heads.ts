import { defaultLander, landers } from "#content/landers.ts";
import { articles } from "#content/publications/catalogue.ts";
import { articlePath, landerPath, paths, plainPath } from "#web/paths.ts";

/** What a page says of itself to the tab, to search engines and to whoever shares it. */
export interface Head {
  title: string;
  description: string;
}

const named = (name: string, description: string): Head => ({ title: `${name} · Weekfold`, description });

const home: Head = {
  title: "Weekfold: the weekly money habit for households",
  description:
    "Find what you can set aside this week, and where it should go. Free, without an account, without a bank login. Your figures stay on your device.",
};

const fixed: Record<string, Head> = {
  [paths.home]: home,
  [paths.intake]: named("Your household", "Seven short steps from what comes in and goes out to a weekly plan."),
  [paths.account]: named("Account", "Keep your weeks in step across devices and with your partner."),
  [paths.dashboard]: named("This week", "What to set aside this week, and every week of the year at a glance."),
  [paths.spending]: named("Spending", "Where the money goes, week by week."),
  [paths.netWorth]: named("Net worth", "What you own and owe, and how it moves."),
  [paths.history]: named("History", "Every week, quarter and year you have saved."),
  [paths.moneyDate]: named("Money date", "Ten minutes a week to look at money together."),
  [paths.goals]: named("Goals", "What you are saving for, and when you get there at this pace."),
  [paths.niftyStuff]: named("Nifty stuff", "Small money tools that work without an account."),
  [paths.about]: named("About", "Why the week, what Weekfold is and is not, and how your data is kept."),
  [paths.terms]: named("Terms", "The terms of using Weekfold, in plain words."),
  [paths.privacy]: named("Privacy", "What stays on your device, what leaves it, and when."),
  [paths.cookies]: named("Cookies", "Every cookie and stored item by name, with its purpose and how long it stays."),
  [paths.contact]: named("Contact", "How to reach the people who run this site."),
  [paths.publications]: named(
    "Reading",
    "Twelve comparisons of budgeting apps by the question you came with. Sources and dates on every price.",
  ),
  [paths.lander]: named(defaultLander.title, defaultLander.description),
};

const heads = new Map<string, Head>([
  ...Object.entries(fixed).map(([path, head]) => [plainPath(path), head] as const),
  ...articles.map(({ slug, title, description }) => [articlePath(slug), named(title, description)] as const),
  ...landers.map(({ slug, title, description }) => [landerPath(slug), named(title, description)] as const),
]);

export function headAt(path: string): Head {
  const plain = plainPath(path);
  return heads.get(plain) ?? (plain.startsWith(`${paths.account}/`) ? fixed[paths.account]! : home);
}
