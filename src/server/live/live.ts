import type { Logger } from "pino";
import type { Database } from "../storage/database.ts";
import { createHub, type Hub } from "./hub.ts";
import { changeFinder } from "./poll.ts";
import { type Channel, openChannel } from "./postgres-channel.ts";

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
