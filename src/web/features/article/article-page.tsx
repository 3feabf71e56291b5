import type { ReactNode } from "react";
import type { Fact } from "#content/apps/fact.ts";
import { articleBySlug } from "#content/publications/catalogue.ts";
import type { ArticleSlug } from "#content/publications/slugs.ts";
import { titleOf, usePageTitle } from "#web/browser/page-title.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/router/link.tsx";
import { ArticleContents, type ArticleHeading } from "./article-contents.tsx";
import { ArticleDates } from "./article-dates.tsx";
import { ArticleEnd } from "./article-end.tsx";
import { SourcesContext } from "./sources.tsx";
import "./article-page.css";

type ArticlePageProps = {
  slug: ArticleSlug;
  sections: readonly ArticleHeading[];
  sources: readonly Fact[];
  children: ReactNode;
};

/** The frame of one article. `sources` lists every fact the text cites; their order gives them their numbers. */
export function ArticlePage({ slug, sections, sources, children }: ArticlePageProps) {
  const article = articleBySlug(slug);
  usePageTitle(titleOf(article.title));
  return (
    <div className="wrap page article">
      <article className="article-grid" aria-labelledby="article-title">
        <header className="article-head">
          <nav className="article-crumbs" aria-label="Breadcrumb">
            <ol className="article-crumbs-list">
              <li>
                <Link to={paths.publications}>Reading</Link>
              </li>
              <li>{article.topic}</li>
            </ol>
          </nav>
          <h1 className="article-title" id="article-title" tabIndex={-1}>
            {article.title}
          </h1>
          <ArticleDates article={article} />
          <p className="article-disclosure">
            We make Weekfold, one of the apps in this list. No link here pays us. We read vendors’ pages and dated notes
            about them; we did not test every app by hand.
          </p>
        </header>
        <ArticleContents sections={sections} />
        <div className="article-body">
          <SourcesContext value={sources}>{children}</SourcesContext>
          <ArticleEnd article={article} />
        </div>
      </article>
    </div>
  );
}
