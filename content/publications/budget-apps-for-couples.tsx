import { everydollar } from "#content/apps/everydollar.ts";
import { goodbudget } from "#content/apps/goodbudget.ts";
import { honeydue } from "#content/apps/honeydue.ts";
import { monarch } from "#content/apps/monarch.ts";
import { ynab } from "#content/apps/ynab.ts";
import { zeta } from "#content/apps/zeta.ts";
import { type Article, weekfold } from "#web/features/article/article.ts";
import { ArticlePage } from "#web/features/article/article-page.tsx";
import { Said } from "#web/features/article/said.tsx";

export const article: Article = {
  slug: "budget-apps-for-couples",

  answers: [
    { when: "You share everything", pick: "Monarch", because: "for one dashboard with own logins" },
    { when: "You share some plans, not all", pick: "YNAB Together", because: "which shares plan by plan" },
    { when: "You decide account by account", pick: "Honeydue", because: "made for exactly two" },
    { when: "You want a weekly talk, without a bank login", pick: "Weekfold", because: "which is ours" },
  ],

  judged: (
    <p>
      For two people one question outweighs the rest: what does one of you see of the other’s money? We looked for that
      first, then for who needs a login and who has to pay.
    </p>
  ),

  table: {
    caption: "Couples’ apps by visibility, logins and price",
    note: "What one of you sees of the other’s money.",
    columns: ["What the other one sees", "Together", "Price"],
    rows: [
      { app: monarch, cells: ["Everything, on one shared dashboard", monarch.household, monarch.price] },
      { app: ynab, cells: ["The plans you choose to share", ynab.household, ynab.price] },
      { app: honeydue, cells: [honeydue.visibility, honeydue.household, honeydue.price] },
      { app: goodbudget, cells: ["The envelopes of the household", goodbudget.household, goodbudget.price] },
      { app: everydollar, cells: ["The household’s budget", everydollar.household, everydollar.price] },
      { app: weekfold, cells: ["Everything, live, and who saved what", "One household, own sign-ins", "Free"] },
    ],
  },

  apps: [
    {
      app: monarch,
      verdict: "The least work for two people who both say “everything”.",
      bestFor: "One household, one budget, all accounts in view",
      notFor: "Two people who want to keep something apart",
      know: (
        <p>
          The second person joins the same household and budget. Mind one trap: <Said of={monarch.invitations} />. So
          let one of you start and invite the other.
        </p>
      ),
    },
    {
      app: ynab,
      verdict: "For a plan each and one in common.",
      bestFor: "Couples who keep some money apart, on one bill",
      notFor: "Two people of whom only one will learn a method",
      know: <p>In YNAB’s groups plans are shared one by one, so nobody has to show more than was agreed.</p>,
    },
    {
      app: honeydue,
      verdict: "For couples whose question is about each card.",
      bestFor: "Two people who set visibility account by account",
      notFor: "Families, and anyone who wants deep budgets",
      know: (
        <p>
          It is alive in our notes, and we found that choice documented there. They also speak of{" "}
          <Said of={honeydue.gaps} />, so see whether the store still lists it for your phone.
        </p>
      ),
    },
  ],

  loses: (
    <p>
      What you share in Weekfold you share whole: every member of a household sees all of it, and what is yours alone
      lives in a space of its own. To decide account by account how much the other sees, Honeydue is the better choice.
      And because nothing comes in from a bank, one of you has to enter it. Where neither of you will, Monarch wins.
    </p>
  ),

  closed: (
    <p>
      Zeta, which joined a bank account to a couple’s budget, <Said of={zeta.closed} />; Acorns bought what was left.
      Older lists still praise it. When an app is also your bank, its closing day is your moving day.
    </p>
  ),

  choose: (
    <>
      <p>
        Talk before you install anything. One of you may picture a joint account for all of life, the other two accounts
        and a shared rent. Both work. An app that assumes the wrong one will feel like being watched, or like being left
        out.
      </p>
      <p>
        Mind the plan behind the button, too. In EveryDollar, <Said of={everydollar.household} />.
      </p>
    </>
  ),

  questions: [
    {
      question: "Do we both have to pay?",
      answer:
        "Not in Monarch or YNAB Together: one subscription covers the household, and each person has a login. Weekfold costs neither of you anything.",
    },
    {
      question: "What if only one of us cares?",
      answer:
        "Then keep the other’s share small: one look and one decision a week. In Weekfold either of you can record the week’s save, and a short review closes the week together.",
    },
  ],

  changes: [
    { day: "2026-11-16", what: "Goodbudget and EveryDollar join the table; every app names what is known of it." },
    { day: "2026-11-15", what: "First edition, with four apps and one that closed." },
  ],
};

export default function BudgetAppsForCouples() {
  return <ArticlePage article={article} />;
}
