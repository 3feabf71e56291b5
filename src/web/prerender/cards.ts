import { articles } from "#content/publications/catalog.ts";
import { articlePath } from "../paths.ts";

/** What the sharing picture of a page says. */
export interface Card {
  path: string;
  name: string;
  title: string;
  topic: string;
}

export const cards: readonly Card[] = articles.map(({ slug, title, topic }) => ({
  path: articlePath(slug),
  name: slug,
  title,
  topic,
}));
