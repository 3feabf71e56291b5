import { debtPayoffPlanner } from "#content/apps/debt-payoff-planner.ts";
import { goodbudget } from "#content/apps/goodbudget.ts";
import { monarch } from "#content/apps/monarch.ts";
import { pocketguard } from "#content/apps/pocketguard.ts";
import { tally } from "#content/apps/tally.ts";
import { undebtit } from "#content/apps/undebtit.ts";
import { ynab } from "#content/apps/ynab.ts";
import { type Article, weekfold } from "#web/features/article/article.ts";
import { ArticlePage } from "#web/features/article/article-page.tsx";
import { OurFigure, Said } from "#web/features/article/said.tsx";

export const article: Article = {
  slug: "debt-payoff-tracker",

  answers: [
    { when: "Many debts, and you love a table", pick: "Undebt.it", because: "many payoff orders, no bank link" },
    { when: "The same, on your phone", pick: "Debt Payoff Planner", because: "payments logged by hand" },
    { when: "You budget in YNAB or Monarch already", pick: "stay there", because: "both can pay debts down" },
    { when: "Debts are one part of the week", pick: "Weekfold", because: "ours, with debts inside the plan" },
  ],

  judged: (
    <p>
      We asked two things: how an app orders the payments, and whether it helps to find the money for them. This is no
      advice about your debts.
    </p>
  ),

  table: {
    caption: "Debt apps by how they plan, entries and price",
    columns: ["How it plans", "Entries", "Price"],
    rows: [
      { app: undebtit, cells: [undebtit.orders, undebtit.entry, undebtit.price] },
      { app: debtPayoffPlanner, cells: [debtPayoffPlanner.orders, debtPayoffPlanner.entry, debtPayoffPlanner.price] },
      { app: ynab, cells: [ynab.debtTargets, ynab.entry, ynab.price] },
      { app: monarch, cells: [monarch.payDown, monarch.entry, monarch.price] },
      { app: pocketguard, cells: [pocketguard.debtPlan, pocketguard.entry, pocketguard.price] },
      { app: weekfold, cells: ["Minimums first, then dear debts", "By hand", "Free"] },
    ],
  },

  apps: [
    {
      app: undebtit,
      verdict: "About debts only, and thorough about them.",
      bestFor: "Comparing orders and promotional rates",
      notFor: "Finding the money in the first place",
      know: (
        <p>
          It has <Said of={undebtit.orders} />. Extras are in Undebt.it+: <Said of={undebtit.plus} />.
        </p>
      ),
    },
    {
      app: debtPayoffPlanner,
      verdict: "The same idea on a phone.",
      bestFor: "Seeing a date and logging each payment",
      notFor: "A budget",
      know: (
        <p>
          Mind that <Said of={debtPayoffPlanner.charges} />. There is a paid version, for which we hold no dated price.
        </p>
      ),
    },
    {
      app: ynab,
      verdict: "A budget that pairs a card or loan with a target.",
      bestFor: "People who budget there already",
      notFor: "Comparing orders of payment",
      know: (
        <p>
          A target can say: <Said of={ynab.debtTargets} />.
        </p>
      ),
    },
    {
      app: monarch,
      verdict: "A budget that draws the curve.",
      bestFor: "Seeing what an extra payment would change",
      notFor: "Anyone without linked accounts",
      know: (
        <p>
          Its pay-down goals give <Said of={monarch.payDown} />, without committing you.
        </p>
      ),
    },
    {
      app: pocketguard,
      verdict: "A payoff plan inside a leftover figure.",
      bestFor: "One number that already knows the debts",
      notFor: "Anyone who counts on a free plan",
      know: (
        <p>
          The plan offers <Said of={pocketguard.debtPlan} />.
        </p>
      ),
    },
  ],

  loses: (
    <p>
      Weekfold takes a balance, a rate and a minimum for each debt. Minimums come off the week before anything else, and
      after a small buffer the surplus goes to debts above <OurFigure>8 %</OurFigure> APR. That is one sensible order.
      If comparing many orders or a promotional rate that ends in May is your real work, Undebt.it does it better, and
      the two can be used side by side.
    </p>
  ),

  closed: (
    <p>
      Tally <Said of={tally.closed} />. Older lists still name it. What you type into a planner is a table you could
      write again; keep a copy of it all the same.
    </p>
  ),

  choose: (
    <>
      <p>
        Paying off debt has two halves. One is the order: which balance gets the extra money. The other is the extra
        money. Planners are strong at the first half and budgets at the second, and people often install a planner when
        the second half is what hurts. Ask whether you know, to within ten, what you can add next Friday. If you do, get
        a planner. If you do not, get a budget.
      </p>
      <p>
        About the order, two names return everywhere. The avalanche pays the highest rate first and costs the least
        interest. The snowball pays the smallest balance first and gives the earliest success. The difference between
        them is often smaller than the difference between either and stopping halfway. A budget with debt accounts may
        be enough: Goodbudget has <Said of={goodbudget.accounts} />.
      </p>
      <p>
        If the minimums alone are more than the week can carry, no order will help. Weekfold then shows a shortfall plan
        instead of a save. Speak with a non-profit credit counsellor early, before a missed payment if you can. They see
        this every day.
      </p>
    </>
  ),

  questions: [
    {
      question: "Should we save while we owe?",
      answer:
        "A small buffer first is common sense: without it the next broken tyre goes back on the card. Weekfold’s buffer is one month of needs, at most a thousand.",
    },
    {
      question: "Which date should we believe?",
      answer:
        "Read a payoff date as “at this pace”. It moves with every extra payment and with every week that went otherwise.",
    },
  ],

  changes: [
    { day: "2026-11-16", what: "A table with prices, what is known of each app, and one that closed." },
    { day: "2026-11-15", what: "First edition, two planners and five budgets." },
  ],
};

export default function DebtPayoffTracker() {
  return <ArticlePage article={article} />;
}
