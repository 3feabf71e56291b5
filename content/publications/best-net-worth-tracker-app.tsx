import { empower } from "#content/apps/empower.ts";
import { kubera } from "#content/apps/kubera.ts";
import { lunchMoney } from "#content/apps/lunch-money.ts";
import { mint } from "#content/apps/mint.ts";
import { monarch } from "#content/apps/monarch.ts";
import { sure } from "#content/apps/sure.ts";
import { tiller } from "#content/apps/tiller.ts";
import { type WriteArticle, weekfold } from "./article.ts";

export const article: WriteArticle = ({ Cite, CostOver, FactText, OurFigure, Price }) => ({
  slug: "best-net-worth-tracker-app",

  answers: [
    { when: "Mostly US investments, no fee", pick: "Empower", because: "if you can say no to an adviser" },
    { when: "Odd assets, several currencies, heirs", pick: "Kubera", because: "if the price suits what you hold" },
    { when: "Net worth beside a household budget", pick: "Monarch", because: "on one dashboard" },
    { when: "Savings in more than one currency, on a small budget", pick: "Lunch Money", because: "on the web" },
    { when: "A spreadsheet that fills itself", pick: "Tiller", because: "if balances are enough for you" },
    { when: "Your own server", pick: "Sure", because: "free software with sharing per account" },
    { when: "A few balances, now and then", pick: "Weekfold", because: "ours, typed by you" },
  ],

  judged: (
    <>
      <p>
        A tracker can be paid for in three ways, and we sorted these by the way that each one prefers. You give money,
        or a view of your accounts, or some minutes of typing. Then we asked what can be counted, who else may see it,
        and whether the history can be taken along when you go.
      </p>
      <p>
        We left out how well each app prices shares, funds, coins or homes. That cannot be read off a page about the
        app. Retirement planners were left out too. Nothing here is advice about what to hold.
      </p>
    </>
  ),

  sections: [
    {
      id: "the-sum",
      title: "The sum, done once on paper",
      text: (
        <>
          <p>
            Do it by hand before you install anything. Here is a couple with two jobs. They own a flat that might sell
            for <OurFigure>290,000</OurFigure> or for <OurFigure>330,000</OurFigure>. Retirement accounts hold{" "}
            <OurFigure>61,000</OurFigure>, savings <OurFigure>14,000</OurFigure>, the current account{" "}
            <OurFigure>3,000</OurFigure>. The car would fetch <OurFigure>9,000</OurFigure>. Together that is{" "}
            <OurFigure>377,000</OurFigure> with the low guess for the flat, and <OurFigure>417,000</OurFigure> with the
            high one.
          </p>
          <p>
            They owe <OurFigure>214,000</OurFigure> on the mortgage, <OurFigure>7,000</OurFigure> on the car and{" "}
            <OurFigure>18,000</OurFigure> in student loans: <OurFigure>239,000</OurFigure> in all. So they are worth
            something between <OurFigure>138,000</OurFigure> and <OurFigure>178,000</OurFigure>. That took eight figures
            and one subtraction.
          </p>
          <p>
            Now let three months pass. They pay the debts down by <OurFigure>3,000</OurFigure>, save{" "}
            <OurFigure>1,500</OurFigure> and put <OurFigure>1,800</OurFigure> into retirement. Markets take{" "}
            <OurFigure>2,000</OurFigure> and the car loses <OurFigure>600</OurFigure>. The line climbs by{" "}
            <OurFigure>3,700</OurFigure>. Their own part was <OurFigure>6,300</OurFigure>. That is the figure to be
            pleased about, and most charts hide it inside the other one.
          </p>
          <p>
            Notice the proportions. The doubt about the flat is <OurFigure>40,000</OurFigure> wide, more than ten times
            what the quarter brought. If a tracker moves the home’s value about each month, the guess will drown the
            work. Set it once a year, at the careful end, and leave it there.
          </p>
        </>
      ),
    },
    {
      id: "three-ways-to-pay",
      title: "What each way of paying comes to",
      text: (
        <>
          <p>
            Typing first, because it sounds worst. Eight balances at half a minute each are four minutes. Once a month
            that makes <OurFigure>48</OurFigure> minutes a year. The danger is not the effort. It is the month in which
            you skip it, and then the next.
          </p>
          <p>
            Money is the plainest. Kubera asks <Price of={kubera.price} />. For the couple above that is about{" "}
            <OurFigure>0.16 %</OurFigure> of the middle of their range, each year. Someone with{" "}
            <OurFigure>20,000</OurFigure> would hand over <OurFigure>1.25 %</OurFigure>. The same fee is a detail for
            one and a bad bargain for the other.
          </p>
          <p>
            Data is the quiet way. You link accounts, the figures arrive, and a company learns what you hold. What
            Empower hopes to sell you is known: advice, at <FactText of={empower.advice} />. On{" "}
            <OurFigure>500,000</OurFigure> such a fee runs from <OurFigure>2,450</OurFigure> to{" "}
            <OurFigure>4,450</OurFigure> a year. You may never pay it. But it is the reason why the dashboard has no
            price, and you should expect to be asked.
          </p>
        </>
      ),
    },
  ],

  tool: {
    slug: "compound-growth",
    title: "Where the line could be in some years",
    text: (
      <p>
        A tracker looks back. To look ahead, take only the part that you add yourself, by the week, and leave the flat
        out of it. Type what is already saved or invested, then try the growth at nothing, and again at a rate you
        believe in. The truth lies somewhere around the two.
      </p>
    ),
  },

  table: {
    caption: "Net worth trackers by how balances arrive and what they cost",
    note: "US dollars before tax. Where two figures for one price are in print, we show neither.",
    columns: ["How balances arrive", "Price", "Together", "Way out"],
    rows: [
      { app: empower, cells: [empower.entry, empower.price, empower.household, empower.export] },
      { app: kubera, cells: [kubera.entry, kubera.price, kubera.household, kubera.export] },
      { app: monarch, cells: [monarch.entry, monarch.price, monarch.household, monarch.export] },
      { app: lunchMoney, cells: [lunchMoney.entry, lunchMoney.price, lunchMoney.household, lunchMoney.export] },
      { app: sure, cells: [sure.entry, sure.price, sure.household, sure.export] },
      { app: tiller, cells: [tiller.entry, tiller.price, tiller.household, tiller.export] },
      {
        app: weekfold,
        cells: [
          "By hand; a balance can be a range, low to high",
          "Free",
          "One household, with private items apart",
          "One file, or tables",
        ],
      },
    ],
  },

  apps: [
    {
      app: empower,
      verdict: "The most that you get without a fee, from a company that would like to advise you.",
      bestFor: "US investments spread over several firms",
      notFor: "People who dislike sales calls, and anyone abroad",
      know: (
        <p>
          An account that cannot be linked is no obstacle: <FactText of={empower.manualHoldings} />. As a budget it is
          thin, with <FactText of={empower.budget} />, so keep your spending elsewhere. Reviews complain of{" "}
          <FactText of={empower.complaints} />. A stale link is worse here than in a budget. The total still looks
          exact, while one part of it is weeks old. Look at the date beside each account before you trust the sum.
        </p>
      ),
    },
    {
      app: kubera,
      verdict: "A tidy ledger for a complicated estate.",
      bestFor: "Mixed assets, several currencies, and someone who should find it all",
      notFor: "A first budget, or a first ten thousand",
      know: (
        <p>
          It is <FactText of={kubera.scope} />. What sets it apart is the ending. It can pass a portfolio to a named
          person, <FactText of={kubera.handOver} />. In a home where one partner keeps the books, that may matter more
          than any chart. There is a far dearer plan too, at <Price of={kubera.black} />. We found no word on a trial,
          so ask how you can look before you pay.
        </p>
      ),
    },
    {
      app: monarch,
      verdict: "Net worth as one page of the household’s dashboard.",
      bestFor: "Two people who want the budget and the long line in one place",
      notFor: "Money in several currencies, and anyone outside its two countries",
      know: (
        <p>
          Everyone in the household sees the same picture. That is a help or a worry, depending on the household: an old
          loan that you have not talked about will be on the screen. Complaints name{" "}
          <FactText of={monarch.complaints} />. A row that comes twice spoils a budget for a day; a balance that comes
          late only delays the line.
        </p>
      ),
    },
    {
      app: lunchMoney,
      verdict: "A small web app for people who like to tinker.",
      bestFor: "Several currencies, and a wish to script things",
      notFor: "Anyone who reaches for the phone first",
      know: (
        <p>
          It shows <FactText of={lunchMoney.netWorth} />, and comes from <FactText of={lunchMoney.maker} />. Instead of
          the monthly price you can pay <Price of={lunchMoney.yearly} />. A subscription{" "}
          <FactText of={lunchMoney.leaving} />, which suits a figure that you look at in some seasons and not in others.
          Once a quarter you could wake it, enter the balances and put it back to sleep. What the export holds we could
          not find out.
        </p>
      ),
    },
    {
      app: sure,
      verdict: "The free one, if you run it.",
      bestFor: "People with a server, and couples who share some accounts and not others",
      notFor: "Anyone who would rather not update software",
      know: (
        <p>
          It is <FactText of={sure.readme} />. Sharing is finer than in the others, as far as we could find out:{" "}
          <FactText of={sure.sharing} />. So a partner may see the mortgage and not the surprise fund. In exchange you
          look after backups yourself. Ten years of balances on one disk in a cupboard are ten years that can be lost in
          an afternoon.
        </p>
      ),
    },
    {
      app: tiller,
      verdict: "For people who live in a spreadsheet already.",
      bestFor: "Own formulas on fresh balances",
      notFor: "Watching single positions inside a brokerage account",
      know: (
        <p>
          Mind two limits: <FactText of={tiller.cleared} />, and <FactText of={tiller.brokerages} />. For net worth the
          second hardly hurts, since the balance is all that the sum needs. Reviews mention{" "}
          <FactText of={tiller.complaints} />. The reward is that nothing is locked in. Stop paying, and the sheet with
          every past month is still yours
          <Cite of={tiller.export} />.
        </p>
      ),
    },
  ],

  loses: (
    <>
      <p>
        Weekfold knows balances and nothing about what is inside them: no holdings, no share prices, no gains. It keeps
        one currency for a household. With a portfolio worth studying, Empower or Kubera will tell you far more, and if
        you have money in two countries, Lunch Money or Kubera can add it up where we cannot. It also hands nothing to
        an heir. For that, Kubera, or a sealed letter.
      </p>
      <p>
        What ours does is modest. A value may be a low and a high figure, and the line then carries its own doubt. A car
        can lose a share of its value each year without your help. Balances that nobody has looked at for a long while
        are asked for first. What you count for the first time is named apart, so a forgotten account does not pose as
        growth. If you come from a spreadsheet, a column of old balances can be pasted in.
      </p>
    </>
  ),

  closed: (
    <p>
      Mint <FactText of={mint.closed} />. In the move, <FactText of={mint.moved} />. Those who had kept a file of month
      ends lost little. Maybe, which Sure continues, is the other lesson: its code was open, and so others could carry
      it on
      <Cite of={sure.readme} />. Both say the same thing about a record meant to last for decades. Keep one line a
      quarter, date and total, somewhere that no company can close.
    </p>
  ),

  choose: (
    <>
      <p>
        Count your accounts, then the ones that move. Up to about ten, most of them slow, typing is quicker than
        repairing links. With thirty, in four firms, it is not, and a linked tracker earns its price or its sales calls.
      </p>
      <p>
        Next, name the decision that the figure should serve. “Can one of us go part-time?” needs a trend and the cash
        part of it, not the total. “Are we too heavy in one share?” needs holdings, so Empower or Kubera. “Would you
        find everything if I were gone?” needs a list with names, and the list matters more than the sum. If there is no
        decision, look four times a year and be content.
      </p>
      <p>
        Then think in years, because a net worth line is worthless after three weeks and precious after ten years. At
        its yearly price Monarch comes to <CostOver years={5} of={monarch.price} />. Sure and Empower ask nothing for
        that span, Weekfold neither. Whatever you take, write down the total outside the app on the last day of each
        quarter. If the app goes, or you do, the line stays whole.
      </p>
    </>
  ),

  questions: [
    {
      question: "Should we count the house?",
      answer:
        "Count it with a cautious value and count the mortgage too. Then keep a second sum without both. You cannot pay for a new boiler with a wall, and the second sum is the one that tells how free you are.",
    },
    {
      question: "Ours is negative. Is that bad?",
      answer: (
        <>
          It is a starting point, and a common one with student loans or a young mortgage. Going from minus{" "}
          <OurFigure>30,000</OurFigure> to minus <OurFigure>24,000</OurFigure> in a year is six thousand of progress, as
          real as the same step above zero.
        </>
      ),
    },
    {
      question: "How often should we look?",
      answer:
        "Monthly is plenty for most people. Investments wobble daily for reasons that you cannot act on, and debts fall once a month.",
    },
    {
      question: "Do cars, furniture and jewellery count?",
      answer:
        "A car does, at what a dealer would give you today, because the loan against it counts as well. Leave out things you would never sell. They make the total larger and tell you nothing.",
    },
    {
      question: "One line for both of us, or two?",
      answer:
        "Agree on that before you choose. One line suits joint plans. Two suit a later marriage, children from before, or a business. Sure can share account by account; Weekfold shows you together or each alone, with private things kept apart.",
    },
  ],

  changes: [
    {
      day: "2026-11-16",
      what: "Rewritten: a worked sum, what each way of paying costs, Lunch Money and Tiller, and a part on Mint.",
    },
    { day: "2026-11-15", what: "First edition, with five trackers in the table." },
  ],
});
