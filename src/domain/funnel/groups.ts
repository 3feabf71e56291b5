import { addReach, noReach, type Reach } from "./reach.ts";

export interface Group {
  name: string;
  reach: Reach;
}

/** Browsers by a name that visitors bring along, such as a campaign's. */
export interface Groups {
  named: Map<string, Reach>;
  /** All names that came once there were too many to tell apart. */
  unnamed: Reach;
  isFull: boolean;
}

/** Visitors can make up names without end, and whoever does must not fill the memory. */
export const mostNames = 10_000;

export const noGroups = (): Groups => ({ named: new Map(), unnamed: noReach(), isFull: false });

/** Where browsers of that name are counted: always at the same place, so that no name is counted in part. */
export function reachOf(groups: Groups, name: string): Reach {
  const known = groups.named.get(name);
  if (known) return known;
  if (groups.named.size >= mostNames) {
    groups.isFull = true;
    return groups.unnamed;
  }
  const reach = noReach();
  groups.named.set(name, reach);
  return reach;
}

/** The names with most landings first. */
export const ranked = (groups: Groups): Group[] =>
  [...groups.named].map(([name, reach]) => ({ name, reach })).sort(byLandings);

function byLandings(a: Group, b: Group): number {
  const more = (step: "landing" | "complete") => b.reach.all[step] - a.reach.all[step];
  return more("landing") || more("complete") || (a.name < b.name ? -1 : 1);
}

export interface Folded {
  shown: Group[];
  /** `isMore`: there are names beyond those counted here. */
  others: { names: number; isMore: boolean; reach: Reach } | null;
}

/** The first few by name, the rest as one. A single name is shown: its row takes no more room than "others" would. */
export function folded(groups: Groups, most: number): Folded {
  const all = ranked(groups);
  const keep = all.length === most + 1 && !groups.isFull ? all.length : most;
  const rest = all.slice(keep);
  if (rest.length === 0 && !groups.isFull) return { shown: all, others: null };
  const reach = noReach();
  for (const group of rest) addReach(reach, group.reach);
  addReach(reach, groups.unnamed);
  return { shown: all.slice(0, keep), others: { names: rest.length, isMore: groups.isFull, reach } };
}
