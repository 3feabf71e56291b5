import { ok } from "#domain/result.ts";
import { ownerHeader } from "#sync/protocol.ts";
import { latestSession } from "#web/platform/session.ts";
import { type AsyncOutcome, type Refusal, refused } from "./identity.ts";

const requestTimeout = 30_000;

/** Another tab may have signed someone else in: what is asked for here must not be done to their account. */
function ownerHeaders(): Record<string, string> {
  const session = latestSession();
  return session.isKnown && session.user ? { [ownerHeader]: session.user.uid } : {};
}

/** Asks the server about accounts. What it refuses comes back in its own words; `unreachable` stands for all that passes. */
export async function requestIdentity<T>(method: string, path: string, body?: object): AsyncOutcome<T> {
  try {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(requestTimeout),
      headers: { accept: "application/json", ...ownerHeaders(), ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T & Partial<Refusal>;
    if (response.ok) return ok(answer);
    const isOurs = typeof answer.error === "string" && answer.error !== "server-fault";
    return refused(isOurs ? (answer as Refusal) : "unreachable");
  } catch {
    // No network, a time-out, or an answer of something in between.
    return refused("unreachable");
  }
}
