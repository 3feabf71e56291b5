import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import { createHub, type Hub } from "./hub.ts";
import { type Channel, openChannel } from "./postgres-channel.ts";

const queryBatch = 500;

/**
 * Finds which of the households changed since the last call: their counter, epoch or number of members. A household that
 * was not in the last call counts as changed.
 */
function changeFinder(query: Kysely<Tables>): (householdIds: readonly string[]) => Promise<string[]> {
  let known = new Map<string, string>();
  return async (householdIds) => {
    const now = new Map<string, string>();
    for (let at = 0; at < householdIds.length; at += queryBatch)
      for (const [id, state] of await statesOf(query, householdIds.slice(at, at + queryBatch))) now.set(id, state);
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

interface LiveParts {
  database: Pick<Database, "query">;
  databaseUrl: string | null;
  log: Pick<Logger, "warn">;
  /** Milliseconds between two polls of the counters while the notification channel is down. */
  pollEvery?: number;
}

export interface Live {
  hub: Hub;
  /** Stops listening, after the other nodes were notified of the last change. */
  close(): Promise<void>;
}

/**
 * The hub, and how it is notified of changes on other nodes. PostgreSQL nodes notify each other. While that fails, and for
 * several processes on one SQLite file, the counters of the followed households are polled.
 */
export function openLive({ database, databaseUrl, log, pollEvery = 2_000 }: LiveParts): Live {
  const { query } = database;
  const onReceived = (householdId: string) => hub.received(householdId, "changed");
  const channel = databaseUrl ? openChannel({ databaseUrl, query, log, onReceived }) : null;
  const hub = createHub(channel ? { notifyOthers: channel.notifyOthers } : {});
  const polling = setInterval(unlessBusy(pollRound(hub, channel, changeFinder(query))), pollEvery).unref();
  return {
    hub,
    async close() {
      clearInterval(polling);
      await channel?.close();
    },
  };
}

/** Also polls once after each new connection, for notifications that were missed without one. */
function pollRound(hub: Hub, channel: Channel | null, findChanged: ReturnType<typeof changeFinder>) {
  let polledConnection: number | null = null;
  return async () => {
    const connection = channel?.connection() ?? null;
    if (connection !== null && connection === polledConnection) return;
    for (const householdId of await findChanged(hub.followed())) hub.received(householdId, "look");
    polledConnection = connection;
  };
}

/** Skips rounds while one is running: a database that does not answer must not pile up queries. */
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
