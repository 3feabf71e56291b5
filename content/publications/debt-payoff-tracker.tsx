import { debtPayoffPlanner } from "#content/apps/debt-payoff-planner.ts";
import { goodbudget } from "#content/apps/goodbudget.ts";
import { monarch } from "#content/apps/monarch.ts";
import { pocketguard } from "#content/apps/pocketguard.ts";
import { tally } from "#content/apps/tally.ts";
import { undebtit } from "#content/apps/undebtit.ts";
import { ynab } from "#content/apps/ynab.ts";
import { type WriteArticle, weekfold } from "./article.ts";

export const article: WriteArticle = ({ Cite, CostOver, FactText, OurFigure }) => ({
  slug: "debt-payoff-tracker",

  answers: [
    { when: "Several debts, and you like a table", pick: "Undebt.it", because: "many payoff orders, no bank link" },
    { when: "A date and a list on your phone", pick: "Debt Payoff Planner", because: "payments logged by hand" },
    { when: "You budget in YNAB already", pick: "YNAB", because: "a target can pay a card or loan down" },
    { when: "Your accounts are linked in Monarch", pick: "Monarch", because: "it previews an extra payment" },
    { when: "A planner inside a linked budget", pick: "PocketGuard", because: "if you are ready to pay for it" },
    { when: "Envelopes, shared and free", pick: "Goodbudget", because: "debt accounts without a limit" },
    { when: "Debts are one part of the week", pick: "Weekfold", because: "ours; it looks for the money first" },
    { when: "The minimums are too much", pick: "A non-profit counsellor", because: "sooner than any app" },
  ],

  judged: (
    <>
      <p>
        This page compares tools. It is not advice about your debts, and we do not know your contracts, your country’s
        law or your week. We asked two things of each app: how it orders the payments, and whether it helps to find the
        money for them.
      </p>
      <p>
        Consolidation loans, balance transfers as a product, and firms that negotiate with lenders are left out. Those
        are contracts, not trackers.
      </p>
    </>
  ),

  sections: [
    {
      id: "three-debts",
      title: "Three debts, six endings",
      text: (
        <>
          <p>
            Take a household that owes on three sides. A card: <OurFigure>4,200</OurFigure> at{" "}
            <OurFigure>24 %</OurFigure>, minimum <OurFigure>126</OurFigure> a month. A store card:{" "}
            <OurFigure>2,100</OurFigure> at <OurFigure>18 %</OurFigure>, minimum <OurFigure>63</OurFigure>. A small
            loan: <OurFigure>900</OurFigure> at <OurFigure>9 %</OurFigure>, minimum <OurFigure>40</OurFigure>. Together
            that is <OurFigure>7,200</OurFigure> owed and <OurFigure>229</OurFigure> a month. We add interest once a
            month, keep the minimums level and allow no new charges.
          </p>
          <p>
            Pay each minimum and nothing else, and the last debt ends after <OurFigure>56</OurFigure> months, with{" "}
            <OurFigure>3,713.08</OurFigure> of interest. Now leave the <OurFigure>229</OurFigure> in the budget, so that
            the minimum of a finished debt moves on to the next one. It takes <OurFigure>47</OurFigure> months and{" "}
            <OurFigure>3,400.53</OurFigure>. Nobody found a cent more. The money just did not go back into the month.
          </p>
          <p>
            Then add <OurFigure>100</OurFigure> a month. With the highest rate first, the order called avalanche, all is
            paid in <OurFigure>28</OurFigure> months for <OurFigure>1,841.21</OurFigure>. With the smallest balance
            first, the snowball, it is <OurFigure>29</OurFigure> months and <OurFigure>2,105.53</OurFigure>. So the
            order is worth <OurFigure>264.32</OurFigure> here. The snowball has something to show for it: the loan is
            gone in month <OurFigure>7</OurFigure>. The avalanche closes its first debt, the card, in month{" "}
            <OurFigure>24</OurFigure>.
          </p>
          <p>
            Two more runs. You begin the avalanche, and after six months the extra hundred stops:{" "}
            <OurFigure>41</OurFigure> months, <OurFigure>2,673.11</OurFigure>. The snowball that somebody kept up was{" "}
            <OurFigure>567.58</OurFigure> cheaper. Or you find <OurFigure>150</OurFigure> instead of{" "}
            <OurFigure>100</OurFigure> and use the snowball: <OurFigure>24</OurFigure> months,{" "}
            <OurFigure>1,758.66</OurFigure>, less than the avalanche at a hundred. With these debts, going on matters
            more than the order, and so does finding fifty. With a larger gap between the rates, or a larger dear
            balance, the order weighs more. Type your own.
          </p>
        </>
      ),
    },
    {
      id: "wrong-dates",
      title: "Three ways a payoff date goes wrong",
      text: (
        <>
          <p>
            <strong>The minimum is below the interest.</strong> On <OurFigure>6,000</OurFigure> at{" "}
            <OurFigure>26 %</OurFigure> the first month’s interest is <OurFigure>130</OurFigure>. A minimum of{" "}
            <OurFigure>125</OurFigure> leaves <OurFigure>6,005</OurFigure>. You paid, and you owe more. A planner should
            say that this never ends and not print a date in the next century.
          </p>
          <p>
            <strong>The low rate ends.</strong> Say the card’s <OurFigure>4,200</OurFigure> sits at{" "}
            <OurFigure>0 %</OurFigure> for a year. To be clear in time you need <OurFigure>350</OurFigure> a month. At{" "}
            <OurFigure>226</OurFigure>, the old minimum and the hundred, you pay <OurFigure>2,712</OurFigure> and meet
            the full rate with <OurFigure>1,488</OurFigure>. A tool that knows one rate for each debt will not warn you.
          </p>
          <p>
            <strong>The card is still in use.</strong> Pay <OurFigure>226</OurFigure> and buy for{" "}
            <OurFigure>150</OurFigure>, and <OurFigure>76</OurFigure> is left to bring the card down. Its first month of
            interest is <OurFigure>84</OurFigure>, so it goes up by eight. Either the card rests, or its purchases
            belong in the budget first.
          </p>
        </>
      ),
    },
  ],

  tool: {
    slug: "debt-payoff",
    title: "Your debts, both ways",
    text: (
      <p>
        Balance, yearly rate and minimum are on each statement. Type them and something on top, and see what the order
        would cost in your case. The example is the household from above with its extra hundred. A minimum below the
        interest is named as such, with the payment that would end it.
      </p>
    ),
    example:
      "#label1=Card&balance1=4200&apr1=24&minimum1=126&label2=Store+card&balance2=2100&apr2=18&minimum2=63&label3=Loan&balance3=900&apr3=9&minimum3=40&extra=100&in=USD",
  },

  table: {
    caption: "Debt apps by how they plan, entries, free plan and price",
    note: "Undebt.it’s price is for its paid extras.",
    columns: ["How it plans", "Entries", "Free plan", "Price"],
    rows: [
      { app: undebtit, cells: [undebtit.orders, undebtit.entry, undebtit.freePlan, undebtit.price] },
      {
        app: debtPayoffPlanner,
        cells: [debtPayoffPlanner.orders, debtPayoffPlanner.entry, debtPayoffPlanner.freePlan, debtPayoffPlanner.price],
      },
      { app: ynab, cells: [ynab.debtTargets, ynab.entry, ynab.freePlan, ynab.price] },
      { app: monarch, cells: [monarch.payDown, monarch.entry, monarch.freePlan, monarch.price] },
      { app: pocketguard, cells: [pocketguard.debtPlan, pocketguard.entry, pocketguard.freePlan, pocketguard.price] },
      { app: goodbudget, cells: [goodbudget.accounts, goodbudget.entry, goodbudget.freePlan, goodbudget.price] },
      { app: weekfold, cells: ["Minimums first, then the order you choose", "By hand", "All of it", "Free"] },
    ],
  },

  apps: [
    {
      app: undebtit,
      verdict: "About debts and nothing else, and thorough about them.",
      bestFor: "Four debts or more, a rate that will change, a refund on its way",
      notFor: "Someone who does not know yet what the month leaves over",
      know: (
        <p>
          You get <FactText of={undebtit.orders} />. The one-off payment earns its place: <OurFigure>600</OurFigure>{" "}
          back from the tax office in month <OurFigure>3</OurFigure> would shorten our avalanche from{" "}
          <OurFigure>28</OurFigure> months to <OurFigure>25</OurFigure> and spare <OurFigure>335.49</OurFigure>. The
          paid extras are <FactText of={undebtit.plus} />. Our sources differ on where the export belongs, so try it
          while your table is still short.
        </p>
      ),
    },
    {
      app: debtPayoffPlanner,
      verdict: "A smaller planner that fits in a pocket.",
      bestFor: "Logging a payment in the minute you make it",
      notFor: "A card that you go on using every day",
      know: (
        <p>
          It works with <FactText of={debtPayoffPlanner.orders} />. On cards in use, note that{" "}
          <FactText of={debtPayoffPlanner.charges} />: honest, and tedious by the tenth coffee. A paid version exists,
          for which we hold no dated price.
        </p>
      ),
    },
    {
      app: ynab,
      verdict: "A strict budget in which a debt is one more thing to fund.",
      bestFor: "Those who already give each dollar its place there",
      notFor: "Weighing one payoff order against another",
      know: (
        <p>
          A card’s or loan’s target is to <FactText of={ynab.debtTargets} />. The strength is upstream: purchases on the
          card are planned before they happen. Among the complaints that we read is the handling of credit cards, in a
          list of <FactText of={ynab.complaints} />. Use the trial, <FactText of={ynab.trial} />, on one debt first.
        </p>
      ),
    },
    {
      app: monarch,
      verdict: "Draws the way down for accounts that are linked anyway.",
      bestFor: "Households that decide by looking at a curve together",
      notFor: "Households outside the US and Canada, or one small debt",
      know: (
        <p>
          Pay-down goals bring <FactText of={monarch.payDown} />. Linked balances are a quiet advantage: no one has to
          remember to type the new one. Broken connections are among the complaints <Cite of={monarch.complaints} />, so
          look when a balance was last updated before you trust the curve.
        </p>
      ),
    },
    {
      app: pocketguard,
      verdict: "Has both halves, a leftover figure and a payoff plan, behind one price.",
      bestFor: "One person who wants rates and spending in the same place",
      notFor: "Anyone who is counting on a free plan",
      know: (
        <p>
          The plan offers <FactText of={pocketguard.debtPlan} />. Leftover is <FactText of={pocketguard.leftover} />.
          Against it stand complaints of <FactText of={pocketguard.complaints} />.
        </p>
      ),
    },
    {
      app: goodbudget,
      verdict: "Envelopes that leave room for every loan.",
      bestFor: "Households that find the money by spending less, pot by pot",
      notFor: "A calculated date for each order",
      know: (
        <p>
          It has <FactText of={goodbudget.accounts} />, so a long list of debts does not force you to upgrade. Pair it
          with a planner: the envelope says how much there is on Friday, the planner says where it goes.
        </p>
      ),
    },
  ],

  loses: (
    <>
      <p>
        Weekfold asks for a balance, a rate and a minimum. Minimums come off the week before anything can be saved. What
        is left first builds a small buffer, then goes to debts above <OurFigure>8 %</OurFigure> APR, the dearest first,
        and only later to other aims. A countdown shows the months, the interest still to pay and what a little more
        each week would change. For the three debts above, at their minimums, it reads <OurFigure>47</OurFigure> months.
      </p>
      <p>
        The goals page puts dearest first, smallest first and your own order side by side, and the week follows the one
        you adopt. It loses in several places all the same. It keeps one rate for each debt, so the end of an offer is a
        change you must remember; Undebt.it <Cite of={undebtit.orders} /> and PocketGuard{" "}
        <Cite of={pocketguard.debtPlan} /> know such rates. A new loan can be tried, not adopted. A payment made to a
        lender is not seen until you type the balance. If you know that you will not type it, Monarch is the better
        choice.
      </p>
    </>
  ),

  closed: (
    <p>
      Tally <FactText of={tally.closed} />. Older lists still recommend it. Keep your own record of each debt, its rate
      and its last balance, on paper if you like. It fits on one page, and it stays when an app goes.
    </p>
  ),

  choose: (
    <>
      <p>
        Start with a question that has a number for an answer: how much can you add next Friday? If you know it to
        within ten, the money is there and you lack an order. Take a planner; both here can be begun without paying{" "}
        <Cite of={undebtit.freePlan} /> <Cite of={debtPayoffPlanner.freePlan} />. If you do not know, a planner will
        show you a lovely date built on a guess. Take a budget, and come back in a month.
      </p>
      <p>
        Then weigh the fee as if it were a payment, because it is one. YNAB comes to{" "}
        <CostOver years={2} of={ynab.price} />, Monarch to <CostOver years={2} of={monarch.price} /> and PocketGuard to{" "}
        <CostOver years={2} of={pocketguard.price} />. The better order in our example saved{" "}
        <OurFigure>264.32</OurFigure> in <OurFigure>28</OurFigure> months, so each of these fees eats more than half of
        it. A paid budget is worth it if it turns up money that you would otherwise have spent. Fifty a month would do
        that several times over. If it turns up nothing by the end of the trial, send the fee to the card.
      </p>
      <p>
        Choose the order last. If you have stopped halfway before, take the early success. If you never stop, take the
        cheaper one.
      </p>
      <p>
        And check whether it is an app you need. Say your pay, brought to a week, is <OurFigure>700</OurFigure>, and
        bills and everyday things take <OurFigure>660</OurFigure>. The minimums above come to{" "}
        <OurFigure>52.86</OurFigure> a week. You are <OurFigure>12.86</OurFigure> short before any extra, and no order
        repairs that. Weekfold then shows what could give way, wants first. A non-profit credit counsellor can do what
        software can’t: read your contracts and speak with lenders. Go early, before a missed payment if possible. Ask
        what it costs and who pays them. Be wary of anyone who wants money first or tells you to stop paying.
      </p>
    </>
  ),

  questions: [
    {
      question: "Should we save while we owe?",
      answer: (
        <>
          A little, often. Without it the next repair lands on the card: <OurFigure>500</OurFigure> at{" "}
          <OurFigure>24 %</OurFigure> adds ten of interest in the first month alone, and the feeling of being back at
          the start. Weekfold’s buffer is one month of needs, at most <OurFigure>1,000</OurFigure>.
        </>
      ),
    },
    {
      question: "Our rates are all alike. Does the order matter?",
      answer: (
        <>
          Hardly. Give the same three debts <OurFigure>24</OurFigure>, <OurFigure>23</OurFigure> and{" "}
          <OurFigure>22 %</OurFigure>, the loan the lowest, and a hundred extra. The snowball then costs{" "}
          <OurFigure>46.94</OurFigure> more in <OurFigure>29</OurFigure> months. Take the order that you like.
        </>
      ),
    },
    {
      question: "Is it better to pay every week?",
      answer: (
        <>
          Slightly. The avalanche above, paid in weekly parts, ends in the same month with <OurFigure>60.34</OurFigure>{" "}
          less interest, if the lender counts the money on the day it arrives. Ask that first. The larger gain is that
          the money leaves before it is spent.
        </>
      ),
    },
    {
      question: "Only one of us made the debt. Who pays?",
      answer:
        "That is for the two of you, and no formula settles it. It helps to separate the questions. Which debt gets the next fifty is arithmetic. Whose fifty it is, is an agreement. Write the second one down before you open an app.",
    },
    {
      question: "How often should we correct the balances?",
      answer:
        "Once a month, with the statement in hand, is usually enough. If the real balance is higher than the planned one, look for a fee, a missed entry or a purchase. Read every payoff date as “at this pace”.",
    },
  ],

  changes: [
    {
      day: "2026-11-16",
      what: "Rewritten around one worked example. Goodbudget has a block, and every price its day.",
    },
    { day: "2026-11-15", what: "First edition, two planners and five budgets." },
  ],
});
