import { articles } from "#content/publications/catalog.ts";
import { articlePath, feedPath, paths } from "../paths.ts";
import { structuredData } from "./structured-data.tsx";

const metaAt = new Map(articles.map((meta) => [articlePath(meta.slug), meta]));

const feedLink = `<link rel="alternate" type="application/atom+xml" title="Weekfold: reading" href="${feedPath}">`;

/** What the heads of the index and of the articles hold beside those of all pages; nothing for others. */
export function readingHead(path: string, picture: string): string {
  if (path === paths.publications) return `\n${feedLink}`;
  const meta = metaAt.get(path);
  if (!meta) return "";
  // "<" would end the block early.
  const data = JSON.stringify(structuredData(meta, picture)).replaceAll("<", "\\u003c");
  return `
<meta property="article:published_time" content="${meta.published}">
<meta property="article:modified_time" content="${meta.updated}">
${feedLink}
<script type="application/ld+json">${data}</script>`;
}
