import { acorns } from "#content/apps/acorns.ts";
import { qapital } from "#content/apps/qapital.ts";
import { simplifi } from "#content/apps/simplifi.ts";
import { ynab } from "#content/apps/ynab.ts";
import { type Article, weekfold } from "#web/features/article/article.ts";
import { ArticlePage } from "#web/features/article/article-page.tsx";
import { Said } from "#web/features/article/said.tsx";

export const article: Article = {
  slug: "best-wealth-habit-builder",

  answers: [
    { when: "You forget", pick: "Qapital", because: "whose rules move money while you do" },
    { when: "You like to collect things", pick: "Simplifi", because: "for its achievements" },
    { when: "You want one figure to improve", pick: "YNAB", because: "for its age of money" },
    { when: "You want a short ritual together", pick: "Weekfold", because: "ours, one decision a week" },
  ],

  judged: (
    <p>
      We looked for the part of each app that brings people back: a rule, a reward, a figure or a date. Whether it makes
      anyone richer is not something that we, or they, can show.
    </p>
  ),

  table: {
    caption: "Habit builders by what brings you back, price and trial",
    columns: ["What brings you back", "Price", "Trial", "Entries"],
    rows: [
      { app: qapital, cells: ["Rules that act by themselves", qapital.price, qapital.trial, qapital.entry] },
      { app: acorns, cells: ["Small change, invested", acorns.price, acorns.trial, acorns.entry] },
      { app: simplifi, cells: ["Achievements", simplifi.price, simplifi.trial, simplifi.entry] },
      { app: ynab, cells: ["A figure that grows", ynab.price, ynab.trial, ynab.entry] },
      { app: weekfold, cells: ["A date with yourselves", "Free", "None needed", "By hand, or a file from your bank"] },
    ],
  },

  apps: [
    {
      app: qapital,
      verdict: "Let rules do it.",
      bestFor: "People who mean to save and forget",
      notFor: "Small balances, beside which a monthly fee is large",
      know: (
        <p>
          There are <Said of={qapital.kindsOfRules} />. The habit is the app’s; yours is to leave it alone.
        </p>
      ),
    },
    {
      app: acorns,
      verdict: "The same spirit, but the change is invested.",
      bestFor: "Starting to invest without deciding each time",
      notFor: "Money that you need next year",
      know: (
        <p>
          It <Said of={acorns.roundUps} />. Its tiers are in dispute between our notes, so look at its page.
        </p>
      ),
    },
    {
      app: simplifi,
      verdict: "Reward it.",
      bestFor: "People whom a badge helps through the first weeks",
      notFor: "Those who would chase the badge and not the aim",
      know: (
        <p>
          Quicken describes <Said of={simplifi.achievements} />. Ask what will be there when the badges run out.
        </p>
      ),
    },
    {
      app: ynab,
      verdict: "Measure it.",
      bestFor: "People who like one slow, true number",
      notFor: "Anyone in a hurry",
      know: (
        <p>
          Age of money is <Said of={ynab.ageOfMoney} />. It rises slowly and says one true thing: how far you live from
          the last payday. You can borrow the idea without the app.
        </p>
      ),
    },
  ],

  loses: (
    <>
      <p>
        Weekfold never moves money. If nobody sits down, nothing is saved, and a Qapital rule would have been better. It
        has no prizes either. And it promises nothing about returns: a habit decides how much you put aside, not what it
        earns.
      </p>
      <p>
        What it has is a meeting. The week is closed in a short review: what was saved, what was spent, one decision,
        one thank-you. The streak counts weeks in which you decided, even on zero. It allows two grace weeks a quarter
        and a pause for holidays.
      </p>
    </>
  ),

  choose: (
    <>
      <p>
        A habit has a moment, an act and a reason to come back. Most money apps supply the act and hope for the rest.
        Before you compare them, name your moment: payday evening, Sunday after breakfast, the tram home on Friday. An
        app that wants you daily will lose to a life that gives it weekly.
      </p>
      <p>
        Next, ask what you did the last time you stopped. If you simply forgot, automation is the cure. If you missed
        once and felt that the run was spoiled, look for something that forgives. If it was dull, you need a result that
        you can see growing.
      </p>
      <p>
        A last word on small fees. A fee looks tiny and is not, next to a small balance. Three dollars a month takes
        thirty-six in a year. From a hundred set aside, that is more than a third; from ten thousand it hardly shows.
        Until the balance is large, a free standing order at your bank may do the same work.
      </p>
    </>
  ),

  questions: [
    {
      question: "How long until it is a habit?",
      answer:
        "It differs widely between people, and any exact number of days deserves doubt. A quarter, thirteen weeks, is a sensible trial: long enough to meet a bad week and come back.",
    },
    {
      question: "Is a small amount worth the trouble?",
      answer:
        "Yes, because in the beginning you practise the act. The amount can grow later; a habit that was never formed cannot.",
    },
    { question: "Should both of us do it?", answer: "Both should decide. Only one needs to type." },
  ],

  changes: [
    { day: "2026-11-16", what: "A table with prices, and what is known of each app." },
    { day: "2026-11-15", what: "First edition. No vendor’s price is printed yet." },
  ],
};

export default function BestWealthHabitBuilder() {
  return <ArticlePage article={article} />;
}
