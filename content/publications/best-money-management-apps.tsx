import { empower } from "#content/apps/empower.ts";
import { monarch } from "#content/apps/monarch.ts";
import { pocketguard } from "#content/apps/pocketguard.ts";
import { rocketMoney } from "#content/apps/rocket-money.ts";
import { simplifi } from "#content/apps/simplifi.ts";
import { type Article, weekfold } from "#web/features/article/article.ts";
import { ArticlePage } from "#web/features/article/article-page.tsx";
import { Said } from "#web/features/article/said.tsx";

export const article: Article = {
  slug: "best-money-management-apps",

  answers: [
    { when: "All accounts, for a whole household", pick: "Monarch", because: "in the US or Canada" },
    { when: "A plan that writes itself", pick: "Simplifi", because: "with an amount left per day" },
    { when: "Subscriptions are the leak", pick: "Rocket Money", because: "for US banks" },
    { when: "Investments matter more than groceries", pick: "Empower", because: "free, from a firm that sells advice" },
    { when: "Decisions, not feeds", pick: "Weekfold", because: "which is ours, and plans the coming week" },
  ],

  judged: (
    <p>
      We sorted these apps by what their first screen answers, and then asked what it costs, who may join, and what
      stays behind a paid plan.
    </p>
  ),

  sections: [
    {
      id: "watching-or-planning",
      title: "Watching or planning",
      text: (
        <>
          <p>
            “Money management” covers two kinds of software. Watchers collect: they join your accounts, sort the rows
            and draw the picture. Planners decide: they take what is coming in, subtract what is promised, and leave a
            figure that you may use. A watcher answers “where did it go?”. A planner answers “may we?”.
          </p>
          <p>
            People who feel that money slips away tend to buy a watcher. Often they know very well where it went. Ask
            yourself which of the two questions you had in mind this morning, and choose the app that starts there.
            Several do a bit of both, but each has a first screen, and the first screen is the app you will use.
          </p>
        </>
      ),
    },
  ],

  table: {
    caption: "Money management apps by kind, price, free plan and sharing",
    columns: ["Kind", "Price", "Free plan", "Together"],
    rows: [
      { app: monarch, cells: ["Watcher", monarch.price, monarch.freePlan, monarch.household] },
      { app: simplifi, cells: ["Nearly a planner", simplifi.price, simplifi.freePlan, simplifi.household] },
      { app: rocketMoney, cells: ["Watcher", rocketMoney.price, rocketMoney.freePlan, rocketMoney.household] },
      { app: pocketguard, cells: ["Nearly a planner", pocketguard.price, pocketguard.freePlan, pocketguard.household] },
      { app: empower, cells: ["Watcher", empower.price, empower.freePlan, empower.household] },
      { app: weekfold, cells: ["Planner", "Free", "All of it", "One household, own sign-ins"] },
    ],
  },

  apps: [
    {
      app: monarch,
      verdict: "A broad watcher with budgets and goals.",
      bestFor: "A household with many accounts",
      notFor: "Anyone abroad",
      know: (
        <p>
          A dearer tier exists: <Said of={monarch.plus} />. Our notes disagree about its price.
        </p>
      ),
    },
    {
      app: simplifi,
      verdict: "Closest to a planner among the linked apps.",
      bestFor: "People who want one figure and no set-up",
      notFor: "Anyone who must know the renewal price in advance",
      know: (
        <p>
          Its plan is <Said of={simplifi.plan} />. We print no price, because the renewal figures we have seen
          contradict each other.
        </p>
      ),
    },
    {
      app: rocketMoney,
      verdict: "It looks for subscriptions first and budgets second.",
      bestFor: "People who suspect that they pay for things they forgot",
      notFor: "Planning, and banks outside the US",
      know: (
        <p>
          It also bargains with companies for you, for a fee: <Said of={rocketMoney.negotiation} />. Premium adds{" "}
          <Said of={rocketMoney.premium} />.
        </p>
      ),
    },
    {
      app: pocketguard,
      verdict: "It leads with a single leftover figure.",
      bestFor: "One number, and debts inside the budget",
      notFor: "Anyone who counts on a free plan",
      know: (
        <p>
          The figure is <Said of={pocketguard.leftover} />. Whether it still has a free plan is disputed, so look before
          you rely on one.
        </p>
      ),
    },
    {
      app: empower,
      verdict: "A free view of investments and net worth.",
      bestFor: "Money that is mostly invested",
      notFor: "Budgets by category",
      know: (
        <p>
          The company earns by advice: <Said of={empower.advice} />. Its budget is <Said of={empower.budget} />.
        </p>
      ),
    },
  ],

  loses: (
    <p>
      As a watcher, Weekfold loses to all of these. It reads no account, finds no subscription and follows no share
      price. If you came for one screen that fills itself, take Monarch, or Empower when the money is mostly invested.
      Weekfold’s own ground is the step after: what can be put aside this week, and where it should go.
    </p>
  ),

  choose: (
    <p>
      Write down the last three times you wished you had known something about your money. If all three are about the
      past, take a watcher. If they are about next Friday, take a planner and spare yourself the feed.
    </p>
  ),

  questions: [
    {
      question: "Do I need an app that links my accounts?",
      answer:
        "Only if you would not look otherwise. Linking saves typing and asks for care of its own: broken connections and doubled rows are the complaint that we met most often in reviews of linked apps.",
    },
    {
      question: "Can I use two of them?",
      answer:
        "Yes, if they do different jobs. A watcher for balances and a planner for the week go well together. Two watchers are twice the upkeep.",
    },
  ],

  changes: [
    { day: "2026-11-16", what: "A table, PocketGuard’s price, and what is known of each app." },
    { day: "2026-11-15", what: "First edition. Two disputed prices left out." },
  ],
};

export default function BestMoneyManagementApps() {
  return <ArticlePage article={article} />;
}
