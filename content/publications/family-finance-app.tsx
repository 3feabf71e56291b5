import { famzoo } from "#content/apps/famzoo.ts";
import { goodbudget } from "#content/apps/goodbudget.ts";
import { greenlight } from "#content/apps/greenlight.ts";
import { monarch } from "#content/apps/monarch.ts";
import { ynab } from "#content/apps/ynab.ts";
import { type WriteArticle, weekfold } from "./article.ts";

export const article: WriteArticle = ({ ArticleLink, Cite, FactText, OurFigure, Price }) => ({
  slug: "family-finance-app",

  answers: [
    { when: "Adults and teenagers in one group", pick: "YNAB Together", because: "with a plan for each" },
    { when: "An adviser or a grown-up child looks in", pick: "Monarch", because: "with roles for members" },
    { when: "Shared envelopes on two phones", pick: "Goodbudget", because: "which assumes a household" },
    { when: "A child pays in shops alone", pick: "Greenlight", because: "a card, with chores and goals" },
    { when: "A child learns to count, at home", pick: "FamZoo, or a notebook", because: "no real money needed" },
    { when: "One calm family evening a week", pick: "Weekfold", because: "ours, for the adults’ part" },
  ],

  judged: (
    <>
      <p>
        We kept two jobs apart, a plan for the adults and practice for the children, and compared each app with its own
        kind only. For the plan we asked who may join, from which age, and what a member sees. For the practice we asked
        whether real money is in it, what it costs, and how sure we can be that it is still offered as described.
      </p>
      <p>
        That last point matters here more than elsewhere. What we hold about children’s cards is thinner and older than
        what we hold about budgets, and part of it comes from guides and not from the makers. Investing for children,
        school accounts and gifts of shares are left out.
      </p>
    </>
  ),

  sections: [
    {
      id: "two-jobs",
      title: "Two different jobs",
      text: (
        <>
          <p>
            A family asks two things of money software. The adults need one plan that both believe: rent, food, the car,
            the holiday. The children need something to practise with, where a mistake costs an ice cream. We found no
            app in our notes that does both well. The attempt mixes a seven-year-old’s chores into the mortgage.
          </p>
          <p>
            The two jobs also want opposite things. A plan should be right, so you correct errors in it at once.
            Practice should be allowed to go wrong, so you hold back. If a child’s empty purse shows up as a red line in
            the household’s month, one of the parents will fill it, and the lesson is over. Two small tools, with one
            transfer between them, serve both better than a large one.
          </p>
        </>
      ),
    },
    {
      id: "who-needs-what",
      title: "Who at the table needs what",
      text: (
        <>
          <p>
            <strong>A child under about eight</strong> needs coins and a glass jar. A goal drawn on paper is better than
            any screen, since it hangs on the fridge. No app is required.
          </p>
          <p>
            <strong>A schoolchild</strong> can follow a balance and wait for it to grow. Here an account without real
            money works: you keep the cash, and the child keeps the count. A card begins to make sense when they buy
            things without you.
          </p>
          <p>
            <strong>A teenager</strong> can plan a month of clothes, phone and going out. Give over whole areas and not
            single purchases, and let them run short once. A plan of their own, which you do not read, is worth more
            than a view of yours.
          </p>
          <p>
            <strong>A grown child at home</strong> pays a part. Agree on a sum and a day. They need no seat in your
            budget, and you need none in theirs.
          </p>
          <p>
            <strong>A grandparent who helps</strong> usually wants to know what a gift is for. A goal with a name
            answers that. Think twice before you open every account to someone who only asked how the bicycle is coming
            on.
          </p>
        </>
      ),
    },
    {
      id: "the-list",
      title: "The list that ruins family budgets",
      text: (
        <>
          <p>
            Families seldom fail at the weekly shop. They fail at what comes once a year and surprises them every time.
            Write it down once. Say school things are <OurFigure>480</OurFigure>, a summer camp is{" "}
            <OurFigure>900</OurFigure>, and birthdays with all their parties come to <OurFigure>700</OurFigure>.
            Together that is <OurFigure>2,080</OurFigure> a year, or <OurFigure>40</OurFigure> a week.
          </p>
          <p>
            Forty a week is an amount that you can talk about. A bill for the camp in April, with nothing laid by, is a
            quarrel. Whichever app you choose, enter this list on the first evening. Goodbudget has{" "}
            <FactText of={goodbudget.goals} />, YNAB has targets that are <FactText of={ynab.targets} />, and a notebook
            with three columns does it as well.
          </p>
        </>
      ),
    },
    {
      id: "worth-its-fee",
      title: "When a child’s card is worth its fee",
      text: (
        <>
          <p>
            Greenlight costs <Price of={greenlight.price} />. Twelve of those make a little under{" "}
            <OurFigure>72 dollars</OurFigure> a year. Compare that with what goes over the card. One child with five a
            week receives <OurFigure>260</OurFigure> in a year, so the fee is more than a quarter of the pocket money.
            Three children with five each receive <OurFigure>780</OurFigure>, and it is less than a tenth. With a
            teenager who gets forty a month for clothes on top, it hardly counts.
          </p>
          <p>
            So a card for one small child is an expensive way to hand over coins. For several children, or for one who
            travels alone, it may be cheap. Many banks also offer an account for young people. We have not compared
            those; ask yours before you subscribe to anything.
          </p>
        </>
      ),
    },
  ],

  tool: {
    slug: "emergency-fund",
    title: "How much should a family have in reserve?",
    text: (
      <p>
        Children make the answer larger, and so does a single pay packet. Say who earns, whether the pay is steady, and
        that somebody depends on it. You get a number of months with the reasons, and a date when you add what can be
        put by each week, after the forty for the list.
      </p>
    ),
  },

  table: {
    caption: "Family apps by job, entries, price and who may join",
    note: "Compare the plans with each other and the children’s tools with each other.",
    columns: ["Job", "Together", "Entries", "Free plan", "Price"],
    rows: [
      { app: ynab, cells: ["The adults’ plan", ynab.household, ynab.entry, ynab.freePlan, ynab.price] },
      { app: monarch, cells: ["The adults’ plan", monarch.household, monarch.entry, monarch.freePlan, monarch.price] },
      {
        app: goodbudget,
        cells: ["The adults’ plan", goodbudget.household, goodbudget.entry, goodbudget.freePlan, goodbudget.price],
      },
      {
        app: greenlight,
        cells: [
          "The children’s practice",
          greenlight.household,
          greenlight.entry,
          greenlight.freePlan,
          greenlight.price,
        ],
      },
      {
        app: famzoo,
        cells: ["The children’s practice", famzoo.household, famzoo.entry, famzoo.freePlan, famzoo.price],
      },
      {
        app: weekfold,
        cells: [
          "The adults’ plan",
          "One household, own sign-ins",
          "By hand, or a file from your bank",
          "All of it",
          "Free",
        ],
      },
    ],
  },

  apps: [
    {
      app: ynab,
      verdict: "One bill, and a plan for each person who is old enough.",
      bestFor: "Families with teenagers, and parents who already budget this way",
      notFor: "Small children, and families with more people than a group takes",
      know: (
        <p>
          The terms allow <FactText of={ynab.household} />. So a fourteen-year-old can have a plan without seeing yours,
          and you need not see theirs. Start the teenager with three lines and no bank link. The line about free plans
          on its pricing page is worth knowing if a child will leave for college: <FactText of={ynab.freePlan} />. The
          date on the terms is some years old; read them again before you count heads.
        </p>
      ),
    },
    {
      app: monarch,
      verdict: "Every member looks at the same dashboard.",
      bestFor: "Two parents with many accounts, and perhaps an adviser",
      notFor: "Anyone under age, and relatives who should see only a part",
      know: (
        <p>
          The roles are <FactText of={monarch.roles} />. The last one is rare in this list: someone who does your taxes
          or your planning can look in without borrowing a password. A member, on the other hand, shares the one
          dashboard. That openness suits two parents, and it hardly suits their children. Banks must be in{" "}
          <FactText of={monarch.countries} />, so a family with one salary or one grandmother abroad will keep part of
          its money elsewhere.
        </p>
      ),
    },
    {
      app: goodbudget,
      verdict: "Pots that a ten-year-old understands, for the adults’ money.",
      bestFor: "Families who want to say “the eating-out pot is empty” and mean it",
      notFor: "Parents who will not type after a long day",
      know: (
        <p>
          Envelopes explain themselves, and that is a quiet strength in a family: you can show the food pot to a child
          without showing a salary. Its free plan has room for <FactText of={goodbudget.freePlan} />. A family of four
          fills that quickly, so group things. One pot for all school costs is enough. Should you pay and later stop,{" "}
          <FactText of={goodbudget.leaving} />.
        </p>
      ),
    },
    {
      app: greenlight,
      verdict: "A card and an app, for children who buy things themselves.",
      bestFor: "Several children of school age on one fee",
      notFor: "The household’s own budget, and a single small child",
      know: (
        <p>
          It covers <FactText of={greenlight.scope} />. That is a clear border, and a good one. The price that we print
          is where it begins, so see on its page which tier a button leads to. What our notes do not say is how the
          money comes back to you when you close the card; ask that before you load a birthday’s worth onto it.
        </p>
      ),
    },
    {
      app: famzoo,
      verdict: "A family bank, with or without real money in it.",
      bestFor: "Parents who keep the money and let the child keep the count",
      notFor: "Anyone who wants to be sure today that all is as described",
      know: (
        <p>
          You choose between <FactText of={famzoo.accounts} />. The second kind is the interesting one, because it needs
          no card and no bank. There is <FactText of={famzoo.chores} />, and the interest is a fine trick: at a rate
          that only a parent would pay, a child sees saving work within weeks. A second-hand figure for it is{" "}
          <Price of={famzoo.price} />. Our stored pages are old
          <Cite of={famzoo.newestPage} />, so look first whether it takes new families.
        </p>
      ),
    },
  ],

  loses: (
    <>
      <p>
        Weekfold does the adults’ job and leaves the other alone. It knows children as people of the household, so that
        the plan fits the number of mouths. It has no card, no chores and no allowance. Greenlight and FamZoo win that
        work outright.
      </p>
      <p>
        A person who signs in to a household sees the whole of it. For a teenager who should see only a part, YNAB
        Together is the better home, and for an adviser with a role of their own Monarch is. Tired parents should also
        know that nothing arrives from the bank by itself. If the evenings are gone until the youngest sleeps through,
        take an app with a bank link for now. What you would get from us is one short sitting a week: what came due,
        what can be laid by, and which of the family’s goals it goes to.
      </p>
    </>
  ),

  choose: (
    <>
      <p>
        Begin with the adults. A child’s card does not help if the parents disagree about the month. If that is where
        you are, <ArticleLink to="budget-apps-for-couples">the article for couples</ArticleLink> is the better first
        page, and this one can wait.
      </p>
      <p>
        When the plan has held for a quarter, add the children’s tool, one child at a time and the oldest first. In the
        plan it is one line: the pocket money of all children, on the same day each week. Do not track what they do with
        it. Set two rules aloud. What is spent is spent, and there is no advance.
      </p>
      <p>
        Review both once a year, in the week in which school begins. Move some areas from your plan to the teenager’s,
        with the money that you used to spend on them. If clothes cost you <OurFigure>480</OurFigure> last year, that is{" "}
        <OurFigure>40</OurFigure> a month to hand over, and one argument fewer. In the end their tool replaces yours,
        which was the point.
      </p>
    </>
  ),

  questions: [
    {
      question: "At what age should children join in?",
      answer:
        "There is no right year. A child who can wait a week for something can follow a goal on paper. Shared software can wait until they have money of their own to enter.",
    },
    {
      question: "We live in two homes. Does that work?",
      answer:
        "Often better as two households with one agreed list of shared costs for the children. Keep the list short, settle it monthly, and attach the receipts. Software that shows everything to everyone is made for people who share everything.",
    },
    {
      question: "Should the children know what we earn?",
      answer:
        "They need prices more than salaries. What the flat costs, what a week of food costs, what the holiday will cost: with those a child can understand a no. Whether you name your pay is a question of taste.",
    },
    {
      question: "Should pocket money depend on chores?",
      answer:
        "Families do well either way. If you tie the two, be ready for the week in which the child would rather have neither. A middle way is a fixed sum for practice and extra pay for extra work, with the dishes in neither.",
    },
    {
      question: "How many apps should a family have?",
      answer: "As few as the jobs. One plan for the adults, and one tool for the children when they need it.",
    },
  ],

  changes: [
    {
      day: "2026-11-16",
      what: "Rewritten: what each person at the table needs, the costs that come once a year, and when a card is worth its fee.",
    },
    { day: "2026-11-15", what: "First edition. Prices of children’s cards left out: undated." },
  ],
});
