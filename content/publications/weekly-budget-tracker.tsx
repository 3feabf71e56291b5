import { cashew } from "#content/apps/cashew.ts";
import { goodbudget } from "#content/apps/goodbudget.ts";
import { qapital } from "#content/apps/qapital.ts";
import { weekly } from "#content/apps/weekly.ts";
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
  { id: "why-weeks", title: "Why weeks" },
  { id: "averaging", title: "How a month becomes a week" },
  { id: "side-by-side", title: "Side by side" },
  { id: "how-to-choose", title: "How to choose" },
  { id: "where-weekfold-loses", title: "Where Weekfold loses" },
  { id: "questions", title: "Questions" },
  { id: "sources", title: "Sources and changes" },
];

const sources = [
  weekly.facts.safeToSpend,
  weekly.facts.averages,
  weekly.facts.prices,
  qapital.facts.weeklyTarget,
  qapital.facts.rules,
  goodbudget.facts.period,
  goodbudget.facts.weeklyPeriod,
  cashew.facts.readme,
  ynab.facts.targets,
];

export default function WeeklyBudgetTracker() {
  return (
    <ArticlePage slug="weekly-budget-tracker" sections={sections} sources={sources}>
      <ArticleSection id="short-answer" title="The short answer">
        <ShortAnswer
          answers={[
            { when: "How much may I spend until Sunday?", pick: "Weekly", because: "one safe-to-spend number" },
            { when: "A weekly limit beside automatic saving", pick: "Qapital", because: "with a linked US bank" },
            { when: "Weekly envelopes", pick: "Goodbudget", because: "after changing its period" },
            { when: "A free tracker with weekly budgets", pick: "Cashew", because: "for one person" },
            { when: "What can we put aside this week?", pick: "Weekfold", because: "which is ours" },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="why-weeks" title="Why weeks">
        <p>
          A month is a long time to be wrong in. Overspend on the third and you learn about it on the thirtieth. A week
          is short enough to remember and long enough to hold a supermarket, a weekend and a change of mind. It also has
          the same length every time, which no month can say.
        </p>
      </ArticleSection>
      <ArticleSection id="averaging" title="How a month becomes a week">
        <p>
          Bills do not come weekly, so a weekly tracker has to spread them. The clean way is to take a year: twelve
          rents, divided by about fifty-two weeks. Dividing a month by four is the common mistake; it pretends that a
          year has forty-eight weeks and makes each week look dearer than it is. Weekly averages income and commitments
          to a week
          <Cite of={weekly.facts.averages} />. Weekfold spreads every bill over the weeks too, and each figure there
          answers “why?” with its formula.
        </p>
      </ArticleSection>
      <ArticleSection id="side-by-side" title="Side by side">
        <CompareTable
          caption="How weekly each tracker is"
          columns={["What is weekly", "What is not"]}
          rows={[
            {
              app: "Weekly",
              cells: [
                <>
                  The whole budget, with rollover
                  <Cite of={weekly.facts.safeToSpend} />
                </>,
                "Nothing that we found",
              ],
            },
            {
              app: "Qapital",
              cells: [
                <>
                  A target for day-to-day spending
                  <Cite of={qapital.facts.weeklyTarget} />
                </>,
                "Fixed bills stay outside",
              ],
            },
            {
              app: "Goodbudget",
              cells: [
                <>
                  The budget period, if you change it
                  <Cite of={goodbudget.facts.weeklyPeriod} />
                </>,
                <>
                  Monthly by default; fills are set apart from it
                  <Cite of={goodbudget.facts.period} />
                </>,
              ],
            },
            {
              app: "Cashew",
              cells: [
                <>
                  Any budget you make weekly
                  <Cite of={cashew.facts.readme} />
                </>,
                "Spreading of bills is not stated",
              ],
            },
            {
              app: "YNAB",
              cells: [
                <>
                  A target can repeat weekly
                  <Cite of={ynab.facts.targets} />
                </>,
                "No weekly view that we found",
              ],
            },
            {
              app: "Weekfold",
              ours: true,
              cells: ["Budgets, plan, saves and review", "Bills keep their own rhythm and are spread"],
            },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="how-to-choose" title="How to choose">
        <p>
          Decide whether you want a limit or a habit. A limit tells you when to stop buying lunch; Weekly is the
          clearest of those. Its stored pages disagree on the yearly price
          <Cite of={weekly.facts.prices} />, so{" "}
          <a href={weekly.facts.prices.sourceUrl} rel="noopener">
            ask its own page
          </a>
          . A habit asks you to sit down once a week and decide. Qapital leans to automation instead, and wants a paid
          membership
          <Cite of={qapital.facts.rules} />.
        </p>
      </ArticleSection>
      <ArticleSection id="where-weekfold-loses" title="Where Weekfold loses">
        <p>
          If you want bank rows sorted for you during the week, Weekly can link an account and we cannot. If your only
          question is “can I afford this tonight?”, one safe-to-spend number on the phone beats our plan of the whole
          household.
        </p>
      </ArticleSection>
      <ArticleSection id="questions" title="Questions">
        <Questions
          items={[
            {
              question: "On which day should the week start?",
              answer:
                "On the day after you sit down. Many couples close the week on Sunday evening. Weekfold lets the household choose its first day.",
            },
            {
              question: "I am paid monthly. Does weekly still work?",
              answer:
                "Yes. Keep the month’s pay in one place and release a week at a time. The first month feels tight, because the rent has not been spread yet.",
            },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="sources" title="Sources and changes">
        <Sources />
        <ChangeLog changes={[{ day: "2026-11-15", what: "First edition, six trackers, no prices yet." }]} />
      </ArticleSection>
    </ArticlePage>
  );
}
