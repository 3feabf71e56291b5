import { cashew } from "#content/apps/cashew.ts";
import { goodbudget } from "#content/apps/goodbudget.ts";
import { qapital } from "#content/apps/qapital.ts";
import { wallet } from "#content/apps/wallet.ts";
import { weekly } from "#content/apps/weekly.ts";
import { ynab } from "#content/apps/ynab.ts";
import { type Article, weekfold } from "#web/features/article/article.ts";
import { ArticlePage } from "#web/features/article/article-page.tsx";
import { Said } from "#web/features/article/said.tsx";
import { Cite } from "#web/features/article/sources.tsx";

export const article: Article = {
  slug: "weekly-budget-tracker",

  answers: [
    { when: "How much may I spend until Sunday?", pick: "Weekly", because: "one safe-to-spend number" },
    { when: "A weekly limit beside automatic saving", pick: "Qapital", because: "with a linked US bank" },
    { when: "Weekly envelopes", pick: "Goodbudget", because: "after changing its period" },
    { when: "A free tracker with weekly budgets", pick: "Cashew", because: "for one person" },
    { when: "What can we put aside this week?", pick: "Weekfold", because: "which is ours" },
  ],

  judged: (
    <p>
      Many apps can show a week. We asked what in each is weekly by design, and what stays with the month behind the
      scenes.
    </p>
  ),

  sections: [
    {
      id: "why-weeks",
      title: "Why weeks",
      text: (
        <p>
          A month is a long time to be wrong in. Overspend on the third and you learn about it on the thirtieth. A week
          is short enough to remember and long enough to hold a supermarket, a weekend and a change of mind. It also has
          the same length every time, which no month can say.
        </p>
      ),
    },
    {
      id: "averaging",
      title: "How a month becomes a week",
      text: (
        <p>
          Bills do not come weekly, so a weekly tracker has to spread them. The clean way is to take a year: twelve
          rents, divided by about fifty-two weeks. Dividing a month by four is the common mistake; it pretends that a
          year has forty-eight weeks and makes each week look dearer than it is. In Weekly,{" "}
          <Said of={weekly.averages} />. Weekfold spreads every bill over the weeks too, and each figure there answers
          “why?” with its formula.
        </p>
      ),
    },
  ],

  table: {
    caption: "How weekly each tracker is",
    columns: ["What is weekly", "What is not", "Price"],
    rows: [
      { app: weekly, cells: [weekly.safeToSpend, "Nothing that we found", weekly.price] },
      { app: qapital, cells: [qapital.weeklyTarget, "Fixed bills stay outside", qapital.price] },
      { app: goodbudget, cells: [goodbudget.weeklyPeriod, goodbudget.period, goodbudget.price] },
      { app: wallet, cells: [wallet.periods, "Spreading of bills is not stated", wallet.price] },
      { app: cashew, cells: [cashew.readme, "Spreading of bills is not stated", cashew.price] },
      { app: ynab, cells: [ynab.targets, "No weekly view that we found", ynab.price] },
      {
        app: weekfold,
        cells: ["Budgets, plan, saves and review", "Bills keep their own rhythm and are spread", "Free"],
      },
    ],
  },

  apps: [
    {
      app: weekly,
      verdict: "The clearest weekly limit of all.",
      bestFor: "One person, one number, until Sunday",
      notFor: "Anyone who wants a plan for the year",
      know: (
        <p>
          Safe to spend is <Said of={weekly.safeToSpend} />. Stored copies of its page disagree on the yearly price, so{" "}
          <a href={weekly.page} rel="noopener">
            ask its own page
          </a>
          .
        </p>
      ),
    },
    {
      app: qapital,
      verdict: "A weekly target beside automatic saving.",
      bestFor: "People who want the app to act",
      notFor: "Typing by hand",
      know: (
        <p>
          It sets <Said of={qapital.weeklyTarget} />. It leans to automation: <Said of={qapital.rules} />.
        </p>
      ),
    },
    {
      app: goodbudget,
      verdict: "Envelopes that can be filled by the week.",
      bestFor: "Households that like pots",
      notFor: "People who will not look for a setting",
      know: (
        <p>
          Its period is <Said of={goodbudget.period} />.
        </p>
      ),
    },
    {
      app: cashew,
      verdict: "A free phone app whose budgets may last a week.",
      bestFor: "Tracking alone",
      notFor: "Two people",
      know: (
        <p>
          Sharing is gone
          <Cite of={cashew.household} />, and <Said of={cashew.releases} />.
        </p>
      ),
    },
  ],

  loses: (
    <p>
      If you want bank rows sorted for you during the week, Weekly can link an account and we cannot. If your only
      question is “can I afford this tonight?”, one safe-to-spend number on the phone beats our plan of the whole
      household.
    </p>
  ),

  choose: (
    <p>
      Decide whether you want a limit or a habit. A limit tells you when to stop buying lunch; Weekly is the clearest of
      those. A habit asks you to sit down once a week and decide, and that is what we try to build.
    </p>
  ),

  questions: [
    {
      question: "On which day should the week start?",
      answer:
        "On the day after you sit down. Many couples close the week on Sunday evening. Weekfold lets the household choose its first day.",
    },
    {
      question: "I am paid monthly. Does weekly still work?",
      answer:
        "Yes. Keep the month’s pay in one place and release a week at a time. The first month feels tight, because the rent has not been spread yet.",
    },
  ],

  changes: [
    { day: "2026-11-16", what: "Wallet and prices join the table; every app names what is known of it." },
    { day: "2026-11-15", what: "First edition, six trackers, no prices yet." },
  ],
};

export default function WeeklyBudgetTracker() {
  return <ArticlePage article={article} />;
}
