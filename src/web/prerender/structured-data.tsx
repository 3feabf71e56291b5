import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Article, WriteArticle } from "#content/publications/article.ts";
import type { ArticleMeta } from "#content/publications/catalog.ts";
import { articleElements } from "#web/features/articles/article-page.tsx";
import { sourcesOf } from "#web/features/articles/cited-sources.ts";
import { SourcesContext } from "#web/features/articles/sources.tsx";
import { StaticRouter } from "#web/platform/router/router.tsx";
import { articlePath, paths } from "../paths.ts";

const articles = import.meta.glob<WriteArticle>("../../../content/publications/*.tsx", {
  eager: true,
  import: "article",
});

const publisher = { "@type": "Organization", name: "Weekfold", url: "%PUBLIC_URL%/" };

/** The schema.org data of an article, with its visible text. Dates have no time, because none is known. */
export function structuredData(meta: ArticleMeta, picture: string): object {
  const article = articles[`../../../content/publications/${meta.slug}.tsx`]!(articleElements);
  const url = `%PUBLIC_URL%${articlePath(meta.slug)}`;
  return {
    "@context": "https://schema.org",
    "@graph": [articleNode(meta, url, picture), crumbs(meta, url), faq(article)],
  };
}

const articleNode = (meta: ArticleMeta, url: string, picture: string) => ({
  "@type": "Article",
  headline: meta.title,
  description: meta.description,
  mainEntityOfPage: url,
  image: `%PUBLIC_URL%${picture}`,
  datePublished: meta.published,
  dateModified: meta.updated,
  author: publisher,
  publisher,
});

const crumbs = ({ topic }: ArticleMeta, url: string) => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, name: "Reading", item: `%PUBLIC_URL%${paths.publications}` },
    { "@type": "ListItem", position: 2, name: topic, item: url },
  ],
});

const faq = (article: Article) => ({
  "@type": "FAQPage",
  mainEntity: article.questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: textOf(answer, article) },
  })),
});

/** The visible text without source numbers. */
function textOf(answer: ReactNode, article: Article): string {
  const html = renderToStaticMarkup(
    <StaticRouter>
      <SourcesContext value={sourcesOf(article)}>{answer}</SourcesContext>
    </StaticRouter>,
  );
  return html
    .replace(/<sup.*?<\/sup>/g, "")
    .replace(/<[^>]+>/g, "")
    .replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity]!);
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
