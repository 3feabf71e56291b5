/** What the build needs from the web app: its pages and their HTML. */
import { routes as routeTable } from "../app/routes.ts";
import { sourceOf } from "../app/screen-sources.ts";

/** The routes with the files of their screens. */
export const routes = routeTable.map((route) => ({ ...route, source: sourceOf(route.screen) }));
export { type BuiltAssets, documentOf } from "./document.ts";
export { feed } from "./feed.ts";
export { cards, pages } from "./pages.ts";
export { renderPage, renderShell } from "./render-page.tsx";
