import { newUuid } from "#web/platform/new-id.ts";
import { type Lead, leaseKey } from "./lead.ts";

/** What a lease needs of the browser. */
export interface LeaseParts {
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Storage events of other tabs, and this page's `pagehide` and `pageshow`. */
  page: Pick<EventTarget, "addEventListener" | "removeEventListener">;
  id: string;
}

/**
 * Longer than a minute: browsers let the timers of hidden tabs run once a minute, and a leader that is only hidden keeps
 * its lead. A tab that ends gives it up at once; only after a crash do the others wait this long.
 */
const leaseMs = 90_000;
const renewMs = 20_000;
/** Two tabs that claim at once see each other’s claim within this time; the later one counts. */
const settleMs = 300;

interface Lease {
  id: string;
  until: number;
}

/**
 * One tab leads, by a lease in localStorage that it renews. For pages without Web Locks, which browsers keep for secure
 * contexts. Two tabs may both lead for a moment, which costs requests and harms nothing, since the server recognizes a
 * repeated write; for longer they must not, because plain HTTP has six connections for all tabs and each leader keeps one
 * open for each household.
 */
export const leadByLease =
  ({ storage, page, id }: LeaseParts): Lead =>
  (name, begin) => {
    const key = leaseKey(name);
    let end: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    const held = (): Lease | null => leaseOf(storage.getItem(key), Date.now());
    const write = (): boolean => {
      try {
        storage.setItem(key, JSON.stringify({ id, until: Date.now() + leaseMs } satisfies Lease));
        return true;
      } catch {
        return false;
      }
    };
    const next = (wait: number, work: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(work, wait);
    };
    const stopLeading = () => {
      end?.();
      end = null;
    };
    /** Leads, claims, or waits, by what the lease says now. */
    const look = () => {
      if (isOver) return;
      const lease = held();
      if (lease && lease.id !== id) {
        stopLeading();
        next(lease.until - Date.now() + settleMs, look);
      } else if (!write() || end) {
        // Storage that is full takes no lease: then every tab leads.
        end ??= begin();
        next(renewMs, look);
      } else next(settleMs, confirm);
    };
    const confirm = () => {
      if (isOver) return;
      if (held()?.id === id) end ??= begin();
      look();
    };
    const giveUp = () => {
      isOver = true;
      clearTimeout(timer);
      const isOurs = held()?.id === id;
      stopLeading();
      if (isOurs) storage.removeItem(key);
    };
    /** A page that comes back from the browser’s back-forward cache stands in line again. */
    const comeBack = () => {
      if (!isOver) return;
      isOver = false;
      look();
    };
    const hear = (event: Event) => {
      // A claim under way is looked at when it is confirmed: the later of two counts.
      const isAboutLead = (event as StorageEvent).key === key;
      if (isAboutLead && (end || held() === null)) look();
    };
    const events = [
      ["storage", hear],
      ["pagehide", giveUp],
      ["pageshow", comeBack],
    ] as const;
    for (const [type, listener] of events) page.addEventListener(type, listener);
    look();
    return () => {
      for (const [type, listener] of events) page.removeEventListener(type, listener);
      giveUp();
    };
  };

/** The lease in this browser's storage; null where that can't be used. */
export function leaseHere(): Lead | null {
  try {
    return leadByLease({ storage: localStorage, page: window, id: newUuid() });
  } catch {
    return null;
  }
}

/** Null where it has ended. One that ends later than any lease can was written by a clock that was wrong. */
function leaseOf(text: string | null, now: number): Lease | null {
  const lease = parsed(text);
  return lease && lease.until > now && lease.until <= now + leaseMs ? lease : null;
}

function parsed(text: string | null): Lease | null {
  try {
    const lease = JSON.parse(text ?? "null") as Partial<Lease> | null;
    return typeof lease?.id === "string" && typeof lease.until === "number" ? (lease as Lease) : null;
  } catch {
    return null;
  }
}
