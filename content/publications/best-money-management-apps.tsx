import { empower } from "#content/apps/empower.ts";
import { monarch } from "#content/apps/monarch.ts";
import { pocketguard } from "#content/apps/pocketguard.ts";
import { rocketMoney } from "#content/apps/rocket-money.ts";
import { simplifi } from "#content/apps/simplifi.ts";
import { ynab } from "#content/apps/ynab.ts";
import { type WriteArticle, weekfold } from "./article.ts";

export const article: WriteArticle = ({ ArticleLink, FactText, OurFigure, Price }) => ({
  slug: "best-money-management-apps",

  answers: [
    { when: "All accounts, for a whole household", pick: "Monarch", because: "in the US or Canada" },
    { when: "What is left, worked out for you", pick: "Simplifi", because: "with an amount for each day" },
    { when: "What is left, with debts in the sum", pick: "PocketGuard", because: "without counting on a free plan" },
    { when: "Subscriptions are the leak", pick: "Rocket Money", because: "for US banks" },
    { when: "Investments matter more than groceries", pick: "Empower", because: "free, from a firm that sells advice" },
    { when: "You want to decide, and have a feed", pick: "YNAB", because: "if you accept its rules" },
    {
      when: "You want to decide, without a feed",
      pick: "Weekfold",
      because: "which is ours, and plans the coming week",
    },
  ],

  judged: (
    <>
      <p>
        “Money management” is a wide word, so we began with the question that each app is built to answer, as far as its
        maker’s pages and reviews tell it. After that came the things that decide whether you can use it at all: the
        country, the people, the price after the first offer, and what stays behind when you leave.
      </p>
      <p>We did not count features. What counts is which one is in front of you on a tired evening.</p>
    </>
  ),

  sections: [
    {
      id: "one-evening",
      title: "One household, one evening, four answers",
      text: (
        <>
          <p>
            Here is an invented couple on a Thursday. The current account holds <OurFigure>2,300</OurFigure>, the
            savings account <OurFigure>4,000</OurFigure>, a pension <OurFigure>38,000</OurFigure>. The credit card
            stands at <OurFigure>600</OurFigure>. Pay comes in <OurFigure>8</OurFigure> days. Before that, the rent of{" "}
            <OurFigure>1,250</OurFigure> is due, power at <OurFigure>90</OurFigure>, two subscriptions at{" "}
            <OurFigure>28</OurFigure> together, and the card. They also meant to put <OurFigure>150</OurFigure> aside
            for a holiday. A friend asks whether they will come along to a concert, for <OurFigure>140</OurFigure>.
          </p>
          <p>
            <strong>What do we have?</strong> <OurFigure>2,300 + 4,000 + 38,000 − 600 = 43,700</OurFigure>. True, good
            to know once a quarter, and no help tonight.
          </p>
          <p>
            <strong>Where did it go?</strong> Perhaps <OurFigure>310</OurFigure> went to restaurants this month, more
            than last month. Useful at the month’s end, and it makes them feel bad about the concert without telling
            them anything about it.
          </p>
          <p>
            <strong>What leaks?</strong> The two subscriptions. If one of them is cancelled, the next months are a
            little easier. Tonight stays as it is.
          </p>
          <p>
            <strong>May we?</strong> <OurFigure>2,300 − 1,250 − 90 − 28 − 600 − 150 = 182</OurFigure> for{" "}
            <OurFigure>8</OurFigure> days, which is a little under <OurFigure>23</OurFigure> a day. With the concert{" "}
            <OurFigure>42</OurFigure> remain, about <OurFigure>5</OurFigure> a day. So: yes, if the holiday waits, or
            no.
          </p>
          <p>
            The same accounts, four right answers. Empower is strongest at the first question, Monarch at the first and
            second, Rocket Money at the third. Simplifi and PocketGuard compute the fourth for you. YNAB and Weekfold
            have you settle it beforehand.
          </p>
        </>
      ),
    },
    {
      id: "watching-or-planning",
      title: "Watching is not planning",
      text: (
        <>
          <p>
            The first three questions are for watchers: software that joins accounts, sorts the rows and draws the
            picture. The fourth is for planners, which start from what is promised and not from what has been spent.
            People who feel that money slips away tend to get a watcher. Many of them know quite well where it went.
            They lack a figure that holds until payday.
          </p>
          <p>
            A watcher is the right choice in three cases. You have many accounts and truly do not know the sum. You
            share a household with someone who handles half of it out of your sight. Or your income is comfortably above
            your spending, and you only want to notice when that changes. Otherwise a plan is often the better start,
            and the picture can come later.
          </p>
        </>
      ),
    },
    {
      id: "upkeep",
      title: "A screen that fills itself still needs you",
      text: (
        <p>
          Linked apps save you most of the work. Reckon with the rest. If <OurFigure>80</OurFigure> rows arrive in a
          month and one in ten is sorted wrongly, you correct eight, or your charts are off by a tenth. The complaints
          in our notes repeat themselves: for Monarch they are <FactText of={monarch.complaints} />, for Simplifi{" "}
          <FactText of={simplifi.complaints} />, for Empower <FactText of={empower.complaints} />. Ten minutes a week is
          a fair guess. It is less than typing everything, and it is not nothing. An overview that nobody tends is worse
          than none, because it is still believed.
        </p>
      ),
    },
  ],

  tool: {
    slug: "real-hourly-wage",
    title: "The concert, in hours of your work",
    text: (
      <p>
        There is a fifth answer, and no linked account knows it. Say what you are paid and what the working week takes
        out of you, then type the price of the ticket. It does not tell you whether to go. It tells you what you would
        be swapping for the evening.
      </p>
    ),
  },

  table: {
    caption: "Money management apps by question, price, trial, countries and sharing",
    note: "US dollars before tax. The first column is our reading; the others are facts with a source.",
    columns: ["Built to answer", "Price", "Free plan", "Trial", "Countries", "Together"],
    rows: [
      {
        app: monarch,
        cells: [
          "What do we have, and where did it go?",
          monarch.price,
          monarch.freePlan,
          monarch.trial,
          monarch.countries,
          monarch.household,
        ],
      },
      {
        app: simplifi,
        cells: [
          "What is left?",
          simplifi.price,
          simplifi.freePlan,
          simplifi.trial,
          simplifi.countries,
          simplifi.household,
        ],
      },
      {
        app: rocketMoney,
        cells: [
          "What leaks?",
          rocketMoney.price,
          rocketMoney.freePlan,
          rocketMoney.trial,
          rocketMoney.countries,
          rocketMoney.household,
        ],
      },
      {
        app: pocketguard,
        cells: [
          "What is left?",
          pocketguard.price,
          pocketguard.freePlan,
          pocketguard.trial,
          pocketguard.countries,
          pocketguard.household,
        ],
      },
      {
        app: empower,
        cells: [
          "What do we have?",
          empower.price,
          empower.freePlan,
          empower.trial,
          empower.countries,
          empower.household,
        ],
      },
      {
        app: ynab,
        cells: ["What is this money for?", ynab.price, ynab.freePlan, ynab.trial, ynab.countries, ynab.household],
      },
      {
        app: weekfold,
        cells: [
          "What can we set aside this week?",
          "Free",
          "All of it",
          "None needed",
          "Any; no bank is linked",
          "One household, own sign-ins",
        ],
      },
    ],
  },

  apps: [
    {
      app: monarch,
      verdict: "The overview for two people who are ready to show each other everything.",
      bestFor: "Many accounts at many banks, and one conversation about them",
      notFor: "Partners who keep some money to themselves",
      know: (
        <p>
          Sharing is all or nothing: <FactText of={monarch.household} />. Work can be divided, as{" "}
          <FactText of={monarch.reviewing} />. Should both of you have tried it separately, one account has to go first,
          since <FactText of={monarch.invitations} />. Before you count on a refund, read both:{" "}
          <FactText of={monarch.terms} />.
        </p>
      ),
    },
    {
      app: simplifi,
      verdict: "It turns a feed into a figure for today.",
      bestFor: "Steady pay, regular bills, and no appetite for categories",
      notFor: "More than two people, or a firm price for next year",
      know: (
        <p>
          The figure is <FactText of={simplifi.plan} />. That is the fourth question above, answered daily, and it
          stands or falls with the bills being found. Check the list of bills by hand in the first week; a missing rent
          makes every day look rich. There is no trial as such but <FactText of={simplifi.trial} />, so you pay first.
          What the second year costs we cannot tell you.
        </p>
      ),
    },
    {
      app: rocketMoney,
      verdict: "A search for leaks, with a budget attached.",
      bestFor: "An annual clear-out of what you forgot to cancel",
      notFor: "Running a household month after month",
      know: (
        <p>
          Premium adds <FactText of={rocketMoney.premium} />. You name its price yourself, within{" "}
          <Price of={rocketMoney.price} />. Think of how long you need it. The clear-out is done in an evening, and the
          subscription to the subscription finder goes on. When you stop, know the trick:{" "}
          <FactText of={rocketMoney.leaving} />.
        </p>
      ),
    },
    {
      app: pocketguard,
      verdict: "One leftover figure, and a payoff plan that is part of it.",
      bestFor: "Someone with card debts who wants them in the daily sum",
      notFor: "Two people, as far as we can tell",
      know: (
        <p>
          Leftover means <FactText of={pocketguard.leftover} />. The debt plan offers{" "}
          <FactText of={pocketguard.debtPlan} />. We found no word on sharing or on export. Ask about both, and about
          the free plan, on which our sources contradict each other. Reviews mention{" "}
          <FactText of={pocketguard.complaints} />.
        </p>
      ),
    },
    {
      app: empower,
      verdict: "A good look at what you own, paid for by those who buy advice.",
      bestFor: "A quarterly hour with pensions and funds",
      notFor: "The concert on Thursday",
      know: (
        <p>
          As a budget it is thin, with <FactText of={empower.budget} />. As a balance sheet it is rich, and{" "}
          <FactText of={empower.manualHoldings} />. What it sells costs <FactText of={empower.advice} />. It works well
          as the second app beside a planner, since the two never ask for the same thing. Our comparison of{" "}
          <ArticleLink to="best-net-worth-tracker-app">net worth trackers</ArticleLink> goes further.
        </p>
      ),
    },
    {
      app: ynab,
      verdict: "A planner with a feed, for people who like to be asked.",
      bestFor: "Households that want the argument before the spending",
      notFor: "A picture of investments, or an effortless start",
      know: (
        <p>
          In the example the couple would have given the <OurFigure>182</OurFigure> a name before Thursday: food, bus, a
          little fun. The concert would then be a question about those names. It asks more of you than any other app
          here. Reviewers speak of <FactText of={ynab.complaints} />. For wealth there is{" "}
          <FactText of={ynab.netWorth} />. The trial is <FactText of={ynab.trial} />, so it can hold a whole month of
          bills.
        </p>
      ),
    },
  ],

  loses: (
    <>
      <p>
        Weekfold is made by us. As a watcher it loses to all of these. It reads no account, finds no subscription by
        itself and follows no share price. Net worth in it is what you last typed. If you came for a screen that fills
        itself, take Monarch, or Empower when the money is mostly invested.
      </p>
      <p>
        As a planner it loses to Simplifi and PocketGuard in speed: theirs usually know about yesterday’s card payment,
        and ours waits for you or for a file from your bank. It loses to YNAB in depth. Its own ground is small. It
        takes income, bills, debts and everyday budgets, brings them to one week, and says what can be put aside and
        where it should go first. A couple outside the US and Canada, or one that will not hand over a login, may find
        that enough.
      </p>
    </>
  ),

  choose: (
    <>
      <p>
        Write down the last three times you wished you had known something about your money. If they begin with “where”
        or “how much have we”, take a watcher. If they begin with “can we”, take a planner.
      </p>
      <p>
        Then pick how to pay. At the prices in the table, single months are dear. The yearly plan is the cheaper one
        from the sixth month on at PocketGuard, from the seventh at Monarch and from the eighth at YNAB. So if you only
        want to understand one bad season, pay by the month and stop. If you mean to stay, take the year, after the
        trial and not before.
      </p>
      <p>
        A trial of a week needs a plan. Start it two or three days before payday, so that you see money come and bills
        go. Link the two accounts that matter and leave the rest. On the last day but one, ask the app a real question
        of your own, like the one about the concert. If the answer took more than a minute, it is not your app.
      </p>
    </>
  ),

  questions: [
    {
      question: "Do I need an app that links my accounts?",
      answer:
        "Only if you would not look otherwise. A household with two accounts can read both balances in a minute. With nine accounts at five banks, the link earns its keep.",
    },
    {
      question: "Can I use two of them?",
      answer:
        "Yes, if they do different jobs. A watcher for balances and a planner for the coming days go well together. Two watchers mean twice the upkeep and two different totals.",
    },
    {
      question: "Is there one for people outside the US?",
      answer: (
        <>
          Fewer than you would hope. Among the linked apps here, YNAB names the most places, with{" "}
          <FactText of={ynab.countries} />. Monarch is for <FactText of={monarch.countries} />. For Simplifi and
          PocketGuard we found no statement. Elsewhere, an app that needs no link is the calmer choice.
        </>
      ),
    },
    {
      question: "What should I do before I leave one?",
      answer: (
        <>
          Fetch your rows while you still pay. Rocket Money has <FactText of={rocketMoney.export} />; Simplifi has{" "}
          <FactText of={simplifi.export} />. Then remove the bank connections, in the app and at the bank, and only then
          close the account.
        </>
      ),
    },
    {
      question: "Will an app make us save more?",
      answer:
        "By itself, no. A figure helps if somebody acts on it on a fixed day. Put ten minutes into the calendar each week, with the app open and both of you there.",
    },
  ],

  changes: [
    {
      day: "2026-11-16",
      what: "Rewritten: one evening worked through in figures, trials and countries in the table, when a yearly plan pays. YNAB is new.",
    },
    { day: "2026-11-15", what: "First edition. Two disputed prices left out." },
  ],
});
