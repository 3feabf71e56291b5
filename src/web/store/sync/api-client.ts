import { err, ok, type Result } from "#domain/result.ts";
import { ownerHeader } from "#sync/protocol.ts";
import type { Timing } from "./retry.ts";

/** The parts of the browser that talking to the server needs, so that tests can cut the line. */
export interface ApiClient {
  fetch: typeof fetch;
  /** Where the server is; empty for the page's own. */
  origin: string;
  timing: Timing;
  /** Requests of the page that have no answer yet: reads, and writes that are sent again by themselves. */
  pending?: PendingRequests;
  /** What fails is sent again by whoever asks, as replication does. */
  retriesItself?: boolean;
  /** Whose device asks, where it is someone's: whoever else is signed in by now is not answered. */
  owner?: string;
}

export const ownerHeaders = ({ owner }: ApiClient): Record<string, string> =>
  owner === undefined ? {} : { [ownerHeader]: owner };

const requestTimeout = 30_000;

/** Asks the server for JSON. What it refuses comes back in its own word; `unreachable` stands for all that passes. */
export async function request<T>(
  line: ApiClient,
  method: string,
  path: string,
  body?: object,
): Promise<Result<T, string>> {
  const answer = await requestOnce<T>(line, method, path, body);
  if (answer !== "overdue") return answer;
  // Reading is done once more, on another connection.
  const again = method === "GET" ? await requestOnce<T>(line, method, path, body) : answer;
  return again === "overdue" ? err("unreachable") : again;
}

/** `overdue`: it waited for too long while the server answered others. */
async function requestOnce<T>(
  line: ApiClient,
  method: string,
  path: string,
  body?: object,
): Promise<Result<T, string> | "overdue"> {
  const abort = new AbortController();
  const cancel = line.timing.after(requestTimeout, () => abort.abort());
  let isOverdue = false;
  // What nobody sends again by itself has the whole half minute.
  const isRepeated = method === "GET" || line.retriesItself;
  const end = isRepeated
    ? line.pending?.begin(() => {
        isOverdue = true;
        abort.abort();
      })
    : undefined;
  try {
    const response = await line.fetch(line.origin + path, {
      method,
      signal: abort.signal,
      headers: {
        accept: "application/json",
        ...ownerHeaders(line),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    end?.(true);
    return response.ok ? ok((await response.json()) as T) : err(await problemOf(response));
  } catch {
    // No network, a time-out, or an answer cut short.
    return isOverdue ? "overdue" : err("unreachable");
  } finally {
    end?.(false);
    cancel();
  }
}

const probeTimeout = 7_500;

/**
 * Whether the server answers now. If it does, what has waited for long waits on a connection that is dead. If nothing comes
 * at all, the requests that wait may have taken every connection that the browser opens, so they make room for the next look.
 */
export async function probeServer(line: ApiClient): Promise<boolean> {
  const abort = new AbortController();
  const cancel = line.timing.after(probeTimeout, () => {
    abort.abort();
    line.pending?.abortOverdue();
  });
  try {
    const { ok: isThere } = await line.fetch(`${line.origin}/api/reach`, { signal: abort.signal, cache: "no-store" });
    if (isThere) line.pending?.noteAlive();
    return isThere;
  } catch {
    return false;
  } finally {
    cancel();
  }
}

/** An answer that is not in our words comes from something between here and the server, and passes. */
async function problemOf(response: Response): Promise<string> {
  if (response.status >= 500 || response.status === 429 || response.status === 408) return "unreachable";
  const { error } = (await response.json()) as { error?: unknown };
  return typeof error === "string" ? error : "unreachable";
}

/** How long a request may wait beside others that are answered: longer where answers have taken long. */
const minOverdueMs = 5_000;
const maxOverdueMs = 30_000;

interface PendingRequests {
  /** Counts a request as pending until `end` is called: with `true` where it was answered. */
  begin(abort: () => void): (isAnswered: boolean) => void;
  /** Something came from the server: what has been pending until now is aborted as soon as it has waited for too long. */
  noteAlive(): void;
  /** Aborts what has waited for too long already. */
  abortOverdue(): void;
}

interface PendingRequest {
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
    noteAlive() {
      abortOverdue();
      for (const request of pending)
        request.cancel ??= after(patience - (now() - request.since), () => abort([request]));
    },
    abortOverdue,
  };
}
