import { articleBySlug } from "#content/publications/catalog.ts";
import { titleOf, usePageTitle } from "#web/platform/page-title.ts";
import { type Article, headingsOf } from "./article.ts";
import { ArticleBody } from "./article-body.tsx";
import { ArticleContents } from "./article-contents.tsx";
import { ArticleEnd } from "./article-end.tsx";
import { ArticleHead } from "./article-head.tsx";
import { SourcesContext } from "./sources.tsx";
import { sourcesOf } from "./sources-of.ts";
import "./article-page.css";

/** One article in its frame. What it says comes from its file and from the facts; the rest is the same for all. */
export function ArticlePage({ article }: { article: Article }) {
  const meta = articleBySlug(article.slug);
  usePageTitle(titleOf(meta.title));
  return (
    <div className="wrap page article">
      <article className="article-grid" aria-labelledby="article-title">
        <ArticleHead article={meta} />
        <ArticleContents sections={headingsOf(article)} />
        <div className="article-body">
          <SourcesContext value={sourcesOf(article)}>
            <ArticleBody article={article} />
          </SourcesContext>
          <ArticleEnd article={meta} />
        </div>
      </article>
    </div>
  );
}
