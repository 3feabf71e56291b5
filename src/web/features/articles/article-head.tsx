import type { ArticleMeta } from "#content/publications/catalog.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { ArticleDates } from "./article-dates.tsx";

/** Above everything: where we are, what it decides, from when it is, and that one of the apps is ours. */
export function ArticleHead({ article }: { article: ArticleMeta }) {
  return (
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
        We make Weekfold, one of the apps in this list. No link here pays us. We read stored copies of the others’ pages
        and dated notes about them; we did not test them by hand.
      </p>
    </header>
  );
}
