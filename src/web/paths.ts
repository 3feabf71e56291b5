/** Every address of the product. The specification's spelling lives here and nowhere else. */
export const paths = {
  home: "/",
  intake: "/EditHousehold",
  account: "/account",
  dashboard: "/MyDashboard",
  spending: "/MyDashboard/spending",
  netWorth: "/MyDashboard/net-worth",
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

/** The articles for feed readers. */
export const feedPath = `${paths.publications}/feed.xml`;

export const articlePath = (slug: string): string => `${paths.publications}/${slug}`;

/** The small tools, each at its own place below the list of them. */
export const toolPath = (slug: string): string => `${paths.niftyStuff}/${slug}`;

export const landerPath = (slug: string): string => `${paths.lander}/${slug}`;

/** The pages below the account's. */
const accountSteps = ["invitation", "link", "reset", "verify", "unsubscribe", "who-sees-what"] as const;
export type AccountStep = (typeof accountSteps)[number];

export const accountPath = (step: AccountStep): string => `${paths.account}/${step}`;

export const isAccountStep = (plain: string): boolean => accountSteps.some((step) => accountPath(step) === plain);

/** The slug of `/l/:slug`, where there is one. */
export const landerSlugAt = (path: string): string | undefined => path.match(/^\/l\/([^/]+)\/?$/i)?.[1];

/** Paths match whatever their case and closing slash, so two spellings of one page compare equal in this form. */
export const plainPath = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, "");

const sampleQuery = "sample";

/** The sample household shows in the same rooms, marked in their address. */
export const samplePath = `${paths.dashboard}?${sampleQuery}`;

export const isSampleAt = (search: string): boolean => new URLSearchParams(search).has(sampleQuery);

const samplePages = [paths.dashboard, paths.goals].map(plainPath);

const isSamplePage = (to: string): boolean =>
  samplePages.some((room) => plainPath(to) === room || plainPath(to).startsWith(`${room}/`));

/** Where a link leads: from a room of the sample, rooms lead on to rooms of the sample. */
export function linkWithinSample(to: string, search: string): string {
  const [address = "", part] = to.split("#");
  const [room = "", query = ""] = address.split("?");
  if (!isSampleAt(search) || !isSamplePage(room) || isSampleAt(query)) return to;
  return `${room}?${sampleQuery}${query && `&${query}`}${part === undefined ? "" : `#${part}`}`;
}
