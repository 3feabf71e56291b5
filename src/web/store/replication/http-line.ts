import { err, ok, type Result } from "#domain/result.ts";
import { ownerHeader } from "#sync/protocol.ts";
import type { Timing } from "./rounds.ts";

/** The parts of the browser that talking to the server needs, so that tests can cut the line. */
export interface Line {
  fetch: typeof fetch;
  /** Where the server is; empty for the page's own. */
  origin: string;
  timing: Timing;
  /** Whose device asks, where it is someone's: whoever else is signed in by now is not answered. */
  owner?: string;
}

export const ownerOf = ({ owner }: Line): Record<string, string> =>
  owner === undefined ? {} : { [ownerHeader]: owner };

const patience = 30_000;

/** Asks the server for JSON. What it refuses comes back in its own word; `unreachable` stands for all that passes. */
export async function ask<T>(line: Line, method: string, path: string, body?: object): Promise<Result<T, string>> {
  const abort = new AbortController();
  const cancel = line.timing.after(patience, () => abort.abort());
  try {
    const response = await line.fetch(line.origin + path, {
      method,
      signal: abort.signal,
      headers: { accept: "application/json", ...ownerOf(line), ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.ok ? ok((await response.json()) as T) : err(await problemOf(response));
  } catch {
    // No network, a time-out, or an answer cut short.
    return err("unreachable");
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
