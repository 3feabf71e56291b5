import { createPendingRequests, type Line } from "./api-client.ts";
import type { Timing } from "./retry.ts";

interface Due {
  at: number;
  timer: ReturnType<typeof setTimeout>;
  work(): void;
}

const due = new Set<Due>();
let watchedAt = Number.NEGATIVE_INFINITY;

/** A tab that is in sight says so every four seconds, and counts as gone after it was silent twice. */
export const tickEvery = 4_000;
const stillWatched = 2 * tickEvery + 2_000;

/**
 * Another tab of this browser is in sight. Browsers run the timers of hidden pages once a minute at most, and the tab that
 * talks to the server for all may be hidden: what is due there is done when a tab in sight says that it is.
 */
export function noteWatched(): void {
  watchedAt = Date.now();
  for (const one of [...due].sort((a, b) => a.at - b.at)) if (one.at <= watchedAt && due.has(one)) run(one);
}

function run(one: Due): void {
  clearTimeout(one.timer);
  due.delete(one);
  one.work();
}

const timing: Timing = {
  after(milliseconds, work) {
    const one: Due = { at: Date.now() + milliseconds, work, timer: setTimeout(() => run(one), milliseconds) };
    due.add(one);
    return () => {
      clearTimeout(one.timer);
      due.delete(one);
    };
  },
  random: Math.random,
  now: Date.now,
  isWatched: () => document.visibilityState === "visible" || Date.now() - watchedAt < stillWatched,
};

/** The page's own server, by the browser's own means. */
export const browserLine: Line = {
  fetch: (...given) => fetch(...given),
  origin: "",
  timing,
  pending: createPendingRequests(timing),
};
