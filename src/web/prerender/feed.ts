import { type ArticleMeta, articles } from "#content/publications/catalog.ts";
import { articlePath, feedPath, paths } from "../paths.ts";
import { escapeHtml } from "./document.ts";

const lastUpdated = articles
  .map(({ updated }) => updated)
  .sort()
  .at(-1)!;

/** Only days are known, so use their start. */
const startOf = (day: string): string => `${day}T00:00:00Z`;

/** The articles as an Atom feed. The server fills in %PUBLIC_URL% when it starts. */
export const feed = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>Weekfold: reading</title>
<subtitle>Comparisons of money apps, by the people who make one of them.</subtitle>
<id>%PUBLIC_URL%${paths.publications}</id>
<link rel="alternate" type="text/html" href="%PUBLIC_URL%${paths.publications}"/>
<link rel="self" type="application/atom+xml" href="%PUBLIC_URL%${feedPath}"/>
<updated>${startOf(lastUpdated)}</updated>
<author><name>Weekfold</name></author>
${articles.map(entry).join("\n")}
</feed>
`;

const entry = ({ slug, title, description, published, updated }: ArticleMeta): string => `<entry>
<title>${escapeHtml(title)}</title>
<id>%PUBLIC_URL%${articlePath(slug)}</id>
<link rel="alternate" type="text/html" href="%PUBLIC_URL%${articlePath(slug)}"/>
<published>${startOf(published)}</published>
<updated>${startOf(updated)}</updated>
<summary>${escapeHtml(description)}</summary>
</entry>`;
