import type { ReactNode } from "react";
import type { Answer, Article, Change, Question, Tool } from "#content/publications/article.ts";
import { dayInWords } from "#content/publications/day-in-words.ts";
import { tools } from "#content/tools/tools.ts";
import { toolPath } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { AppBlock, CompareTable } from "./article-apps.tsx";
import { OurFigure, Sources } from "./sources.tsx";
import "./article-body.css";

type ArticleSection = {
  id: string;
  title: string;
  /** A quiet line under the heading, such as the meaning of a table’s figures. */
  note?: string | undefined;
  text: ReactNode;
};

/** Every section of an article, in reading order. */
export const sectionsOf = (article: Article): readonly ArticleSection[] => [
  { id: "short-answer", title: "The short answer", text: <ShortAnswer answers={article.answers} /> },
  { id: "how-we-judged", title: "How we judged", text: <HowWeJudged>{article.judged}</HowWeJudged> },
  ...(article.sections ?? []),
  { id: "work-it-out", title: article.tool.title, text: <ArticleTool {...article.tool} /> },
  {
    id: "side-by-side",
    title: "Side by side",
    note: article.table.note,
    text: <CompareTable {...article.table} />,
  },
  {
    id: "one-by-one",
    title: "One by one",
    text: article.apps.map((block) => <AppBlock key={block.app.name} {...block} />),
  },
  { id: "where-weekfold-loses", title: "Where Weekfold loses", text: article.loses },
  ...(article.closed ? [{ id: "apps-that-closed", title: "Apps that closed", text: article.closed }] : []),
  { id: "how-to-choose", title: "How to choose", text: article.choose },
  { id: "questions", title: "Questions", text: <Questions items={article.questions} /> },
  {
    id: "sources",
    title: "Sources and changes",
    text: (
      <>
        <Sources />
        <ChangeLog changes={article.changes} />
      </>
    ),
  },
];

/** The sections of an article, each under its heading. */
export const ArticleBody = ({ sections }: { sections: readonly ArticleSection[] }) =>
  sections.map(({ id, title, note, text }) => (
    <section key={id} className="article-section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {note && <p className="article-section-note">{note}</p>}
      {text}
    </section>
  ));

/** The verdict as ledger rows: the reader’s case on the left, the pick and its reason on the right. */
function ShortAnswer({ answers }: { answers: readonly Answer[] }) {
  return (
    <dl className="short-answer">
      {answers.map(({ when, pick, because }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>
            <strong>{pick}</strong>, {because}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Questions({ items }: { items: readonly Question[] }) {
  return items.map(({ question, answer }) => (
    <div key={question} className="question">
      <h3>{question}</h3>
      <p>{answer}</p>
    </div>
  ));
}

/** Ends with the same paragraph on every page, so that no article can omit it. */
function HowWeJudged({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <p className="frame-words">
        What we say of other apps comes from stored copies of their makers’ pages and from dated notes about those
        pages. We reopened none of them for this edition and tried none of the apps by hand. There are no points and no
        ranks here, and the order of the table is not one.
      </p>
    </>
  );
}

function ChangeLog({ changes }: { changes: readonly Change[] }) {
  return (
    <>
      <h3>Changes</h3>
      <ul className="change-log">
        {changes.map(({ day, what }) => (
          <li key={day + what}>
            <time dateTime={day}>{dayInWords(day)}</time> {what}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The embedded tool. The links lead to the tool's own page; with client scripts, the article island renders the tool into the
 * empty place above them instead (`article-island.tsx`).
 */
function ArticleTool({ slug, text, example }: Tool) {
  return (
    <div className="article-tool">
      {text}
      <p className="article-tool-what frame-words">
        <OurFigure>{tools[slug].what}</OurFigure>
      </p>
      <div className="article-tool-use" data-living>
        <div className="article-tool-place" data-living-place />
        <div className="article-tool-ways">
          <a className={buttonClass({ variant: "outline" }, false, undefined)} href={toolPath(slug)}>
            Use your own figures
          </a>
          {example && <a href={toolPath(slug) + example}>Start with this example</a>}
        </div>
      </div>
    </div>
  );
}
