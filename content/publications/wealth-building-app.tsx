import { acorns } from "#content/apps/acorns.ts";
import { empower } from "#content/apps/empower.ts";
import { kubera } from "#content/apps/kubera.ts";
import { monarch } from "#content/apps/monarch.ts";
import { ArticlePage } from "#web/features/article/article-page.tsx";
import { ArticleSection } from "#web/features/article/article-section.tsx";
import { ChangeLog } from "#web/features/article/change-log.tsx";
import { Price } from "#web/features/article/price.tsx";
import { Questions } from "#web/features/article/questions.tsx";
import { ShortAnswer } from "#web/features/article/short-answer.tsx";
import { Cite, Sources } from "#web/features/article/sources.tsx";

const sections = [
  { id: "short-answer", title: "The short answer" },
  { id: "three-kinds", title: "Three kinds of app" },
  { id: "how-to-choose", title: "How to choose" },
  { id: "where-weekfold-loses", title: "Where Weekfold loses" },
  { id: "questions", title: "Questions" },
  { id: "sources", title: "Sources and changes" },
];

const sources = [acorns.facts.roundUps, empower.facts.free, empower.facts.budget, kubera.price, monarch.facts.plus];

export default function WealthBuildingApp() {
  return (
    <ArticlePage slug="wealth-building-app" sections={sections} sources={sources}>
      <ArticleSection id="short-answer" title="The short answer">
        <ShortAnswer
          answers={[
            { when: "Invest without thinking about it", pick: "Acorns", because: "after a look at its fee" },
            { when: "See what you already have", pick: "Empower", because: "free, from a firm that sells advice" },
            { when: "Keep a ledger of many assets", pick: "Kubera", because: "if the fee is small beside them" },
            { when: "Find the money to invest", pick: "Weekfold", because: "ours, a plan for each week’s surplus" },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="three-kinds" title="Three kinds of app">
        <h3>Movers</h3>
        <p>
          A mover takes money from your bank account and puts it somewhere. Acorns rounds purchases up and invests the
          difference
          <Cite of={acorns.facts.roundUps} />. This is the only kind that builds anything by itself. It is also the kind
          that holds your money, so read its terms, and its price, on{" "}
          <a href="https://www.acorns.com/" rel="noopener">
            its own page
          </a>
          . Our notes about its tiers contradict each other, which is why you find no figure here.
        </p>
        <h3>Mirrors</h3>
        <p>
          A mirror shows what you have. Empower’s dashboard does that without a fee
          <Cite of={empower.facts.free} />; as a budget it knows a single monthly target
          <Cite of={empower.facts.budget} />. Kubera keeps a tidy ledger of mixed assets for <Price of={kubera.price} />
          . A mirror changes nothing by itself. It does spare you surprises. Monarch added a dearer tier in April 2026
          <Cite of={monarch.facts.plus} />, aimed at longer-range planning.
        </p>
        <h3>Plans</h3>
        <p>
          A plan comes before both. It says how much can leave the current account without hurting, and in which order
          it should be used. Weekfold fills a small buffer first, then pays down debts above 8 % APR, then an emergency
          fund of three months of needs, then your goals. Investing is the last step, because the others tend to come
          back and undo it.
        </p>
      </ArticleSection>
      <ArticleSection id="how-to-choose" title="How to choose">
        <p>
          Look at the three accounts you have, not at the app store. Is there a card balance that costs more than any
          sensible investment is likely to earn? Is there a month’s worth of needs in cash? If either answer worries
          you, begin with a plan. If both are fine and money piles up idle, a mover removes the friction. If there is
          already a good deal spread about, begin with a mirror.
        </p>
        <p>
          Compare fees as a share of the balance, once a year, for as long as the balance is small. A flat fee shrinks
          as you grow; a percentage grows with you. Neither is better in general, but you should know which one you pay.
        </p>
      </ArticleSection>
      <ArticleSection id="where-weekfold-loses" title="Where Weekfold loses">
        <p>
          Weekfold holds no money, buys nothing and gives no investment advice. It cannot show an allocation or a
          return. For those, Empower and Kubera are built, and for putting small sums into funds by themselves, Acorns
          is. Weekfold only makes sure that there is something to send.
        </p>
      </ArticleSection>
      <ArticleSection id="questions" title="Questions">
        <Questions
          items={[
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
          ]}
        />
      </ArticleSection>
      <ArticleSection id="sources" title="Sources and changes">
        <Sources />
        <ChangeLog changes={[{ day: "2026-11-15", what: "First edition, without Acorns’ disputed tiers." }]} />
      </ArticleSection>
    </ArticlePage>
  );
}
