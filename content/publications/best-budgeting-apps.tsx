import { actual } from "#content/apps/actual.ts";
import { copilot } from "#content/apps/copilot.ts";
import { everydollar } from "#content/apps/everydollar.ts";
import { goodbudget } from "#content/apps/goodbudget.ts";
import { monarch } from "#content/apps/monarch.ts";
import { simplifi } from "#content/apps/simplifi.ts";
import { ynab } from "#content/apps/ynab.ts";
import { type WriteArticle, weekfold } from "./article.ts";

export const article: WriteArticle = ({ CostOver, FactText, Price }) => ({
  slug: "best-budgeting-apps",

  answers: [
    { when: "You want every dollar to have a job", pick: "YNAB", because: "if you will learn its method" },
    { when: "You want one dashboard for everything", pick: "Monarch", because: "in the US or Canada" },
    { when: "You like envelopes", pick: "Goodbudget", because: "by hand, with a free plan" },
    { when: "You follow the Ramsey steps", pick: "EveryDollar", because: "which is built around them" },
    { when: "You want a plan that writes itself", pick: "Simplifi", because: "after a look at its renewal price" },
    { when: "You live on Apple devices, alone", pick: "Copilot Money", because: "for how it sorts your spending" },
    { when: "You want to own the data", pick: "Actual Budget", because: "open source, on your machine" },
    { when: "You want one number a week", pick: "Weekfold", because: "which is ours, and has no bank link" },
  ],

  judged: (
    <>
      <p>
        We asked the same things of every app: which method it teaches, what a year costs, how entries get in, who else
        may look, and how you get out again. We gave the method the most weight, because it is the one thing that you
        cannot change later with a setting. Looks, speed and support are not judged. You see those better in an evening
        with the app than in any text about it.
      </p>
      <p>
        Where two sources name different prices we print neither. Where a maker says nothing, the table says so. A gap
        there is not a fault of the app. It is a question for you to ask before you pay.
      </p>
    </>
  ),

  sections: [
    {
      id: "method-first",
      title: "The method comes first",
      text: (
        <>
          <p>
            Most lists rank budgeting apps as if they did the same job. They do not. A zero-based app asks you to decide
            before you spend: income comes in, and every dollar gets a task until nothing is left over. Envelopes are
            the same thought with fewer rules. You fill a few pots, and an empty pot means stop. A dashboard works the
            other way round. It shows what happened and lets you adjust.
          </p>
          <p>
            Then there are apps that make the plan for you: they take what you earn, subtract what is already promised,
            and show what remains, for the month, the week or the day. They ask the least of you and they teach the
            least.
          </p>
          <p>
            None of these is the right one. Someone who likes rules will feel at home in a zero-based budget and lost in
            front of a chart. Someone who hates being asked will give up on envelopes by the second shop. If the method
            annoys you, no feature will save the budget, so settle that first and compare prices among the two or three
            apps that remain.
          </p>
        </>
      ),
    },
  ],

  tool: {
    slug: "pay-calendar",
    title: "Every method starts on payday",
    text: (
      <p>
        Zero-based or envelopes, the first question is the same: when does money come, and is there a month with more of
        it? Paid every other week, you meet two such months a year. Name one payday here. Then decide what the extra pay
        is for before an app decides it for you.
      </p>
    ),
  },

  table: {
    caption: "Budgeting apps by method, price, free plan, entries and sharing",
    note: "US dollars before tax. “Not stated” means that we found no word from the maker.",
    columns: ["Method", "Price", "Free plan", "Entries", "Together"],
    rows: [
      { app: ynab, cells: ["Zero-based", ynab.price, ynab.freePlan, ynab.entry, ynab.household] },
      { app: monarch, cells: ["Dashboard", monarch.price, monarch.freePlan, monarch.entry, monarch.household] },
      {
        app: everydollar,
        cells: [
          "Zero-based, by the month",
          everydollar.price,
          everydollar.freePlan,
          everydollar.entry,
          everydollar.household,
        ],
      },
      {
        app: goodbudget,
        cells: ["Envelopes", goodbudget.price, goodbudget.freePlan, goodbudget.entry, goodbudget.household],
      },
      {
        app: simplifi,
        cells: ["A plan made for you", simplifi.price, simplifi.freePlan, simplifi.entry, simplifi.household],
      },
      { app: copilot, cells: ["Dashboard", copilot.price, copilot.freePlan, copilot.entry, copilot.household] },
      { app: actual, cells: ["Envelopes", actual.price, actual.freePlan, actual.entry, actual.household] },
      {
        app: weekfold,
        cells: [
          "A plan for each week",
          "Free",
          "All of it, also without an account",
          "By hand, or a file from your bank",
          "One household, own sign-ins",
        ],
      },
    ],
  },

  apps: [
    {
      app: ynab,
      verdict: "The strictest method here, and the one with the most teaching around it.",
      bestFor: "People who want rules, and who will spend some evenings learning them",
      notFor: "Anyone who wants to look once a month and be done",
      know: (
        <p>
          Typing and importing are treated as equals: <FactText of={ynab.matching} />. That makes it the rare linked app
          in which entering things by hand is no second-class way. Its own measure, the age of money, is{" "}
          <FactText of={ynab.ageOfMoney} />, and it rewards patience and nothing else. The complaints that we met most
          often were about <FactText of={ynab.complaints} />. The trial is long enough to live through one whole month,
          rent included, and that is the honest way to find out.
        </p>
      ),
    },
    {
      app: monarch,
      verdict: "The widest view for a household that wants to see everything in one place.",
      bestFor: "Two or more people with many accounts, who agree to share them all",
      notFor: "Anyone outside its two countries, or with money in several currencies",
      know: (
        <p>
          The first budget is <FactText of={monarch.firstBudget} />, so the empty page that ends many budgets never
          appears. There is a second tier as well: <FactText of={monarch.plus} />. Its price is in dispute, so we leave
          it out. The trial is short for an app that wants all of your accounts. Use it in a week in which bills fall
          due. Reviews complain of <FactText of={monarch.complaints} />.
        </p>
      ),
    },
    {
      app: everydollar,
      verdict: "A plain monthly budget inside a well-known programme for getting out of debt.",
      bestFor: "People who follow the Ramsey steps, or want to",
      notFor: "Anyone who would like to argue with the method",
      know: (
        <p>
          The free plan is more than a sample as long as you type: lines are not counted. What you pay for is{" "}
          <FactText of={everydollar.premium} />. Look at the way out before you begin. The export is narrower than in
          most of the others, and the free plan has none. By the month, Premium is the dearest subscription in this
          list; by the year it is among the cheapest.
        </p>
      ),
    },
    {
      app: goodbudget,
      verdict: "Envelopes for a household, easy to explain at the kitchen table.",
      bestFor: "Couples who want to talk about a few pots and not about every line",
      notFor: "People with many categories and no wish to pay",
      know: (
        <p>
          Its free plan is small, and <FactText of={goodbudget.accounts} />. Files from a bank can be brought in:{" "}
          <FactText of={goodbudget.imports} />. Reviews speak of <FactText of={goodbudget.complaints} />. If you stop
          paying you keep a smaller app and do not lose the old one, which is a kinder ending than most.
        </p>
      ),
    },
    {
      app: simplifi,
      verdict: "The least work of the paid apps, with a price you should look up twice.",
      bestFor: "People who want an amount left per day and no homework",
      notFor: "Anyone who wants to know today what the second year costs",
      know: (
        <p>
          Its plan is made for you: <FactText of={simplifi.plan} />. For many people that one figure is the whole
          budget, and it is a good one. The sources that we hold agree on a cheap first year and disagree on the
          renewal. Read the second price on the maker’s page before you enter a card. Complaints name{" "}
          <FactText of={simplifi.complaints} />.
        </p>
      ),
    },
    {
      app: copilot,
      verdict: "A careful design for one person with Apple devices and US banks.",
      bestFor: "Someone who tracks alone and cares how a tool looks and sorts",
      notFor: "Couples, and anyone who plans more than looks back",
      know: (
        <p>
          Know what it does not do: <FactText of={copilot.cashFlow} />, and <FactText of={copilot.income} />. So it
          tells you very well where the money went, and less about what is still safe to spend. We found no Android app
          when the notes were made. Two people need two subscriptions, as far as we could find out.
        </p>
      ),
    },
    {
      app: actual,
      verdict: "The one to take if the budget should still be yours in ten years.",
      bestFor: "People who can install things and want the file on their own disk",
      notFor: "Anyone who wants a phone app from a shop and someone to call",
      know: (
        <p>
          It <FactText of={actual.offline} />. It <FactText of={actual.imports} />, so leaving YNAB for it does not mean
          leaving the history behind. You run it <FactText of={actual.hosting} />. A bank feed is possible through a
          separate service, at <Price of={actual.bankSync} />. There is <FactText of={actual.mobile} />. The price of
          all this freedom is that the person who repairs it on a Sunday is you.
        </p>
      ),
    },
  ],

  loses: (
    <>
      <p>
        Weekfold is ours, so read this part with that in mind. It has no bank login, on purpose. If you will not type
        what you spend or bring in a file now and then, Monarch or YNAB will serve you better, because their rows arrive
        by themselves. YNAB also has years of lessons and a community around one method. We are new and have neither.
      </p>
      <p>
        A household in Weekfold keeps one currency, follows no share prices and finds no forgotten subscription. There
        is no phone app in the shops; it is a web page that can be installed and works offline. What it does is narrow:
        once a week it says what can be set aside and where it should go, and why. If you want more than that from a
        budget, take one of the others. If the others were too much, try this.
      </p>
    </>
  ),

  choose: (
    <>
      <p>
        Begin with the bank. Does the app reach yours, or will you type? YNAB offers <FactText of={ynab.countries} />,
        while Monarch works in <FactText of={monarch.countries} /> and Copilot with <FactText of={copilot.countries} />.
        Outside those places, an app that you fill by hand is the safer start, and Goodbudget and Actual are fine at it.
      </p>
      <p>
        Then count the years. A budget is a habit of many years, so compare what it costs if you stay and not the first
        month’s offer. At the yearly prices that we hold, YNAB comes to <CostOver years={5} of={ynab.price} />, Monarch
        to <CostOver years={5} of={monarch.price} />, Copilot to <CostOver years={5} of={copilot.price} />, Goodbudget’s
        Premium to <CostOver years={5} of={goodbudget.price} /> and EveryDollar’s to{" "}
        <CostOver years={5} of={everydollar.price} />. Prices will not stand still for so long, but the order between
        them says more than a first month’s offer does.
      </p>
      <p>
        Last, try it with the calendar in hand. YNAB’s trial is <FactText of={ynab.trial} />. Monarch’s is{" "}
        <FactText of={monarch.trial} />. Put a reminder two days before the end, make an export on that day, and open
        the file. An app whose export you have read is an app that you can leave.
      </p>
    </>
  ),

  questions: [
    {
      question: "Which app is the best one?",
      answer:
        "None of them is, for everyone. The best one is the one whose method you still follow in three months. That is why the list above starts with what you want and not with a medal.",
    },
    {
      question: "Is a free app enough?",
      answer:
        "Often it is, if you are willing to type. Goodbudget and EveryDollar keep manual entry free, Actual and Weekfold cost nothing at all. What you pay for elsewhere is mostly the bank link, and the people who keep it working.",
    },
    {
      question: "Do I have to link my bank?",
      answer:
        "No. Linking saves typing, and it costs attention in another way: connections break, and rows come late or twice. Typing takes minutes a week and makes you notice what you spend. Both are reasonable, and you can begin without the link.",
    },
    {
      question: "Can I switch later?",
      answer:
        "Usually, at the price of your history. Before you start, look at what the export holds. Start again at a month’s end, keep the old file, and carry over only the balances.",
    },
    {
      question: "How long until a budget works?",
      answer:
        "Give it a quarter. The first month is wrong because you forget things, the second because you correct too much. By the third the figures begin to look like your life. If they do not, change the method before you change the app.",
    },
  ],

  changes: [
    {
      day: "2026-11-16",
      what: "Rewritten: eight apps, a block for each, costs over five years. Simplifi and Copilot Money are new.",
    },
    { day: "2026-11-15", what: "First edition, with six apps." },
  ],
});
