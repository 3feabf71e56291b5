import { type ArticleMeta, articleBySlug } from "#content/publications/catalog.ts";
import { articlePath, paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { FoundAMistake } from "./found-a-mistake.tsx";
import "./article-end.css";

export function ArticleEnd({ article }: { article: ArticleMeta }) {
  return (
    <footer className="article-end">
      <p className="article-end-note">
        This is general information, not financial advice. Open the vendor’s page before you pay for anything.
      </p>
      <div className="article-end-mistake">
        <FoundAMistake />
      </div>
      <nav className="article-end-more" aria-labelledby="read-next">
        <h2 className="article-end-title" id="read-next">
          Read next
        </h2>
        <ul className="article-end-list">
          {article.related.map((slug) => (
            <RelatedArticle key={slug} article={articleBySlug(slug)} />
          ))}
        </ul>
      </nav>
      <p className="article-end-start">
        Weekfold is free and works without an account. <Link to={paths.intake}>Start your week</Link>
      </p>
    </footer>
  );
}

function RelatedArticle({ article }: { article: ArticleMeta }) {
  return (
    <li>
      <Link to={articlePath(article.slug)}>{article.short}</Link>
      <span>{article.question}</span>
    </li>
  );
}
