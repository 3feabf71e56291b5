import { actual } from "#content/apps/actual.ts";
import { empower } from "#content/apps/empower.ts";
import { everydollar } from "#content/apps/everydollar.ts";
import { firefly } from "#content/apps/firefly.ts";
import { goodbudget } from "#content/apps/goodbudget.ts";
import { mint } from "#content/apps/mint.ts";
import { rocketMoney } from "#content/apps/rocket-money.ts";
import { type Article, weekfold } from "#web/features/article/article.ts";
import { ArticlePage } from "#web/features/article/article-page.tsx";
import { Said } from "#web/features/article/said.tsx";

export const article: Article = {
  slug: "free-budget-app",

  answers: [
    { when: "Free for good, and you can install things", pick: "Actual Budget", because: "open source" },
    { when: "Free, shared, by hand", pick: "Goodbudget", because: "if few envelopes are enough" },
    { when: "Free with no limit on lines", pick: "EveryDollar", because: "without a bank link or reports" },
    { when: "Free with linked investments", pick: "Empower", because: "not really a budget" },
    { when: "Free, weekly, no account needed", pick: "Weekfold", because: "ours, open source, by hand" },
  ],

  judged: (
    <p>
      For each app we looked for the wall: the point at which the free plan ends. Beside it stands what the paid plan
      costs, and how a product without one earns its living.
    </p>
  ),

  table: {
    caption: "Free budget apps: what is free, and what the paid plan costs",
    note: "Prices of the paid plan beside each free one, in US dollars before tax.",
    columns: ["What is free", "What the rest costs", "How it earns"],
    rows: [
      { app: goodbudget, cells: [goodbudget.freePlan, goodbudget.price, "Its paid plan"] },
      { app: everydollar, cells: [everydollar.freePlan, everydollar.price, "Its paid plan"] },
      {
        app: rocketMoney,
        cells: [rocketMoney.freePlan, rocketMoney.price, "Its paid plan, and a share of saved bills"],
      },
      { app: empower, cells: [empower.freePlan, empower.price, "Paid advice"] },
      { app: actual, cells: [actual.freePlan, actual.price, "It does not; it is a community’s work"] },
      { app: firefly, cells: [firefly.freePlan, firefly.price, "Not stated"] },
      { app: weekfold, cells: ["All of it", "Nothing", "It does not: no price, no ads, no sale of data"] },
    ],
  },

  apps: [
    {
      app: goodbudget,
      verdict: "A sample that can be lived in.",
      bestFor: "Couples with few envelopes",
      notFor: "More than one bank account",
      know: (
        <p>
          One comfort: <Said of={goodbudget.leaving} />.
        </p>
      ),
    },
    {
      app: everydollar,
      verdict: "A sample without a limit on lines.",
      bestFor: "A plain monthly budget by hand",
      notFor: "Reports, or a partner’s login",
      know: (
        <p>
          Left out are <Said of={everydollar.premium} />.
        </p>
      ),
    },
    {
      app: rocketMoney,
      verdict: "A sample with a bank feed.",
      bestFor: "Finding subscriptions in the US",
      notFor: "More than a handful of budgets",
      know: (
        <p>
          Bargaining about bills costs <Said of={rocketMoney.negotiation} />.
        </p>
      ),
    },
    {
      app: empower,
      verdict: "A free product that leads to advice.",
      bestFor: "Linked investments",
      notFor: "Budgets by category",
      know: (
        <p>
          Its budget is <Said of={empower.budget} />.
        </p>
      ),
    },
    {
      app: actual,
      verdict: "Free software with an active community.",
      bestFor: "People who can run it, or pay a host",
      notFor: "A phone and nothing else",
      know: (
        <p>
          You run it <Said of={actual.hosting} />.
        </p>
      ),
    },
    {
      app: firefly,
      verdict: "Free software for those who like to run things.",
      bestFor: "Double-entry and rules on your own server",
      notFor: "A first budget",
      know: (
        <p>
          It calls itself something <Said of={firefly.audience} />, and means it.
        </p>
      ),
    },
  ],

  loses: (
    <p>
      If free must include a bank feed, Weekfold is out, and Rocket Money or Empower are the ones to look at in the US.
      Actual Budget has an active community behind it. We are new, and say so.
    </p>
  ),

  closed: (
    <p>
      Mint was free and widely used. It <Said of={mint.closed} />: <Said of={mint.moved} />. So make an export once a
      quarter, whichever app you choose. If there is no export on the free plan, that is an answer too.
    </p>
  ),

  choose: (
    <>
      <p>
        “Free” comes in three kinds. A sample shows you the door to a paid plan. A free product pays for itself by
        selling you something else. Free software is given away, and the cost is your own effort. All three are honest
        when they say so.
      </p>
      <p>
        With a sample, find the wall before you move in. The second account, the export or the partner’s login is where
        it usually stands. With a free product, ask what you are being led to. With free software, ask who will run the
        update.
      </p>
    </>
  ),

  questions: [
    {
      question: "Why is Weekfold free?",
      answer:
        "It is open source under the MIT licence, and anyone may run it. There is no paid tier to lead you to. Without an account, nothing about your money leaves your browser.",
    },
    {
      question: "Is a free app less safe?",
      answer:
        "Price says little about it. Look at what it stores, where, and whether you can delete it. An app without a bank login has less to lose in the first place.",
    },
  ],

  changes: [
    { day: "2026-11-16", what: "Firefly III joins the table; every app names what is known of it." },
    { day: "2026-11-15", what: "First edition, six free apps and one that closed." },
  ],
};

export default function FreeBudgetApp() {
  return <ArticlePage article={article} />;
}
