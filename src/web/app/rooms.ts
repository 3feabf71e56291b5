import { paths, plainPath } from "#web/paths.ts";

export interface NavItem {
  to: string;
  label: string;
  /** Marked as current only on this very path, not below it. */
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

const householdRooms = [paths.dashboard, paths.goals, paths.intake, paths.account].map(plainPath);

export function isHouseholdPath(path: string): boolean {
  const plain = plainPath(path);
  return householdRooms.some((room) => plain === room || plain.startsWith(`${room}/`));
}

/** The intake has a bar of its own at the bottom: the week so far, and the next step. */
export function hasTabBar(path: string): boolean {
  return isHouseholdPath(path) && !plainPath(path).startsWith(plainPath(paths.intake));
}
