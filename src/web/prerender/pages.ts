import { landers } from "#content/landers/landers.ts";
import { articles } from "#content/publications/catalogue.ts";
import { routes } from "../app/routes.ts";
import { articlePath, landerPath, paths } from "../paths.ts";

export interface Page {
  path: string;
  screen: string;
  isPublic: boolean;
  /** Prerendered twice: with the operator's address, and without one. */
  namesAddress: boolean;
  /** The day its content last changed, for the sitemap. */
  lastModified: string;
}

const siteDay = "2026-11-15";
const articleDay = new Map(articles.map(({ slug, published }) => [articlePath(slug), published]));

const page = (path: string, screen: string, isPublic: boolean): Page => ({
  path,
  screen,
  isPublic,
  namesAddress: path === paths.contact,
  lastModified: articleDay.get(path) ?? siteDay,
});

export const pages: readonly Page[] = [
  ...routes.map(({ path, screen, isPublic }) => page(path, screen, isPublic)),
  ...landers.map(({ slug }) => page(landerPath(slug), "lander", true)),
];
