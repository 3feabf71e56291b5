import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import type { Tables } from "../storage/tables.ts";

const firstPause = 250;
const longestPause = 30_000;

/** Listens on a connection of its own, made again whenever it is lost, after pauses that grow. */
function keepListening(
  connectionString: string,
  channel: string,
  log: Pick<Logger, "warn">,
  onMessage: (message: string) => void,
) {
  const ending = new AbortController();
  let connections = 0;
  let isOpen = false;
  const listen = async () => {
    await listenOnce({ connectionString, channel, onMessage, ending: ending.signal }, () => {
      connections += 1;
      isOpen = true;
    }).catch(() => {});
    const wasOpen = isOpen;
    isOpen = false;
    if (!ending.signal.aborted) log.warn("other nodes are not heard; the database is asked instead until they are");
    return wasOpen;
  };
  const running = repeat(listen, ending.signal);
  return {
    connection: () => (isOpen ? connections : null),
    async close() {
      ending.abort();
      await running;
    },
  };
}

interface Listening {
  connectionString: string;
  channel: string;
  onMessage: (message: string) => void;
  ending: AbortSignal;
}

/** Returns when the connection is lost or the end is asked for. */
async function listenOnce(
  { connectionString, channel, onMessage, ending }: Listening,
  onOpen: () => void,
): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true });
  // A lost connection says so as a fault first; unheard, that would end the process.
  client.on("error", () => {});
  client.on("notification", ({ payload }) => onMessage(payload ?? ""));
  const lost = once(client, "end", { signal: ending });
  lost.catch(() => {});
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    onOpen();
    await lost;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Again and again, at longer intervals while it does not succeed. */
async function repeat(work: () => Promise<boolean>, ending: AbortSignal): Promise<void> {
  let pause = firstPause;
  while (!ending.aborted) {
    pause = (await work()) ? firstPause : Math.min(pause * 2, longestPause);
    await sleep(pause * (0.5 + Math.random()), undefined, { signal: ending }).catch(() => {});
  }
}

/** How nodes on one PostgreSQL tell each other which household changed. */
export interface Channel {
  /** Another number for each connection, null while there is none: what is told between two of them is never heard. */
  connection(): number | null;
  tellOthers(householdId: string): void;
  close(): Promise<void>;
}

interface ChannelParts {
  databaseUrl: string;
  query: Kysely<Tables>;
  log: Pick<Logger, "warn">;
  onHeard: (householdId: string) => void;
}

const channel = "weekfold_changed";
const attempts = 3;

export function openChannel({ databaseUrl, query, log, onHeard }: ChannelParts): Channel {
  const node = randomUUID();
  const listener = keepListening(databaseUrl, channel, log, (message) => {
    const [householdId = "", sender] = message.split(" ");
    if (sender !== node) onHeard(householdId);
  });
  const notifier = createNotifier((householdIds) =>
    notify(
      query,
      householdIds.map((id) => `${id} ${node}`),
    ).catch(() => log.warn("other nodes were not told of a change; they find it with their next look")),
  );
  return {
    connection: listener.connection,
    tellOthers: notifier.add,
    close: async () => void (await Promise.all([listener.close(), notifier.done()])),
  };
}

/** One message to the database at a time; what comes up meanwhile goes together with the next. */
function createNotifier(send: (householdIds: string[]) => Promise<void>) {
  let waiting = new Set<string>();
  let sending: Promise<void> | null = null;
  const sendAll = async () => {
    while (waiting.size > 0) {
      const householdIds = [...waiting];
      waiting = new Set();
      await send(householdIds);
    }
    sending = null;
  };
  return {
    add(householdId: string) {
      waiting.add(householdId);
      sending ??= Promise.resolve().then(sendAll);
    },
    done: async () => sending,
  };
}

async function notify(query: Kysely<Tables>, messages: readonly string[]): Promise<void> {
  const list = JSON.stringify(messages);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await sql`select pg_notify(${channel}, message) from json_array_elements_text(${list}::json) as message`.execute(
        query,
      );
      return;
    } catch (error) {
      if (attempt === attempts) throw error;
      await sleep(attempt * 200);
    }
  }
}
