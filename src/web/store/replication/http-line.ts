import { err, ok, type Result } from "#domain/result.ts";
import { ownerHeader } from "#sync/protocol.ts";
import type { Timing } from "./rounds.ts";

/** The parts of the browser that talking to the server needs, so that tests can cut the line. */
export interface Line {
  fetch: typeof fetch;
  /** Where the server is; empty for the page's own. */
  origin: string;
  timing: Timing;
  /** What is asked and not answered yet, so that it can be given up once its connection is known to be dead. */
  unanswered?: Set<Unanswered>;
  /** Whose device asks, where it is someone's: whoever else is signed in by now is not answered. */
  owner?: string;
}

export interface Unanswered {
  since: number;
  giveUp(): void;
}

export const ownerOf = ({ owner }: Line): Record<string, string> =>
  owner === undefined ? {} : { [ownerHeader]: owner };

const patience = 30_000;

/** Asks the server for JSON. What it refuses comes back in its own word; `unreachable` stands for all that passes. */
export async function ask<T>(line: Line, method: string, path: string, body?: object): Promise<Result<T, string>> {
  const abort = new AbortController();
  const cancel = line.timing.after(patience, () => abort.abort());
  const unanswered = { since: line.timing.now(), giveUp: () => abort.abort() };
  line.unanswered?.add(unanswered);
  try {
    const response = await line.fetch(line.origin + path, {
      method,
      signal: abort.signal,
      headers: { accept: "application/json", ...ownerOf(line), ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    line.unanswered?.delete(unanswered);
    return response.ok ? ok((await response.json()) as T) : err(await problemOf(response));
  } catch {
    // No network, a time-out, or an answer cut short.
    return err("unreachable");
  } finally {
    line.unanswered?.delete(unanswered);
    cancel();
  }
}

const probePatience = 7_500;
const dead = 4_000;

/** Whether the server answers now. What has waited for longer than that took waits on a connection that is dead. */
export async function reach(line: Line): Promise<boolean> {
  const abort = new AbortController();
  const cancel = line.timing.after(probePatience, () => abort.abort());
  try {
    const { ok: isThere } = await line.fetch(`${line.origin}/api/reach`, { signal: abort.signal, cache: "no-store" });
    const oldest = line.timing.now() - dead;
    if (isThere) for (const { since, giveUp } of line.unanswered ?? []) if (since < oldest) giveUp();
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
