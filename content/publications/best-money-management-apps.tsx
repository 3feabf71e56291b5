import { empower } from "#content/apps/empower.ts";
import { monarch } from "#content/apps/monarch.ts";
import { pocketguard } from "#content/apps/pocketguard.ts";
import { rocketMoney } from "#content/apps/rocket-money.ts";
import { simplifi } from "#content/apps/simplifi.ts";
import { ArticlePage } from "#web/features/article/article-page.tsx";
import { ArticleSection } from "#web/features/article/article-section.tsx";
import { ChangeLog } from "#web/features/article/change-log.tsx";
import { Price } from "#web/features/article/price.tsx";
import { Questions } from "#web/features/article/questions.tsx";
import { ShortAnswer } from "#web/features/article/short-answer.tsx";
import { Cite, Sources } from "#web/features/article/sources.tsx";

const sections = [
  { id: "short-answer", title: "The short answer" },
  { id: "watching-or-planning", title: "Watching or planning" },
  { id: "main-differences", title: "The main differences" },
  { id: "where-weekfold-loses", title: "Where Weekfold loses" },
  { id: "questions", title: "Questions" },
  { id: "sources", title: "Sources and changes" },
];

const sources = [
  monarch.price,
  monarch.facts.region,
  monarch.facts.household,
  simplifi.facts.plan,
  simplifi.facts.sharing,
  rocketMoney.price,
  rocketMoney.facts.plans,
  rocketMoney.facts.region,
  pocketguard.facts.leftover,
  empower.facts.free,
  empower.facts.budget,
];

export default function BestMoneyManagementApps() {
  return (
    <ArticlePage slug="best-money-management-apps" sections={sections} sources={sources}>
      <ArticleSection id="short-answer" title="The short answer">
        <ShortAnswer
          answers={[
            { when: "All accounts, for a whole household", pick: "Monarch", because: "in the US or Canada" },
            { when: "A plan that writes itself", pick: "Simplifi", because: "with an amount left per day" },
            { when: "Subscriptions are the leak", pick: "Rocket Money", because: "for US banks" },
            {
              when: "Investments matter more than groceries",
              pick: "Empower",
              because: "free, from a firm that sells advice",
            },
            { when: "Decisions, not feeds", pick: "Weekfold", because: "which is ours, and plans the coming week" },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="watching-or-planning" title="Watching or planning">
        <p>
          “Money management” covers two kinds of software. Watchers collect: they join your accounts, sort the rows and
          draw the picture. Planners decide: they take what is coming in, subtract what is promised, and leave a figure
          that you may use. A watcher answers “where did it go?”. A planner answers “may we?”.
        </p>
        <p>
          People who feel that money slips away tend to buy a watcher. Often they know very well where it went. Ask
          yourself which of the two questions you had in mind this morning, and choose the app that starts there.
          Several do a bit of both, but each has a first screen, and the first screen is the app you will use.
        </p>
      </ArticleSection>
      <ArticleSection id="main-differences" title="The main differences">
        <h3>Monarch</h3>
        <p>
          A broad watcher with budgets and goals, for the US and Canada
          <Cite of={monarch.facts.region} />. Everyone in the household gets a login under one subscription
          <Cite of={monarch.facts.household} />. Core costs <Price of={monarch.price} />. A dearer tier exists; our
          notes disagree about its price.
        </p>
        <h3>Quicken Simplifi</h3>
        <p>
          Closest to a planner: income minus bills and savings, then what is available
          <Cite of={simplifi.facts.plan} />. It can be shared with one other person
          <Cite of={simplifi.facts.sharing} />. We print no price, because the renewal figures we have seen contradict
          each other.
        </p>
        <h3>Rocket Money and PocketGuard</h3>
        <p>
          Rocket Money looks for subscriptions. Its free plan has two custom budgets; net worth, sharing and export are
          Premium
          <Cite of={rocketMoney.facts.plans} />, at <Price of={rocketMoney.price} />, and only US banks connect
          <Cite of={rocketMoney.facts.region} />. PocketGuard leads with a single leftover figure
          <Cite of={pocketguard.facts.leftover} />. Whether it still has a free plan is disputed, so look before you
          rely on one.
        </p>
        <h3>Empower</h3>
        <p>
          A free view of investments and net worth; the company earns by advice
          <Cite of={empower.facts.free} />. Its budget is one monthly target without categories
          <Cite of={empower.facts.budget} />.
        </p>
      </ArticleSection>
      <ArticleSection id="where-weekfold-loses" title="Where Weekfold loses">
        <p>
          As a watcher, Weekfold loses to all of these. It reads no account, finds no subscription and follows no share
          price. If you came for one screen that fills itself, take Monarch, or Empower when the money is mostly
          invested. Weekfold’s own ground is the step after: what can be put aside this week, and where it should go.
        </p>
      </ArticleSection>
      <ArticleSection id="questions" title="Questions">
        <Questions
          items={[
            {
              question: "Do I need an app that links my accounts?",
              answer:
                "Only if you would not look otherwise. Linking saves typing and costs attention in another way: broken connections and doubled rows are the complaint that we met most often in reviews of linked apps.",
            },
            {
              question: "Can I use two of them?",
              answer:
                "Yes, if they do different jobs. A watcher for balances and a planner for the week go well together. Two watchers are twice the upkeep.",
            },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="sources" title="Sources and changes">
        <Sources />
        <ChangeLog changes={[{ day: "2026-11-15", what: "First edition. Two disputed prices left out." }]} />
      </ArticleSection>
    </ArticlePage>
  );
}
