/** Every address of the product. The only place with the specification's spelling. */
export const paths = {
  home: "/",
  intake: "/EditHousehold",
  account: "/account",
  dashboard: "/MyDashboard",
  spending: "/MyDashboard/spending",
  netWorth: "/MyDashboard/net-worth",
  register: "/MyDashboard/net-worth/account",
  history: "/MyDashboard/history",
  moneyDate: "/MyDashboard/money-date",
  goals: "/MyGoalsPage",
  about: "/about",
  niftyStuff: "/NiftyStuff",
  terms: "/terms",
  privacy: "/privacy",
  cookies: "/cookies",
  contact: "/contactus",
  publications: "/publications",
  lander: "/l",
} as const;

/** The account page with its form for a new account. */
export const createAccountPath = `${paths.account}#create-account`;

/** The feed of the articles. */
export const feedPath = `${paths.publications}/feed.xml`;

export const articlePath = (slug: string): string => `${paths.publications}/${slug}`;

/** The register of an account or a debt. */
export const registerPath = (id: string): string => `${paths.register}?of=${encodeURIComponent(id)}`;

/** Where a new entry of an account opens; `account` is from `accountKey`. */
export const addEntryPath = (account: string): string => `${paths.spending}?add=${encodeURIComponent(account)}#entries`;

/** The tools, below the page that lists them. */
export const toolPath = (slug: string): string => `${paths.niftyStuff}/${slug}`;

export const landerPath = (slug: string): string => `${paths.lander}/${slug}`;

/** The sub-pages of the account. */
const accountSteps = ["invitation", "link", "reset", "verify", "unsubscribe", "who-sees-what"] as const;
export type AccountStep = (typeof accountSteps)[number];

export const accountPath = (step: AccountStep): string => `${paths.account}/${step}`;

export const isAccountStep = (plain: string): boolean => accountSteps.some((step) => accountPath(step) === plain);

/** The slug of `/l/:slug`, where there is one. */
export const landerSlugAt = (path: string): string | undefined => path.match(/^\/l\/([^/]+)\/?$/i)?.[1];

/** Normalizes a path for comparison: case and trailing slash do not matter. */
export const plainPath = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, "");

const sampleQuery = "sample";

/** The sample household uses the same pages, with a query parameter. */
export const samplePath = `${paths.dashboard}?${sampleQuery}`;

export const isSampleAt = (search: string): boolean => new URLSearchParams(search).has(sampleQuery);

const samplePages = [paths.dashboard, paths.goals].map(plainPath);

const isSamplePage = (to: string): boolean =>
  samplePages.some((page) => plainPath(to) === page || plainPath(to).startsWith(`${page}/`));

/** Rewrites links within the sample household, so that they stay in it. */
export function linkWithinSample(to: string, search: string): string {
  const [address = "", part] = to.split("#");
  const [path = "", query = ""] = address.split("?");
  if (!isSampleAt(search) || !isSamplePage(path) || isSampleAt(query)) return to;
  return `${path}?${sampleQuery}${query && `&${query}`}${part === undefined ? "" : `#${part}`}`;
}
