import { acorns } from "#content/apps/acorns.ts";
import { empower } from "#content/apps/empower.ts";
import { kubera } from "#content/apps/kubera.ts";
import { monarch } from "#content/apps/monarch.ts";
import { oportun } from "#content/apps/oportun.ts";
import { qapital } from "#content/apps/qapital.ts";
import { type WriteArticle, weekfold } from "./article.ts";

export const article: WriteArticle = ({ ArticleLink, FactText, OurFigure, Price }) => ({
  slug: "wealth-building-app",

  answers: [
    { when: "Invest without thinking about it", pick: "Acorns", because: "after a look at its fee" },
    { when: "Build the cash cushion first, by rule", pick: "Qapital", because: "with a US bank account" },
    { when: "See what you already have", pick: "Empower", because: "free, from a firm that sells advice" },
    { when: "Keep a ledger of many assets", pick: "Kubera", because: "if the fee is small beside them" },
    { when: "Budget and investments on one screen", pick: "Monarch", because: "for a household" },
    { when: "Find the money to invest", pick: "Weekfold", because: "ours, a plan for each week’s surplus" },
  ],

  judged: (
    <>
      <p>
        We compare what these apps do and what they charge. We do not compare returns: a past year says little about the
        next, and no app controls either. So the questions were simple. Does it move money, show money, or plan money?
        What does it take for that, and from how small a sum does the fee stop hurting?
      </p>
      <p>
        Nothing here is advice about investing. The rates in the examples are round figures for arithmetic, not
        forecasts. Tax is left out, because it depends on where you live and on the kind of account.
      </p>
    </>
  ),

  sections: [
    {
      id: "three-kinds",
      title: "A mover, a mirror or a plan",
      text: (
        <>
          <p>
            A mover takes money out of your bank account and puts it somewhere. It is the kind that builds something
            while you sleep. It is also the kind that holds your money, so its terms deserve an evening.
          </p>
          <p>
            A mirror shows what you have. It changes nothing, but it spares you surprises, and it finds the old pension
            that nobody has looked at since two jobs ago.
          </p>
          <p>
            A plan comes before both. It says how much can leave the current account without hurting, and what that
            money should do first. Most people who search for a wealth app want a mover, own too little for a mirror,
            and would gain most from a plan for a year. After that they may not need it any more.
          </p>
        </>
      ),
    },
    {
      id: "what-decides",
      title: "What decides ten years",
      text: (
        <>
          <p>
            Put <OurFigure>50</OurFigure> aside each week for ten years and you have paid in{" "}
            <OurFigure>26,000</OurFigure>. At a steady <OurFigure>4 %</OurFigure> it would come to about{" "}
            <OurFigure>31,950</OurFigure>, at <OurFigure>8 %</OurFigure> to about <OurFigure>39,790</OurFigure>. No
            market is steady, so take these as two points on a ruler.
          </p>
          <p>
            Now leave the rate at <OurFigure>4 %</OurFigure> and save <OurFigure>60</OurFigure>. The result is about{" "}
            <OurFigure>38,350</OurFigure>. Ten more a week did nearly as much as doubling the return. You can arrange
            the ten: one subscription, one lunch. Nobody can arrange the return. Over thirty years the balance tips, and
            growth does more than you do. In the first ten, the deposit is the engine.
          </p>
          <p>
            That is why an app that raises what you put in, by whatever means, tends to beat one that promises to place
            it cleverly.
          </p>
        </>
      ),
    },
    {
      id: "before-investing",
      title: "What comes before investing",
      text: (
        <>
          <p>
            Take a household with <OurFigure>120</OurFigure> left over each week, a card balance of{" "}
            <OurFigure>1,800</OurFigure> at <OurFigure>22 %</OurFigure>, and needs of <OurFigure>2,400</OurFigure> a
            month. The card costs them <OurFigure>396</OurFigure> a year. The same sum invested at a kind{" "}
            <OurFigure>7 %</OurFigure> would bring <OurFigure>126</OurFigure>. At these rates paying the card is the
            better investment by <OurFigure>270</OurFigure>, and the one without risk.
          </p>
          <p>
            In Weekfold’s order the first <OurFigure>1,000</OurFigure> becomes a buffer: about nine weeks. Then the
            card, which is above our line of <OurFigure>8 %</OurFigure> APR: some sixteen weeks with its interest. Then
            the emergency fund of three months of needs, <OurFigure>7,200</OurFigure>, of which the buffer is the first
            part: about fifty-one more. After roughly a year and a half all <OurFigure>120</OurFigure> are free for
            goals and for investing.
          </p>
          <p>
            A year and a half is long, and you may decide otherwise. One good reason is an employer who adds to what you
            pay into a pension. Our plan does not know about such a match, and money that grows on the day it is paid in
            is hard to beat. If you have one, look at it before you follow any app’s order, ours included.
          </p>
        </>
      ),
    },
  ],

  tool: {
    slug: "compound-growth",
    title: "Your own ten years",
    text: (
      <p>
        Change one figure at a time and see which of them moves the end. Begin with the weekly amount, since that one is
        yours. Then the years. Leave the return for last: it is the only field in which you can write a wish.
      </p>
    ),
    example: "#weekly=50&rate=4&in=USD",
  },

  table: {
    caption: "Wealth building apps by kind, price, free plan and entries",
    note: "US dollars before tax. What a fund or a bank charges inside these apps is not included.",
    columns: ["Kind", "Price", "Entries", "Free plan"],
    rows: [
      { app: acorns, cells: ["Mover, into investments", acorns.price, acorns.entry, acorns.freePlan] },
      { app: qapital, cells: ["Mover, into goals", qapital.price, qapital.entry, qapital.freePlan] },
      { app: empower, cells: ["Mirror", empower.price, empower.entry, empower.freePlan] },
      { app: kubera, cells: ["Mirror", kubera.price, kubera.entry, kubera.freePlan] },
      { app: monarch, cells: ["Mirror, with a budget", monarch.price, monarch.entry, monarch.freePlan] },
      { app: weekfold, cells: ["Plan", "Free", "By hand, or a file from your bank", "All of it"] },
    ],
  },

  apps: [
    {
      app: acorns,
      verdict: "A mover that starts with small change.",
      bestFor: "People with no dear debt who never get round to it",
      notFor: "Anyone with a card balance to pay first",
      know: (
        <>
          <p>
            It <FactText of={acorns.roundUps} />. Do the sum for your own month. Forty purchases, each leaving about
            half a unit on average, make <OurFigure>20</OurFigure> a month or <OurFigure>240</OurFigure> a year. That is
            a start and not yet a fortune; add a fixed sum if you can.
          </p>
          <p>
            Our notes about its tiers contradict each other, which is why you find no figure here; ask{" "}
            <a href={acorns.page} rel="noopener">
              its own page
            </a>
            . Then set the fee against your own deposits. At an imagined <OurFigure>5</OurFigure> a month, a quarter of
            those <OurFigure>240</OurFigure> would go to the app.
          </p>
        </>
      ),
    },
    {
      app: qapital,
      verdict: "A mover for the step before investing.",
      bestFor: "Filling a cushion or a deposit without deciding each time",
      notFor: "Anyone who wants to see it on a computer, or type anything",
      know: (
        <p>
          In short, <FactText of={qapital.rules} />. For the buffer and the emergency fund that is the right speed:
          regular, dull, out of sight. Choose a rule with a fixed sum on the day after payday, so that you know when it
          acts. Before you join, read how to leave, since reviews mention <FactText of={qapital.leaving} />. When the
          cushion is full, ask whether a standing order could now do the work for nothing.
        </p>
      ),
    },
    {
      app: empower,
      verdict: "A mirror without a fee.",
      bestFor: "Seeing old and new retirement accounts side by side",
      notFor: "Finding the surplus in the first place",
      know: (
        <p>
          It earns its living by advice, at <FactText of={empower.advice} />. A percentage sounds small. Take{" "}
          <OurFigure>200,000</OurFigure> at the upper end and it is <OurFigure>1,780</OurFigure> in a year, or nearly{" "}
          <OurFigure>150</OurFigure> a month. Some people get their money’s worth from a person who keeps them from
          selling in a panic. Decide that when you are calm, and use the mirror freely until then.
        </p>
      ),
    },
    {
      app: kubera,
      verdict: "A mirror for estates with many parts.",
      bestFor: "A business share, a flat abroad, coins and cash on one page",
      notFor: "A first thousand, which is better off in the fund than in the fee",
      know: (
        <p>
          It is <FactText of={kubera.scope} />. So it will not tell you what can be saved this month, and it does not
          try to. It belongs to a later chapter, when building turns into keeping and the question is who would find all
          of this. A portfolio can then go to a person you name, <FactText of={kubera.handOver} />.
        </p>
      ),
    },
    {
      app: monarch,
      verdict: "A household’s dashboard with a longer view for sale.",
      bestFor: "Couples who want spending and investments to meet on one screen",
      notFor: "Anyone who wants one simple figure",
      know: (
        <p>
          It added <FactText of={monarch.plus} />, and we leave its price out because two are in print. For most
          builders the ordinary tier is the useful one: the gap between income and spending, month by month, is the raw
          material of everything else. If that gap has been the same for a year, the mirror has done its part. What
          follows is a decision, and no chart makes it.
        </p>
      ),
    },
  ],

  loses: (
    <>
      <p>
        Weekfold holds no money, buys nothing and gives no investment advice. It cannot show an allocation or a return,
        and it does not know what your funds cost. Empower and Kubera are built to look at holdings. For small sums that
        go into investments by themselves, Acorns is. If you already save steadily and owe nothing dear, you have
        finished the part that we are good at, and a plain fund at a broker may serve you better than any app here.
      </p>
      <p>
        We are of use earlier. Each week the plan says what can be put aside and to which step it goes, with the reason
        beside it. You make the transfer yourself. Someone who knows that they will not make it should take a mover, and
        pay for it with a clear conscience.
      </p>
    </>
  ),

  choose: (
    <>
      <p>
        Look at your accounts before you look at the app store. Is there a balance that costs more than an investment is
        likely to earn? Are three months of needs in cash? If either answer worries you, begin with a plan; the{" "}
        <ArticleLink to="debt-payoff-tracker">debt payoff trackers</ArticleLink> may help more than anything on this
        page. If both are fine and money piles up idle, a mover removes the friction. If a good deal is spread about
        already, begin with a mirror.
      </p>
      <p>
        Then price the app in weeks of your own saving. At <OurFigure>50</OurFigure> a week, Kubera at{" "}
        <Price of={kubera.price} /> takes five weeks out of every year. Monarch, paid by the year, takes two:{" "}
        <Price of={monarch.price} />. Qapital’s cheapest plan takes less than one and its dearest nearly three:{" "}
        <Price of={qapital.price} />. That may be worth it. If an app makes you save ten more a week, it has earned five
        hundred a year. But it has to be true, so check after a quarter.
      </p>
      <p>
        Last, know which sort of fee you pay. Compare a flat <OurFigure>60</OurFigure> a year with{" "}
        <OurFigure>0.5 %</OurFigure> of the balance. On <OurFigure>1,000</OurFigure> the flat fee is{" "}
        <OurFigure>6 %</OurFigure> and the other one is <OurFigure>5</OurFigure>. At <OurFigure>12,000</OurFigure> they
        are the same. On <OurFigure>50,000</OurFigure> the flat fee hardly shows, and the percentage has become{" "}
        <OurFigure>250</OurFigure>. Flat is hard on beginners; a share is hard on those who stay. Look again when your
        balance passes the point where they cross.
      </p>
    </>
  ),

  questions: [
    {
      question: "Can an app make us wealthy?",
      answer:
        "No. Income, time, costs and luck do most of it. An app can keep the difference between earning and spending from leaking away. That part is yours, and in the early years it is the largest.",
    },
    {
      question: "Invest first or pay debts first?",
      answer:
        "Weekfold’s plan puts expensive debts first and leaves cheap ones to their normal payments. It is a rule of thumb and not advice for your case. For a large decision, ask someone who sees your papers and earns nothing from the answer.",
    },
    {
      question: "Is it safe to let an app move money by itself?",
      answer: (
        <>
          Often, with a rule that you set and a day that you know. Trouble comes when the app guesses. Of the savings
          app Digit, now Oportun Set &amp; Save, we read that <FactText of={oportun.regulator} />. Keep a small cushion
          in the account that is drawn from.
        </>
      ),
    },
    {
      question: "We can spare very little. Is it too early?",
      answer: (
        <>
          It is not too early to begin, only too early to pay for it. With <OurFigure>10</OurFigure> a week you have{" "}
          <OurFigure>520</OurFigure> after a year. Let a free standing order do that, and think about apps when a fee
          would be a crumb of the sum.
        </>
      ),
    },
    {
      question: "Should we stop when markets fall?",
      answer:
        "That is a question about when you need the money, and no app knows it. Many people keep sums for the next few years out of shares altogether. If yours are there for decades, a plan written on a calm day is a better guide than today’s chart.",
    },
  ],

  changes: [
    {
      day: "2026-11-16",
      what: "Rewritten: what comes before investing, ten years in figures, flat and percentage fees. Qapital is new.",
    },
    { day: "2026-11-15", what: "First edition, without Acorns’ disputed tiers." },
  ],
});
