import { actual } from "#content/apps/actual.ts";
import { buckets } from "#content/apps/buckets.ts";
import { cashew } from "#content/apps/cashew.ts";
import { everydollar } from "#content/apps/everydollar.ts";
import { fudget } from "#content/apps/fudget.ts";
import { goodbudget } from "#content/apps/goodbudget.ts";
import { type WriteArticle, weekfold } from "./article.ts";

export const article: WriteArticle = ({ ArticleLink, CostOver, FactText, OurFigure, Price }) => ({
  slug: "manual-expense-tracker-app",

  answers: [
    { when: "A plain list of ins and outs", pick: "Fudget", because: "with nothing to set up first" },
    { when: "On your phone, for yourself", pick: "Cashew", because: "free at its core, slow in its releases" },
    { when: "Two people, the same few pots", pick: "Goodbudget", because: "whose free plan is typed anyway" },
    { when: "You write the month before it begins", pick: "EveryDollar", because: "if you need no export" },
    { when: "At a desk, paid for once", pick: "Buckets", because: "a program and a file, both yours" },
    { when: "At a desk, paid for never", pick: "Actual Budget", because: "if you can install it" },
    { when: "The week matters more than the receipt", pick: "Weekfold", because: "ours, on your device first" },
  ],

  judged: (
    <>
      <p>
        An app is in this list only if it is whole without a bank login. Of each we asked where the list lives, who else
        can write in it, what the free part allows, and whether you can carry the list away.
      </p>
      <p>
        How quickly a row goes in matters most, and it is the thing that we cannot tell you. You can find it out in five
        minutes: type in everything you paid for yesterday, twice. The second time shows you what the app remembers.
      </p>
    </>
  ),

  sections: [
    {
      id: "three-ways",
      title: "Three ways to keep a list by hand",
      text: (
        <>
          <p>
            People say “tracking by hand” and mean three different jobs. Choose yours before you choose an app, because
            each app is good at one of them.
          </p>
          <p>
            <strong>At the counter.</strong> Every purchase becomes a row while you put the card away. Twenty purchases
            a week at ten seconds each are <OurFigure>200</OurFigure> seconds, so a little over three minutes. It is the
            least work and the hardest habit: the phone has to be in your hand twenty times. Fudget and Cashew run on
            phones and suit this best.
          </p>
          <p>
            <strong>In the evening.</strong> You keep the receipts, or look into your banking app, and write the day
            down. Two minutes a day are <OurFigure>14</OurFigure> minutes a week. You forget little, and you can do it
            on a computer. A skipped evening doubles the next one.
          </p>
          <p>
            <strong>Once a week, in sums.</strong> You open the statement on Friday, add up groceries, transport, eating
            out and the rest, and enter one figure for each. Eight sums take about ten minutes. You lose the single
            coffee and keep the answer that you wanted from it. Envelope apps are at ease with this, and so is anything
            that lets you type an amount without asking for a shop.
          </p>
          <p>
            If you have given up on tracking before, it was probably the first way. Try the third before you try another
            app.
          </p>
        </>
      ),
    },
    {
      id: "the-check",
      title: "One check that keeps the list honest",
      text: (
        <>
          <p>
            A bank feed is meant to be complete. A list is only as complete as your memory, so measure the memory. You
            need two balances and one subtraction.
          </p>
          <p>
            Say the account stood at <OurFigure>640</OurFigure> last Friday. Pay of <OurFigure>900</OurFigure> came in
            during the week. Today it stands at <OurFigure>1,015</OurFigure>. Then{" "}
            <OurFigure>640 + 900 − 1,015 = 525</OurFigure> went out. Your list says <OurFigure>470</OurFigure>. So{" "}
            <OurFigure>55</OurFigure> are missing, about a tenth.
          </p>
          <p>
            Do not hunt for them. Enter one row called “unknown” and go on. Do the same for a few weeks and look at that
            row alone. If it shrinks, the habit is growing. If it stays at a tenth, that is good enough for nearly every
            decision in a household. If it grows, you are tracking in a way that does not fit your days, and the second
            or third way above is worth a try. Treat the wallet as an account too, and count it when you count the rest.
          </p>
        </>
      ),
    },
    {
      id: "what-you-give-up",
      title: "What you give up, and how to get some of it back",
      text: (
        <>
          <p>
            Without a login there is no password in other hands, no connection that breaks, and no company that reads
            your statement. There is also nobody who notices the yearly fee you forgot. A list shows what you thought
            of. Subscriptions live on what you do not think of.
          </p>
          <p>
            An hour repairs most of that. Go through the last twelve months of statements once, with your eyes, and note
            everything that came more than once or comes once a year. Put those in as repeating entries, if the app has
            them, or on a page of your calendar. Do it again each January. Whoever would rather not spend that hour is
            better served by a linked app, and our comparison of{" "}
            <ArticleLink to="best-money-management-apps">money management apps</ArticleLink> has several.
          </p>
        </>
      ),
    },
  ],

  tool: {
    slug: "weekly-sheet",
    title: "The plainest tracker is a sheet of paper",
    text: (
      <p>
        Before you install anything, keep one week by pen. The sheet has a box for each day and up to six lines of your
        own. If it is full on Sunday, you are the kind of person who tracks, and any app above will do. If it hangs
        there empty, choose the weekly sums.
      </p>
    ),
  },

  table: {
    caption: "Manual trackers by free plan, platform, sharing, export and price",
    note: "Prices are those of the paid plan or of the program, in US dollars before tax.",
    columns: ["Free plan", "Runs on", "Together", "Export", "Price"],
    rows: [
      { app: fudget, cells: [fudget.freePlan, fudget.platforms, fudget.household, fudget.export, fudget.price] },
      { app: cashew, cells: [cashew.freePlan, cashew.platforms, cashew.household, cashew.export, cashew.price] },
      {
        app: goodbudget,
        cells: [goodbudget.freePlan, goodbudget.platforms, goodbudget.household, goodbudget.export, goodbudget.price],
      },
      {
        app: everydollar,
        cells: [
          everydollar.freePlan,
          everydollar.platforms,
          everydollar.household,
          everydollar.export,
          everydollar.price,
        ],
      },
      { app: buckets, cells: [buckets.freePlan, buckets.platforms, buckets.household, buckets.export, buckets.price] },
      { app: actual, cells: [actual.freePlan, actual.platforms, actual.household, actual.export, actual.price] },
      {
        app: weekfold,
        cells: ["All of it", "Any browser, offline too", "One household, own sign-ins", "Everything, as files", "Free"],
      },
    ],
  },

  apps: [
    {
      app: fudget,
      verdict: "The least there can be between a purchase and a row.",
      bestFor: "Someone who wants to see what is left and does not care where it went",
      notFor: "Finding out how much of it was groceries",
      know: (
        <p>
          It is <FactText of={fudget.kind} />. That is a strength for as long as the only question is whether it will
          last. Mind the edge of the free part, which is <FactText of={fudget.freePlan} />. Our note does not say
          whether the entries are counted for each budget or all together. If together, <OurFigure>20</OurFigure> rows a
          week fill them in about <OurFigure>12</OurFigure> weeks, so ask before you start. The second device, the
          partner and the export all come with Plus.
        </p>
      ),
    },
    {
      app: cashew,
      verdict: "Much app for nothing, if you keep it to yourself.",
      bestFor: "A phone, one owner, and pleasure in charts",
      notFor: "Two people in one budget",
      know: (
        <p>
          You get <FactText of={cashew.readme} />. If a spreadsheet came before, it can be brought along. Be clear about
          two things. As to sharing, it is for <FactText of={cashew.household} />. As to its pace,{" "}
          <FactText of={cashew.releases} />, while <FactText of={cashew.author} />. Make the backup to Google Drive a
          habit.
        </p>
      ),
    },
    {
      app: goodbudget,
      verdict: "Pots in place of rows, and both of you see the same pots.",
      bestFor: "Households that count by hand in sums",
      notFor: "Looking up one purchase from last spring",
      know: (
        <p>
          The typing is no lesser way here. It is the way the free plan works, with{" "}
          <FactText of={goodbudget.freePlan} />. A couple with groceries, transport, eating out, children, clothes and
          gifts has pots to spare. The budget need not run by the month: one of its maker’s older pages names{" "}
          <FactText of={goodbudget.weeklyPeriod} />. What people dislike is <FactText of={goodbudget.complaints} />.
        </p>
      ),
    },
    {
      app: everydollar,
      verdict: "A plan first, and then rows that you hang under it.",
      bestFor: "People who sit down before the first of the month",
      notFor: "Keeping years of entries that you may want elsewhere",
      know: (
        <p>
          The free plan has <FactText of={everydollar.freePlan} />. The door out is the weak point. Export is{" "}
          <FactText of={everydollar.export} />. So three years of free typing stay where they were typed. If you track
          to steer this month, that costs you little. If you track to look back, choose another app from this list.
        </p>
      ),
    },
    {
      app: buckets,
      verdict: "A budget as software used to be: bought, installed, kept.",
      bestFor: "The evening way, at a computer",
      notFor: "The counter; it runs on desktops",
      know: (
        <p>
          Your budget is <FactText of={buckets.file} />, which you can copy like any other. It costs{" "}
          <Price of={buckets.price} />. Goodbudget’s Premium, kept for some time, comes to{" "}
          <CostOver years={5} of={goodbudget.price} />. That is no fair fight, as Premium includes a bank feed, but it
          shows what paying once means to someone who types. Typing is one way among several, as entries come{" "}
          <FactText of={buckets.entry} />.
        </p>
      ),
    },
    {
      app: actual,
      verdict: "The same desk, with no bill and more of the work.",
      bestFor: "A careful typist who does not fear an installer",
      notFor: "Anyone whose purchases are entered on the pavement",
      know: (
        <p>
          It calls itself <FactText of={actual.readme} />, and it <FactText of={actual.offline} />. On one computer you
          need no server. For a second device or a second person you do, and there is <FactText of={actual.mobile} />.
          Between this and Buckets the question is simple. Would you rather pay once, or be your own support?
        </p>
      ),
    },
  ],

  loses: (
    <>
      <p>
        Weekfold is our own, and it was made around the week’s save. It does keep entries: by hand, with repeats, search
        and categories that it learns from the shops you name, or from the CSV file that your bank lets you download.
        Still, if the purchase itself is what you want to study, on a phone and by yourself, Cashew is nearer to that
        and comes as a real app. If your list should not live in a browser, take Buckets, or Actual on a desktop. If you
        want no categories and no plan, only a sum, Fudget asks less than we do.
      </p>
      <p>
        One more thing against us. Without an account your list is kept in the browser, and browsers may delete what a
        site stores. We say so after the first save and offer a backup file, installing, or an account.
      </p>
    </>
  ),

  choose: (
    <>
      <p>
        Ask where you will be when you type. On your feet, you need a phone: Fudget, Cashew, EveryDollar, or Weekfold as
        an installed page. On a chair, a desktop program is calmer, and its file is easier to keep.
      </p>
      <p>
        Then ask who else types. If it is two of you, Cashew is out, Fudget and EveryDollar want their paid plans for
        it, and Actual wants a server. Weekfold shares at no cost. Goodbudget is built for a household too; ask how many
        devices its free plan lets in, since our notes do not agree on that. Agree on one rule on the first evening:
        whoever pays, enters. Two people who both enter the same dinner do more harm to a list than two who forget it.
      </p>
      <p>
        Last, ask what happens after a bad month. You will miss some days, whichever way you choose. The app to keep is
        the one where you can type a single sum for the gap without spoiling the rest.
      </p>
    </>
  ),

  questions: [
    {
      question: "Is tracking by hand more accurate than a bank feed?",
      answer:
        "It is accurate about other things. You know that half of the supermarket bill was for your mother, and the bank does not. The bank knows about the forgotten subscription, and you do not.",
    },
    {
      question: "Which day do I enter, the purchase or the booking?",
      answer:
        "The purchase. You are tracking decisions, and the decision was made at the till. Only for the weekly check against the balance does the booking matter, and the difference evens out by the next one.",
    },
    {
      question: "How many categories should I begin with?",
      answer:
        "Six to eight. Each should be something that you could decide to spend less on. “Food” is too wide if eating out is your worry, and “dairy” is too narrow for anyone.",
    },
    {
      question: "Can I begin by hand and bring in bank files later?",
      answer: (
        <>
          Often. Goodbudget is said to take <FactText of={goodbudget.imports} />, Buckets and Actual read files too, and
          Weekfold takes CSV. Expect doubles in the first file: rows that you typed will arrive again. Import from the
          first of a month, and stop typing on the same day.
        </>
      ),
    },
  ],

  changes: [
    {
      day: "2026-11-16",
      what: "Rewritten: three ways of tracking by hand, a weekly check with figures, sharing in the table. Actual Budget is new.",
    },
    { day: "2026-11-15", what: "First edition, with six apps that need no bank login." },
  ],
});
