import type { ReactNode } from "react";
import type { Answer, Article, Change, Question, Tool } from "#content/publications/article.ts";
import { dayInWords } from "#content/publications/day-in-words.ts";
import { tools } from "#content/tools/tools.ts";
import { toolPath } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { AppBlock, CompareTable } from "./article-apps.tsx";
import { OurFigure, Sources } from "./sources.tsx";
import "./article-body.css";

export type Heading = { id: string; title: string };

/** The headings of an article's sections, in order. */
export const headingsOf = ({ sections = [], tool, closed }: Article): readonly Heading[] => [
  { id: "short-answer", title: "The short answer" },
  { id: "how-we-judged", title: "How we judged" },
  ...sections.map(({ id, title }) => ({ id, title })),
  { id: "work-it-out", title: tool.title },
  { id: "side-by-side", title: "Side by side" },
  { id: "one-by-one", title: "One by one" },
  { id: "where-weekfold-loses", title: "Where Weekfold loses" },
  ...(closed ? [{ id: "apps-that-closed", title: "Apps that closed" }] : []),
  { id: "how-to-choose", title: "How to choose" },
  { id: "questions", title: "Questions" },
  { id: "sources", title: "Sources and changes" },
];

/** Every section of an article under its heading. */
export function ArticleBody({ article }: { article: Article }) {
  const parts = partsOf(article);
  return headingsOf(article).map(({ id, title }) => (
    <ArticleSection key={id} id={id} title={title} note={id === "side-by-side" ? article.table.note : undefined}>
      {parts[id]}
    </ArticleSection>
  ));
}

const partsOf = (article: Article): Readonly<Record<string, ReactNode>> => ({
  ...Object.fromEntries((article.sections ?? []).map(({ id, text }) => [id, text])),
  "short-answer": <ShortAnswer answers={article.answers} />,
  "how-we-judged": <HowWeJudged>{article.judged}</HowWeJudged>,
  "work-it-out": <ArticleTool {...article.tool} />,
  "side-by-side": <CompareTable {...article.table} />,
  "one-by-one": article.apps.map((block) => <AppBlock key={block.app.name} {...block} />),
  "where-weekfold-loses": article.loses,
  "apps-that-closed": article.closed,
  "how-to-choose": article.choose,
  questions: <Questions items={article.questions} />,
  sources: (
    <>
      <Sources />
      <ChangeLog changes={article.changes} />
    </>
  ),
});

type ArticleSectionProps = { id: string; title: string; note?: string | undefined; children: ReactNode };

/** One section of an article. `note` is a quiet line under the heading, such as the meaning of a table’s figures. */
function ArticleSection({ id, title, note, children }: ArticleSectionProps) {
  return (
    <section className="article-section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {note && <p className="article-section-note">{note}</p>}
      {children}
    </section>
  );
}

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
