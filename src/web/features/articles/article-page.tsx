import type { ComponentType } from "react";
import type { ArticleElements, WriteArticle } from "#content/publications/article.ts";
import { type ArticleMeta, articleBySlug } from "#content/publications/catalog.ts";
import { dayInWords } from "#content/publications/day-in-words.ts";
import { articlePath, paths } from "#web/paths.ts";
import { titleOf, usePageTitle } from "#web/platform/page-title.ts";
import { Link } from "#web/platform/router/router.tsx";
import { ArticleBody, sectionsOf } from "./article-body.tsx";
import { sourcesOf } from "./cited-sources.ts";
import { Cite, CostOver, FactText, OurFigure, Price, SourcesContext } from "./sources.tsx";
import "./article-page.css";

const ArticleLink: ArticleElements["ArticleLink"] = ({ to, children }) => <Link to={articlePath(to)}>{children}</Link>;

export const articleElements: ArticleElements = {
  ArticleLink,
  Cite,
  CostOver,
  FactText,
  OurFigure,
  Price,
};

/**
 * One article in its frame. The content comes from the article's file and the facts; the rest is the same for all. Each
 * article has a file in `screens/`, so that each is a chunk of its own.
 */
export function articleScreen(write: WriteArticle): ComponentType {
  const article = write(articleElements);
  const meta = articleBySlug(article.slug);
  const sections = sectionsOf(article);
  return function ArticleScreen() {
    usePageTitle(titleOf(meta.title));
    return (
      <div className="wrap page article">
        <article className="article-grid" aria-labelledby="article-title">
          <ArticleHead article={meta} />
          <ArticleContents sections={sections} />
          <div className="article-body">
            <SourcesContext value={sourcesOf(article)}>
              <ArticleBody sections={sections} />
            </SourcesContext>
            <ArticleEnd article={meta} />
          </div>
        </article>
      </div>
    );
  };
}

/** The breadcrumb, the title, the dates, and the disclosure that one of the apps is ours. */
function ArticleHead({ article }: { article: ArticleMeta }) {
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

function ArticleDates({ article }: { article: ArticleMeta }) {
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

type Props = { sections: readonly { id: string; title: string }[] };

/** A rail beside the text on wide screens, a collapsed list above it on phones. CSS shows one of the two. */
function ArticleContents({ sections }: Props) {
  return (
    <nav className="article-contents" aria-label="In this article">
      <div className="article-rail">
        <p className="article-rail-title">In this article</p>
        <SectionLinks sections={sections} />
        <FoundAMistake />
      </div>
      <details className="article-fold">
        <summary>In this article</summary>
        <SectionLinks sections={sections} />
      </details>
    </nav>
  );
}

function SectionLinks({ sections }: Props) {
  return (
    <ol className="article-links">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}

function ArticleEnd({ article }: { article: ArticleMeta }) {
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
      <ArticleLink to={article.slug}>{article.short}</ArticleLink>
      <span>{article.question}</span>
    </li>
  );
}

function FoundAMistake() {
  return (
    <p className="found-a-mistake">
      Found a mistake? <Link to={paths.contact}>Write to us</Link>. Corrections are listed with their date.
    </p>
  );
}
