import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { safeLocalStorage } from "#web/platform/safe-storage.ts";

/** Calls `begin` when this tab becomes the leader, and the function it returned when this tab no longer leads. */
export type Lead = (name: string, begin: () => () => void) => () => void;

/**
 * Elects one leading tab: by a Web Lock, or by a lease outside of secure contexts (plain HTTP on a host name). If storage is
 * denied too, every tab leads. That costs requests but is safe, because the server deduplicates writes.
 */
export const leadInOneTab: Lead = (name, begin) => (navigator.locks ? leadByLock : leadWithoutLocks)(name, begin);

const leaseChunk = lazyChunk("lead-by-lease", () => import("./lead-by-lease.ts"));

/** A lazy chunk: most pages never need it. */
const leadWithoutLocks: Lead = (name, begin) => {
  let end: (() => void) | null = null;
  let isOver = false;
  const start = (lead: Lead) => {
    if (!isOver) end = lead(name, begin);
  };
  const lease = leaseChunk.load({ isOptional: true }).then(({ leaseHere }) => leaseHere());
  lease.then(start, () => start(leadAlways));
  return () => {
    isOver = true;
    end?.();
  };
};

/** The localStorage key of a database's lease. */
export const leaseKey = (name: string): string => `lead.${name}`;

/** A lease stays behind after a crash, and its key names the account. */
export const forgetLease = (name: string): void => safeLocalStorage.remove(leaseKey(name));

/** The tab that holds the lock leads until it closes. Then the browser grants it to the next. */
export const leadByLock: Lead = (name, begin) => {
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
  // Aborted before the lock was granted.
  held.catch(() => {});
  return () => {
    isOver();
    abort.abort();
  };
};

export const leadAlways: Lead = (_, begin) => begin();
