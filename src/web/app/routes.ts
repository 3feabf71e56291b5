import { articleSlugs } from "#content/publications/slugs.ts";
import { toolSlugs } from "#content/tools/slugs.ts";
import { articlePath, isAccountStep, landerSlugAt, paths, plainPath, toolPath } from "#web/paths.ts";

/** One address of the product. Each screen is a chunk of its own; `screen-sources.ts` names its file. */
export interface Route {
  path: string;
  screen: string;
  /** The page's name in the title, the header and the navigation. Absent where the content has its own title. */
  name?: string;
  /** The screen sets the title of the tab itself; `name` only stands in the header. */
  hasOwnTitle?: true;
  /** The navigation that the page stands in, in the order of the routes. */
  nav?: "household" | "visitor";
  /** The props that the specification's table grants to the screen. */
  receives?: readonly ("user" | "setUser")[];
  /** Public pages are prerendered; the others start from the app's shell. */
  isPublic: boolean;
  /** Text only: a page that was served as HTML stays that, and its script is only fetched on navigation within the app. */
  isStaticHtml?: boolean;
}

const app = { receives: ["user"], isPublic: false } as const;
const site = { isPublic: true } as const;

const tool = (slug: string): Route => ({ path: toolPath(slug), screen: `tool-${slug}`, ...site });

const article = (slug: string): Route => ({
  path: articlePath(slug),
  screen: `article-${slug}`,
  ...site,
  isStaticHtml: true,
});

export const routes: readonly Route[] = [
  { path: paths.home, screen: "home", ...site, receives: ["user", "setUser"] },
  { path: paths.intake, screen: "intake", name: "Your household", ...app },
  { path: paths.account, screen: "account", name: "Account", ...app, receives: ["user", "setUser"] },
  { path: paths.dashboard, screen: "dashboard", name: "This week", nav: "household", ...app },
  { path: paths.spending, screen: "spending", name: "Spending", nav: "household", ...app },
  { path: paths.netWorth, screen: "net-worth", name: "Net worth", nav: "household", ...app },
  { path: paths.register, screen: "register", name: "Account register", hasOwnTitle: true, ...app },
  { path: paths.history, screen: "history", name: "History", nav: "household", ...app },
  { path: paths.moneyDate, screen: "money-date", name: "Money date", ...app },
  { path: paths.goals, screen: "goals", name: "Goals", nav: "household", ...app },
  { path: paths.niftyStuff, screen: "nifty-stuff", name: "Nifty stuff", nav: "visitor", ...site, receives: ["user"] },
  ...toolSlugs.map(tool),
  { path: paths.publications, screen: "publications", name: "Reading", nav: "visitor", ...site },
  ...articleSlugs.map(article),
  { path: paths.about, screen: "about", name: "About", nav: "visitor", ...site },
  { path: paths.terms, screen: "terms", name: "Terms", ...site },
  { path: paths.privacy, screen: "privacy", name: "Privacy", ...site },
  { path: paths.cookies, screen: "cookies", name: "Cookies", ...site },
  { path: paths.contact, screen: "contact", name: "Contact", ...site },
  { path: paths.lander, screen: "lander", ...site },
];

/** The gallery of controls, for `npm run dev` only. */
const devRoutes: readonly Route[] = import.meta.env.DEV ? [{ path: "/gallery", screen: "gallery", ...site }] : [];

const routeOfPath = new Map([...routes, ...devRoutes].map((route) => [plainPath(route.path), route]));

/** All landers share one screen, and so do the account's sub-pages. */
function routedPath(plain: string): string {
  if (landerSlugAt(plain)) return paths.lander;
  return isAccountStep(plain) ? paths.account : plain;
}

/** The route of a path, or undefined for paths that redirect home. */
export const routeAt = (path: string): Route | undefined => routeOfPath.get(routedPath(plainPath(path)));
