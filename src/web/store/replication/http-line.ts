import { err, ok, type Result } from "#domain/result.ts";
import { ownerHeader } from "#sync/protocol.ts";
import type { PendingRequests } from "./pending-requests.ts";
import type { Timing } from "./rounds.ts";

/** The parts of the browser that talking to the server needs, so that tests can cut the line. */
export interface Line {
  fetch: typeof fetch;
  /** Where the server is; empty for the page's own. */
  origin: string;
  timing: Timing;
  /** Requests of the page that have no answer yet: reads, and writes that are sent again by themselves. */
  pending?: PendingRequests;
  /** What fails is sent again by whoever asks, as replication does. */
  isRepeated?: boolean;
  /** Whose device asks, where it is someone's: whoever else is signed in by now is not answered. */
  owner?: string;
}

export const ownerOf = ({ owner }: Line): Record<string, string> =>
  owner === undefined ? {} : { [ownerHeader]: owner };

const patience = 30_000;

/** Asks the server for JSON. What it refuses comes back in its own word; `unreachable` stands for all that passes. */
export async function ask<T>(line: Line, method: string, path: string, body?: object): Promise<Result<T, string>> {
  const answer = await askOnce<T>(line, method, path, body);
  if (answer !== "overdue") return answer;
  // Reading is done once more, on another connection.
  const again = method === "GET" ? await askOnce<T>(line, method, path, body) : answer;
  return again === "overdue" ? err("unreachable") : again;
}

/** `overdue`: it waited for too long while the server answered others. */
async function askOnce<T>(
  line: Line,
  method: string,
  path: string,
  body?: object,
): Promise<Result<T, string> | "overdue"> {
  const abort = new AbortController();
  const cancel = line.timing.after(patience, () => abort.abort());
  let isOverdue = false;
  // What nobody sends again by itself has the whole half minute.
  const isRepeated = method === "GET" || line.isRepeated;
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
      headers: { accept: "application/json", ...ownerOf(line), ...(body && { "content-type": "application/json" }) },
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

const probePatience = 7_500;

/**
 * Whether the server answers now. If it does, what has waited for long waits on a connection that is dead. If nothing comes
 * at all, the requests that wait may have taken every connection that the browser opens, so they make room for the next look.
 */
export async function reach(line: Line): Promise<boolean> {
  const abort = new AbortController();
  const cancel = line.timing.after(probePatience, () => {
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
