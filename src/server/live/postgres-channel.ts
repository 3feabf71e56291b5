import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Logger } from "pino";
import type { Tables } from "../storage/tables.ts";
import { keepListening } from "./postgres-listener.ts";

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
