import type { Context } from "hono";
import { err, ok } from "#domain/result.ts";
import type { ReadSession } from "../identity/read-session.ts";
import type { Database } from "../storage/database.ts";
import { type HouseholdState, householdStates } from "../storage/household-access.ts";
import { type Access, EventStream } from "./event-stream.ts";
import type { Hub, ListenRefusal } from "./hub.ts";

export interface StreamParts {
  database: Pick<Database, "query" | "engine">;
  readSession: ReadSession;
  hub: Hub;
  /** Milliseconds between heartbeats. */
  heartbeat?: number;
}

const headers = {
  "content-type": "text/event-stream",
  "cache-control": "no-store, no-transform",
  // Otherwise nginx buffers the events.
  "x-accel-buffering": "no",
};

const statuses = { "signed-out": 401, "not-a-member": 403, "too-many-streams": 429, ending: 503 } as const;

const refused = (c: Context, error: keyof typeof statuses): Response =>
  c.json({ error }, statuses[error], { "cache-control": "no-store" });

/** The event stream of a household. Session and membership are checked again before every event, except heartbeats. */
export function streamRoute({ database, readSession, hub, heartbeat = 4_000 }: StreamParts) {
  const stateOf = householdStates(database);
  return async (c: Context): Promise<Response> => {
    const person = await readSession(c.req.raw);
    if (!person) return refused(c, "signed-out");
    const { uid } = person;
    const householdId = c.req.param("householdId") ?? "";
    const check = async (): Promise<Access> => {
      if ((await readSession(c.req.raw))?.uid !== uid) return err("signed-out");
      const state = await stateOf(householdId, uid);
      return state ? ok(state) : err("not-a-member");
    };
    const first = await check();
    if (!first.ok) return refused(c, first.problem);
    // A HEAD request reads no stream, and would never end it.
    if (c.req.method === "HEAD") return c.body(null, 200, headers);
    const opened = open(hub, { householdId, uid, check, heartbeat, first: first.value });
    if (typeof opened === "string") return refused(c, opened);
    endWith(opened, c.req.raw.signal);
    return c.body(opened.body, 200, headers);
  };
}

interface FollowParts {
  householdId: string;
  uid: string;
  check: () => Promise<Access>;
  heartbeat: number;
  /** The state from before the stream listened. */
  first: HouseholdState;
}

function open(hub: Hub, { householdId, uid, check, heartbeat, first }: FollowParts): EventStream | ListenRefusal {
  let stopListening = () => {};
  const stream = new EventStream({ check, heartbeat, onEnd: () => stopListening() });
  const listening = hub.listen(householdId, uid, stream);
  if (!listening.ok) {
    stream.close();
    return listening.problem;
  }
  stopListening = listening.value;
  stream.begin(first);
  return stream;
}

/** A client that disconnects before the response is ready never reads or cancels the body, so its signal ends the stream. */
function endWith(stream: EventStream, signal: AbortSignal): void {
  if (signal.aborted) stream.close();
  else signal.addEventListener("abort", () => stream.close(), { once: true });
}
