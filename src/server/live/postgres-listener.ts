import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";

const firstPause = 250;
const longestPause = 30_000;

/** Listens on a connection of its own, made again whenever it is lost, after pauses that grow. */
export function keepListening(
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
