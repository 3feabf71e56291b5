import { cashew } from "#content/apps/cashew.ts";
import { digit } from "#content/apps/digit.ts";
import { firefly } from "#content/apps/firefly.ts";
import { qapital } from "#content/apps/qapital.ts";
import { ynab } from "#content/apps/ynab.ts";
import { ArticlePage } from "#web/features/article/article-page.tsx";
import { ArticleSection } from "#web/features/article/article-section.tsx";
import { ChangeLog } from "#web/features/article/change-log.tsx";
import { CompareTable } from "#web/features/article/compare-table.tsx";
import { Questions } from "#web/features/article/questions.tsx";
import { ShortAnswer } from "#web/features/article/short-answer.tsx";
import { Cite, Sources } from "#web/features/article/sources.tsx";

const sections = [
  { id: "short-answer", title: "The short answer" },
  { id: "movers-and-counters", title: "Movers and counters" },
  { id: "side-by-side", title: "Side by side" },
  { id: "how-to-choose", title: "How to choose" },
  { id: "where-weekfold-loses", title: "Where Weekfold loses" },
  { id: "questions", title: "Questions" },
  { id: "sources", title: "Sources and changes" },
];

const sources = [qapital.facts.rules, digit.facts.case, ynab.facts.targets, firefly.facts.readme, cashew.facts.readme];

export default function SavingsGoalTracker() {
  return (
    <ArticlePage slug="savings-goal-tracker" sections={sections} sources={sources}>
      <ArticleSection id="short-answer" title="The short answer">
        <ShortAnswer
          answers={[
            { when: "Let it happen by itself", pick: "Qapital", because: "rules that move the money" },
            { when: "Goals inside a strict budget", pick: "YNAB", because: "with a target and a date" },
            { when: "Piggy banks on your own server", pick: "Firefly III", because: "free software" },
            { when: "A goal on one phone", pick: "Cashew", because: "typed by hand" },
            { when: "A goal you feed together each week", pick: "Weekfold", because: "which is ours" },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="movers-and-counters" title="Movers and counters">
        <p>
          Some goal apps take the money and put it away. Others only count what you put away yourself. A mover beats a
          tired evening. A counter beats a surprise. Before you choose, imagine the transfer that arrives one day too
          early, just ahead of the rent.
        </p>
        <p>
          It has happened. In 2022 the Consumer Financial Protection Bureau acted against Hello Digit, whose algorithm
          decided what was safe to save and caused overdrafts
          <Cite of={digit.facts.case} />. The service went on under another owner as Oportun Set &amp; Save. The lesson
          is not that movers are bad. It is that a rule you set, on a day you know, is easier to live with than a guess
          made for you.
        </p>
      </ArticleSection>
      <ArticleSection id="side-by-side" title="Side by side">
        <CompareTable
          caption="Savings goal trackers by who moves the money"
          columns={["Who moves the money", "What a goal knows", "Needs a bank link"]}
          rows={[
            {
              app: "Qapital",
              cells: [
                <>
                  The app, by your rules
                  <Cite of={qapital.facts.rules} />
                </>,
                "Target, photo, rules",
                "Yes, a US account",
              ],
            },
            {
              app: "YNAB",
              cells: [
                "You, inside the budget",
                <>
                  Amount, frequency, date
                  <Cite of={ynab.facts.targets} />
                </>,
                "No",
              ],
            },
            {
              app: "Firefly III",
              cells: [
                "You",
                <>
                  Piggy banks
                  <Cite of={firefly.facts.readme} />
                </>,
                "No",
              ],
            },
            {
              app: "Cashew",
              cells: [
                "You",
                <>
                  Goals
                  <Cite of={cashew.facts.readme} />
                </>,
                "No",
              ],
            },
            {
              app: "Weekfold",
              ours: true,
              cells: ["You", "Target, date, priority, what is saved already", "No, there is none"],
            },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="how-to-choose" title="How to choose">
        <p>
          Write the goal as a sentence with an amount and a month: “the deposit, by June next year”. Divide by the weeks
          that are left. If the result is comfortable, any counter will do, and the simplest lasts longest. If it is a
          stretch, you want an app that shows what gives way when this goal takes more. If it is impossible, change the
          month now; a goal that was hopeless from the first week teaches you to ignore goals.
        </p>
        <p>
          With several goals, look for an order among them. Weekfold gives dated goals what each needs per week and then
          serves undated ones by priority, to the cent, and after the buffer and the dear debts.
        </p>
      </ArticleSection>
      <ArticleSection id="where-weekfold-loses" title="Where Weekfold loses">
        <p>
          Recording a save in Weekfold does not move a cent. You still have to make the transfer at your bank, and if
          you tend not to, Qapital will save more for you in spite of its membership fee. Those who want goals tied to
          each category of spending will be happier in YNAB.
        </p>
      </ArticleSection>
      <ArticleSection id="questions" title="Questions">
        <Questions
          items={[
            {
              question: "One savings account, or one for each goal?",
              answer:
                "One account and a list is enough for most people, as long as the list adds up to the balance. Separate accounts help when you are tempted to borrow from yourself.",
            },
            {
              question: "What if one of us wants to save faster?",
              answer:
                "Agree on the shared amount first, then let each add to it. In Weekfold each save is its own entry with a name, so that nothing is lost or overwritten.",
            },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="sources" title="Sources and changes">
        <Sources />
        <ChangeLog changes={[{ day: "2026-11-15", what: "First edition, five trackers, no prices yet." }]} />
      </ArticleSection>
    </ArticlePage>
  );
}
