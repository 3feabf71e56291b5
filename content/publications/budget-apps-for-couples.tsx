import { acorns } from "#content/apps/acorns.ts";
import { copilot } from "#content/apps/copilot.ts";
import { everydollar } from "#content/apps/everydollar.ts";
import { goodbudget } from "#content/apps/goodbudget.ts";
import { honeydue } from "#content/apps/honeydue.ts";
import { monarch } from "#content/apps/monarch.ts";
import { tiller } from "#content/apps/tiller.ts";
import { ynab } from "#content/apps/ynab.ts";
import { zeta } from "#content/apps/zeta.ts";
import { type WriteArticle, weekfold } from "./article.ts";

export const article: WriteArticle = ({ Cite, CostOver, FactText, OurFigure }) => ({
  slug: "budget-apps-for-couples",

  answers: [
    { when: "You pool everything", pick: "Monarch", because: "one dashboard, two logins, one bill" },
    { when: "You share some plans, not all", pick: "YNAB Together", because: "which shares plan by plan" },
    { when: "You decide account by account", pick: "Honeydue", because: "made for exactly two" },
    { when: "You want to agree on pots, not on lines", pick: "Goodbudget", because: "free for a few envelopes" },
    { when: "You are clearing debts the Ramsey way", pick: "EveryDollar", because: "in Premium, where sharing is" },
    { when: "One of you already keeps the spreadsheet", pick: "Tiller", because: "the other gets a seat" },
    { when: "You want a weekly talk, without a bank login", pick: "Weekfold", because: "which is ours" },
  ],

  judged: (
    <>
      <p>
        For two people one question outweighs the rest: what does one of you see of the other’s money? We looked for
        that first. Then we asked who needs a login, who has to pay, and whether the less interested one of you can take
        part without learning a system.
      </p>
      <p>
        We left out apps for one person. Copilot Money is one of those: <FactText of={copilot.household} />. Two people
        can each have one and compare screens at dinner, but that is two trackers and no common plan. We also say
        nothing about joint bank accounts. Whether to open one is a matter of law and trust, and an app settles neither.
      </p>
    </>
  ),

  sections: [
    {
      id: "three-ways",
      title: "Three ways to be two",
      text: (
        <>
          <p>
            Some couples pour all pay into one pot. Nothing needs to be hidden or settled, and the useful app is the one
            that shows most with the least work. The risk is small purchases. When every coffee is in view, someone will
            comment on a coffee. A personal line for each of you, which the other does not discuss, keeps the peace
            better than any setting.
          </p>
          <p>
            Some keep two purses and a third for the home. Rent, food and the holiday are common; shoes and presents are
            not. Here visibility is the whole question. An app that shows everything will feel like being watched, and
            one that shows nothing leaves the rent to memory.
          </p>
          <p>
            And some stay apart and settle up. You each pay what falls to you, keep a list, and even it out at the end
            of the month. You hardly need a budget app for it. You need a short list, one agreed rule for sharing, and a
            day on which you use it.
          </p>
        </>
      ),
    },
    {
      id: "what-is-fair",
      title: "The same bills, shared three times",
      text: (
        <>
          <p>
            Agree on the rule before the app, because most apps will happily record an unfair one. Take a couple who
            bring home <OurFigure>3,600</OurFigure> and <OurFigure>2,400</OurFigure> a month, with common costs of{" "}
            <OurFigure>3,000</OurFigure>.
          </p>
          <p>
            Half and half, each pays <OurFigure>1,500</OurFigure>. One keeps <OurFigure>2,100</OurFigure>, the other{" "}
            <OurFigure>900</OurFigure>. By income, the shares are <OurFigure>60 %</OurFigure> and{" "}
            <OurFigure>40 %</OurFigure>: they pay <OurFigure>1,800</OurFigure> and <OurFigure>1,200</OurFigure>, and
            keep the same amounts. With equal leftovers, each keeps <OurFigure>1,500</OurFigure>, so one pays{" "}
            <OurFigure>2,100</OurFigure> and the other <OurFigure>900</OurFigure>.
          </p>
          <p>
            The first rule is simple and feels fair while incomes are close. The second lets both feel a rise in rent to
            the same degree. The third treats two jobs as one income, which suits couples where one works less to care
            for someone. The distance between the first and the third is <OurFigure>600</OurFigure> a month for each of
            you. Talk about that, and again when a job changes.
          </p>
        </>
      ),
    },
  ],

  tool: {
    slug: "fair-shares",
    title: "Your bills, shared three times",
    text: (
      <p>
        Do the same with what the two of you bring home. Nobody has to see it but you, and no rule is marked as the
        right one. If the three results lie close together, take the simplest and talk about something else.
      </p>
    ),
    example: "#incomeA=3600&incomeB=2400&costs=3000&in=USD",
  },

  table: {
    caption: "Couples’ apps by visibility, logins, entries and price",
    note: "What one of you sees of the other’s money. Our own words where no source is named.",
    columns: ["What the other one sees", "Together", "Entries", "Price"],
    rows: [
      { app: monarch, cells: ["Everything, on one shared dashboard", monarch.household, monarch.entry, monarch.price] },
      { app: ynab, cells: ["The plans you choose to share", ynab.household, ynab.entry, ynab.price] },
      { app: honeydue, cells: [honeydue.visibility, honeydue.household, honeydue.entry, honeydue.price] },
      {
        app: goodbudget,
        cells: ["The envelopes of the household", goodbudget.household, goodbudget.entry, goodbudget.price],
      },
      {
        app: everydollar,
        cells: ["The household’s budget", everydollar.household, everydollar.entry, everydollar.price],
      },
      { app: tiller, cells: ["The spreadsheet", tiller.household, tiller.entry, tiller.price] },
      {
        app: weekfold,
        cells: [
          "Everything shared, live, and who saved what; a space of one’s own beside it",
          "One household, own sign-ins",
          "By hand, or a file from your bank",
          "Free",
        ],
      },
    ],
  },

  apps: [
    {
      app: monarch,
      verdict: "The least work for two people who both say “everything”.",
      bestFor: "One household, one budget, all accounts in view",
      notFor: "Two people who want to keep something apart",
      know: (
        <p>
          Mind one trap at the door: <FactText of={monarch.invitations} />. So one of you starts and invites the other,
          and nobody makes a trial account “just to look”. For couples its best idea is small:{" "}
          <FactText of={monarch.reviewing} />. A strange charge goes to whoever knows what it was, and the question is
          asked once, without a tone. If you part from it, the help page promises <FactText of={monarch.leaving} />,
          though <FactText of={monarch.terms} />.
        </p>
      ),
    },
    {
      app: ynab,
      verdict: "A plan each and one in common, on a single bill.",
      bestFor: "Couples who keep some money apart and both like a method",
      notFor: "Two people of whom only one will learn it",
      know: (
        <p>
          In its groups, plans are shared one by one
          <Cite of={ynab.household} />. You can keep your own plan to yourself, the other can too, and the home has a
          third. Think about who pays: the group hangs on one subscription, so decide what happens to it if you
          separate. And be honest about interest. A zero-based plan kept by one person and ignored by the other turns
          the first one into the household’s bookkeeper, and then into its police.
        </p>
      ),
    },
    {
      app: honeydue,
      verdict: "For couples whose question is about each single card.",
      bestFor: "Two people who set visibility account by account",
      notFor: "Families, laptops, and anyone who wants a deep budget",
      know: (
        <p>
          It is the app in this list where we found that choice documented for every account. It has changed hands: it
          was <FactText of={honeydue.owner} />, and <FactText of={honeydue.joint} />. Notes speak of{" "}
          <FactText of={honeydue.gaps} />. None of that makes it a bad start, because an undated review calls it free:{" "}
          <FactText of={honeydue.freePlan} />. See first whether your phone’s store still lists it, and keep nothing
          there that you could not lose.
        </p>
      ),
    },
    {
      app: goodbudget,
      verdict: "Talk about eight pots and let the receipts be.",
      bestFor: "Couples who shop with cash or cards and enter it in the doorway",
      notFor: "Two people with separate purses, since a household is one",
      know: (
        <p>
          An envelope answers the question that couples really have in a shop: is there still money for this? Both
          phones show the same pot. The free plan holds <FactText of={goodbudget.freePlan} />, which is enough for food,
          home, car, fun and one line for each of you. Put a name on those personal lines and agree never to ask about
          them. Both of you have to type.
        </p>
      ),
    },
    {
      app: everydollar,
      verdict: "A monthly budget for two who follow one teacher.",
      bestFor: "Couples in the Ramsey programme who want it in one place",
      notFor: "Sharing without paying",
      know: (
        <p>
          Look behind the button before you plan on it: <FactText of={everydollar.household} />. In the free version one
          of you keeps the budget, and the other looks over a shoulder. The price by the month is more than double what
          it is by the year
          <Cite of={everydollar.price} />, so try it first and then decide for a whole year or not at all. Complaints
          name <FactText of={everydollar.complaints} />.
        </p>
      ),
    },
    {
      app: tiller,
      verdict: "Your own spreadsheet, filled by the bank, with a second seat.",
      bestFor: "A couple in which one enjoys formulas and the other trusts them",
      notFor: "Two people who both wince at a cell reference",
      know: (
        <p>
          Others may join: <FactText of={tiller.household} />. So the person who set it up stays in charge of the links.
          A sheet can hold any rule for sharing, also the three above, and it shows how it was worked out. It can also
          break in a way that one of you alone understands. Write down how it works while you still agree that it does.
        </p>
      ),
    },
  ],

  loses: (
    <>
      <p>
        What you share in Weekfold you share whole: every member of a household sees all of it. An account, a debt or a
        goal can be moved into a space of your own, where it counts in no shared figure. There is nothing in between. To
        decide for each account how much the other sees, Honeydue is the better choice, and for a full plan each, YNAB
        Together is.
      </p>
      <p>
        Nothing comes in from a bank by itself, so one of you has to enter it or fetch a file. Where neither of you
        will, Monarch wins without a contest. What we can offer a couple is the rhythm. Once a week you sit down, see
        what can be set aside, and both sign the week. Costs that one of you paid for both can be settled, equally or by
        income. And whoever takes part less often is asked for one tap and not for an evening.
      </p>
    </>
  ),

  closed: (
    <p>
      Zeta, which joined a bank account to a couple’s budget, <FactText of={zeta.closed} />. Acorns{" "}
      <FactText of={acorns.zeta} />. Older lists still praise it. The lesson outlives the app: when a budget is also
      your bank, its closing day is your moving day, with salaries, rent and cards to redirect for two people at once.
    </p>
  ),

  choose: (
    <>
      <p>
        Talk before you install anything, and make it three questions. What do we pay for together? By which rule do we
        share it? What may each of us spend without a word? Write the answers on one sheet. If you cannot fill it in, no
        app will, and you have just saved a subscription.
      </p>
      <p>
        Then match the sheet to the first column of the table. Ask the more private one of you to choose, since the more
        open one loses nothing by it. Compare the bill for the household and not for a person. At yearly prices, Monarch
        comes to <CostOver years={3} of={monarch.price} />, YNAB to <CostOver years={3} of={ynab.price} />, Goodbudget’s
        Premium to <CostOver years={3} of={goodbudget.price} /> and EveryDollar’s to{" "}
        <CostOver years={3} of={everydollar.price} />. Honeydue lives on tips and advertising
        <Cite of={honeydue.freePlan} />, Weekfold is free, and each has its gap.
      </p>
      <p>
        Try it for four weeks with one fixed appointment, ten minutes long. If the appointment falls away twice, the
        tool is too much for the two of you. Take a smaller one, or keep the sheet of paper.
      </p>
    </>
  ),

  questions: [
    {
      question: "Do we both have to pay?",
      answer:
        "Not in Monarch or YNAB Together: one subscription covers both of you, and each has a login. Weekfold costs neither of you anything. With an app for one person you would pay twice and still not have a common plan.",
    },
    {
      question: "What if only one of us cares?",
      answer:
        "Then make the other one’s part small and real: one look and one decision a week. Do not ask for categories. Ask whether the number feels right.",
    },
    {
      question: "Should we see each other’s every purchase?",
      answer:
        "Only if you both like it. Many couples do well with open totals and closed lines. A fixed personal amount for each of you gives the same control over the month and leaves room for presents.",
    },
    {
      question: "One of us has debts from before. Do they belong in the plan?",
      answer: (
        <>
          The payment does, because it takes money out of every month. Who owes it, and whether the other helps, is
          yours to agree. Say one of you owes <OurFigure>4,000</OurFigure> and pays <OurFigure>200</OurFigure> a month:
          for twenty months, or longer with interest, there is that much less for the common pot. Plan with that figure
          openly and leave the blame out.
        </>
      ),
    },
    {
      question: "What happens to the data if we separate?",
      answer:
        "Find out while you get on. See who owns the subscription, who can remove whom, and what the export holds. Make one export together each January and give each of you a copy.",
    },
  ],

  changes: [
    {
      day: "2026-11-16",
      what: "Rewritten: seven apps, a block for each of the others, and one example of sharing costs by three rules. Tiller is new.",
    },
    { day: "2026-11-15", what: "First edition, with four apps and one that closed." },
  ],
});
