import { landers } from "#content/landers.ts";
import { articles } from "#content/publications/catalogue.ts";
import { routes } from "../app/routes.ts";
import { articlePath, landerPath, paths } from "../paths.ts";

export interface Page {
  path: string;
  screen: string;
  isPublic: boolean;
  /** The day its content last changed, for the sitemap. */
  lastModified: string;
}

const siteDay = "2026-11-15";
const articleDay = new Map(articles.map(({ slug, published }) => [articlePath(slug), published]));

const fixedPages: Page[] = routes
  .filter(({ path }) => !path.includes(":"))
  .map(({ path, screen, isPublic }) => ({
    path,
    screen,
    isPublic,
    lastModified: articleDay.get(path) ?? siteDay,
  }));

const landerPages: Page[] = landers
  .map(({ slug }) => landerPath(slug))
  .filter((path) => path !== paths.lander)
  .map((path) => ({ path, screen: "lander", isPublic: true, lastModified: siteDay }));

export const pages: readonly Page[] = [...fixedPages, ...landerPages];
