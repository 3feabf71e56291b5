import { lazyChunk } from "#web/app/lazy/chunk.ts";

/** Calls `begin` when this tab is the one to lead, and what `begin` answered when it no longer is. */
export type Lead = (name: string, begin: () => () => void) => () => void;

/**
 * One tab of this browser leads: by a Web Lock, or by a lease where a page may not use locks (plain HTTP on a host name).
 * Where storage is refused too every tab leads: that costs requests, and harms nothing, since the server knows a write
 * that comes twice.
 */
export const leadInOneTab: Lead = (name, begin) => (navigator.locks ? leadByLock : leadWithoutLocks)(name, begin);

const leaseChunk = lazyChunk("lead-by-lease", () => import("./lead-by-lease.ts"));

/** The lease comes in a file of its own: most pages never need it. */
const leadWithoutLocks: Lead = (name, begin) => {
  let end: (() => void) | null = null;
  let isOver = false;
  const start = (lead: Lead) => {
    if (!isOver) end = lead(name, begin);
  };
  const lease = leaseChunk.load({ isOptional: true }).then(({ leaseHere }) => leaseHere() ?? leadAlways);
  lease.then(start, () => start(leadAlways));
  return () => {
    isOver = true;
    end?.();
  };
};

/** Where a lease of that database is stored, and the others look for it. */
export const leaseKey = (name: string): string => `lead.${name}`;

/** After a crash a lease stays behind, and its name tells whose database it was for. */
export function forgetLease(name: string): void {
  try {
    localStorage.removeItem(leaseKey(name));
  } catch {
    // Where storage is refused there is none.
  }
}

/** One tab holds the lock and leads until it closes; the browser then gives it to the next. */
const leadByLock: Lead = (name, begin) => {
  const abort = new AbortController();
  let isOver = () => {};
  const over = new Promise<void>((resolve) => {
    isOver = resolve;
  });
  const held = navigator.locks.request(name, { signal: abort.signal }, async () => {
    const end = begin();
    await over;
    end();
  });
  // Given up before its turn came.
  held.catch(() => {});
  return () => {
    isOver();
    abort.abort();
  };
};

export const leadAlways: Lead = (_, begin) => begin();
