import { buckets } from "#content/apps/buckets.ts";
import { cashew } from "#content/apps/cashew.ts";
import { everydollar } from "#content/apps/everydollar.ts";
import { fudget } from "#content/apps/fudget.ts";
import { goodbudget } from "#content/apps/goodbudget.ts";
import { ArticlePage } from "#web/features/article/article-page.tsx";
import { ArticleSection } from "#web/features/article/article-section.tsx";
import { ChangeLog } from "#web/features/article/change-log.tsx";
import { Price } from "#web/features/article/price.tsx";
import { Questions } from "#web/features/article/questions.tsx";
import { ShortAnswer } from "#web/features/article/short-answer.tsx";
import { Cite, Sources } from "#web/features/article/sources.tsx";

const sections = [
  { id: "short-answer", title: "The short answer" },
  { id: "what-it-costs", title: "What typing costs" },
  { id: "how-to-choose", title: "How to choose" },
  { id: "main-differences", title: "The main differences" },
  { id: "where-weekfold-loses", title: "Where Weekfold loses" },
  { id: "questions", title: "Questions" },
  { id: "sources", title: "Sources and changes" },
];

const sources = [
  fudget.facts.basic,
  cashew.facts.readme,
  cashew.facts.releases,
  goodbudget.facts.accounts,
  everydollar.facts.plans,
  everydollar.facts.export,
  buckets.price,
  buckets.facts.file,
];

export default function ManualExpenseTrackerApp() {
  return (
    <ArticlePage slug="manual-expense-tracker-app" sections={sections} sources={sources}>
      <ArticleSection id="short-answer" title="The short answer">
        <ShortAnswer
          answers={[
            { when: "A plain list of ins and outs", pick: "Fudget", because: "with no accounts or categories at all" },
            { when: "A phone app with charts and goals", pick: "Cashew", because: "if you track alone" },
            { when: "Envelopes you share", pick: "Goodbudget", because: "whose free plan is manual anyway" },
            { when: "A monthly plan with lines", pick: "EveryDollar", because: "free as long as you type" },
            { when: "A file on your own computer", pick: "Buckets", because: "paid once" },
            { when: "A weekly figure for the two of you", pick: "Weekfold", because: "ours, on your device first" },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="what-it-costs" title="What typing costs">
        <p>
          No bank login means no shared password, no broken connection on a Sunday evening, and no company reading your
          statement. It also means that you do the work. Say you pay for twenty things a week at ten seconds each: that
          is a little over three minutes. The price is not the minutes. It is remembering.
        </p>
        <p>
          So judge a manual app by one thing: how quickly a coffee becomes a row while you still stand at the counter.
          Reports matter later. Some people skip single purchases and enter one sum per category on Friday. That is a
          fair way to track, and often the way that lasts.
        </p>
      </ArticleSection>
      <ArticleSection id="how-to-choose" title="How to choose">
        <p>
          First decide where the list should live: on one phone, on several, or in a file of your own. Then decide who
          else writes in it. Only after that compare charts.
        </p>
      </ArticleSection>
      <ArticleSection id="main-differences" title="The main differences">
        <h3>Fudget and Cashew</h3>
        <p>
          Fudget’s Basic plan stops at five budgets, 250 entries and one device
          <Cite of={fudget.facts.basic} />; sharing with a partner is in Plus, whose price we did not find. Cashew
          handles budgets of any length, a week included, and imports CSV files, but its sharing was discontinued
          <Cite of={cashew.facts.readme} />. Users have complained about long gaps between its releases
          <Cite of={cashew.facts.releases} />.
        </p>
        <h3>Goodbudget and EveryDollar</h3>
        <p>
          Both sell bank linking and leave manual entry free. Goodbudget’s free plan has one account
          <Cite of={goodbudget.facts.accounts} /> and a limited number of envelopes. EveryDollar’s free plan has
          unlimited lines
          <Cite of={everydollar.facts.plans} />, yet its export comes with Premium and hands out one month at a time
          <Cite of={everydollar.facts.export} />.
        </p>
        <h3>Buckets</h3>
        <p>
          A desktop program whose data is a file on your computer
          <Cite of={buckets.facts.file} />. It costs <Price of={buckets.price} />. You can import bank files when typing
          gets too much.
        </p>
      </ArticleSection>
      <ArticleSection id="where-weekfold-loses" title="Where Weekfold loses">
        <p>
          Weekfold is built around the week’s save, not around a diary of receipts. If you want to study every purchase
          on a phone, by yourself, Cashew is nearer to that. If you want a program that never lives in a browser,
          Buckets is. A browser may also delete a site’s data after a while; we say so after your first save, and offer
          a backup file, installing, or an account.
        </p>
      </ArticleSection>
      <ArticleSection id="questions" title="Questions">
        <Questions
          items={[
            {
              question: "Is tracking by hand more accurate?",
              answer:
                "For cash and shared bills, often yes, since you know what a payment was for. For forgotten subscriptions, no: a bank feed sees what you do not.",
            },
            {
              question: "What if I miss a week?",
              answer:
                "Enter one round sum for it and go on. A gap with a guess in it is more useful than a gap that ends the list.",
            },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="sources" title="Sources and changes">
        <Sources />
        <ChangeLog changes={[{ day: "2026-11-15", what: "First edition, with six apps that need no bank login." }]} />
      </ArticleSection>
    </ArticlePage>
  );
}
