import type { Day } from "./day-in-words.ts";
import type { ArticleSlug } from "./slugs.ts";

export type ArticleMeta = {
  slug: ArticleSlug;
  /** The headline: the decision that the reader has to make. */
  title: string;
  /** A shorter title for lists. */
  short: string;
  /** For search results: at most 155 characters, unique. */
  description: string;
  /** The reader’s question, in their words. */
  question: string;
  /** The last word of the breadcrumb. */
  topic: string;
  published: Day;
  /** The date of the newest entry in the change log. */
  updated: Day;
  /** The dates of the printed prices. Absent if no price is printed. */
  pricesAsOf?: string;
  minutes: number;
  related: readonly ArticleSlug[];
};

const published = "2026-11-15";
const updated = "2026-11-16";

export const articles: readonly ArticleMeta[] = [
  {
    slug: "best-budgeting-apps",
    title: "Best budgeting apps: pick the method first, then the app",
    short: "Best budgeting apps",
    description:
      "Zero-based, envelopes, dashboard or a weekly plan: YNAB, Monarch, EveryDollar, Goodbudget, Simplifi, Copilot, Actual and Weekfold, with dated prices.",
    question: "I want to start a budget. Which app fits me?",
    topic: "Budgeting",
    published,
    updated,
    pricesAsOf: "2–7 October 2026",
    minutes: 9,
    related: ["free-budget-app", "budget-apps-for-couples", "weekly-budget-tracker"],
  },
  {
    slug: "budget-apps-for-couples",
    title: "Budget apps for couples: choose by how much you want to share",
    short: "Budget apps for couples",
    description:
      "Pool everything, some plans, or choose account by account: Monarch, YNAB Together, Honeydue, Goodbudget, EveryDollar, Tiller and Weekfold for two.",
    question: "We are a couple. How much do we share?",
    topic: "Couples",
    published,
    updated,
    pricesAsOf: "2–7 October 2026",
    minutes: 9,
    related: ["family-finance-app", "weekly-budget-tracker", "best-budgeting-apps"],
  },
  {
    slug: "manual-expense-tracker-app",
    title: "Manual expense tracker apps: choose the one you will keep filling in",
    short: "Manual expense trackers",
    description:
      "Tracking without a bank login: Fudget, Cashew, Goodbudget, EveryDollar, Buckets, Actual and Weekfold, and three ways to keep a list that lasts.",
    question: "I do not want to link my bank. What is left?",
    topic: "By hand",
    published,
    updated,
    pricesAsOf: "7 October 2026",
    minutes: 9,
    related: ["free-budget-app", "weekly-budget-tracker", "best-budgeting-apps"],
  },
  {
    slug: "best-money-management-apps",
    title: "Best money management apps: decide between watching and planning",
    short: "Best money management apps",
    description:
      "Monarch, Simplifi, Rocket Money, PocketGuard, Empower, YNAB and Weekfold: which apps show where money went, and which tell you if you may spend it.",
    question: "I want everything in one place. What should it do?",
    topic: "Overview",
    published,
    updated,
    pricesAsOf: "25 September 2026 to 7 October 2026",
    minutes: 9,
    related: ["best-budgeting-apps", "best-net-worth-tracker-app", "free-budget-app"],
  },
  {
    slug: "best-net-worth-tracker-app",
    title: "Best net worth tracker apps: pay with money, with data, or with typing",
    short: "Best net worth trackers",
    description:
      "Empower, Kubera, Monarch, Lunch Money, Sure, Tiller and Weekfold: a worked sum, who keeps the data, and what a year of tracking net worth costs.",
    question: "What are we worth, and is it growing?",
    topic: "Net worth",
    published,
    updated,
    pricesAsOf: "2026",
    minutes: 9,
    related: ["wealth-building-app", "best-money-management-apps", "debt-payoff-tracker"],
  },
  {
    slug: "best-wealth-habit-builder",
    title: "Best wealth habit builders: choose the habit before the app",
    short: "Best wealth habit builders",
    description:
      "Rules, badges, one figure, a recap or a weekly review: how Qapital, Acorns, Simplifi, YNAB, Monarch and Weekfold try to make saving a habit.",
    question: "I start well and stop in March. What helps?",
    topic: "Habits",
    published,
    updated,
    pricesAsOf: "2026",
    minutes: 9,
    related: ["weekly-budget-tracker", "savings-goal-tracker", "wealth-building-app"],
  },
  {
    slug: "wealth-building-app",
    title: "Wealth building apps: decide between a mover, a mirror and a plan",
    short: "Wealth building apps",
    description:
      "Acorns and Qapital move money, Empower, Kubera and Monarch show it, Weekfold plans the week. What comes before investing, and what fees take.",
    question: "I want to build something over years. Where do I begin?",
    topic: "Wealth",
    published,
    updated,
    pricesAsOf: "2026",
    minutes: 9,
    related: ["best-wealth-habit-builder", "best-net-worth-tracker-app", "savings-goal-tracker"],
  },
  {
    slug: "family-finance-app",
    title: "Family finance apps: keep the adults’ plan apart from the children’s cards",
    short: "Family finance apps",
    description:
      "Two different jobs: a plan for the adults (YNAB Together, Monarch, Goodbudget, Weekfold) and money practice for children (Greenlight, FamZoo).",
    question: "We have children. Is there one app for all of us?",
    topic: "Families",
    published,
    updated,
    pricesAsOf: "2026",
    minutes: 9,
    related: ["budget-apps-for-couples", "savings-goal-tracker", "best-budgeting-apps"],
  },
  {
    slug: "weekly-budget-tracker",
    title: "Weekly budget trackers: choose one that truly thinks in weeks",
    short: "Weekly budget trackers",
    description:
      "Few apps are weekly at heart. How Weekly, Qapital, Goodbudget, Wallet, Cashew, YNAB and Weekfold turn monthly bills into a week you can spend from.",
    question: "I only want to think about this week.",
    topic: "Weekly",
    published,
    updated,
    pricesAsOf: "2026",
    minutes: 9,
    related: ["best-wealth-habit-builder", "manual-expense-tracker-app", "budget-apps-for-couples"],
  },
  {
    slug: "debt-payoff-tracker",
    title: "Debt payoff trackers: pick a planner, or a budget that pays debts",
    short: "Debt payoff trackers",
    description:
      "Undebt.it and Debt Payoff Planner set the order; YNAB, Monarch, PocketGuard, Goodbudget and Weekfold find the money. Which half do you need?",
    question: "Debts first. What shows us the way out?",
    topic: "Debts",
    published,
    updated,
    pricesAsOf: "September 2026 to 7 October 2026",
    minutes: 9,
    related: ["savings-goal-tracker", "weekly-budget-tracker", "best-net-worth-tracker-app"],
  },
  {
    slug: "savings-goal-tracker",
    title: "Savings goal trackers: choose between moving the money and counting it",
    short: "Savings goal trackers",
    description:
      "Qapital moves money by rules; YNAB, Goodbudget, Firefly III, Cashew and Weekfold count it. What rules bring in, and what a missed week costs.",
    question: "We save for something. How do we keep at it?",
    topic: "Goals",
    published,
    updated,
    pricesAsOf: "2026",
    minutes: 9,
    related: ["best-wealth-habit-builder", "debt-payoff-tracker", "wealth-building-app"],
  },
  {
    slug: "free-budget-app",
    title: "Free budget apps: choose by what the free plan leaves out",
    short: "Free budget apps",
    description:
      "Goodbudget, EveryDollar, Rocket Money, Empower, Cashew, Actual, Firefly III and Weekfold at no cost: where each free plan ends, and who pays for it.",
    question: "It has to be free. What is the catch?",
    topic: "Free",
    published,
    updated,
    pricesAsOf: "4–7 October 2026",
    minutes: 9,
    related: ["best-budgeting-apps", "manual-expense-tracker-app", "best-money-management-apps"],
  },
];

const bySlug = new Map<string, ArticleMeta>(articles.map((article) => [article.slug, article]));

export function articleBySlug(slug: ArticleSlug): ArticleMeta;
export function articleBySlug(slug: string): ArticleMeta | undefined;
export function articleBySlug(slug: string): ArticleMeta | undefined {
  return bySlug.get(slug);
}
