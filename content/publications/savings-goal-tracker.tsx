import { cashew } from "#content/apps/cashew.ts";
import { firefly } from "#content/apps/firefly.ts";
import { oportun } from "#content/apps/oportun.ts";
import { qapital } from "#content/apps/qapital.ts";
import { ynab } from "#content/apps/ynab.ts";
import { type Article, weekfold } from "#web/features/article/article.ts";
import { ArticlePage } from "#web/features/article/article-page.tsx";
import { Said } from "#web/features/article/said.tsx";

export const article: Article = {
  slug: "savings-goal-tracker",

  answers: [
    { when: "Let it happen by itself", pick: "Qapital", because: "rules that move the money" },
    { when: "Goals inside a strict budget", pick: "YNAB", because: "with a target and a date" },
    { when: "Piggy banks on your own server", pick: "Firefly III", because: "free software" },
    { when: "A goal on one phone", pick: "Cashew", because: "typed by hand" },
    { when: "A goal you feed together each week", pick: "Weekfold", because: "which is ours" },
  ],

  judged: (
    <p>
      The first question was who moves the money. Then we asked what a goal knows about itself, and whether the app can
      be used without a bank link.
    </p>
  ),

  sections: [
    {
      id: "movers-and-counters",
      title: "Movers and counters",
      text: (
        <>
          <p>
            Some goal apps take the money and put it away. Others only count what you put away yourself. A mover beats a
            tired evening. A counter beats a surprise. Before you choose, imagine the transfer that arrives one day too
            early, just ahead of the rent.
          </p>
          <p>
            It has happened. Of Hello Digit, whose algorithm decided what was safe to save, we read that{" "}
            <Said of={oportun.regulator} />. The service went on under another owner as Oportun Set &amp; Save. The
            lesson is not that movers are bad. It is that a rule you set, on a day you know, is easier to live with than
            a guess made for you.
          </p>
        </>
      ),
    },
  ],

  table: {
    caption: "Savings goal trackers by who moves the money",
    columns: ["Who moves the money", "Entries", "Price"],
    rows: [
      { app: qapital, cells: ["The app, by your rules", qapital.entry, qapital.price] },
      { app: oportun, cells: ["The app, by its own reckoning", oportun.entry, oportun.price] },
      { app: ynab, cells: ["You, inside the budget", ynab.entry, ynab.price] },
      { app: firefly, cells: ["You", firefly.entry, firefly.price] },
      { app: cashew, cells: ["You", cashew.entry, cashew.price] },
      { app: weekfold, cells: ["You", "By hand", "Free"] },
    ],
  },

  apps: [
    {
      app: qapital,
      verdict: "The mover with the most rules to choose from.",
      bestFor: "People who save best when nobody asks them",
      notFor: "Small goals, beside which the fee is large",
      know: (
        <p>
          Its rules are <Said of={qapital.kindsOfRules} />. Complaints speak of <Said of={qapital.complaints} />.
        </p>
      ),
    },
    {
      app: ynab,
      verdict: "Goals as part of every category.",
      bestFor: "People who budget strictly anyway",
      notFor: "A single goal and nothing else",
      know: (
        <p>
          A target can be <Said of={ynab.targets} />.
        </p>
      ),
    },
    {
      app: firefly,
      verdict: "Piggy banks on a server of your own.",
      bestFor: "People who keep servers",
      notFor: "Everyone else",
      know: (
        <p>
          It is <Said of={firefly.readme} />, and <Said of={firefly.audience} />.
        </p>
      ),
    },
    {
      app: cashew,
      verdict: "A goal on one phone.",
      bestFor: "Counting by yourself",
      notFor: "Saving as two",
      know: (
        <p>
          It has <Said of={cashew.readme} />.
        </p>
      ),
    },
  ],

  loses: (
    <p>
      Recording a save in Weekfold does not move a cent. You still have to make the transfer at your bank, and if you
      tend not to, Qapital will save more for you in spite of its membership fee. Those who want goals tied to each
      category of spending will be happier in YNAB.
    </p>
  ),

  choose: (
    <>
      <p>
        Write the goal as a sentence with an amount and a month: “the deposit, by June next year”. Divide by the weeks
        that are left. If the result is comfortable, any counter will do, and the simplest lasts longest. If it is a
        stretch, you want an app that shows what gives way when this goal takes more. If it is impossible, change the
        month now; a goal that was hopeless from the first week teaches you to ignore goals.
      </p>
      <p>
        With several goals, look for an order among them. Weekfold gives dated goals what each needs per week and then
        serves undated ones by priority, to the cent, and after the buffer and the dear debts.
      </p>
    </>
  ),

  questions: [
    {
      question: "One savings account, or one for each goal?",
      answer:
        "One account and a list is enough for most people, as long as the list adds up to the balance. Separate accounts help when you are tempted to borrow from yourself.",
    },
    {
      question: "What if one of us wants to save faster?",
      answer:
        "Agree on the shared amount first, then let each add to it. In Weekfold each save is its own entry with a name, so that nothing is lost or overwritten.",
    },
  ],

  changes: [
    { day: "2026-11-16", what: "Oportun and prices join the table; every app names what is known of it." },
    { day: "2026-11-15", what: "First edition, five trackers, no prices yet." },
  ],
};

export default function SavingsGoalTracker() {
  return <ArticlePage article={article} />;
}
