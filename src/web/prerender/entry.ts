/** What the build needs from the web app: its pages and their HTML. */
export { routes } from "../app/routes.ts";
export { type BuiltAssets, documentOf } from "./document.ts";
export { feed } from "./feed.ts";
export { cards, pages } from "./pages.ts";
export { renderPage, renderShell } from "./render-page.tsx";
