import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import type { Tables } from "../storage/tables.ts";

const firstPause = 250;
const longestPause = 30_000;

/** Listens on a connection of its own, and reconnects with exponential backoff. */
function listenForever(
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

interface ListenOptions {
  connectionString: string;
  channel: string;
  onMessage: (message: string) => void;
  ending: AbortSignal;
}

/** Returns when the connection is lost or `ending` is aborted. */
async function listenOnce(
  { connectionString, channel, onMessage, ending }: ListenOptions,
  onOpen: () => void,
): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true });
  // A lost connection emits an error first; without a listener that would end the process.
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

/** Repeats `work` with exponential backoff while it fails. */
async function repeat(work: () => Promise<boolean>, ending: AbortSignal): Promise<void> {
  let pause = firstPause;
  while (!ending.aborted) {
    pause = (await work()) ? firstPause : Math.min(pause * 2, longestPause);
    await sleep(pause * (0.5 + Math.random()), undefined, { signal: ending }).catch(() => {});
  }
}

/** How nodes on one PostgreSQL notify each other of changed households. */
export interface Channel {
  /** A number for each connection, null while there is none: notifications between two connections are lost. */
  connection(): number | null;
  notifyOthers(householdId: string): void;
  close(): Promise<void>;
}

interface ChannelParts {
  databaseUrl: string;
  query: Kysely<Tables>;
  log: Pick<Logger, "warn">;
  onReceived: (householdId: string) => void;
}

const channel = "weekfold_changed";
const attempts = 3;

export function openChannel({ databaseUrl, query, log, onReceived }: ChannelParts): Channel {
  const node = randomUUID();
  const listener = listenForever(databaseUrl, channel, log, (message) => {
    const [householdId = "", sender] = message.split(" ");
    if (sender !== node) onReceived(householdId);
  });
  const notifier = createNotifier((householdIds) =>
    notify(
      query,
      householdIds.map((id) => `${id} ${node}`),
    ).catch(() => log.warn("other nodes were not told of a change; they find it with their next look")),
  );
  return {
    connection: listener.connection,
    notifyOthers: notifier.add,
    close: async () => void (await Promise.all([listener.close(), notifier.done()])),
  };
}

/** Sends one message at a time; households that change meanwhile go together with the next one. */
function createNotifier(send: (householdIds: string[]) => Promise<void>) {
  let pending = new Set<string>();
  let sending: Promise<void> | null = null;
  const sendAll = async () => {
    while (pending.size > 0) {
      const householdIds = [...pending];
      pending = new Set();
      await send(householdIds);
    }
    sending = null;
  };
  return {
    add(householdId: string) {
      pending.add(householdId);
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
