import { newUuid } from "#web/platform/new-id.ts";
import { readJson, type SafeStorage, safeLocalStorage } from "#web/platform/safe-storage.ts";
import { type Lead, leaseKey } from "./lead.ts";

/** Browser APIs, as parameters for tests. */
export interface LeaseParts {
  storage: Pick<SafeStorage, "read" | "write" | "remove">;
  /** Storage events of other tabs, and this page's `pagehide` and `pageshow`. */
  page: Pick<EventTarget, "addEventListener" | "removeEventListener">;
  id: string;
}

/**
 * Longer than a minute, because browsers run the timers of hidden tabs once a minute, and a hidden leader must keep its
 * lease. A tab that closes releases it at once. Only after a crash do others wait this long.
 */
const leaseMs = 90_000;
const renewMs = 20_000;
/** Two tabs that claim at the same time see each other’s claim within this time. The later one wins. */
const settleMs = 300;

interface Lease {
  id: string;
  until: number;
}

/**
 * Elects a leading tab by a lease in localStorage. For pages without Web Locks, which exist only in secure contexts. Two tabs
 * may both lead briefly: that is safe, because the server deduplicates writes. They must not for long, because plain HTTP
 * has six connections for all tabs, and each leader keeps one open per household.
 */
export const leadByLease =
  ({ storage, page, id }: LeaseParts): Lead =>
  (name, begin) => {
    const key = leaseKey(name);
    let end: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    const currentLease = (): Lease | null => currentLeaseIn(storage, key);
    const write = (): boolean =>
      storage.write(key, JSON.stringify({ id, until: Date.now() + leaseMs } satisfies Lease));
    const schedule = (wait: number, work: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(work, wait);
    };
    const stopLeading = () => {
      end?.();
      end = null;
    };
    /** Leads, claims or waits, depending on the current lease. */
    const check = () => {
      if (isOver) return;
      const lease = currentLease();
      if (lease && lease.id !== id) {
        stopLeading();
        schedule(lease.until - Date.now() + settleMs, check);
      } else if (!write() || end) {
        // A full or denied storage can't store a lease: then every tab leads.
        end ??= begin();
        schedule(renewMs, check);
      } else schedule(settleMs, confirm);
    };
    const confirm = () => {
      if (isOver) return;
      if (currentLease()?.id === id) end ??= begin();
      check();
    };
    const release = () => {
      isOver = true;
      clearTimeout(timer);
      const isOurs = currentLease()?.id === id;
      stopLeading();
      if (isOurs) storage.remove(key);
    };
    /** A page restored from the back/forward cache competes again. */
    const resume = () => {
      if (!isOver) return;
      isOver = false;
      check();
    };
    const onStorage = (event: Event) => {
      // A pending claim of this tab is checked when it is confirmed.
      const isAboutLead = (event as StorageEvent).key === key;
      if (isAboutLead && (end || currentLease() === null)) check();
    };
    const events = [
      ["storage", onStorage],
      ["pagehide", release],
      ["pageshow", resume],
    ] as const;
    for (const [type, listener] of events) page.addEventListener(type, listener);
    check();
    return () => {
      for (const [type, listener] of events) page.removeEventListener(type, listener);
      release();
    };
  };

/** A lease in this browser's storage. */
export const leaseHere = (): Lead => leadByLease({ storage: safeLocalStorage, page: window, id: newUuid() });

/** Null if it has expired, or expires later than any lease can: then it was written with a wrong clock. */
function currentLeaseIn(storage: Pick<SafeStorage, "read">, key: string): Lease | null {
  const now = Date.now();
  const { id, until } = (readJson(storage, key) ?? {}) as Partial<Lease>;
  if (typeof id !== "string" || typeof until !== "number") return null;
  return until > now && until <= now + leaseMs ? { id, until } : null;
}
