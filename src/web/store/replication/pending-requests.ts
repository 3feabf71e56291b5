import type { Timing } from "./rounds.ts";

/** How long a request may wait beside others that are answered: longer where answers have taken long. */
const shortest = 5_000;
const longest = 30_000;

export interface PendingRequests {
  /** Counts a request as pending until `end` is called: with `true` where it was answered. */
  begin(abort: () => void): (isAnswered: boolean) => void;
  /** Something came from the server: what has been pending until now is aborted as soon as it has waited for too long. */
  noteAlive(): void;
  /** Aborts what has waited for too long already. */
  abortOverdue(): void;
}

interface Request {
  since: number;
  abort(): void;
  /** Set once something that was sent later has been answered. */
  cancel: (() => void) | null;
}

/**
 * The requests of a page that have no answer yet. After a network was cut, those that were under way wait on connections
 * that are dead, and a browser opens only six to one server: together they can keep everything else waiting. So they are
 * aborted soon after something else shows that the server is there. A slow network looks the same at first; each time that
 * something is aborted the next one gets twice as long, so that it comes through.
 */
export function createPendingRequests({ now, after }: Pick<Timing, "now" | "after">): PendingRequests {
  const pending = new Set<Request>();
  let patience = shortest;

  function remove(request: Request): boolean {
    request.cancel?.();
    return pending.delete(request);
  }

  function abort(requests: readonly Request[]): void {
    if (requests.length > 0) patience = Math.min(longest, 2 * patience);
    for (const request of requests) {
      remove(request);
      request.abort();
    }
  }

  const abortOverdue = () => abort([...pending].filter(({ since }) => now() - since > patience));

  return {
    begin(abort) {
      const request: Request = { since: now(), abort, cancel: null };
      pending.add(request);
      return (isAnswered) => {
        if (remove(request) && isAnswered)
          patience = Math.min(longest, Math.max(shortest, 2 * (now() - request.since)));
      };
    },
    noteAlive() {
      abortOverdue();
      for (const request of pending)
        request.cancel ??= after(patience - (now() - request.since), () => abort([request]));
    },
    abortOverdue,
  };
}
