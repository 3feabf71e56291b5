import { paths, plainPath } from "#web/paths.ts";
import { type Route, routes } from "./routes.ts";

export interface NavItem {
  to: string;
  label: string;
  /** Marked as current only on this exact path, not below it. */
  end?: boolean;
}

const linksIn = (nav: Route["nav"]): NavItem[] =>
  routes.flatMap((route) =>
    route.nav === nav ? [{ to: route.path, label: route.name!, end: route.path === paths.dashboard }] : [],
  );

export const householdLinks: readonly NavItem[] = linksIn("household");

export const visitorLinks: readonly NavItem[] = [
  { to: `${paths.home}#how-it-works`, label: "How it works" },
  ...linksIn("visitor"),
];

const householdPaths = [paths.dashboard, paths.goals, paths.intake, paths.account].map(plainPath);

export function isHouseholdPath(path: string): boolean {
  const plain = plainPath(path);
  return householdPaths.some((page) => plain === page || plain.startsWith(`${page}/`));
}

/** The intake has its own bar at the bottom: the week so far and the next step. */
export function hasTabBar(path: string): boolean {
  return isHouseholdPath(path) && !plainPath(path).startsWith(plainPath(paths.intake));
}

export const homeTitle = "Weekfold: the weekly money habit for households";
