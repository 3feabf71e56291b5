import { actual } from "#content/apps/actual.ts";
import { everydollar } from "#content/apps/everydollar.ts";
import { goodbudget } from "#content/apps/goodbudget.ts";
import { monarch } from "#content/apps/monarch.ts";
import { simplifi } from "#content/apps/simplifi.ts";
import { ynab } from "#content/apps/ynab.ts";
import { ArticlePage } from "#web/features/article/article-page.tsx";
import { ArticleSection } from "#web/features/article/article-section.tsx";
import { ChangeLog } from "#web/features/article/change-log.tsx";
import { CompareTable } from "#web/features/article/compare-table.tsx";
import { Price } from "#web/features/article/price.tsx";
import { Questions } from "#web/features/article/questions.tsx";
import { ShortAnswer } from "#web/features/article/short-answer.tsx";
import { Cite, Sources } from "#web/features/article/sources.tsx";

const sections = [
  { id: "short-answer", title: "The short answer" },
  { id: "how-to-choose", title: "How to choose" },
  { id: "side-by-side", title: "Side by side" },
  { id: "where-weekfold-loses", title: "Where Weekfold loses" },
  { id: "questions", title: "Questions" },
  { id: "sources", title: "Sources and changes" },
];

const sources = [
  ynab.price,
  ynab.facts.trial,
  ynab.facts.imports,
  monarch.price,
  monarch.facts.region,
  everydollar.price,
  everydollar.facts.plans,
  goodbudget.price,
  goodbudget.facts.accounts,
  simplifi.facts.plan,
  actual.facts.readme,
];

export default function BestBudgetingApps() {
  return (
    <ArticlePage slug="best-budgeting-apps" sections={sections} sources={sources}>
      <ArticleSection id="short-answer" title="The short answer">
        <ShortAnswer
          answers={[
            { when: "You want every dollar to have a job", pick: "YNAB", because: "if you will learn its method" },
            { when: "You want one dashboard for everything", pick: "Monarch", because: "in the US or Canada" },
            { when: "You like envelopes", pick: "Goodbudget", because: "by hand, with a free plan" },
            { when: "You follow the Ramsey steps", pick: "EveryDollar", because: "which is built around them" },
            { when: "You want to own the data", pick: "Actual Budget", because: "open source, on your machine" },
            { when: "You want one number a week", pick: "Weekfold", because: "which is ours, and has no bank link" },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="how-to-choose" title="How to choose">
        <p>
          Most lists rank budgeting apps as if they did the same job. They do not. A zero-based app asks you to decide
          before you spend. A dashboard shows you what happened and lets you adjust. Envelopes sit between the two. If
          the method annoys you, no feature will save the budget, so settle that first.
        </p>
        <p>
          Then ask three dull questions. Does it reach your bank, or will you type? YNAB imports from selected banks in
          the US, Canada, the UK and the EU
          <Cite of={ynab.facts.imports} />, while Monarch stays in the US and Canada
          <Cite of={monarch.facts.region} />. How long can you try it before paying? YNAB gives 34 days and asks for no
          card
          <Cite of={ynab.facts.trial} />, which is long enough to live through one whole month. And how do you get out:
          is there an export, and what does it hold?
        </p>
        <p>
          Last, count the years. A budget is a habit of many years, so compare yearly prices, not the first month’s
          offer. Quicken Simplifi has a pleasant automatic plan with an amount left per day
          <Cite of={simplifi.facts.plan} />, but the notes we hold disagree about its renewal price. We leave its price
          out until we know.
        </p>
      </ArticleSection>
      <ArticleSection
        id="side-by-side"
        title="Side by side"
        note="US dollars before tax. “Not stated” means that we found no word from the vendor."
      >
        <CompareTable
          caption="Budgeting apps by method, price and free plan"
          columns={["Method", "Price", "Free plan"]}
          rows={[
            { app: "YNAB", cells: ["Zero-based", <Price key="price" of={ynab.price} />, "No, a trial"] },
            { app: "Monarch", cells: ["Dashboard", <Price key="price" of={monarch.price} />, "No, a trial"] },
            {
              app: "EveryDollar",
              cells: [
                "Zero-based, monthly",
                <Price key="price" of={everydollar.price} />,
                <>
                  Yes, by hand
                  <Cite of={everydollar.facts.plans} />
                </>,
              ],
            },
            {
              app: "Goodbudget",
              cells: [
                "Envelopes",
                <Price key="price" of={goodbudget.price} />,
                <>
                  Yes, one account
                  <Cite of={goodbudget.facts.accounts} />
                </>,
              ],
            },
            {
              app: "Actual Budget",
              cells: [
                "Envelopes",
                "Free software",
                <>
                  All of it
                  <Cite of={actual.facts.readme} />
                </>,
              ],
            },
            { app: "Weekfold", ours: true, cells: ["A weekly plan", "Free", "All of it, also without an account"] },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="where-weekfold-loses" title="Where Weekfold loses">
        <p>
          Weekfold has no bank login, on purpose. If you will not type what you spend, Monarch or YNAB will serve you
          better, because their rows arrive by themselves. YNAB also has years of lessons and a community around one
          method; we are new and have neither. And a household in Weekfold keeps one currency.
        </p>
      </ArticleSection>
      <ArticleSection id="questions" title="Questions">
        <Questions
          items={[
            {
              question: "Which app is the best one?",
              answer:
                "None of them is, for everyone. The best one is the one whose method you still follow in three months. That is why the list above starts with what you want and not with a medal.",
            },
            {
              question: "Can I switch later?",
              answer:
                "Usually, at the price of your history. Before you start, look at what the export holds. Start again at a month’s end and keep the old file.",
            },
          ]}
        />
      </ArticleSection>
      <ArticleSection id="sources" title="Sources and changes">
        <Sources />
        <ChangeLog changes={[{ day: "2026-11-15", what: "First edition, with six apps." }]} />
      </ArticleSection>
    </ArticlePage>
  );
}
