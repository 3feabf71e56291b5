import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import { createHub, type Hub, type Listener } from "./hub.ts";
import { type Channel, openChannel } from "./postgres-channel.ts";

const askedAtOnce = 500;

/**
 * Finds which of some households have changed since the last call: their counter, their epoch or who is in them. One
 * that was not asked for before counts as changed, since nobody knows since when it is as it is.
 */
function changeFinder(query: Kysely<Tables>): (householdIds: readonly string[]) => Promise<string[]> {
  let known = new Map<string, string>();
  return async (householdIds) => {
    const now = new Map<string, string>();
    for (let at = 0; at < householdIds.length; at += askedAtOnce)
      for (const [id, state] of await statesOf(query, householdIds.slice(at, at + askedAtOnce))) now.set(id, state);
    const changed = householdIds.filter((id) => now.get(id) === undefined || now.get(id) !== known.get(id));
    known = now;
    return changed;
  };
}

async function statesOf(query: Kysely<Tables>, householdIds: readonly string[]): Promise<[string, string][]> {
  const rows = await query
    .selectFrom("households")
    .select(({ selectFrom, fn }) => [
      ...(["id", "epoch", "seq"] as const),
      selectFrom("members")
        .whereRef("members.household_id", "=", "households.id")
        .where("removed_at", "is", null)
        .select(fn.countAll<number>().as("count"))
        .as("members"),
    ])
    .where("id", "in", householdIds)
    .execute();
  return rows.map(({ id, epoch, seq, members }) => [id, `${epoch} ${seq} ${members}`]);
}

/** Who listens to what, and how many of them each person has. */
interface Listeners {
  countOf(uid: string): number;
  of(householdId: string): Listener[];
  households(): string[];
  /** Gives the way out. */
  enter(householdId: string, uid: string, listener: Listener): () => void;
}

export function createListeners(): Listeners {
  const households = new Map<string, Set<Listener>>();
  const counts = new Map<string, number>();
  const count = (uid: string, by: number) => {
    const sum = (counts.get(uid) ?? 0) + by;
    if (sum > 0) counts.set(uid, sum);
    else counts.delete(uid);
  };
  const leave = (householdId: string, uid: string, listener: Listener) => {
    const listeners = households.get(householdId);
    if (!listeners?.delete(listener)) return;
    if (listeners.size === 0) households.delete(householdId);
    count(uid, -1);
  };
  return {
    countOf: (uid) => counts.get(uid) ?? 0,
    of: (householdId) => [...(households.get(householdId) ?? [])],
    households: () => [...households.keys()],
    enter(householdId, uid, listener) {
      const listeners = households.get(householdId) ?? new Set<Listener>();
      households.set(householdId, listeners.add(listener));
      count(uid, 1);
      return () => leave(householdId, uid, listener);
    },
  };
}

interface LiveParts {
  database: Pick<Database, "query">;
  databaseUrl: string | null;
  log: Pick<Logger, "warn">;
  /** Milliseconds between two looks at the counters while other processes are not heard. */
  pollEvery?: number;
}

export interface Live {
  hub: Hub;
  /** Stops listening to others, once the last change made here is told. */
  close(): Promise<void>;
}

/**
 * The hub, and how it learns of changes made elsewhere. On PostgreSQL nodes tell each other; while that fails, on an
 * engine that can't, and for a second process on one SQLite file, the counters of the followed households are looked at.
 */
export function openLive({ database, databaseUrl, log, pollEvery = 2_000 }: LiveParts): Live {
  const { query } = database;
  const onHeard = (householdId: string) => hub.heard(householdId, "changed");
  const channel = databaseUrl ? openChannel({ databaseUrl, query, log, onHeard }) : null;
  const hub = createHub(channel ? { tellOthers: channel.tellOthers } : {});
  const polling = setInterval(unlessBusy(lookRound(hub, channel, changeFinder(query))), pollEvery).unref();
  return {
    hub,
    async close() {
      clearInterval(polling);
      await channel?.close();
    },
  };
}

/** Also once after each new connection, for what was told while there was none. */
function lookRound(hub: Hub, channel: Channel | null, findChanged: ReturnType<typeof changeFinder>) {
  let lookedSince: number | null = null;
  return async () => {
    const connection = channel?.connection() ?? null;
    if (connection !== null && connection === lookedSince) return;
    for (const householdId of await findChanged(hub.followed())) hub.heard(householdId, "look");
    lookedSince = connection;
  };
}

/** A database that does not answer is asked again with the next round, not by several at once. */
function unlessBusy(work: () => Promise<void>): () => void {
  let isBusy = false;
  return () => {
    if (isBusy) return;
    isBusy = true;
    work()
      .catch(() => {})
      .finally(() => {
        isBusy = false;
      });
  };
}
