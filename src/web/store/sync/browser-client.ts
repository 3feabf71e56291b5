import { type ApiClient, createPendingRequests } from "./api-client.ts";
import type { Timing } from "./retry.ts";

interface DueTask {
  at: number;
  timer: ReturnType<typeof setTimeout>;
  work(): void;
}

const due = new Set<DueTask>();
let visibleAt = Number.NEGATIVE_INFINITY;

/** A tab that is in sight says so every four seconds, and counts as gone after it was silent twice. */
export const visibleTickMs = 4_000;
const visibleForMs = 2 * visibleTickMs + 2_000;

/**
 * Another tab of this browser is in sight. Browsers run the timers of hidden pages once a minute at most, and the tab that
 * talks to the server for all may be hidden: what is due there is done when a tab in sight says that it is.
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

/** The page's own server, by the browser's own means. */
export const browserClient: ApiClient = {
  fetch: (...given) => fetch(...given),
  origin: "",
  timing,
  pending: createPendingRequests(timing),
};
