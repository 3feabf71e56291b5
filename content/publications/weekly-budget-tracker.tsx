import { cashew } from "#content/apps/cashew.ts";
import { goodbudget } from "#content/apps/goodbudget.ts";
import { monarch } from "#content/apps/monarch.ts";
import { qapital } from "#content/apps/qapital.ts";
import { simplifi } from "#content/apps/simplifi.ts";
import { wallet } from "#content/apps/wallet.ts";
import { weekly } from "#content/apps/weekly.ts";
import { ynab } from "#content/apps/ynab.ts";
import { type WriteArticle, weekfold } from "./article.ts";

export const article: WriteArticle = ({ Cite, FactText, OurFigure }) => ({
  slug: "weekly-budget-tracker",

  answers: [
    { when: "How much may I spend until Sunday?", pick: "Weekly", because: "one safe-to-spend number" },
    { when: "A weekly limit beside automatic saving", pick: "Qapital", because: "with a linked US bank" },
    { when: "Weekly envelopes for a household", pick: "Goodbudget", because: "after changing its period" },
    { when: "A free tracker for one, with weekly budgets", pick: "Cashew", because: "if slow releases are fine" },
    { when: "Prices in euros, and weeks among other periods", pick: "Wallet", because: "with a limited free plan" },
    { when: "A monthly method with a few weekly lines", pick: "YNAB", because: "through its targets" },
    { when: "What can we put aside this week?", pick: "Weekfold", because: "which is ours" },
  ],

  judged: (
    <>
      <p>
        Many apps can show a week. We asked three things of each. What in it is weekly by design, and what stays with
        the month behind the scenes? What happens to money that is left on the last evening? And how do bills that come
        monthly or yearly find their way into a week?
      </p>
      <p>
        The last two answers are often missing from the makers’ pages. Then we say so. Reports that merely arrive once a
        week are not counted: Monarch sends <FactText of={monarch.weeklyRecap} />, and a recap alone does not make a
        budget weekly.
      </p>
    </>
  ),

  sections: [
    {
      id: "why-weeks",
      title: "Why weeks",
      text: (
        <>
          <p>
            A month is a long time to be wrong in. Overspend on the third and you learn about it on the thirtieth. A
            week is short enough to remember and long enough to hold a supermarket, a weekend and a change of mind.
          </p>
          <p>
            It also has the same length every time, which no month can say. If your large shop is on Saturday and costs{" "}
            <OurFigure>120</OurFigure>, a month with four Saturdays costs <OurFigure>480</OurFigure> and one with five
            costs <OurFigure>600</OurFigure>. Nothing changed in how you live, and still the monthly food line is a
            quarter over. By the week it is <OurFigure>120</OurFigure> each time, and a real change shows.
          </p>
        </>
      ),
    },
    {
      id: "averaging",
      title: "How a month becomes a week",
      text: (
        <>
          <p>
            Bills do not come weekly, so they have to be spread. The clean way is to go through the year. A rent of{" "}
            <OurFigure>1,300</OurFigure> is <OurFigure>15,600</OurFigure> a year, and divided by fifty-two it is{" "}
            <OurFigure>300</OurFigure> a week. Dividing the month by four gives <OurFigure>325</OurFigure>. The
            difference of <OurFigure>25</OurFigure>, over a year, is one whole rent.
          </p>
          <p>
            With bills, this slip errs on the safe side. With pay it does not. A salary of <OurFigure>2,600</OurFigure>{" "}
            a month is <OurFigure>600</OurFigure> a week. Divide it by four and you believe in{" "}
            <OurFigure>650</OurFigure>, and spend a month’s pay a year that never came. If an app shows you a weekly
            income, work that one figure out by hand.
          </p>
          <p>
            In Weekly, <FactText of={weekly.averages} />. Weekfold takes payments a year and divides by fifty-two, and
            each figure answers “why?” with its formula. For the others we found no word on it. There you spread by
            hand: work out the weekly part, and enter that.
          </p>
        </>
      ),
    },
    {
      id: "first-rent",
      title: "The gap before the first rent",
      text: (
        <>
          <p>
            An average is not cash. Suppose you pay that rent on the first of January and from then on lay{" "}
            <OurFigure>300</OurFigure> by at the end of every seven days. On the first of February four weeks have gone
            by and <OurFigure>1,200</OurFigure> is there: <OurFigure>100</OurFigure> short. In March the gap is{" "}
            <OurFigure>200</OurFigure> in all, in April <OurFigure>300</OurFigure>, in May <OurFigure>100</OurFigure>{" "}
            again. So it goes on, in an ordinary year never above <OurFigure>300</OurFigure>, and by the next January it
            comes out even.
          </p>
          <p>
            So begin with a cushion. In this example one week’s part, <OurFigure>300</OurFigure>, carries you through
            the year. Do the same for each large bill and add the parts up. Without a cushion the method is right on
            paper and fails at the bank.
          </p>
        </>
      ),
    },
    {
      id: "left-over",
      title: "Sunday evening: keep it, carry it, or forget it",
      text: (
        <>
          <p>
            Say the week’s allowance is <OurFigure>140</OurFigure>, and <OurFigure>25</OurFigure> are left. If leftovers
            carry over, next week has <OurFigure>165</OurFigure>. After a frugal month you may no longer feel the limit.
            If nothing carries over, each Monday starts clean, and it is tempting to spend the rest on Sunday. If debts
            carry over as well, one bad week of <OurFigure>200</OurFigure> leaves <OurFigure>80</OurFigure> for the
            next, and it is tempting to stop looking at that point.
          </p>
          <p>
            Choose by temperament. Carry leftovers for food, where a stocked shelf makes the next week cheaper. Start
            clean with going out. And move what is left on purpose now and then: twenty-five a week, put away in half of
            all weeks, is <OurFigure>650</OurFigure> a year.
          </p>
        </>
      ),
    },
  ],

  tool: {
    slug: "weekly-sheet",
    title: "This week, on one page",
    text: (
      <p>
        Work out the weekly part of your pay and of the rent as above, through the year, and put them here with a few
        lines for food and the rest. What remains is the amount to set aside. Print it if the fridge is where decisions
        are made in your home.
      </p>
    ),
  },

  table: {
    caption: "How weekly each tracker is",
    note: "“Not stated” is a gap in what we hold, and a question for the maker.",
    columns: ["What is weekly", "What is not", "Entries", "Together", "Price"],
    rows: [
      {
        app: weekly,
        cells: [weekly.safeToSpend, "Nothing that we found", weekly.entry, weekly.household, weekly.price],
      },
      {
        app: qapital,
        cells: [qapital.weeklyTarget, "Fixed bills stay outside", qapital.entry, qapital.household, qapital.price],
      },
      {
        app: goodbudget,
        cells: [goodbudget.weeklyPeriod, goodbudget.period, goodbudget.entry, goodbudget.household, goodbudget.price],
      },
      {
        app: wallet,
        cells: [wallet.periods, "Spreading of bills is not stated", wallet.entry, wallet.household, wallet.price],
      },
      {
        app: cashew,
        cells: [cashew.readme, "Spreading of bills is not stated", cashew.entry, cashew.household, cashew.price],
      },
      { app: ynab, cells: [ynab.targets, "No weekly view that we found", ynab.entry, ynab.household, ynab.price] },
      {
        app: weekfold,
        cells: [
          "Budgets, plan, saves and review",
          "Bills keep their own rhythm and are spread",
          "By hand, or a file from your bank",
          "One household, own sign-ins",
          "Free",
        ],
      },
    ],
  },

  apps: [
    {
      app: weekly,
      verdict: "A weekly limit in one number, and little else to distract from it.",
      bestFor: "One person, one number, until Sunday",
      notFor: "Anyone who wants a plan for the year, or a known price today",
      know: (
        <p>
          Its figure is <FactText of={weekly.safeToSpend} />, so what you do not use is still yours next week. What we
          hold about phones is old: <FactText of={weekly.platforms} />. Stored copies of its page disagree on the yearly
          price, so{" "}
          <a href={weekly.page} rel="noopener">
            ask its own page
          </a>{" "}
          for both before you get used to it.
        </p>
      ),
    },
    {
      app: qapital,
      verdict: "A weekly target as the small brother of automatic saving.",
      bestFor: "People with a US bank who want the app to act for them",
      notFor: "Typing by hand, laptops, or spreading bills",
      know: (
        <p>
          It sets <FactText of={qapital.weeklyTarget} />. That is a sound cut: rent is not decided on a Tuesday, lunch
          is. But the app lives from its rules, such as <FactText of={qapital.kindsOfRules} />. Take it if you want both
          halves; for the target alone it asks too much access. Complaints name <FactText of={qapital.complaints} />, so
          find the way out in the first week.
        </p>
      ),
    },
    {
      app: goodbudget,
      verdict: "Envelopes that can be filled by the week, if you tell them to.",
      bestFor: "Households that are paid weekly or every second week",
      notFor: "People who will not go looking for a setting",
      know: (
        <p>
          Its period is <FactText of={goodbudget.period} />. An old page of its own lists the choices as{" "}
          <FactText of={goodbudget.weeklyPeriod} />. Fill food and fun every week. For rent, put the weekly part into an
          envelope and let it stand there until the day. That is the spreading from above with a name on it, and seeing
          it grow keeps your hands off.
        </p>
      ),
    },
    {
      app: wallet,
      verdict: "A general tracker in which a week is one choice among others.",
      bestFor: "People who want some budgets by the week and others by the month",
      notFor: "Two people who both work on the web",
      know: (
        <p>
          It has <FactText of={wallet.periods} />, and mixing them is sensible: groceries weekly, petrol monthly,
          insurance by the year. What we did not find is a figure that adds those up into one week. With others it gets
          harder, since <FactText of={wallet.groups} />. A bank connection is part of the paid plan
          <Cite of={wallet.entry} />.
        </p>
      ),
    },
    {
      app: cashew,
      verdict: "A free app whose budgets may last exactly as long as you like.",
      bestFor: "Tracking alone, by budgets of any length",
      notFor: "Couples, and people who want to hear from a maker often",
      know: (
        <p>
          It offers <FactText of={cashew.readme} />. Any length also means ten days, or from one payday to the next,
          which helps if you are paid on odd days. Sharing is gone
          <Cite of={cashew.household} />. In its public list of issues, <FactText of={cashew.releases} />, while{" "}
          <FactText of={cashew.author} />. Use it for what it does today and keep the backup switched on.
        </p>
      ),
    },
    {
      app: ynab,
      verdict: "A monthly plan with weekly targets inside it.",
      bestFor: "People who know the method and want groceries by the week",
      notFor: "Someone who came here to stop thinking about months",
      know: (
        <p>
          A target can be <FactText of={ynab.targets} />. What a weekly one asks of a month with five shopping days is
          the thing to look at, and the trial of <FactText of={ynab.trial} /> is long enough to see it. The method
          around it is broad, and you pay for all of it. If weeks are everything that you want, that is a detour, and a
          dear one.
        </p>
      ),
    },
  ],

  loses: (
    <>
      <p>
        If you want bank rows to sort during the week, Weekly can link an account and we cannot. If your only question
        is “can I afford this tonight?”, take Weekly too. Weekfold does show what is safe to spend for the week and the
        day, but it stands beside a plan of the whole household, and you have to set that up first.
      </p>
      <p>
        If you want the saving to happen by itself, Qapital moves money and we never do. We record what you put aside;
        the transfer is yours to make. Where Weekfold fits is the sitting at the end of the week: bills spread over the
        year, budgets that carry what you choose to carry, and one decision on what to lay by and where.
      </p>
    </>
  ),

  choose: (
    <>
      <p>
        Decide whether you want a limit or a habit. A limit tells you when to stop buying lunch; Weekly is the clearest
        of those. A habit asks you to sit down once a week and decide, and that is what we try to build. If even a week
        is too long, look at Simplifi, which shows <FactText of={simplifi.plan} />.
      </p>
      <p>
        Then look at how you are paid. Paid weekly, nearly any of these will do, since income and limit keep the same
        time. Paid every second week, Goodbudget’s period or a custom one in Cashew follows your payday. Paid monthly,
        you want an app that averages, or the discipline to do it once on paper.
      </p>
      <p>
        Last, test the app with one awkward bill before you trust it. Enter a yearly insurance of{" "}
        <OurFigure>624</OurFigure>. A tracker that thinks in weeks should take <OurFigure>12</OurFigure> from each. If
        it takes nothing for months and then all at once, it shows weeks and thinks in months.
      </p>
    </>
  ),

  questions: [
    {
      question: "On which day should the week start?",
      answer:
        "On the day after you sit down. Many people close the week on Sunday evening. If weekends are when you spend, a start on Friday puts the expensive days first, while the allowance is full. Weekfold lets the household choose its first day.",
    },
    {
      question: "I am paid monthly. Does weekly still work?",
      answer:
        "Yes. Keep the month’s pay in one account and release a week at a time into another, by a standing order on the same weekday.",
    },
    {
      question: "What do I do with a week that goes wrong?",
      answer: (
        <>
          Write down the one thing that did it and begin again. If it was a real surprise of <OurFigure>120</OurFigure>,
          spread it over the next six weeks at <OurFigure>20</OurFigure> each. If it happens every sixth week, it was no
          surprise, and it belongs in the plan.
        </>
      ),
    },
    {
      question: "Does a year really have fifty-two weeks?",
      answer: "Fifty-two and a day, or two days in a leap year. For a budget the difference is small.",
    },
    {
      question: "Which costs should stay out of the week?",
      answer:
        "Those that you cannot change within it. Rent, insurance and debt payments come off first, as their weekly part. What remains is for food, travel and pleasure, and only that number deserves a look in the middle of the week.",
    },
  ],

  changes: [
    {
      day: "2026-11-16",
      what: "Rewritten: a block for Wallet and YNAB too, spreading worked out with a rent, and what to do with leftovers.",
    },
    { day: "2026-11-15", what: "First edition, six trackers, no prices yet." },
  ],
});
