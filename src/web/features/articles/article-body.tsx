import type { ReactNode } from "react";
import { AppBlock } from "./app-block.tsx";
import { type Article, headingsOf } from "./article.ts";
import { ArticleSection } from "./article-section.tsx";
import { ArticleTool } from "./article-tool.tsx";
import { ChangeLog } from "./change-log.tsx";
import { CompareTable } from "./compare-table.tsx";
import { HowWeJudged } from "./how-we-judged.tsx";
import { Questions } from "./questions.tsx";
import { ShortAnswer } from "./short-answer.tsx";
import { Sources } from "./sources.tsx";

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
