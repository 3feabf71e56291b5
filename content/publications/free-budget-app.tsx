import { actual } from "#content/apps/actual.ts";
import { empower } from "#content/apps/empower.ts";
import { everydollar } from "#content/apps/everydollar.ts";
import { firefly } from "#content/apps/firefly.ts";
import { goodbudget } from "#content/apps/goodbudget.ts";
import { mint } from "#content/apps/mint.ts";
import { rocketMoney } from "#content/apps/rocket-money.ts";
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
  { id: "side-by-side", title: "What each free plan leaves out" },
  { id: "how-to-choose", title: "How to choose" },
  { id: "mint", title: "Remember Mint" },
  { id: "where-weekfold-loses", title: "Where Weekfold loses" },
  { id: "questions", title: "Questions" },
  { id: "sources", title: "Sources and changes" },
];

const sources = [
  goodbudget.price,
  goodbudget.facts.accounts,
  everydollar.price,
  everydollar.facts.plans,
  rocketMoney.price,
  rocketMoney.facts.plans,
  rocketMoney.facts.negotiation,
  empower.facts.free,
  empower.facts.budget,
  actual.facts.readme,
  firefly.facts.readme,
  mint.facts.closed,
];

export default function FreeBudgetApp() {
  return (
    <ArticlePage slug="free-budget-app" sections={sections} sources={sources}>
      <ArticleSection id="short-answer" title="The short answer">
        <ShortAnswer
          answers={[
            { when: "Free for good, and you can install things", pick: "Actual Budget", because: "open source" },
            { when: "Free, shared, by hand", pick: "Goodbudget", because: "if few envelopes are enough" },
            { when: "Free with no limit on lines", pick: "EveryDollar", because: "without a bank link or reports" },
            { when: "Free with linked investments", pick: "Empower", because: "not really a budget" },
            { when: "Free, weekly, no account needed", pick: "Weekfold", because: "ours, open source, by hand" },
          ]}
        />
      </ArticleSection>
      <ArticleSection
        id="side-by-side"
        title="What each free plan leaves out"
        note="Prices of the paid plan beside each free one, in US dollars before tax."
      >
        <CompareTable
          caption="Free budget apps: what is missing and how they earn"
          columns={["Left out", "How it earns"]}
          rows={[
            {
              app: "Goodbudget",
              cells: [
                <>
                  More than one account, bank linking
                  <Cite of={goodbudget.facts.accounts} />
                </>,
                <>
                  Premium, <Price of={goodbudget.price} />
                </>,
              ],
            },
            {
              app: "EveryDollar",
              cells: [
                <>
                  Bank link, reports, export, sharing
                  <Cite of={everydollar.facts.plans} />
                </>,
                <>
                  Premium, <Price of={everydollar.price} />
                </>,
              ],
            },
            {
              app: "Rocket Money",
              cells: [
                <>
                  A third custom budget, net worth, sharing, export
                  <Cite of={rocketMoney.facts.plans} />
                </>,
                <>
                  A share of what it saves on bills
                  <Cite of={rocketMoney.facts.negotiation} />; Premium, <Price of={rocketMoney.price} />
                </>,
              ],
            },
            {
              app: "Empower",
              cells: [
                <>
                  Budgets per category
                  <Cite of={empower.facts.budget} />
                </>,
                <>
                  Paid advice
                  <Cite of={empower.facts.free} />
                </>,
              ],
            },
            {
              app: "Actual Budget",
              cells: [
                <>
                  Hosting: you run it, or pay a host
                  <Cite of={actual.facts.readme} />
                </>,
                "It does not; it is a community’s work",
              ],
            },
            {
              app: "Weekfold",
              ours: true,
              cells: ["Any bank link", "It does not: no price, no ads, no sale of data"],
            },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="how-to-choose" title="How to choose">
        <p>
          “Free” comes in three kinds. A sample shows you the door to a paid plan. A free product pays for itself by
          selling you something else. Free software is given away, and the cost is your own effort. All three are honest
          when they say so.
        </p>
        <p>
          With a sample, find the wall before you move in. The second account, the export or the partner’s login is
          where it usually stands. With a free product, ask what you are being led to. With free software, ask who will
          run the update: Firefly III calls itself something for somewhat technical people
          <Cite of={firefly.facts.readme} />, and means it.
        </p>
      </ArticleSection>
      <ArticleSection id="mint" title="Remember Mint">
        <p>
          Mint was free and widely used. It closed on 23 March 2024, and the budgets and goals people had made did not
          travel with them
          <Cite of={mint.facts.closed} />. So make an export once a quarter, whichever app you choose. If there is no
          export on the free plan, that is an answer too.
        </p>
      </ArticleSection>
      <ArticleSection id="where-weekfold-loses" title="Where Weekfold loses">
        <p>
          If free must include a bank feed, Weekfold is out, and Rocket Money or Empower are the ones to look at in the
          US. Actual Budget has an active community behind it. We are new, and say so.
        </p>
      </ArticleSection>
      <ArticleSection id="questions" title="Questions">
        <Questions
          items={[
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
          ]}
        />
      </ArticleSection>
      <ArticleSection id="sources" title="Sources and changes">
        <Sources />
        <ChangeLog changes={[{ day: "2026-11-15", what: "First edition, six free apps and one that closed." }]} />
      </ArticleSection>
    </ArticlePage>
  );
}
