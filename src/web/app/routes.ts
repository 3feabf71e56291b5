import { articleSlugs } from "#content/publications/slugs.ts";
import { toolSlugs } from "#content/tools/slugs.ts";
import { articlePath, isAccountStep, landerSlugAt, paths, plainPath, toolPath } from "#web/paths.ts";

/** One address of the product. Each screen is a chunk of its own. */
export interface Route {
  path: string;
  screen: string;
  source: string;
  /** The props that the specification's table grants to the screen. */
  receives: readonly ("user" | "setUser")[];
  /** Public pages are prerendered; the others start from the app's shell. */
  isPublic: boolean;
  /** Text only: a page that was served as HTML stays that, and its script is only fetched on navigation within the app. */
  isStaticHtml?: boolean;
}

/** Features whose folder is not named after the screen. */
const folders: Record<string, string> = { dashboard: "week", "nifty-stuff": "tools", publications: "articles" };

/** Screens that compose several features. */
const pages = new Set(["account", "goals", "spending"]);

const sourceOfScreen = (screen: string) =>
  pages.has(screen)
    ? `src/web/app/pages/${screen}-screen.tsx`
    : `src/web/features/${folders[screen] ?? screen}/${screen}-screen.tsx`;

const appRoute = (path: string, screen: string, receives: Route["receives"] = ["user"]): Route => ({
  path,
  screen,
  source: sourceOfScreen(screen),
  receives,
  isPublic: false,
});

const publicRoute = (path: string, screen: string, source = sourceOfScreen(screen)): Route => ({
  path,
  screen,
  source,
  receives: [],
  isPublic: true,
});

const legalRoute = (path: string, screen: string) => publicRoute(path, screen, `content/legal/${screen}.tsx`);

const articleRoute = (slug: string): Route => ({
  ...publicRoute(articlePath(slug), `article-${slug}`, `content/publications/${slug}.tsx`),
  isStaticHtml: true,
});

const toolRoute = (slug: string) =>
  publicRoute(toolPath(slug), `tool-${slug}`, `src/web/features/tools/${slug}-screen.tsx`);

export const routes: readonly Route[] = [
  { ...publicRoute(paths.home, "home"), receives: ["user", "setUser"] },
  appRoute(paths.intake, "intake"),
  appRoute(paths.account, "account", ["user", "setUser"]),
  appRoute(paths.dashboard, "dashboard"),
  appRoute(paths.spending, "spending"),
  appRoute(paths.netWorth, "net-worth"),
  appRoute(paths.history, "history"),
  appRoute(paths.moneyDate, "money-date"),
  appRoute(paths.goals, "goals"),
  { ...publicRoute(paths.niftyStuff, "nifty-stuff"), receives: ["user"] },
  ...toolSlugs.map(toolRoute),
  publicRoute(paths.about, "about"),
  legalRoute(paths.terms, "terms"),
  legalRoute(paths.privacy, "privacy"),
  legalRoute(paths.cookies, "cookies"),
  publicRoute(paths.contact, "contact"),
  publicRoute(paths.publications, "publications"),
  ...articleSlugs.map(articleRoute),
  publicRoute(paths.lander, "lander"),
];

/** The gallery of controls, for `npm run dev` only. */
const devRoutes = import.meta.env.DEV ? [publicRoute("/gallery", "gallery", "src/web/gallery/gallery-screen.tsx")] : [];

const routeOfPath = new Map([...routes, ...devRoutes].map((route) => [plainPath(route.path), route]));

/** All landers share one screen, and so do the account's sub-pages. */
function routedPath(plain: string): string {
  if (landerSlugAt(plain)) return paths.lander;
  return isAccountStep(plain) ? paths.account : plain;
}

/** The route of a path, or undefined for paths that redirect home. */
export const routeAt = (path: string): Route | undefined => routeOfPath.get(routedPath(plainPath(path)));

export const sourceOf = (screen: string): string | undefined =>
  [...routes, ...devRoutes].find((route) => route.screen === screen)?.source;
