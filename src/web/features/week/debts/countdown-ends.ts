import type { Payoff } from "#domain/debts/payoff-report.ts";
import { type Day, daysBetween } from "#domain/time/day.ts";

/** A month in which one debt, or several, are paid off. */
export interface CountdownEnd {
  labels: readonly string[];
  on: Day;
  /** Of the way from today to the last of them, 0 to 1. */
  share: number;
}

/** In the order in which they come. What never ends has no place on the line. */
export function countdownEnds({ debts, start }: Payoff): CountdownEnd[] {
  const ending = debts.flatMap(({ label, end }) => (end.kind === "paid-off" ? { label, on: end.on } : []));
  const sorted = ending.sort((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
  const months = new Map<string, { labels: string[]; on: Day }>();
  for (const { label, on } of sorted) {
    const month = on.slice(0, 7);
    months.set(month, { labels: [...(months.get(month)?.labels ?? []), label], on });
  }
  const whole = Math.max(1, daysBetween(start, sorted.at(-1)?.on ?? start));
  return [...months.values()].map((end) => ({ ...end, share: daysBetween(start, end.on) / whole }));
}
