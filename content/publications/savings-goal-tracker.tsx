import { cashew } from "#content/apps/cashew.ts";
import { firefly } from "#content/apps/firefly.ts";
import { goodbudget } from "#content/apps/goodbudget.ts";
import { oportun } from "#content/apps/oportun.ts";
import { qapital } from "#content/apps/qapital.ts";
import { ynab } from "#content/apps/ynab.ts";
import { type WriteArticle, weekfold } from "./article.ts";

export const article: WriteArticle = ({ ArticleLink, Cite, CostOver, FactText, OurFigure, Price }) => ({
  slug: "savings-goal-tracker",

  answers: [
    { when: "You mean to transfer it and never do", pick: "Qapital", because: "its rules move the money" },
    { when: "Every category should have a target", pick: "YNAB", because: "goals are part of its budget" },
    { when: "Goal pots that both of you fill", pick: "Goodbudget", because: "by hand, in one household" },
    { when: "Piggy banks on a server at home", pick: "Firefly III", because: "if you can look after one" },
    { when: "One goal, one phone, no partner", pick: "Cashew", because: "its core is free" },
    { when: "A share for each goal, week by week", pick: "Weekfold", because: "ours; it counts and moves nothing" },
    { when: "One goal and a steady salary", pick: "No app", because: "a standing order at your bank may be enough" },
  ],

  judged: (
    <p>
      The first question was who moves the money. The second was what a goal knows about itself: an amount, a date, what
      it needs next. Then we asked whether two people can feed the same goal, and what the fee does to a small one. The
      interest that banks pay is not compared, and nothing here is about investing.
    </p>
  ),

  sections: [
    {
      id: "movers-and-counters",
      title: "Movers and counters",
      text: (
        <>
          <p>
            A mover takes money out of your account and puts it out of sight. A counter writes down what you have put
            away yourself. The mover wins on a tired evening. The counter wins on the day before the rent.
          </p>
          <p>
            That day is worth picturing. On Thursday the account holds <OurFigure>340</OurFigure>, and{" "}
            <OurFigure>320</OurFigure> of rent leaves on Friday. A transfer of <OurFigure>40</OurFigure> in between
            leaves <OurFigure>300</OurFigure>. The goal looks healthier, and the rent does not go through. Of Hello
            Digit, whose algorithm chose the moment and the amount, we read that <FactText of={oportun.regulator} />. It
            went on under another owner as Oportun Set &amp; Save.
          </p>
          <p>
            So the calmest mover is a fixed sum on the day after payday. You chose both, and you know them by heart.
            Most banks can do this much without an app.
          </p>
        </>
      ),
    },
    {
      id: "what-rules-bring",
      title: "What the clever rules bring in",
      text: (
        <>
          <p>
            Round-ups feel free. Suppose that you pay thirty times a week, and each time the price goes up to the next
            whole amount. If the cents fall anyhow, that is about half a unit a time: <OurFigure>15</OurFigure> a week,
            or <OurFigure>780</OurFigure> in a year. Pleasant for a weekend away. For a goal that needs{" "}
            <OurFigure>50</OurFigure> a week it is less than a third, and it grows when you shop more.
          </p>
          <p>
            The ladder of a year starts with one in the first week and ends with <OurFigure>52</OurFigure> in the last.
            It adds up to <OurFigure>1,378</OurFigure>. The first four steps take ten together, the last four{" "}
            <OurFigure>202</OurFigure>. If you begin in January, those four stand in December. Walk it downwards, or
            take the same sum flat: <OurFigure>26.50</OurFigure> a week.
          </p>
          <p>
            A share of each payday suits pay that changes. Five percent of <OurFigure>2,400</OurFigure> is{" "}
            <OurFigure>120</OurFigure>; in a month with <OurFigure>1,600</OurFigure> it is <OurFigure>80</OurFigure>,
            and nobody had to decide.
          </p>
          <p>
            Against all of them stands the fee. Five a month is <OurFigure>60</OurFigure> a year. On a goal of{" "}
            <OurFigure>600</OurFigure> that is a tenth. On <OurFigure>6,000</OurFigure> it is one part in a hundred, and
            cheap if you would otherwise have saved nothing.
          </p>
        </>
      ),
    },
    {
      id: "a-missed-week",
      title: "What a missed week costs",
      text: (
        <>
          <p>
            Say you need <OurFigure>2,600</OurFigure> for a rental deposit in forty weeks, and have{" "}
            <OurFigure>600</OurFigure>. The rest is <OurFigure>50</OurFigure> a week. Miss the first week, and the other
            thirty-nine ask for <OurFigure>51.29</OurFigure>. You will hardly feel it. Save to plan until five weeks
            remain and miss one then, and the last four ask for <OurFigure>62.50</OurFigure>. Early gaps are cheap and
            late ones are not. A tracker that spreads the gap over what is left shows you this; one that merely turns
            red does not.
          </p>
          <p>
            Ask also where an app’s finish date comes from. In a quarter of thirteen weeks you saved{" "}
            <OurFigure>50</OurFigure> ten times and nothing three times. With <OurFigure>1,500</OurFigure> to go, the
            plan says thirty weeks. What you really did, the empty weeks included, was <OurFigure>38.46</OurFigure> a
            week, and that says thirty-nine. The second date is the one to tell the landlord.
          </p>
        </>
      ),
    },
  ],

  tool: {
    slug: "saving-challenge",
    title: "The ladder, with your own step",
    text: (
      <p>
        Fewer weeks, a bigger step, or the same sum all along: see what each brings together and how heavy its heaviest
        week is. A total that you like can become a goal with a date, whichever of these apps ends up counting it.
      </p>
    ),
    example: "#step=1&in=USD",
  },

  table: {
    caption: "Savings goal trackers by who moves the money, entries, sharing and price",
    columns: ["Who moves the money", "Entries", "Together", "Price"],
    rows: [
      { app: qapital, cells: ["The app, by your rules", qapital.entry, qapital.household, qapital.price] },
      { app: oportun, cells: ["The app, by its own reckoning", oportun.entry, oportun.household, oportun.price] },
      { app: ynab, cells: ["You, inside the budget", ynab.entry, ynab.household, ynab.price] },
      { app: goodbudget, cells: ["You, between envelopes", goodbudget.entry, goodbudget.household, goodbudget.price] },
      { app: firefly, cells: ["You", firefly.entry, firefly.household, firefly.price] },
      { app: cashew, cells: ["You", cashew.entry, cashew.household, cashew.price] },
      { app: weekfold, cells: ["You", "By hand", "One household, own sign-ins", "Free"] },
    ],
  },

  apps: [
    {
      app: qapital,
      verdict: "A mover that lets you write the rules.",
      bestFor: "People who save best when nobody asks them",
      notFor: "A first few hundred, or a bank outside the US",
      know: (
        <p>
          On offer are <FactText of={qapital.kindsOfRules} />. For a couple the membership counts twice: it has{" "}
          <FactText of={qapital.household} />. Begin with one fixed rule and add the playful ones later. Read how to
          leave before you join: complaints speak of <FactText of={qapital.complaints} />.
        </p>
      ),
    },
    {
      app: oportun,
      verdict: "The mover that decides for you.",
      bestFor: "A steady balance well above the next bill",
      notFor: "An account that runs close to zero before payday",
      know: (
        <p>
          Here <FactText of={oportun.transfers} />, for <Price of={oportun.price} />. We know the service from third
          parties alone, so open its page to see that it still takes new customers. Ask about the lowest balance that it
          respects, and what happens when it is wrong.
        </p>
      ),
    },
    {
      app: ynab,
      verdict: "Goals that compete honestly with the groceries.",
      bestFor: "Savers who also want to know what they gave up for it",
      notFor: "A single goal beside a life that already works",
      know: (
        <p>
          Targets can be <FactText of={ynab.targets} />. A dollar in the holiday category is a dollar that no other
          category has, and this makes the trade visible. It is also a lot of budget for one jar:{" "}
          <CostOver years={2} of={ynab.price} />, which might have been a part of the goal.
        </p>
      ),
    },
    {
      app: goodbudget,
      verdict: "The jam jars of a shared kitchen, without the glass.",
      bestFor: "Couples with a handful of aims and little patience for charts",
      notFor: "Someone who wants the transfer made for them",
      know: (
        <p>
          There are <FactText of={goodbudget.goals} />. Filling one is a decision and not a transfer, as in every
          counter. The free plan holds <FactText of={goodbudget.freePlan} />; count your pots before you choose it.
        </p>
      ),
    },
    {
      app: firefly,
      verdict: "Full bookkeeping, with piggy banks as one drawer of it.",
      bestFor: "People who keep a server and enjoy rules",
      notFor: "Anyone who only wants to see a bar grow",
      know: (
        <p>
          Its makers say that it is <FactText of={firefly.audience} />, and we would believe them. It{" "}
          <FactText of={firefly.privacy} />. The cost is your time: updates, backups, and an evening when it does not
          start.
        </p>
      ),
    },
    {
      app: cashew,
      verdict: "A light tracker for one person who types.",
      bestFor: "Counting towards something on your own",
      notFor: "Saving as two",
      know: (
        <p>
          You will find <FactText of={cashew.readme} />. Before you settle in, weigh two notes:{" "}
          <FactText of={cashew.releases} />, and <FactText of={cashew.author} />. For a goal that ends next summer this
          matters little. For ten years of records it does.
        </p>
      ),
    },
  ],

  loses: (
    <>
      <p>
        Recording a save in Weekfold does not move a cent. Someone still has to open the bank’s app. If that someone
        tends not to, Qapital will bring you further in spite of its fee, and so will a standing order.
      </p>
      <p>
        Weekfold also has opinions about what comes first. Its weekly plan begins with a starter buffer. Dear debts,
        those that cost more than <OurFigure>8 %</OurFigure> a year, are next in line, and three months’ needs for
        emergencies come third. Goals follow after that. You may record a week’s save to any one goal instead, but the
        plan will go on suggesting its order. If the trip comes before the fund and you do not want to discuss it,
        Goodbudget and YNAB let you decide without comment. The reasons for the debts are in{" "}
        <ArticleLink to="debt-payoff-tracker">the article on paying them off</ArticleLink>.
      </p>
      <p>
        What it does well is the division. Each goal with a date says what it needs this week and when it will be full
        at your real pace, with the range and the reason.
      </p>
    </>
  ),

  choose: (
    <>
      <p>
        Write the goal as one sentence with an amount and a month. “Two thousand for the deposit, by the end of August.”
        Divide by the weeks that are left and look at the result for a moment. If it is comfortable, any counter will
        do, and the plainest tends to last. If it is a stretch, you want to see what gives way for it, which is what
        budgets are for. If it is out of reach, move the month today. A goal that was hopeless from the start teaches
        you to ignore the next one.
      </p>
      <p>
        With several goals, ask any app what it does in a thin week. Suppose the deposit needs <OurFigure>50</OurFigure>{" "}
        and a trip, <OurFigure>540</OurFigure> in eighteen weeks, needs <OurFigure>30</OurFigure>. With a hundred to
        give, both are served and twenty go to the bicycle that has no date. With sixty, somebody must choose. Weekfold
        shares it by what each asked for: <OurFigure>37.50</OurFigure> and <OurFigure>22.50</OurFigure>. Next week they
        ask for <OurFigure>50.33</OurFigure> and <OurFigure>30.45</OurFigure>. You may prefer to give the trip all it
        wants; then take an app in which you fill the pots by hand.
      </p>
      <p>
        Last, look at the way out, above all with a mover, because it holds real money. Find the page about closing the
        account before you open one. For Qapital our notes mention <FactText of={qapital.leaving} />. A counter is
        easier to leave: the money never left your bank, and the list is short enough to copy by hand.
      </p>
    </>
  ),

  questions: [
    {
      question: "One savings account, or one for each goal?",
      answer:
        "One account and a list are enough for most people, as long as the list adds up to the balance. Compare the two once a month. Separate accounts help if you are tempted to borrow from the holiday for the shoes.",
    },
    {
      question: "What if one of us wants to save faster?",
      answer:
        "Agree on the shared amount first, and let each of you add to it freely. In Weekfold every save is an entry with a name, so the extra is seen and nothing is overwritten. Talk about it twice a year, not each Friday.",
    },
    {
      question: "We had to empty the goal. Start again?",
      answer:
        "Take the money out in the tracker as well, on the same day, and let it work out the new share. A goal that pays for a broken boiler did its work under another name. If it happens often, the missing piece is a buffer.",
    },
    {
      question: "Is the yearly insurance a goal?",
      answer: (
        <>
          Better treat it as a bill in small parts: <OurFigure>624</OurFigure> a year is <OurFigure>12</OurFigure> a
          week. Goals are for what you look forward to. Mixed together, the bills win every time, and the list is no
          pleasure.
        </>
      ),
    },
    {
      question: "Does a goal need a date?",
      answer: (
        <>
          Only if the date is real. A wedding has one, a better bicycle does not. Invented dates make thin weeks look
          like failures. Goodbudget leaves the date to you <Cite of={goodbudget.goals} />, and so does Weekfold, where
          goals without one wait in the order you gave them.
        </>
      ),
    },
  ],

  changes: [
    {
      day: "2026-11-16",
      what: "Rewritten with the arithmetic of rules and missed weeks. Goodbudget is new; Oportun has a block.",
    },
    { day: "2026-11-15", what: "First edition, five trackers, no prices yet." },
  ],
});
