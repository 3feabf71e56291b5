import { landers } from "#content/landers.ts";
import { articles } from "#content/publications/catalogue.ts";
import { routes } from "../app/routes.ts";
import { articlePath, landerPath } from "../paths.ts";

export interface Page {
  path: string;
  screen: string;
  isPublic: boolean;
  /** The day its content last changed, for the sitemap. */
  lastModified: string;
}

const siteDay = "2026-11-15";
const articleDay = new Map(articles.map(({ slug, published }) => [articlePath(slug), published]));

const routedPages = routes.map(
  ({ path, screen, isPublic }): Page => ({
    path,
    screen,
    isPublic,
    lastModified: articleDay.get(path) ?? siteDay,
  }),
);

const landerPages = landers.map(
  ({ slug }): Page => ({
    path: landerPath(slug),
    screen: "lander",
    isPublic: true,
    lastModified: siteDay,
  }),
);

export const pages: readonly Page[] = [...routedPages, ...landerPages];
