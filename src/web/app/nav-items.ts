import { isAccountStep, paths, plainPath } from "#web/paths.ts";

export interface NavItem {
  to: string;
  label: string;
  /** Marked as current only on this exact path, not below it. */
  end?: boolean;
}

export const householdLinks: readonly NavItem[] = [
  { to: paths.dashboard, label: "This week", end: true },
  { to: paths.spending, label: "Spending" },
  { to: paths.netWorth, label: "Net worth" },
  { to: paths.history, label: "History" },
  { to: paths.goals, label: "Goals" },
];

export const visitorLinks: readonly NavItem[] = [
  { to: `${paths.home}#how-it-works`, label: "How it works" },
  { to: paths.niftyStuff, label: "Nifty stuff" },
  { to: paths.publications, label: "Reading" },
  { to: paths.about, label: "About" },
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

const names = new Map<string, string>(
  Object.entries({
    [paths.intake]: "Your household",
    [paths.account]: "Account",
    [paths.dashboard]: "This week",
    [paths.spending]: "Spending",
    [paths.netWorth]: "Net worth",
    [paths.history]: "History",
    [paths.moneyDate]: "Money date",
    [paths.goals]: "Goals",
    [paths.niftyStuff]: "Nifty stuff",
    [paths.about]: "About",
    [paths.terms]: "Terms",
    [paths.privacy]: "Privacy",
    [paths.cookies]: "Cookies",
    [paths.contact]: "Contact",
    [paths.publications]: "Reading",
  }).map(([path, name]) => [plainPath(path), name]),
);

export const homeTitle = "Weekfold: the weekly money habit for households";

/** The name of a page, where its path alone determines it. */
export function pageNameAt(path: string): string | undefined {
  const plain = plainPath(path);
  return names.get(plain) ?? (isAccountStep(plain) ? names.get(paths.account) : undefined);
}
