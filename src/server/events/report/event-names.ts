import type { FunnelCounts } from "#domain/funnel/funnel-counter.ts";
import { count } from "./figures.ts";

/** The catalogue is far shorter; elements of the pages may declare any number besides. */
const shown = 40;

/** The most frequent events, and the others in one row. */
export function eventRows({ names, unnamed }: FunnelCounts): { name: string; count: number }[] {
  const rest = names.slice(shown);
  const times = rest.reduce((sum, one) => sum + one.count, unnamed);
  if (times === 0) return names;
  const others = `others (${count(rest.length)}${unnamed > 0 ? " and more" : ""})`;
  return [...names.slice(0, shown), { name: others, count: times }];
}
