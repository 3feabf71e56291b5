import { actual } from "#content/apps/actual.ts";
import { cashew } from "#content/apps/cashew.ts";
import { empower } from "#content/apps/empower.ts";
import { everydollar } from "#content/apps/everydollar.ts";
import { firefly } from "#content/apps/firefly.ts";
import { goodbudget } from "#content/apps/goodbudget.ts";
import { mint } from "#content/apps/mint.ts";
import { rocketMoney } from "#content/apps/rocket-money.ts";
import { undebtit } from "#content/apps/undebtit.ts";
import { type WriteArticle, weekfold } from "./article.ts";

export const article: WriteArticle = ({ ArticleLink, CostOver, FactText, OurFigure, Price }) => ({
  slug: "free-budget-app",

  answers: [
    { when: "Free for good, and you can install things", pick: "Actual Budget", because: "open source" },
    { when: "Free for a household, by hand", pick: "Goodbudget", because: "if few envelopes are enough" },
    { when: "Free with no limit on lines", pick: "EveryDollar", because: "without a bank link or reports" },
    { when: "Free on a phone, alone", pick: "Cashew", because: "whose core costs nothing" },
    { when: "Free with a bank feed, in the US", pick: "Rocket Money", because: "for subscriptions, not for planning" },
    { when: "Free with linked investments", pick: "Empower", because: "if you can say no to a sales call" },

    { when: "Free, weekly, no account needed", pick: "Weekfold", because: "ours, open source, by hand" },
  ],

  judged: (
    <>
      <p>
        For each app we looked for the wall: the point at which the free part ends. Beside it stands what lies behind
        the wall, what that costs, and how a product without a paid plan earns its living. Trials are not counted as
        free. An app that closes after some weeks unless you pay is a paid app.
      </p>
    </>
  ),

  sections: [
    {
      id: "three-kinds",
      title: "Three kinds of free",
      text: (
        <>
          <p>
            A <strong>sample</strong> is part of something that is sold. Goodbudget, EveryDollar and Rocket Money are
            samples. The company hopes that you grow out of the free part. That is fair as long as you know where the
            part ends, and somebody is paid to keep it running.
          </p>
          <p>
            A <strong>free lunch</strong> is whole, and paid for at another table. Empower’s dashboard is free, and the
            firm sells advice about what the dashboard shows. You pay with your attention.
          </p>
          <p>
            A <strong>gift</strong> is software that people write and give away. Actual, Firefly III and Weekfold are
            gifts. Nothing is held back, and nobody owes you anything either. What protects you is that the code and the
            data can stay with you.
          </p>
          <p>
            None of the three is more honest than the others. They fail in different ways. A sample fails when it
            shrinks, the lunch when the firm changes its mind, the gift when its makers grow tired.
          </p>
        </>
      ),
    },
    {
      id: "three-households",
      title: "Three households meet the wall",
      text: (
        <>
          <p>These three are invented, and common.</p>
          <p>
            <strong>Ana rents alone.</strong> She has one account and a dozen lines in mind: rent, power, phone, food,
            bus, and some fun. In EveryDollar she meets no wall this year, since the free plan has{" "}
            <FactText of={everydollar.freePlan} />. In Goodbudget she has to merge a few, as there it is{" "}
            <FactText of={goodbudget.freePlan} />. Rent, power and phone can share an envelope called “home”. For her,
            both are free in earnest.
          </p>
          <p>
            <strong>Ben and Carla have three accounts:</strong> one each, and one together. Goodbudget’s free plan stops
            at the second account. EveryDollar’s stops at the second person, because{" "}
            <FactText of={everydollar.household} />. They can pay, they can put the joint account alone into Goodbudget
            and leave their own money out of it, or they can use a gift. The middle way is better than it sounds.
          </p>
          <p>
            <strong>Dev will not type.</strong> Of the apps here, a feed costs nothing only in Rocket Money and Empower,
            both in the US. The first gives him <FactText of={rocketMoney.freePlan} />. The second has{" "}
            <FactText of={empower.budget} />. If he wants a true budget filled by a feed, free is the wrong filter, and
            he should compare paid apps. A cheap exception is Actual with a paid connection, at{" "}
            <Price of={actual.bankSync} />, if he can set it up.
          </p>
        </>
      ),
    },
    {
      id: "price-of-nothing",
      title: "What your own time costs",
      text: (
        <p>
          A gift is not free of effort. Say that setting up your own server takes an afternoon of{" "}
          <OurFigure>4</OurFigure> hours, and updates and backups <OurFigure>20</OurFigure> minutes a month after that.
          The first year comes to <OurFigure>4 + 12 × ⅓ = 8</OurFigure> hours. If you enjoy it, the price is nothing. If
          you do not, eight hours are a real sum at any wage, and a paid plan at <Price of={goodbudget.price} /> may be
          the cheaper one. A program on a single computer, or a page in the browser, costs minutes and not hours.
        </p>
      ),
    },
  ],

  tool: {
    slug: "real-hourly-wage",
    title: "What is one of your hours worth?",
    text: (
      <p>
        To weigh eight hours of setting up against a fee, you need a price for the hour, and the one on your contract is
        too high. Count the way to work and what the job costs you. Then type a year of the paid plan as the thing that
        you may buy.
      </p>
    ),
  },

  table: {
    caption: "Free budget apps: what is free, what the rest costs, and how each earns",
    note: "Prices of the paid plan beside each free one, in US dollars before tax.",
    columns: ["What is free", "What the rest costs", "How it earns", "Export"],
    rows: [
      { app: goodbudget, cells: [goodbudget.freePlan, goodbudget.price, "Its paid plan", goodbudget.export] },
      { app: everydollar, cells: [everydollar.freePlan, everydollar.price, "Its paid plan", everydollar.export] },
      {
        app: rocketMoney,
        cells: [
          rocketMoney.freePlan,
          rocketMoney.price,
          "Its paid plan, and a share of saved bills",
          rocketMoney.export,
        ],
      },
      { app: empower, cells: [empower.freePlan, empower.price, "Paid advice", empower.export] },
      { app: cashew, cells: [cashew.freePlan, cashew.price, "A paid upgrade", cashew.export] },
      { app: actual, cells: [actual.freePlan, actual.price, "Not stated; it is open source", actual.export] },
      { app: firefly, cells: [firefly.freePlan, firefly.price, "Not stated; it is open source", firefly.export] },
      {
        app: weekfold,
        cells: ["All of it", "Nothing", "It does not: no price, no ads, no sale of data", "Everything, as files"],
      },
    ],
  },

  apps: [
    {
      app: goodbudget,
      verdict: "A sample that you can live in for years.",
      bestFor: "One account and the handful of envelopes that you really decide about",
      notFor: "Money in several accounts that all have to show",
      know: (
        <p>
          The wall is easy to see: <FactText of={goodbudget.accounts} />. So someone with one current account and four
          loans is inside, and someone with two current accounts is not. One comfort for later:{" "}
          <FactText of={goodbudget.leaving} />. You can pay for a busy year and step back.
        </p>
      ),
    },
    {
      app: everydollar,
      verdict: "Roomy inside, with the exits in the paid part.",
      bestFor: "One person who plans each month and does not look back",
      notFor: "Couples with two phones, and keepers of records",
      know: (
        <p>
          Behind the wall are <FactText of={everydollar.premium} />. Think about the export in that list. What you type
          for free cannot be taken out for free, and each year of typing raises the price of moving.
        </p>
      ),
    },
    {
      app: rocketMoney,
      verdict: "A free look at what is being taken from your account.",
      bestFor: "One careful hour of finding old subscriptions",
      notFor: "A budget with more than a couple of headings",
      know: (
        <p>
          The free part is useful even if you stay for one evening. Link, read the list, cancel things yourself at the
          companies, and you have paid nothing. It also offers to bargain down your bills, for{" "}
          <FactText of={rocketMoney.negotiation} />. On a bill that falls by <OurFigure>120</OurFigure> a year, a{" "}
          <OurFigure>40 %</OurFigure> share is <OurFigure>48</OurFigure>. That can be a good trade or a call that you
          could have made.
        </p>
      ),
    },
    {
      app: empower,
      verdict: "Whole and free, with a firm behind it that would like to talk.",
      bestFor: "Someone with retirement accounts who budgets elsewhere, or not at all",
      notFor: "Deciding between groceries and shoes",
      know: (
        <p>
          Its advice costs <FactText of={empower.advice} />. To see why the dashboard is free, take{" "}
          <OurFigure>200,000</OurFigure> in savings and a fee of <OurFigure>0.8 %</OurFigure>: that is{" "}
          <OurFigure>1,600</OurFigure> a year from one client. You are free to remain a user. Decide beforehand what you
          will say on the telephone.
        </p>
      ),
    },
    {
      app: cashew,
      verdict: "A generous phone app whose future is the open question.",
      bestFor: "Students and singles who budget on one phone",
      notFor: "A household, or anyone who wants steady updates",
      know: (
        <p>
          There are <FactText of={cashew.readme} />, and no bank is asked for. An upgrade exists whose price we could
          not find. Users and maker see its pace differently: <FactText of={cashew.releases} />, and{" "}
          <FactText of={cashew.author} />. So keep backups.
        </p>
      ),
    },
    {
      app: actual,
      verdict: "The gift with the fewest strings.",
      bestFor: "Anyone at ease with an installer, and done with subscriptions",
      notFor: "People who own a phone and no computer",
      know: (
        <p>
          On one computer it is a download. On several you run it <FactText of={actual.hosting} />. It{" "}
          <FactText of={actual.imports} />, so people who leave a subscription behind need not begin at zero. If its
          makers stopped tomorrow, <FactText of={actual.leaving} />.
        </p>
      ),
    },
    {
      app: firefly,
      verdict: "A bookkeeper’s workshop, free to whoever has a place to put it.",
      bestFor: "Someone with a home server and a liking for order",
      notFor: "A first budget, or a hurried evening",
      know: (
        <p>
          It is <FactText of={firefly.readme} />, and by its own account <FactText of={firefly.audience} />. For privacy
          it sets a high mark: it <FactText of={firefly.privacy} />. The eight hours reckoned above are about this kind
          of app. If the word “container” tells you nothing, take another one from this list without regret.
        </p>
      ),
    },
  ],

  loses: (
    <>
      <p>
        Weekfold is ours and belongs to the gifts. Nothing in it is sold, and that has a price of its own: there is no
        support desk and no promise that this site runs for ever. You can take everything out as files and run a copy
        yourself, which softens that and does not remove it. Goodbudget and EveryDollar have companies with customers.
        If somebody should answer when you write, prefer them.
      </p>
      <p>
        If free has to include a bank feed, Weekfold is out; Dev above should not use it. It only reads CSV files. If
        you want people to ask, Actual is the better gift: it has an active community, and we are new. Ours is for
        households that want one question answered each week, and for people who would like to begin without giving
        anyone an address.
      </p>
    </>
  ),

  closed: (
    <p>
      Mint was free, and for years the name that people knew. It <FactText of={mint.closed} />. What its users had built
      fared unevenly: <FactText of={mint.moved} />. So the history survived and the plan did not. Take two lessons from
      it. A product that earns elsewhere lives as long as elsewhere is pleased with it. And a plan should also exist on
      a page of your own: ten lines with a name and an amount, copied out twice a year, are enough to start again
      anywhere.
    </p>
  ),

  choose: (
    <>
      <p>
        Count three things before you install anything: your accounts, the people who need to see the budget, and the
        headings that you would really act on. One, one and eight fits most of the free plans here. Each number above
        that removes some.
      </p>
      <p>
        Then look up the exit on the first day. A free plan without an export is a diary in somebody else’s drawer. That
        can be all right for a month’s plan. It is not all right for ten years.
      </p>
      <p>
        Last, name the price at which you would pay. If you stay, Goodbudget’s Premium comes to{" "}
        <CostOver years={3} of={goodbudget.price} /> and EveryDollar’s to <CostOver years={3} of={everydollar.price} />,
        if prices hold. If a paid plan would keep you at it and the free one would not, it is often money well spent.
        Free is a good filter and a poor goal.
      </p>
    </>
  ),

  questions: [
    {
      question: "Why is Weekfold free?",
      answer:
        "It is open source under the MIT licence, and anyone may run it. There is no paid tier to lead you to. Without an account, what you enter about your money stays in your browser.",
    },
    {
      question: "Is a free app less safe?",
      answer:
        "Price says little about safety. Ask what is stored, where, and whether you can delete it yourself. An app that never asks for a bank login has less to lose in the first place.",
    },
    {
      question: "Is a spreadsheet not enough?",
      answer:
        "For one person with steady pay, often it is: a dozen lines, two columns, half an hour a month. It becomes tiresome when two people write in it, or when you want to enter something at the shop.",
    },
    {
      question: "Is there anything free for debts?",
      answer: (
        <>
          Yes. Undebt.it gives away <FactText of={undebtit.freePlan} />, and is filled <FactText of={undebtit.entry} />.
          It plans the payments and is no budget, so it goes well beside one. More are in our comparison of{" "}
          <ArticleLink to="debt-payoff-tracker">debt payoff trackers</ArticleLink>.
        </>
      ),
    },
  ],

  changes: [
    {
      day: "2026-11-16",
      what: "Rewritten: three kinds of free, three households at the wall, exports in the table. Cashew and Firefly III are new.",
    },
    { day: "2026-11-15", what: "First edition, six free apps and one that closed." },
  ],
});
