import type { Arrival } from "#domain/attribution/arrival.ts";
import type { User } from "#sync/user.ts";
import { type SafeStorage, safeStorage } from "#web/platform/safe-storage.ts";
import type { PageView } from "./analytics-queue.ts";
import type { Properties } from "./tag.ts";
import { openTracker, type Params, type TrackedEvent } from "./tracker.ts";
import { withMemory } from "./tracking-storage.ts";

/** A Sunday in the year's 46th week. */
export const start = Date.UTC(2026, 10, 15, 12);

export const minute = 60_000;
export const week = 7 * 24 * 60 * minute;

/** Storage that lasts as long as a test. */
export function memoryStorage(): SafeStorage {
  const denied = safeStorage(() => {
    throw new Error("refused");
  });
  return withMemory(denied);
}

export const arrivalAt = (
  at: number,
  params: Arrival["params"] = {},
  referrer: Arrival["referrer"] = null,
): Arrival => ({
  params,
  referrer,
  ownHost: "localhost:3000",
  ts: at,
});

export const viewOf = (address: string, more: Partial<PageView> = {}): PageView => {
  const { pathname: path, search } = new URL(address, "http://localhost:3000");
  return { path, search, title: `Title of ${path}`, isRestored: false, ...more };
};

export const userOf = (uid: string, creation: number, lastSignIn: number): User => ({
  uid,
  metadata: { creationTime: new Date(creation).toISOString(), lastSignInTime: new Date(lastSignIn).toISOString() },
  providerData: [{ providerId: "password" }],
});

interface PageOptions {
  local?: SafeStorage;
  session?: SafeStorage;
  at?: number;
  arrival?: Arrival;
  isReload?: boolean;
  landedOn?: string;
}

let ids = 0;

/** A page with a tracker, and everything that the tracker reported. */
export function trackerPage({
  local = memoryStorage(),
  session = memoryStorage(),
  at = start,
  ...more
}: PageOptions = {}) {
  const events: TrackedEvent[] = [];
  const pages: Params[] = [];
  const properties: Properties[] = [];
  const record = openTracker({
    local,
    session,
    arrival: more.arrival ?? arrivalAt(at),
    isReload: more.isReload ?? false,
    landedOn: viewOf(more.landedOn ?? "/"),
    newId: () => `id-${String(ids++).padStart(8, "0")}`,
    sink: {
      event: (event) => events.push(event),
      page: (page) => pages.push(page),
      properties: (changed) => properties.push(changed),
    },
  });
  const names = () => events.map(({ name }) => name);
  const view = (address: string, viewedAt = at) => record({ kind: "view", at: viewedAt, view: viewOf(address) });
  return { record, view, events, pages, properties, names, local, session };
}
