import { acorns } from "#content/apps/acorns.ts";
import { monarch } from "#content/apps/monarch.ts";
import { qapital } from "#content/apps/qapital.ts";
import { simplifi } from "#content/apps/simplifi.ts";
import { ynab } from "#content/apps/ynab.ts";
import { type WriteArticle, weekfold } from "./article.ts";

export const article: WriteArticle = ({ ArticleLink, FactText, OurFigure, Price }) => ({
  slug: "best-wealth-habit-builder",

  answers: [
    { when: "You forget", pick: "Qapital", because: "whose rules move money while you do" },
    { when: "You never begin to invest", pick: "Acorns", because: "which begins with small change" },
    { when: "You like to collect things", pick: "Simplifi", because: "for its achievements" },
    { when: "You want one figure to improve", pick: "YNAB", because: "for its age of money" },
    { when: "You need a nudge, not a task", pick: "Monarch", because: "for a recap that comes by itself" },
    { when: "You want a short ritual together", pick: "Weekfold", because: "ours, one decision a week" },
    { when: "One fixed sum, same day each month", pick: "No app", because: "a standing order at your bank does it" },
  ],

  judged: (
    <>
      <p>
        We looked for the part of each app that brings people back: a rule, a reward, a figure, a message or a date.
        Then we asked what happens in a bad week, because that is where habits end. Price came third, and set against a
        small sum, since nobody’s habit starts with a large one.
      </p>
      <p>
        Whether any of this makes people richer is not something that we, or the makers, can show. We hold no figures on
        how many users are still there after a year, and would distrust them if we did. Investing is touched here only
        as a thing to be repeated. This is no advice on what to buy.
      </p>
    </>
  ),

  sections: [
    {
      id: "last-time",
      title: "How did it end last time?",
      text: (
        <>
          <p>
            You have probably tried before. The way it ended tells you more than any list of features. There are four
            common endings, and each has its own cure.
          </p>
          <p>
            <strong>It slipped your mind.</strong> You meant to transfer something, and then it was the twentieth. Here
            the act should not depend on you at all. A rule or a standing order is the cure, and willpower is beside the
            point.
          </p>
          <p>
            <strong>One miss spoiled it.</strong> You had a fine run, then a week with the flu, and the broken chain
            looked so sad that you never opened the app again. You need something that forgives, or that has no chain.
          </p>
          <p>
            <strong>It was dull.</strong> Nothing seemed to happen. You need a result that you can watch, and it should
            move often enough to be noticed: a slow figure, or a badge to bridge the first weeks.
          </p>
          <p>
            <strong>It was lonely.</strong> One of you did it all, the other asked now and then how it was going, and
            both came to dislike the question. No automation cures that. Ten minutes together might.
          </p>
        </>
      ),
    },
    {
      id: "until-march",
      title: "Why less often wins",
      text: (
        <>
          <p>
            Suppose you start on New Year’s Day with <OurFigure>60</OurFigure> a week, keep it up for ten weeks and stop
            in March. You have <OurFigure>600</OurFigure>. Your neighbour puts away <OurFigure>30</OurFigure>, and
            manages it in nine weeks out of thirteen. In two she decides on nothing, because of the dentist. In two she
            forgets. That is <OurFigure>270</OurFigure> a quarter. At that pace she has <OurFigure>1,080</OurFigure> by
            December, and a habit.
          </p>
          <p>
            A ladder shows the same from the other side. You save one in the first week, two in the second, and so on.
            The whole year comes to <OurFigure>1,378</OurFigure>, which is <OurFigure>26.50</OurFigure> a week. But the
            last four weeks ask for <OurFigure>202</OurFigure>, in December of all months. Climb it downwards, from
            fifty-two to one, and the hard weeks fall into January while you are keen.
          </p>
          <p>
            So choose a sum that survives your worst ordinary week. You can raise it each quarter. Raising feels like
            progress. Cutting back feels like failure, even where the total is the same.
          </p>
        </>
      ),
    },
  ],

  tool: {
    slug: "saving-challenge",
    title: "Try a ladder before you climb it",
    text: (
      <p>
        Look at the largest week first. Could you pay that one in a month with the dentist in it? If not, make the step
        smaller or take the level kind. The example is the ladder from above, walked downwards.
      </p>
    ),
    example: "#kind=falling&step=1&in=USD",
  },

  table: {
    caption: "Habit builders by what brings you back, price and trial",
    note: "US dollars before tax. Where sources contradict each other, no price is shown.",
    columns: ["What brings you back", "Price", "Trial", "Entries"],
    rows: [
      { app: qapital, cells: ["Rules that act by themselves", qapital.price, qapital.trial, qapital.entry] },
      { app: acorns, cells: ["Small change, invested", acorns.price, acorns.trial, acorns.entry] },
      { app: simplifi, cells: ["Achievements", simplifi.price, simplifi.trial, simplifi.entry] },
      { app: ynab, cells: ["A figure that grows", ynab.price, ynab.trial, ynab.entry] },
      { app: monarch, cells: ["A recap that is sent to you", monarch.price, monarch.trial, monarch.entry] },
      { app: weekfold, cells: ["A date with yourselves", "Free", "None needed", "By hand, or a file from your bank"] },
    ],
  },

  apps: [
    {
      app: qapital,
      verdict: "Let rules do it.",
      bestFor: "People who mean to save and forget",
      notFor: "Those who want to feel each decision, and sums of a few coins",
      know: (
        <p>
          You can choose among <FactText of={qapital.kindsOfRules} />. Begin with one. Three rules at once make it hard
          to say why the account is low. The habit is then the app’s; yours is to leave it alone. It has a weekly side
          too: <FactText of={qapital.weeklyTarget} />. Reviews mention <FactText of={qapital.complaints} />. The slow
          transfer matters most for a habit, because money that is under way cannot be spent and cannot be seen.
        </p>
      ),
    },
    {
      app: acorns,
      verdict: "The same spirit, but the change is invested.",
      bestFor: "Starting to invest without a choice each time",
      notFor: "Money that you need next year",
      know: (
        <p>
          It <FactText of={acorns.roundUps} />. As a habit this has an odd side: the more you buy, the more you put
          away. That is fine as a beginning, so long as you do not take a busy month for a good one. Its tiers are in
          dispute between our notes. Look at{" "}
          <a href={acorns.page} rel="noopener">
            what it asks today
          </a>
          , and at how you would sell and leave, before the first round-up.
        </p>
      ),
    },
    {
      app: simplifi,
      verdict: "Reward it.",
      bestFor: "People whom a badge helps through the first weeks",
      notFor: "Those who would chase the badge and not the aim",
      know: (
        <p>
          Quicken describes <FactText of={simplifi.achievements} />. Rewards work well on acts and badly on amounts. A
          badge for looking at the plan four weeks in a row does no harm. A badge for a large transfer can tempt you to
          make it on the wrong day. Ask what will be there when the badges run out. Here there is an answer, a plan of{" "}
          <FactText of={simplifi.plan} />. If you come to like that daily figure, the prizes have done their work.
        </p>
      ),
    },
    {
      app: ynab,
      verdict: "Measure it.",
      bestFor: "People who like one slow, true number",
      notFor: "Anyone in a hurry",
      know: (
        <p>
          Age of money is <FactText of={ynab.ageOfMoney} />. If what you spent lately had waited six, ten and fourteen
          days since payday, the average would be ten. It rises when you stop living from the newest pay, and there is
          no trick that lifts it for long. It is slow, though, and in the first weeks nearly still. Reviews warn of{" "}
          <FactText of={ynab.complaints} />; plan for the learning, or it will feel like the dull ending again.
        </p>
      ),
    },
    {
      app: monarch,
      verdict: "Let it come to you.",
      bestFor: "Households that link their accounts anyway and would read a short summary",
      notFor: "Anyone who deletes newsletters unread",
      know: (
        <p>
          There is <FactText of={monarch.weeklyRecap} />. That is the lightest habit here: you only have to read. It is
          also the weakest, because reading is not deciding. To make it stronger, give it a sequel. When the recap
          arrives, one of you moves one sum, however small. Two people can divide the work as well:{" "}
          <FactText of={monarch.reviewing} />. The trial lasts <FactText of={monarch.trial} />, so you will see one
          recap in it, hardly more.
        </p>
      ),
    },
  ],

  loses: (
    <>
      <p>
        Weekfold never moves money. If nobody sits down, nothing is saved, and a Qapital rule would have been better. It
        has no prizes either, so if you enjoy those, Simplifi has something we lack. It does not invest your change, as
        Acorns does. And it needs a little typing before it knows anything, which is one more thing to put off.
      </p>
      <p>
        What it has is a meeting. The money date is laid out for ten minutes: what was saved, what was spent, the week
        ahead, one decision, a thank-you. You can hold it alone, or as two on two devices. The streak counts weeks in
        which you decided, even on zero. It forgives two missed weeks a quarter, and a pause for holidays breaks
        nothing. Your neighbour above, with two weeks of nothing and two forgotten, would stand at eleven.
      </p>
    </>
  ),

  choose: (
    <>
      <p>
        A habit has a moment, an act and a reason to come back. Most money apps supply the act and hope for the rest. So
        name your moment before you compare them: payday evening, Sunday after breakfast, the tram home on Friday. An
        app that wants you daily will lose to a life that gives it weekly. Write the sentence down: “When this happens,
        we do that, and then we may close the laptop.”
      </p>
      <p>
        Then run it for two weeks with nothing but paper. Note the date and the sum, even if it is zero. If paper works,
        an app can only make it nicer. If you forget the paper, you have found your ending, and it is the first one.
        Take a rule.
      </p>
      <p>
        Now the fee, against what the habit will really bring. Qapital costs <Price of={qapital.price} />. With{" "}
        <OurFigure>25</OurFigure> a week you set aside <OurFigure>1,300</OurFigure> a year, and the cheapest plan takes
        less than <OurFigure>3 %</OurFigure> of it. With <OurFigure>5</OurFigure> a week it is{" "}
        <OurFigure>260</OurFigure>, and the same plan takes about <OurFigure>14 %</OurFigure>, the dearest more than
        half. A standing order takes nothing. People who would otherwise save nothing may still find the fee cheap. Just
        be honest about which of the two you are.
      </p>
      <p>
        Give the choice thirteen weeks, and put the last day into the calendar at the start. On that day ask one thing:
        in how many weeks did we decide something? Ten or more, and the tool fits. Five, and the moment was wrong, so
        move it. One or two, and the kind was wrong, so change from a ritual to a rule or the other way round. Do not
        judge by the sum yet. If you would like the sum to have a name, read about{" "}
        <ArticleLink to="savings-goal-tracker">savings goal trackers</ArticleLink> next.
      </p>
    </>
  ),

  questions: [
    {
      question: "How long until it is a habit?",
      answer:
        "It differs widely between people, and any exact number of days deserves doubt. A quarter is a sensible trial: long enough to meet a bad week and come back from it.",
    },
    {
      question: "Is a small amount worth the trouble?",
      answer:
        "Yes, because in the beginning you practise the act. The amount can grow later; a habit that was never formed cannot. Just keep the costs at nothing while the sums are small.",
    },
    {
      question: "Is automatic saving still a habit?",
      answer:
        "Not in the strict sense, and it need not be. It gets the money out of reach, which is the aim. What it does not train is the talk about what the money is for. Many households do well with both: a rule for a base amount, and a short review for the rest.",
    },
    {
      question: "Should both of us do it?",
      answer:
        "Both should decide. Only one needs to type. If one of you has no patience for it, ask for a yes or no once a week and nothing more. A reluctant partner who says yes each Sunday is worth more than a keen one who plans alone.",
    },
    {
      question: "We missed three weeks. Start over?",
      answer:
        "No, go on. Do not make up for the missed sums at once; that turns the next week into a punishment. Put aside the usual amount, or half of it, on the usual day. What you are repairing is the day.",
    },
  ],

  changes: [
    {
      day: "2026-11-16",
      what: "Rewritten: four ways in which habits end, sums for a year, a trial of thirteen weeks. Monarch is new.",
    },
    { day: "2026-11-15", what: "First edition. No vendor’s price is printed yet." },
  ],
});
