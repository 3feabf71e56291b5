import { famzoo } from "#content/apps/famzoo.ts";
import { goodbudget } from "#content/apps/goodbudget.ts";
import { greenlight } from "#content/apps/greenlight.ts";
import { monarch } from "#content/apps/monarch.ts";
import { ynab } from "#content/apps/ynab.ts";
import { type Article, weekfold } from "#web/features/article/article.ts";
import { ArticlePage } from "#web/features/article/article-page.tsx";
import { Said } from "#web/features/article/said.tsx";

export const article: Article = {
  slug: "family-finance-app",

  answers: [
    { when: "Adults and teenagers in one group", pick: "YNAB Together", because: "with a plan for each" },
    { when: "Grandparents or an adviser look in", pick: "Monarch", because: "with members and a professional role" },
    { when: "Shared envelopes on two phones", pick: "Goodbudget", because: "which assumes a household" },
    { when: "Cards and chores for children", pick: "Greenlight or FamZoo", because: "a separate job" },
    { when: "One calm family evening a week", pick: "Weekfold", because: "which is ours" },
  ],

  judged: (
    <p>
      We kept two jobs apart, a plan for the adults and practice for the children, and compared each app with its own
      kind only.
    </p>
  ),

  sections: [
    {
      id: "two-jobs",
      title: "Two different jobs",
      text: (
        <p>
          A family asks two things of money software. The adults need one plan that both believe: rent, food, the car,
          the holiday. The children need something to practise with, where a mistake costs an ice cream. We found no app
          in our notes that does both well, and the attempt mixes a seven-year-old’s chores into the mortgage. Two small
          tools are better than one large one.
        </p>
      ),
    },
  ],

  table: {
    caption: "Family apps by job, price and who may join",
    columns: ["Job", "Price", "Together"],
    rows: [
      { app: ynab, cells: ["The adults’ plan", ynab.price, ynab.household] },
      { app: monarch, cells: ["The adults’ plan", monarch.price, monarch.household] },
      { app: goodbudget, cells: ["The adults’ plan", goodbudget.price, goodbudget.household] },
      { app: greenlight, cells: ["The children’s practice", greenlight.price, greenlight.household] },
      { app: famzoo, cells: ["The children’s practice", famzoo.price, famzoo.household] },
      { app: weekfold, cells: ["The adults’ plan", "Free", "One household, own sign-ins"] },
    ],
  },

  apps: [
    {
      app: ynab,
      verdict: "One bill, and a plan for each.",
      bestFor: "Families with teenagers",
      notFor: "Small children",
      know: <p>A teenager can have a plan without seeing yours.</p>,
    },
    {
      app: monarch,
      verdict: "Every member sees the same dashboard.",
      bestFor: "Two parents, and perhaps an adviser",
      notFor: "A fourteen-year-old",
      know: (
        <p>
          The roles are <Said of={monarch.roles} />. That openness suits two parents and hardly suits their children.
        </p>
      ),
    },
    {
      app: goodbudget,
      verdict: "Envelopes, which are easy to explain at the kitchen table.",
      bestFor: "A few shared pots",
      notFor: "Many accounts on the free plan",
      know: (
        <p>
          It comes with <Said of={goodbudget.accounts} />; more come with Premium.
        </p>
      ),
    },
    {
      app: greenlight,
      verdict: "A card and an app for children.",
      bestFor: "Children who buy things themselves",
      notFor: "The household’s own budget",
      know: (
        <p>
          It covers <Said of={greenlight.scope} />.
        </p>
      ),
    },
    {
      app: famzoo,
      verdict: "A family bank, with or without real money in it.",
      bestFor: "Parents who want to keep the money and let the child keep the count",
      notFor: "Anyone who needs to be sure that the page is new",
      know: (
        <p>
          You choose between <Said of={famzoo.accounts} />. That page is old, so make sure that it still holds.
        </p>
      ),
    },
  ],

  loses: (
    <p>
      Weekfold knows children as people of the household, so that the plan fits the number of mouths. It has no card, no
      chores and no allowance, so Greenlight and FamZoo win that job outright. A member who signs in sees the whole
      household. For a teenager who should see only a part, YNAB Together is the better home.
    </p>
  ),

  choose: (
    <p>
      Begin with the adults. A child’s card does not help if the parents disagree about the month. When the plan holds,
      add the children’s tool at the age at which they start to lose coins. Keep its top-up as one line in the family
      plan, and leave the rest to them.
    </p>
  ),

  questions: [
    {
      question: "At what age should children join in?",
      answer:
        "There is no right year. A child who can wait a week for something can follow a goal on paper. Shared software can wait until they have money of their own to enter.",
    },
    {
      question: "We live in two homes. Does that work?",
      answer:
        "Often better as two households with one agreed list of shared costs. Software that shows everything to everyone is made for people who share everything.",
    },
  ],

  changes: [
    { day: "2026-11-16", what: "A table, prices of the children’s cards, and what is known of each app." },
    { day: "2026-11-15", what: "First edition. Prices of children’s cards left out: undated." },
  ],
};

export default function FamilyFinanceApp() {
  return <ArticlePage article={article} />;
}
