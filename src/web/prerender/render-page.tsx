import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import type { HostedSite } from "#sync/hosted-project.ts";
import { App, Loading } from "#web/app/app.tsx";
import { registerScreen, type Screen } from "#web/app/load-screen.ts";
import { StaticRouter } from "#web/platform/router/router.tsx";
import { defaultSiteConfig, SiteConfigContext } from "#web/platform/site-config.ts";
import { routes } from "../app/routes.ts";
import { sourceOf } from "../app/screen-sources.ts";

const sources = import.meta.glob<{ default: Screen }>(
  ["../features/*/*-screen.tsx", "../features/articles/screens/*.ts"],
  { eager: true },
);

const screenOf = (source: string): Screen | undefined =>
  Object.entries(sources).find(([path]) => source.endsWith(path.replace(/^(\.\.\/)+/, "")))?.[1].default;

/** The app's screens need device data, so their pages are prerendered as the frame with the placeholder. */
for (const { screen, isPublic } of routes) registerScreen(screen, (isPublic && screenOf(sourceOf(screen))) || Loading);

/** Stands for any Firebase project. The server writes the real one into the page. */
const placeholderProject: HostedSite = {
  apiKey: "",
  authDomain: "",
  projectId: "",
  appId: "",
  signIn: [],
  emulators: null,
  passwordPolicy: { min: 6, max: null, require: [] },
};

/** The HTML of one page's root. */
export const renderPage = (path: string, contactEmail: string | null = null, isHosted = false): Promise<string> =>
  htmlOf(
    <SiteConfigContext value={{ ...defaultSiteConfig, contactEmail, firebase: isHosted ? placeholderProject : null }}>
      <StaticRouter address={path}>
        <App />
      </StaticRouter>
    </SiteConfigContext>,
  );

/** The shell for every page that is not prerendered. */
export const renderShell = (): Promise<string> => htmlOf(<Loading />);

async function htmlOf(tree: ReactNode): Promise<string> {
  // Without this option React puts content past about 13 kB behind an inline script.
  const { prelude } = await prerender(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}
