import { empower } from "#content/apps/empower.ts";
import { kubera } from "#content/apps/kubera.ts";
import { monarch } from "#content/apps/monarch.ts";
import { sure } from "#content/apps/sure.ts";
import { tiller } from "#content/apps/tiller.ts";
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
  { id: "how-to-choose", title: "How to choose" },
  { id: "side-by-side", title: "Side by side" },
  { id: "where-weekfold-loses", title: "Where Weekfold loses" },
  { id: "questions", title: "Questions" },
  { id: "sources", title: "Sources and changes" },
];

const sources = [
  empower.facts.free,
  empower.facts.manualHoldings,
  kubera.price,
  kubera.facts.handOver,
  monarch.price,
  monarch.facts.household,
  sure.facts.readme,
  sure.facts.sharing,
  tiller.facts.sheet,
];

export default function BestNetWorthTrackerApp() {
  return (
    <ArticlePage slug="best-net-worth-tracker-app" sections={sections} sources={sources}>
      <ArticleSection id="short-answer" title="The short answer">
        <ShortAnswer
          answers={[
            { when: "Mostly US investments, no fee", pick: "Empower", because: "if you can say no to an adviser" },
            {
              when: "Odd assets, several currencies, heirs",
              pick: "Kubera",
              because: "if the price suits what you hold",
            },
            { when: "Net worth beside a household budget", pick: "Monarch", because: "on one dashboard" },
            { when: "Your own server", pick: "Sure", because: "free software with sharing per account" },
            { when: "A few balances, once a week", pick: "Weekfold", because: "ours, typed by you" },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="how-to-choose" title="How to choose">
        <p>
          Net worth is a short sum: what you own, minus what you owe. The software differs in who does the adding.
          Either you pay a subscription, or you let a company see your balances, or you type a few figures. None of
          these is wrong, and pretending that one of them is free of cost is how people end up annoyed.
        </p>
        <p>
          Think about how often the figure should move. A home is revalued once a year at best. Retirement accounts
          wobble daily for reasons you cannot act on. Looking once a week or once a month shows the direction just as
          well, and six balances typed by hand take about two minutes.
        </p>
        <p>
          Then consider the end. Kubera can pass a portfolio to a named person: by default after 45 days of silence and
          five unanswered notices
          <Cite of={kubera.facts.handOver} />. In a household where one person keeps the books, that may matter more
          than any chart.
        </p>
      </ArticleSection>
      <ArticleSection id="side-by-side" title="Side by side">
        <CompareTable
          caption="Net worth trackers by how balances arrive and what they cost"
          columns={["How balances arrive", "Cost", "Worth knowing"]}
          rows={[
            {
              app: "Empower",
              cells: [
                <>
                  Linked; holdings can be typed
                  <Cite of={empower.facts.manualHoldings} />
                </>,
                <>
                  No fee for the dashboard
                  <Cite of={empower.facts.free} />
                </>,
                "The company sells advice and may call",
              ],
            },
            {
              app: "Kubera",
              cells: ["Linked or typed", <Price key="price" of={kubera.price} />, "Not a budget app"],
            },
            {
              app: "Monarch",
              cells: [
                "Linked or typed",
                <Price key="price" of={monarch.price} />,
                <>
                  One view for the household
                  <Cite of={monarch.facts.household} />
                </>,
              ],
            },
            {
              app: "Sure",
              cells: [
                <>
                  Typed, or by connectors
                  <Cite of={sure.facts.readme} />
                </>,
                "Free software; you host it",
                <>
                  View or edit rights per account
                  <Cite of={sure.facts.sharing} />
                </>,
              ],
            },
            {
              app: "Weekfold",
              ours: true,
              cells: ["Typed", "Free", "A balance can be a range, low to high"],
            },
          ]}
        />
        <p>
          If you live in a spreadsheet already, Tiller pours bank data into your own sheet several times a day
          <Cite of={tiller.facts.sheet} />. Its yearly price is disputed between our notes, so it has no row.
        </p>
      </ArticleSection>
      <ArticleSection id="where-weekfold-loses" title="Where Weekfold loses">
        <p>
          Weekfold knows balances and nothing about what is inside them: no holdings, no share prices, no gains. It
          keeps one currency for a household. With a portfolio worth studying, Empower or Kubera will tell you far more.
          We show a line, a range where you are unsure, and what you owe.
        </p>
      </ArticleSection>
      <ArticleSection id="questions" title="Questions">
        <Questions
          items={[
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
          ]}
        />
      </ArticleSection>
      <ArticleSection id="sources" title="Sources and changes">
        <Sources />
        <ChangeLog changes={[{ day: "2026-11-15", what: "First edition, with five trackers in the table." }]} />
      </ArticleSection>
    </ArticlePage>
  );
}
