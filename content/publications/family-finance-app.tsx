import { famzoo } from "#content/apps/famzoo.ts";
import { goodbudget } from "#content/apps/goodbudget.ts";
import { greenlight } from "#content/apps/greenlight.ts";
import { monarch } from "#content/apps/monarch.ts";
import { ynab } from "#content/apps/ynab.ts";
import { ArticlePage } from "#web/features/article/article-page.tsx";
import { ArticleSection } from "#web/features/article/article-section.tsx";
import { ChangeLog } from "#web/features/article/change-log.tsx";
import { Price } from "#web/features/article/price.tsx";
import { Questions } from "#web/features/article/questions.tsx";
import { ShortAnswer } from "#web/features/article/short-answer.tsx";
import { Cite, Sources } from "#web/features/article/sources.tsx";

const sections = [
  { id: "short-answer", title: "The short answer" },
  { id: "two-jobs", title: "Two different jobs" },
  { id: "adults", title: "For the adults" },
  { id: "children", title: "For the children" },
  { id: "how-to-choose", title: "How to choose" },
  { id: "where-weekfold-loses", title: "Where Weekfold loses" },
  { id: "questions", title: "Questions" },
  { id: "sources", title: "Sources and changes" },
];

const sources = [
  ynab.price,
  ynab.facts.together,
  monarch.price,
  monarch.facts.household,
  goodbudget.price,
  goodbudget.facts.accounts,
  greenlight.facts.card,
  famzoo.facts.accounts,
];

export default function FamilyFinanceApp() {
  return (
    <ArticlePage slug="family-finance-app" sections={sections} sources={sources}>
      <ArticleSection id="short-answer" title="The short answer">
        <ShortAnswer
          answers={[
            { when: "Adults and teenagers in one group", pick: "YNAB Together", because: "up to six, from age 13" },
            {
              when: "Grandparents or an adviser look in",
              pick: "Monarch",
              because: "with members and a professional role",
            },
            { when: "Shared envelopes on two phones", pick: "Goodbudget", because: "which assumes a household" },
            { when: "Cards and chores for children", pick: "Greenlight or FamZoo", because: "a separate job" },
            { when: "One calm family evening a week", pick: "Weekfold", because: "which is ours" },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="two-jobs" title="Two different jobs">
        <p>
          A family asks two things of money software. The adults need one plan that both believe: rent, food, the car,
          the holiday. The children need something to practise with, where a mistake costs an ice cream. We found no app
          in our notes that does both well, and the attempt mixes a seven-year-old’s chores into the mortgage. Two small
          tools are better than one large one.
        </p>
      </ArticleSection>
      <ArticleSection id="adults" title="For the adults">
        <p>
          YNAB’s group terms allow six people, each with an account of their own and aged 13 or older, for the price of
          one subscription
          <Cite of={ynab.facts.together} />: <Price of={ynab.price} />. A teenager can have a plan without seeing yours.
        </p>
        <p>
          In Monarch every member sees the same dashboard, and there is a role for a professional
          <Cite of={monarch.facts.household} />. Core costs <Price of={monarch.price} />. That openness suits two
          parents and hardly suits a fourteen-year-old.
        </p>
        <p>
          Goodbudget’s free plan has one account
          <Cite of={goodbudget.facts.accounts} />; more come with Premium at <Price of={goodbudget.price} />. Envelopes
          are easy to explain at the kitchen table, which counts for a lot.
        </p>
      </ArticleSection>
      <ArticleSection id="children" title="For the children">
        <p>
          Greenlight gives up to five children a prepaid card and an app of their own
          <Cite of={greenlight.facts.card} />. FamZoo lets you choose between prepaid cards and IOU accounts, where the
          parents keep the money and the child keeps the count
          <Cite of={famzoo.facts.accounts} />. The page we read about that is from 2020, so make sure that it still
          holds. Neither of the two is a budget for the grown-ups.
        </p>
      </ArticleSection>
      <ArticleSection id="how-to-choose" title="How to choose">
        <p>
          Begin with the adults. A child’s card does not help if the parents disagree about the month. When the plan
          holds, add the children’s tool at the age at which they start to lose coins. Keep its top-up as one line in
          the family plan, and leave the rest to them.
        </p>
      </ArticleSection>
      <ArticleSection id="where-weekfold-loses" title="Where Weekfold loses">
        <p>
          Weekfold knows children as people of the household, so that the plan fits the number of mouths. It has no
          card, no chores and no allowance, so Greenlight and FamZoo win that job outright. A member who signs in sees
          the whole household. For a teenager who should see only a part, YNAB Together is the better home.
        </p>
      </ArticleSection>
      <ArticleSection id="questions" title="Questions">
        <Questions
          items={[
            {
              question: "At what age should children join in?",
              answer:
                "There is no right year. A child who can wait a week for something can follow a goal on paper. Shared software can wait until they have money of their own to enter.",
            },
            {
              question: "We live in two homes. Does that work?",
              answer:
                "Often better as two households with one agreed list of shared costs. Software that shows everything to everyone is made for people who share everything.",
            },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="sources" title="Sources and changes">
        <Sources />
        <ChangeLog
          changes={[{ day: "2026-11-15", what: "First edition. Prices of children’s cards left out: undated." }]}
        />
      </ArticleSection>
    </ArticlePage>
  );
}
