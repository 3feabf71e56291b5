import { err, ok, type Result } from "#domain/result.ts";
import { ownerHeader } from "#sync/protocol.ts";
import type { Timing } from "#web/platform/timing.ts";

/** What requests to the server need of the browser, as parameters for tests. */
export interface ApiClient {
  fetch: typeof fetch;
  /** The server's origin; empty for the page's own. */
  origin: string;
  timing: Timing;
  /** Pending requests of this page: reads, and writes that are retried automatically. */
  pending?: PendingRequests;
  /** The caller retries failed requests, as sync does. */
  retriesItself?: boolean;
  /** The account of this device. The server refuses the request if another account is signed in. */
  owner?: string;
}

export const ownerHeaders = ({ owner }: ApiClient): Record<string, string> =>
  owner === undefined ? {} : { [ownerHeader]: owner };

const requestTimeout = 30_000;

/** Requests JSON. Returns the server's error code, or `unreachable` for all temporary failures. */
export async function request<T>(
  client: ApiClient,
  method: string,
  path: string,
  body?: object,
): Promise<Result<T, string>> {
  const answer = await requestOnce<T>(client, method, path, body);
  if (answer !== "overdue") return answer;
  // Reads are retried once, on another connection.
  const again = method === "GET" ? await requestOnce<T>(client, method, path, body) : answer;
  return again === "overdue" ? err("unreachable") : again;
}

/** `overdue`: aborted because the server answered other requests meanwhile. */
async function requestOnce<T>(
  client: ApiClient,
  method: string,
  path: string,
  body?: object,
): Promise<Result<T, string> | "overdue"> {
  const abort = new AbortController();
  const cancel = client.timing.after(requestTimeout, () => abort.abort());
  let isOverdue = false;
  // Requests that are not retried automatically keep the full timeout.
  const isRepeated = method === "GET" || client.retriesItself;
  const end = isRepeated
    ? client.pending?.begin(() => {
        isOverdue = true;
        abort.abort();
      })
    : undefined;
  try {
    const response = await client.fetch(client.origin + path, {
      method,
      signal: abort.signal,
      headers: {
        accept: "application/json",
        ...ownerHeaders(client),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    end?.(true);
    return response.ok ? ok((await response.json()) as T) : err(await problemOf(response));
  } catch {
    // No network, a timeout, or a truncated response.
    return isOverdue ? "overdue" : err("unreachable");
  } finally {
    end?.(false);
    cancel();
  }
}

const probeTimeout = 7_500;

/**
 * Whether the server responds. If so, requests that are pending for long are on dead connections. If not, pending requests may
 * occupy all of the browser's connections, so overdue ones are aborted to free them for the next probe.
 */
export async function probeServer(client: ApiClient): Promise<boolean> {
  const abort = new AbortController();
  const cancel = client.timing.after(probeTimeout, () => {
    abort.abort();
    client.pending?.abortOverdue();
  });
  try {
    const { ok: isThere } = await client.fetch(`${client.origin}/api/reach`, {
      signal: abort.signal,
      cache: "no-store",
    });
    if (isThere) client.pending?.serverResponded();
    return isThere;
  } catch {
    return false;
  } finally {
    cancel();
  }
}

/** A response without our error format comes from a proxy, and counts as temporary. */
async function problemOf(response: Response): Promise<string> {
  if (response.status >= 500 || response.status === 429 || response.status === 408) return "unreachable";
  const { error } = (await response.json()) as { error?: unknown };
  return typeof error === "string" ? error : "unreachable";
}

/** How long a request may be pending while others are answered. Grows while responses are slow. */
const minOverdueMs = 5_000;
const maxOverdueMs = 30_000;

interface PendingRequests {
  /** Registers a pending request. Call the returned function when it ends, with whether it was answered. */
  begin(abort: () => void): (isAnswered: boolean) => void;
  /** The server sent something: requests that are pending now are aborted once overdue. */
  serverResponded(): void;
  /** Aborts all overdue requests. */
  abortOverdue(): void;
}

interface PendingRequest {
  since: number;
  abort(): void;
  /** Set once the server has responded to something else. */
  cancel: (() => void) | null;
}

/**
 * Tracks the pending requests of a page. After a network change, old requests hang on dead connections, and a browser opens
 * only six to one server, so they can block everything else. They are aborted soon after the server responds to something
 * else. A slow network looks the same at first, so each abort doubles the allowed time.
 */
export function createPendingRequests({ now, after }: Pick<Timing, "now" | "after">): PendingRequests {
  const pending = new Set<PendingRequest>();
  let patience = minOverdueMs;

  function remove(request: PendingRequest): boolean {
    request.cancel?.();
    return pending.delete(request);
  }

  function abort(requests: readonly PendingRequest[]): void {
    if (requests.length > 0) patience = Math.min(maxOverdueMs, 2 * patience);
    for (const request of requests) {
      remove(request);
      request.abort();
    }
  }

  const abortOverdue = () => abort([...pending].filter(({ since }) => now() - since > patience));

  return {
    begin(abort) {
      const request: PendingRequest = { since: now(), abort, cancel: null };
      pending.add(request);
      return (isAnswered) => {
        if (remove(request) && isAnswered)
          patience = Math.min(maxOverdueMs, Math.max(minOverdueMs, 2 * (now() - request.since)));
      };
    },
    serverResponded() {
      abortOverdue();
      for (const request of pending)
        request.cancel ??= after(patience - (now() - request.since), () => abort([request]));
    },
    abortOverdue,
  };
}
