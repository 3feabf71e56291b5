import { landers } from "#content/landers/landers.ts";
import { articles } from "#content/publications/catalog.ts";
import { type Route, routes } from "#web/app/routes.ts";
import { articlePath, landerPath, paths } from "#web/paths.ts";

interface Page {
  path: string;
  screen: string;
  isPublic: boolean;
  /** The page's own script is not fetched when it is served as HTML. */
  isStaticHtml: boolean;
  /** Prerendered twice: with and without the operator's address. */
  namesAddress: boolean;
  /** The day its content last changed, for the sitemap. */
  lastModified: string;
}

const siteDay = "2026-11-15";
const articleDay = new Map(articles.map(({ slug, updated }) => [articlePath(slug), updated]));

const page = ({
  path,
  screen,
  isPublic,
  isStaticHtml = false,
}: Pick<Route, "path" | "screen" | "isPublic" | "isStaticHtml">): Page => ({
  path,
  screen,
  isPublic,
  isStaticHtml,
  namesAddress: path === paths.contact,
  lastModified: articleDay.get(path) ?? siteDay,
});

export const pages: readonly Page[] = [
  ...routes.map(page),
  ...landers.map(({ slug }) => page({ path: landerPath(slug), screen: "lander", isPublic: true })),
];

/** The content of a page's sharing image. */
interface Card {
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
