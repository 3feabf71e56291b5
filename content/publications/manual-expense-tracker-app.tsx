import { buckets } from "#content/apps/buckets.ts";
import { cashew } from "#content/apps/cashew.ts";
import { everydollar } from "#content/apps/everydollar.ts";
import { fudget } from "#content/apps/fudget.ts";
import { goodbudget } from "#content/apps/goodbudget.ts";
import { type Article, weekfold } from "#web/features/article/article.ts";
import { ArticlePage } from "#web/features/article/article-page.tsx";
import { Said } from "#web/features/article/said.tsx";

export const article: Article = {
  slug: "manual-expense-tracker-app",

  answers: [
    { when: "A plain list of ins and outs", pick: "Fudget", because: "with no accounts or categories at all" },
    { when: "A phone app with charts and goals", pick: "Cashew", because: "if you track alone" },
    { when: "Envelopes you share", pick: "Goodbudget", because: "whose free plan is manual anyway" },
    { when: "A monthly plan with lines", pick: "EveryDollar", because: "free as long as you type" },
    { when: "A file on your own computer", pick: "Buckets", because: "paid once" },
    { when: "A weekly figure for the two of you", pick: "Weekfold", because: "ours, on your device first" },
  ],

  judged: (
    <p>
      Only apps that are whole without a bank login are here. We looked at where the list lives, who else may write in
      it, and whether you can take it with you.
    </p>
  ),

  sections: [
    {
      id: "what-it-costs",
      title: "What typing costs",
      text: (
        <>
          <p>
            No bank login means no shared password, no broken connection on a Sunday evening, and no company reading
            your statement. It also means that you do the work. Say you pay for twenty things a week at ten seconds
            each: that is a little over three minutes. The price is not the minutes. It is remembering.
          </p>
          <p>
            So judge a manual app by one thing: how quickly a coffee becomes a row while you still stand at the counter.
            Reports matter later. Some people skip single purchases and enter one sum per category on Friday. That is a
            fair way to track, and often the way that lasts.
          </p>
        </>
      ),
    },
  ],

  table: {
    caption: "Manual trackers by free plan, platform and export",
    columns: ["Free plan", "Runs on", "Export", "Price"],
    rows: [
      { app: fudget, cells: [fudget.freePlan, fudget.platforms, fudget.export, fudget.price] },
      { app: cashew, cells: [cashew.freePlan, cashew.platforms, cashew.export, cashew.price] },
      { app: goodbudget, cells: [goodbudget.freePlan, goodbudget.platforms, goodbudget.export, goodbudget.price] },
      { app: everydollar, cells: [everydollar.freePlan, everydollar.platforms, everydollar.export, everydollar.price] },
      { app: buckets, cells: [buckets.freePlan, buckets.platforms, buckets.export, buckets.price] },
      { app: weekfold, cells: ["All of it", "Any browser, offline too", "Everything, as files", "Free"] },
    ],
  },

  apps: [
    {
      app: fudget,
      verdict: "The shortest way from a purchase to a row.",
      bestFor: "A list and a sum, and nothing to set up",
      notFor: "Anyone who wants to know where it went",
      know: (
        <p>
          It is <Said of={fudget.kind} />. Sharing with a partner is in Plus, whose price we did not find.
        </p>
      ),
    },
    {
      app: cashew,
      verdict: "The richest of the free phone apps here.",
      bestFor: "One person who likes charts and goals",
      notFor: "Couples, since its sharing is gone",
      know: (
        <p>
          It has <Said of={cashew.readme} />. About its pace, <Said of={cashew.releases} />.
        </p>
      ),
    },
    {
      app: goodbudget,
      verdict: "Envelopes that a household fills together.",
      bestFor: "Two people and a handful of pots",
      notFor: "Long lists of categories on the free plan",
      know: <p>It sells bank linking and leaves manual entry free, within the limits above.</p>,
    },
    {
      app: everydollar,
      verdict: "A monthly plan with as many lines as you like.",
      bestFor: "People who think in months and paydays",
      notFor: "Anyone who wants their entries back as a file for nothing",
      know: <p>The free plan is generous about lines and silent about export, which comes with Premium.</p>,
    },
    {
      app: buckets,
      verdict: "A program on your computer, paid once.",
      bestFor: "People who want the file and no subscription",
      notFor: "Entering a coffee at the counter",
      know: <p>You can import bank files when typing gets too much.</p>,
    },
  ],

  loses: (
    <p>
      Weekfold is built around the week’s save, not around a diary of receipts. If you want to study every purchase on a
      phone, by yourself, Cashew is nearer to that. If you want a program that never lives in a browser, Buckets is. A
      browser may also delete a site’s data after a while; we say so after your first save, and offer a backup file,
      installing, or an account.
    </p>
  ),

  choose: (
    <p>
      First decide where the list should live: on one phone, on several, or in a file of your own. Then decide who else
      writes in it. Only after that compare charts.
    </p>
  ),

  questions: [
    {
      question: "Is tracking by hand more accurate?",
      answer:
        "For cash and shared bills, often yes, since you know what a payment was for. For forgotten subscriptions, no: a bank feed sees what you do not.",
    },
    {
      question: "What if I miss a week?",
      answer:
        "Enter one round sum for it and go on. A gap with a guess in it is more useful than a gap that ends the list.",
    },
  ],

  changes: [
    { day: "2026-11-16", what: "A table of free plans and exports, and what is known of each app." },
    { day: "2026-11-15", what: "First edition, with six apps that need no bank login." },
  ],
};

export default function ManualExpenseTrackerApp() {
  return <ArticlePage article={article} />;
}
