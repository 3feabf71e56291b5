import type { AttemptRow } from "../storage/identity-rows.ts";

type Counted = Omit<AttemptRow, "key">;

/** Whether one more may be tried, given what was counted so far: what is counted then, or how long to wait. */
export type Rule = (before: Counted | undefined, now: number) => Counted | { wait: number };

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** So many within a time. */
export const window =
  (most: number, within: number): Rule =>
  (before, now) => {
    if (!before || now >= before.since + within) return { count: 1, since: now, until: 0 };
    if (before.count >= most) return { wait: before.since + within - now };
    return { ...before, count: before.count + 1 };
  };

const free = 5;
const firstDelay = 15_000;
const longestDelay = 15 * minute;

/**
 * A few at once, then one after each delay, which doubles. It has an end, because anyone can make someone else wait by
 * guessing; and it is forgotten after a day without a guess.
 */
export const growingDelay: Rule = (before, now) => {
  const known = before && now < before.since + day ? before : undefined;
  if (known && now < known.until) return { wait: known.until - now };
  const count = (known?.count ?? 0) + 1;
  const delay = count < free ? 0 : Math.min(longestDelay, firstDelay * 2 ** (count - free));
  return { count, since: now, until: delay && now + delay };
};
