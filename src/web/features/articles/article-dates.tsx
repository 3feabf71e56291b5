import type { ArticleMeta } from "#content/publications/catalog.ts";
import { dayInWords } from "#content/publications/day-in-words.ts";
import "./article-dates.css";

export function ArticleDates({ article }: { article: ArticleMeta }) {
  return (
    <dl className="article-dates">
      <div>
        <dt>Published</dt>
        <dd>
          <time dateTime={article.published}>{dayInWords(article.published)}</time>
        </dd>
      </div>
      <div>
        <dt>Updated</dt>
        <dd>
          <time dateTime={article.updated}>{dayInWords(article.updated)}</time>
        </dd>
      </div>
      {article.pricesAsOf && (
        <div>
          <dt>Prices as of</dt>
          <dd>{article.pricesAsOf}</dd>
        </div>
      )}
      <div>
        <dt className="visually-hidden">Reading time</dt>
        <dd>{article.minutes} minutes</dd>
      </div>
    </dl>
  );
}
