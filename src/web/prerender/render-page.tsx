import { prerender } from "react-dom/static";
import { App } from "../app/app.tsx";
import { registerScreen, type Screen } from "../app/load-screen.ts";
import { routes } from "../app/routes.ts";
import { StaticRouter } from "../router/router.tsx";

const sources = import.meta.glob<{ default: Screen }>(
  ["../features/*/*-screen.tsx", "../../../content/legal/*.tsx", "../../../content/publications/*.tsx"],
  { eager: true },
);

const screenOf = (source: string): Screen | undefined =>
  Object.entries(sources).find(([path]) => source.endsWith(path.replace(/^(\.\.\/)+/, "")))?.[1].default;

const Loading = () => <p className="wrap page loading">Loading...</p>;

/** The app's own screens need the device, so their pages begin as the frame around the placeholder. */
for (const { screen, source, isPublic } of routes) registerScreen(screen, (isPublic && screenOf(source)) || Loading);

/** The HTML of one page's root. */
export async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter address={path}>
      <App />
    </StaticRouter>,
    // Without this, content past about 13 kB hides behind an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
