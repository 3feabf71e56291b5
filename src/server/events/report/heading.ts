import type { FunnelCounts } from "#domain/funnel/funnel-counter.ts";
import { count, longDay, momentIn } from "./figures.ts";

/** When, where, of whom: what must stand above any figure. */
export interface Heading {
  period: string;
  /** Empty where nothing was measured yet. */
  weeks: string;
  bots: string;
  made: string;
}

export const factsOf = ({ period, weeks, bots, made }: Heading): string[] =>
  [period, weeks, bots, made].filter((fact) => fact !== "");

export function headingOf(counts: FunnelCounts): Heading {
  const { zone, now } = counts.period;
  return {
    period: `${periodWords(counts)}, days in ${zone}`,
    weeks: weeksWords(counts),
    bots: botWords(counts),
    made: `Made ${momentIn(zone, now)}`,
  };
}

function periodWords({ days, period: { from, to } }: FunnelCounts): string {
  const [first, last] = [days?.first ?? from, days?.last ?? to];
  if (first && last) return `${longDay(first)} to ${longDay(last)}`;
  if (first) return `From ${longDay(first)}`;
  return last ? `Until ${longDay(last)}` : "Until now";
}

function weeksWords({ weeks, firstAt }: FunnelCounts): string {
  if (firstAt === null) return "";
  if (!weeks) return "Browsers first seen: no week begins in this period";
  const { first, last } = weeks;
  return first === last ? `Browsers first seen in ${first}` : `Browsers first seen in ${first} to ${last}`;
}

function botWords({ botEvents, events, period }: FunnelCounts): string {
  if (period.withBots) return `Bots are counted too: ${count(botEvents)} of ${count(events)} events`;
  return botEvents === 0
    ? "No bots were seen"
    : `Bots left out: ${count(botEvents)} of ${count(events + botEvents)} events`;
}
