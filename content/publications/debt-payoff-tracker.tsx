import { debtPayoffPlanner } from "#content/apps/debt-payoff-planner.ts";
import { goodbudget } from "#content/apps/goodbudget.ts";
import { monarch } from "#content/apps/monarch.ts";
import { pocketguard } from "#content/apps/pocketguard.ts";
import { undebtit } from "#content/apps/undebtit.ts";
import { ynab } from "#content/apps/ynab.ts";
import { ArticlePage } from "#web/features/article/article-page.tsx";
import { ArticleSection } from "#web/features/article/article-section.tsx";
import { ChangeLog } from "#web/features/article/change-log.tsx";
import { Price } from "#web/features/article/price.tsx";
import { Questions } from "#web/features/article/questions.tsx";
import { ShortAnswer } from "#web/features/article/short-answer.tsx";
import { Cite, Sources } from "#web/features/article/sources.tsx";

const sections = [
  { id: "short-answer", title: "The short answer" },
  { id: "how-to-choose", title: "How to choose" },
  { id: "planners", title: "The planners" },
  { id: "budgets", title: "The budgets that pay debts" },
  { id: "where-weekfold-loses", title: "Where Weekfold loses" },
  { id: "when-an-app-is-not-enough", title: "When an app is not enough" },
  { id: "questions", title: "Questions" },
  { id: "sources", title: "Sources and changes" },
];

const sources = [
  undebtit.facts.orders,
  undebtit.facts.noBank,
  undebtit.price,
  debtPayoffPlanner.facts.orders,
  ynab.facts.debtTargets,
  monarch.facts.payDown,
  pocketguard.facts.debtPlan,
  goodbudget.facts.accounts,
];

export default function DebtPayoffTracker() {
  return (
    <ArticlePage slug="debt-payoff-tracker" sections={sections} sources={sources}>
      <ArticleSection id="short-answer" title="The short answer">
        <ShortAnswer
          answers={[
            {
              when: "Many debts, and you love a table",
              pick: "Undebt.it",
              because: "eight payoff orders, no bank link",
            },
            { when: "The same, on your phone", pick: "Debt Payoff Planner", because: "payments logged by hand" },
            { when: "You budget in YNAB or Monarch already", pick: "stay there", because: "both can pay debts down" },
            { when: "Debts are one part of the week", pick: "Weekfold", because: "ours, with debts inside the plan" },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="how-to-choose" title="How to choose">
        <p>
          Paying off debt has two halves. One is the order: which balance gets the extra money. The other is the extra
          money. Planners are strong at the first half and budgets at the second, and people often install a planner
          when the second half is what hurts. Ask whether you know, to within ten, what you can add next Friday. If you
          do, get a planner. If you do not, get a budget.
        </p>
        <p>
          About the order, two names return everywhere. The avalanche pays the highest rate first and costs the least
          interest. The snowball pays the smallest balance first and gives the earliest success. The difference between
          them is often smaller than the difference between either and stopping halfway.
        </p>
      </ArticleSection>
      <ArticleSection id="planners" title="The planners">
        <p>
          Undebt.it has been about debts only since 2012. A note of September 2026 lists eight payoff orders, a
          month-by-month table, one-off payments and promotional rates
          <Cite of={undebtit.facts.orders} />. It links to no bank by design and had no phone app at that date
          <Cite of={undebtit.facts.noBank} />. The core costs nothing; extras such as what-if scenarios are in
          Undebt.it+, <Price of={undebtit.price} />.
        </p>
        <p>
          Debt Payoff Planner runs on phones and the web, with snowball, avalanche or an order of your own, and a
          projected date
          <Cite of={debtPayoffPlanner.facts.orders} />. A new charge is entered as a negative payment. There is a paid
          version, for which we hold no dated price.
        </p>
      </ArticleSection>
      <ArticleSection id="budgets" title="The budgets that pay debts">
        <p>
          YNAB pairs a card or loan with a target, by date or by monthly amount
          <Cite of={ynab.facts.debtTargets} />. Monarch’s pay-down goals draw the curve and preview an extra payment
          without committing you
          <Cite of={monarch.facts.payDown} />. PocketGuard builds snowball or avalanche into its budget
          <Cite of={pocketguard.facts.debtPlan} />. Goodbudget counts debt accounts without limit, on the free plan too
          <Cite of={goodbudget.facts.accounts} />.
        </p>
      </ArticleSection>
      <ArticleSection id="where-weekfold-loses" title="Where Weekfold loses">
        <p>
          Weekfold takes a balance, a rate and a minimum for each debt. Minimums come off the week before anything else,
          and after a small buffer the surplus goes to debts above 8 % APR. That is one sensible order. If comparing
          eight orders or a promotional rate that ends in May is your real work, Undebt.it does it better, and the two
          can be used side by side.
        </p>
      </ArticleSection>
      <ArticleSection id="when-an-app-is-not-enough" title="When an app is not enough">
        <p>
          If the minimums alone are more than the week can carry, no order will help. Weekfold then shows a shortfall
          plan instead of a save. Speak with a non-profit credit counsellor early, before a missed payment if you can.
          They see this every day.
        </p>
      </ArticleSection>
      <ArticleSection id="questions" title="Questions">
        <Questions
          items={[
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
          ]}
        />
      </ArticleSection>
      <ArticleSection id="sources" title="Sources and changes">
        <Sources />
        <ChangeLog changes={[{ day: "2026-11-15", what: "First edition, two planners and five budgets." }]} />
      </ArticleSection>
    </ArticlePage>
  );
}
