import { everydollar } from "#content/apps/everydollar.ts";
import { honeydue } from "#content/apps/honeydue.ts";
import { monarch } from "#content/apps/monarch.ts";
import { ynab } from "#content/apps/ynab.ts";
import { zeta } from "#content/apps/zeta.ts";
import { ArticlePage } from "#web/features/article/article-page.tsx";
import { ArticleSection } from "#web/features/article/article-section.tsx";
import { ChangeLog } from "#web/features/article/change-log.tsx";
import { CompareTable } from "#web/features/article/compare-table.tsx";
import { Price } from "#web/features/article/price.tsx";
import { Questions } from "#web/features/article/questions.tsx";
import { ShortAnswer } from "#web/features/article/short-answer.tsx";
import { Cite, Sources } from "#web/features/article/sources.tsx";

const sections = [
  { id: "short-answer", title: "The short answer" },
  { id: "side-by-side", title: "Side by side" },
  { id: "how-to-choose", title: "How to choose" },
  { id: "where-weekfold-loses", title: "Where Weekfold loses" },
  { id: "apps-that-closed", title: "Apps that closed" },
  { id: "questions", title: "Questions" },
  { id: "sources", title: "Sources and changes" },
];

const sources = [
  monarch.price,
  monarch.facts.household,
  ynab.price,
  ynab.facts.together,
  honeydue.facts.visibility,
  everydollar.facts.plans,
  zeta.facts.closed,
];

export default function BudgetAppsForCouples() {
  return (
    <ArticlePage slug="budget-apps-for-couples" sections={sections} sources={sources}>
      <ArticleSection id="short-answer" title="The short answer">
        <ShortAnswer
          answers={[
            { when: "You share everything", pick: "Monarch", because: "for one dashboard with own logins" },
            { when: "You share some plans, not all", pick: "YNAB Together", because: "up to six people, plan by plan" },
            { when: "You decide account by account", pick: "Honeydue", because: "made for exactly two" },
            { when: "You want a weekly talk, without a bank login", pick: "Weekfold", because: "which is ours" },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="side-by-side" title="Side by side" note="What one of you sees of the other’s money.">
        <CompareTable
          caption="Couples’ apps by logins, visibility and price"
          columns={["Logins", "What the other one sees", "Price"]}
          rows={[
            {
              app: "Monarch",
              cells: [
                <>
                  Own logins, one subscription
                  <Cite of={monarch.facts.household} />
                </>,
                "Everything, on one shared dashboard",
                <Price key="price" of={monarch.price} />,
              ],
            },
            {
              app: "YNAB Together",
              cells: [
                <>
                  Up to six, own logins, one subscription
                  <Cite of={ynab.facts.together} />
                </>,
                "The plans you choose to share",
                <Price key="price" of={ynab.price} />,
              ],
            },
            {
              app: "Honeydue",
              cells: [
                <>
                  Exactly two people
                  <Cite of={honeydue.facts.visibility} />
                </>,
                "What you set for each account",
                "No dated price found",
              ],
            },
            {
              app: "Weekfold",
              ours: true,
              cells: ["One household, own sign-ins", "Everything, live, and who saved what", "Free"],
            },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="how-to-choose" title="How to choose">
        <p>
          Talk before you install anything. One of you may picture a joint account for all of life, the other two
          accounts and a shared rent. Both work. An app that assumes the wrong one will feel like being watched, or like
          being left out.
        </p>
        <p>
          If you both say “everything”, a single dashboard is the least work. In Monarch the second person joins the
          same household and budget; someone who already has an account there cannot be invited, so let one of you
          start. If you keep a plan each and one in common, YNAB’s groups fit, since plans are shared one by one. If the
          question is about each card, Honeydue is the live app in our notes with visibility set account by account. Its
          development looks slow, so see whether the store still lists it for your phone.
        </p>
        <p>
          Mind the plan behind the button. In EveryDollar, household sharing belongs to Premium
          <Cite of={everydollar.facts.plans} />.
        </p>
      </ArticleSection>
      <ArticleSection id="where-weekfold-loses" title="Where Weekfold loses">
        <p>
          What you share in Weekfold you share whole: every member of a household sees all of it, and what is yours
          alone lives in a space of its own. To decide account by account how much the other sees, Honeydue is the
          better choice. And because nothing comes in from a bank, one of you has to enter it. Where neither of you
          will, Monarch wins.
        </p>
      </ArticleSection>
      <ArticleSection id="apps-that-closed" title="Apps that closed">
        <p>
          Zeta, which joined a bank account to a couple’s budget, shut its app in May 2025; Acorns bought what was left
          <Cite of={zeta.facts.closed} />. Older lists still praise it. When an app is also your bank, its closing day
          is your moving day.
        </p>
      </ArticleSection>
      <ArticleSection id="questions" title="Questions">
        <Questions
          items={[
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
          ]}
        />
      </ArticleSection>
      <ArticleSection id="sources" title="Sources and changes">
        <Sources />
        <ChangeLog changes={[{ day: "2026-11-15", what: "First edition, with four apps and one that closed." }]} />
      </ArticleSection>
    </ArticlePage>
  );
}
