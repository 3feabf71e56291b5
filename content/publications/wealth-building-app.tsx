import { acorns } from "#content/apps/acorns.ts";
import { empower } from "#content/apps/empower.ts";
import { kubera } from "#content/apps/kubera.ts";
import { monarch } from "#content/apps/monarch.ts";
import { type Article, weekfold } from "#web/features/article/article.ts";
import { ArticlePage } from "#web/features/article/article-page.tsx";
import { OurFigure, Said } from "#web/features/article/said.tsx";

export const article: Article = {
  slug: "wealth-building-app",

  answers: [
    { when: "Invest without thinking about it", pick: "Acorns", because: "after a look at its fee" },
    { when: "See what you already have", pick: "Empower", because: "free, from a firm that sells advice" },
    { when: "Keep a ledger of many assets", pick: "Kubera", because: "if the fee is small beside them" },
    { when: "Find the money to invest", pick: "Weekfold", because: "ours, a plan for each week’s surplus" },
  ],

  judged: (
    <p>
      We compare what these apps do and what they charge. We do not compare returns, and nothing here is advice about
      investing.
    </p>
  ),

  sections: [
    {
      id: "three-kinds",
      title: "Three kinds of app",
      text: (
        <>
          <p>
            A mover takes money from your bank account and puts it somewhere. This is the only kind that builds anything
            by itself. It is also the kind that holds your money, so read its terms, and its price, on its own page.
          </p>
          <p>A mirror shows what you have. It changes nothing by itself. It does spare you surprises.</p>
          <p>
            A plan comes before both. It says how much can leave the current account without hurting, and in which order
            it should be used. Weekfold fills a small buffer first, then pays down debts above{" "}
            <OurFigure>8 %</OurFigure> APR, then an emergency fund of three months of needs, then your goals. Investing
            is the last step, because the others tend to come back and undo it.
          </p>
        </>
      ),
    },
  ],

  table: {
    caption: "Wealth building apps by kind, price and entries",
    columns: ["Kind", "Price", "Entries", "Free plan"],
    rows: [
      { app: acorns, cells: ["Mover", acorns.price, acorns.entry, acorns.freePlan] },
      { app: empower, cells: ["Mirror", empower.price, empower.entry, empower.freePlan] },
      { app: kubera, cells: ["Mirror", kubera.price, kubera.entry, kubera.freePlan] },
      { app: monarch, cells: ["Mirror, with a budget", monarch.price, monarch.entry, monarch.freePlan] },
      { app: weekfold, cells: ["Plan", "Free", "By hand, or a file from your bank", "All of it"] },
    ],
  },

  apps: [
    {
      app: acorns,
      verdict: "A mover that starts with small change.",
      bestFor: "People who never get round to it",
      notFor: "Anyone with a dear card balance to pay first",
      know: (
        <p>
          It <Said of={acorns.roundUps} />. Our notes about its tiers contradict each other, which is why you find no
          figure here; ask{" "}
          <a href={acorns.page} rel="noopener">
            its own page
          </a>
          .
        </p>
      ),
    },
    {
      app: empower,
      verdict: "A mirror without a fee.",
      bestFor: "Seeing all investments at once",
      notFor: "Budgeting in any detail",
      know: (
        <p>
          As a budget it knows <Said of={empower.budget} />.
        </p>
      ),
    },
    {
      app: kubera,
      verdict: "A mirror for mixed assets.",
      bestFor: "Estates with many parts",
      notFor: "A first thousand",
      know: (
        <p>
          It is <Said of={kubera.scope} />.
        </p>
      ),
    },
    {
      app: monarch,
      verdict: "A household’s dashboard with a longer view for sale.",
      bestFor: "Households that budget and watch investments",
      notFor: "Anyone who wants one simple figure",
      know: (
        <p>
          It added <Said of={monarch.plus} />, aimed at longer-range planning.
        </p>
      ),
    },
  ],

  loses: (
    <p>
      Weekfold holds no money, buys nothing and gives no investment advice. It cannot show an allocation or a return.
      For those, Empower and Kubera are built, and for putting small sums into funds by themselves, Acorns is. Weekfold
      only makes sure that there is something to send.
    </p>
  ),

  choose: (
    <>
      <p>
        Look at the three accounts you have, not at the app store. Is there a card balance that costs more than any
        sensible investment is likely to earn? Is there a month’s worth of needs in cash? If either answer worries you,
        begin with a plan. If both are fine and money piles up idle, a mover removes the friction. If there is already a
        good deal spread about, begin with a mirror.
      </p>
      <p>
        Compare fees as a share of the balance, once a year, for as long as the balance is small. A flat fee shrinks as
        you grow; a percentage grows with you. Neither is better in general, but you should know which one you pay.
      </p>
    </>
  ),

  questions: [
    {
      question: "Can an app make us wealthy?",
      answer:
        "No. Income, time, costs and luck do most of it. An app can keep the monthly difference between earning and spending from leaking away, which is the part that you control.",
    },
    {
      question: "Invest first or pay debts first?",
      answer:
        "Weekfold’s plan puts expensive debts first and cheap ones after the cushion. That is a rule of thumb and not advice for your case; for a large decision, ask someone who sees your papers.",
    },
  ],

  changes: [
    { day: "2026-11-16", what: "A table, and what is known of each app." },
    { day: "2026-11-15", what: "First edition, without Acorns’ disputed tiers." },
  ],
};

export default function WealthBuildingApp() {
  return <ArticlePage article={article} />;
}
