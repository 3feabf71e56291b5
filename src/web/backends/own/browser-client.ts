import type { Timing } from "#web/platform/timing.ts";
import { type ApiClient, createPendingRequests } from "./api-client.ts";

interface DueTask {
  at: number;
  timer: ReturnType<typeof setTimeout>;
  work(): void;
}

const due = new Set<DueTask>();
let visibleAt = Number.NEGATIVE_INFINITY;

/** A visible tab announces itself every four seconds. It counts as hidden after two missed announcements. */
export const visibleTickMs = 4_000;
const visibleForMs = 2 * visibleTickMs + 2_000;

/**
 * Another tab is visible. Browsers run the timers of hidden pages at most once a minute, and the leading tab may be hidden,
 * so announcements of visible tabs also run its due timers.
 */
export function noteVisibleTab(): void {
  visibleAt = Date.now();
  for (const one of [...due].sort((a, b) => a.at - b.at)) if (one.at <= visibleAt && due.has(one)) run(one);
}

function run(one: DueTask): void {
  clearTimeout(one.timer);
  due.delete(one);
  one.work();
}

const timing: Timing = {
  after(milliseconds, work) {
    const one: DueTask = { at: Date.now() + milliseconds, work, timer: setTimeout(() => run(one), milliseconds) };
    due.add(one);
    return () => {
      clearTimeout(one.timer);
      due.delete(one);
    };
  },
  random: Math.random,
  now: Date.now,
  isPageVisible: () => document.visibilityState === "visible" || Date.now() - visibleAt < visibleForMs,
};

/** The client of the page's own server. */
export const browserClient: ApiClient = {
  fetch: (...args) => fetch(...args),
  origin: "",
  timing,
  pending: createPendingRequests(timing),
};
