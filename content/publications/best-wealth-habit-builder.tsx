import { acorns } from "#content/apps/acorns.ts";
import { qapital } from "#content/apps/qapital.ts";
import { simplifi } from "#content/apps/simplifi.ts";
import { ynab } from "#content/apps/ynab.ts";
import { ArticlePage } from "#web/features/article/article-page.tsx";
import { ArticleSection } from "#web/features/article/article-section.tsx";
import { ChangeLog } from "#web/features/article/change-log.tsx";
import { Questions } from "#web/features/article/questions.tsx";
import { ShortAnswer } from "#web/features/article/short-answer.tsx";
import { Cite, Sources } from "#web/features/article/sources.tsx";

const sections = [
  { id: "short-answer", title: "The short answer" },
  { id: "how-to-choose", title: "How to choose" },
  { id: "main-differences", title: "Four ways to build one" },
  { id: "small-fees", title: "A word on small fees" },
  { id: "where-weekfold-loses", title: "Where Weekfold loses" },
  { id: "questions", title: "Questions" },
  { id: "sources", title: "Sources and changes" },
];

const sources = [qapital.facts.rules, acorns.facts.roundUps, simplifi.facts.achievements, ynab.facts.ageOfMoney];

export default function BestWealthHabitBuilder() {
  return (
    <ArticlePage slug="best-wealth-habit-builder" sections={sections} sources={sources}>
      <ArticleSection id="short-answer" title="The short answer">
        <ShortAnswer
          answers={[
            { when: "You forget", pick: "Qapital", because: "whose rules move money while you do" },
            { when: "You like to collect things", pick: "Simplifi", because: "for its achievements" },
            { when: "You want one figure to improve", pick: "YNAB", because: "for its age of money" },
            { when: "You want a short ritual together", pick: "Weekfold", because: "ours, one decision a week" },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="how-to-choose" title="How to choose">
        <p>
          A habit has a moment, an act and a reason to come back. Most money apps supply the act and hope for the rest.
          Before you compare them, name your moment: payday evening, Sunday after breakfast, the tram home on Friday. An
          app that wants you daily will lose to a life that gives it weekly.
        </p>
        <p>
          Next, ask what you did the last time you stopped. If you simply forgot, automation is the cure. If you missed
          once and felt that the run was spoiled, look for something that forgives. If it was dull, you need a result
          that you can see growing.
        </p>
      </ArticleSection>
      <ArticleSection id="main-differences" title="Four ways to build one">
        <h3>Let rules do it: Qapital</h3>
        <p>
          Round-ups, a slice of each payday, or a fixed sum go into a goal by themselves. That needs a linked US bank
          account and a paid membership
          <Cite of={qapital.facts.rules} />. Acorns works in the same spirit, but invests the change
          <Cite of={acorns.facts.roundUps} />. The habit is the app’s; yours is to leave it alone.
        </p>
        <h3>Reward it: Simplifi</h3>
        <p>
          Quicken describes an achievements programme inside Simplifi
          <Cite of={simplifi.facts.achievements} />. Badges help some people through the first weeks. Ask what will be
          there when they run out.
        </p>
        <h3>Measure it: YNAB</h3>
        <p>
          Age of money is the average number of days between receiving a dollar and spending it
          <Cite of={ynab.facts.ageOfMoney} />. It rises slowly and says one true thing: how far you live from the last
          payday. You can borrow the idea without the app.
        </p>
        <h3>Meet over it: Weekfold</h3>
        <p>
          The week is closed in a short review: what was saved, what was spent, one decision, one thank-you. The streak
          counts weeks in which you decided, even on zero. It allows two grace weeks a quarter and a pause for holidays.
        </p>
      </ArticleSection>
      <ArticleSection id="small-fees" title="A word on small fees">
        <p>
          A fee looks tiny and is not, next to a small balance. Three dollars a month takes thirty-six in a year. From a
          hundred set aside, that is more than a third; from ten thousand it hardly shows. Until the balance is large, a
          free standing order at your bank may do the same work.
        </p>
      </ArticleSection>
      <ArticleSection id="where-weekfold-loses" title="Where Weekfold loses">
        <p>
          Weekfold never moves money. If nobody sits down, nothing is saved, and a Qapital rule would have been better.
          It has no prizes either. And it promises nothing about returns: a habit decides how much you put aside, not
          what it earns.
        </p>
      </ArticleSection>
      <ArticleSection id="questions" title="Questions">
        <Questions
          items={[
            {
              question: "How long until it is a habit?",
              answer:
                "It differs widely between people, and any exact number of days deserves doubt. A quarter, thirteen weeks, is a sensible trial: long enough to meet a bad week and come back.",
            },
            {
              question: "Is a small amount worth the trouble?",
              answer:
                "Yes, because in the beginning you practise the act. The amount can grow later; a habit that was never formed cannot.",
            },
            {
              question: "Should both of us do it?",
              answer: "Both should decide. Only one needs to type.",
            },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="sources" title="Sources and changes">
        <Sources />
        <ChangeLog changes={[{ day: "2026-11-15", what: "First edition. No vendor’s price is printed yet." }]} />
      </ArticleSection>
    </ArticlePage>
  );
}
