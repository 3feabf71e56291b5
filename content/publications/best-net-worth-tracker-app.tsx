import { empower } from "#content/apps/empower.ts";
import { kubera } from "#content/apps/kubera.ts";
import { lunchMoney } from "#content/apps/lunch-money.ts";
import { monarch } from "#content/apps/monarch.ts";
import { sure } from "#content/apps/sure.ts";
import { tiller } from "#content/apps/tiller.ts";
import { type Article, weekfold } from "#web/features/article/article.ts";
import { ArticlePage } from "#web/features/article/article-page.tsx";
import { Price } from "#web/features/article/price.tsx";
import { Said } from "#web/features/article/said.tsx";

export const article: Article = {
  slug: "best-net-worth-tracker-app",

  answers: [
    { when: "Mostly US investments, no fee", pick: "Empower", because: "if you can say no to an adviser" },
    { when: "Odd assets, several currencies, heirs", pick: "Kubera", because: "if the price suits what you hold" },
    { when: "Net worth beside a household budget", pick: "Monarch", because: "on one dashboard" },
    { when: "Your own server", pick: "Sure", because: "free software with sharing per account" },
    { when: "A few balances, once a week", pick: "Weekfold", because: "ours, typed by you" },
  ],

  judged: (
    <p>
      We asked how balances arrive, who keeps them, and what a year of watching costs. How well each app values shares
      or coins we did not look at.
    </p>
  ),

  table: {
    caption: "Net worth trackers by how balances arrive and what they cost",
    columns: ["How balances arrive", "Price", "Together"],
    rows: [
      { app: empower, cells: [empower.entry, empower.price, empower.household] },
      { app: kubera, cells: [kubera.entry, kubera.price, kubera.household] },
      { app: monarch, cells: [monarch.entry, monarch.price, monarch.household] },
      { app: lunchMoney, cells: [lunchMoney.entry, lunchMoney.price, lunchMoney.household] },
      { app: sure, cells: [sure.entry, sure.price, sure.household] },
      { app: tiller, cells: [tiller.entry, tiller.price, tiller.household] },
      { app: weekfold, cells: ["By hand; a balance can be a range, low to high", "Free", "One household"] },
    ],
  },

  apps: [
    {
      app: empower,
      verdict: "The most that you get without a fee, from a company that would like to advise you.",
      bestFor: "US investments in several places",
      notFor: "People who dislike sales calls",
      know: (
        <p>
          Not everything has to be linked: <Said of={empower.manualHoldings} />. What the company charges, should you
          say yes one day, is <Said of={empower.advice} />.
        </p>
      ),
    },
    {
      app: kubera,
      verdict: "A tidy ledger for a complicated estate.",
      bestFor: "Mixed assets, several currencies, and someone who should find it all",
      notFor: "A first budget",
      know: (
        <p>
          It can pass a portfolio to a named person, <Said of={kubera.handOver} />. In a household where one person
          keeps the books, that may matter more than any chart.
        </p>
      ),
    },
    {
      app: monarch,
      verdict: "Net worth as one part of the household’s dashboard.",
      bestFor: "People who want the budget beside it",
      notFor: "Anyone outside its two countries",
      know: <p>One view for everyone in the household, which is a help or a worry, depending on the household.</p>,
    },
    {
      app: lunchMoney,
      verdict: "A small web app for people who like to tinker.",
      bestFor: "Several currencies, and a wish to script things",
      notFor: "Anyone who wants a phone first",
      know: (
        <p>
          It shows <Said of={lunchMoney.netWorth} />, and comes from <Said of={lunchMoney.maker} />. Instead of the
          monthly price you can pay <Price of={lunchMoney.yearly} />.
        </p>
      ),
    },
    {
      app: sure,
      verdict: "The free one, if you run it.",
      bestFor: "People with a server and a wish for privacy",
      notFor: "Anyone who would rather not update software",
      know: (
        <p>
          It is <Said of={sure.readme} />.
        </p>
      ),
    },
    {
      app: tiller,
      verdict: "For people who live in a spreadsheet already.",
      bestFor: "Own formulas on fresh data",
      notFor: "Positions inside a brokerage account",
      know: (
        <p>
          Mind two limits: <Said of={tiller.cleared} />, and <Said of={tiller.brokerages} />. Its yearly price is
          disputed between our notes.
        </p>
      ),
    },
  ],

  loses: (
    <p>
      Weekfold knows balances and nothing about what is inside them: no holdings, no share prices, no gains. It keeps
      one currency for a household. With a portfolio worth studying, Empower or Kubera will tell you far more. We show a
      line, a range where you are unsure, and what you owe.
    </p>
  ),

  choose: (
    <>
      <p>
        Net worth is a short sum: what you own, minus what you owe. The software differs in who does the adding. Either
        you pay a subscription, or you let a company see your balances, or you type a few figures. None of these is
        wrong, and pretending that one of them is free of cost is how people end up annoyed.
      </p>
      <p>
        Think about how often the figure should move. A home is revalued once a year at best. Retirement accounts wobble
        daily for reasons you cannot act on. Looking once a week or once a month shows the direction just as well, and
        six balances typed by hand take about two minutes.
      </p>
    </>
  ),

  questions: [
    {
      question: "Should we count the house?",
      answer:
        "Count it with a cautious value and count the mortgage too. If the guess is wide, a low and a high figure are more honest than one number.",
    },
    {
      question: "Ours is negative. Is that bad?",
      answer:
        "It is a starting point. With student loans or a young mortgage it is common. Watch whether the line climbs, not where it stands.",
    },
  ],

  changes: [
    { day: "2026-11-16", what: "Lunch Money and Tiller join; every app names what is known of it." },
    { day: "2026-11-15", what: "First edition, with five trackers in the table." },
  ],
};

export default function BestNetWorthTrackerApp() {
  return <ArticlePage article={article} />;
}
