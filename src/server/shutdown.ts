import { once } from "node:events";
import type { ServerType } from "@hono/node-server";
import type { Hub } from "./live/hub.ts";
import type { Live } from "./live/live.ts";
import type { OpenMail } from "./mail/mail.ts";
import type { Database } from "./storage/database.ts";
import type { ServedMarker } from "./storage/served-marker.ts";

interface Running {
  server: ServerType;
  live: { hub: Pick<Hub, "end">; close: Live["close"] };
  /** Queues mails by itself, so it closes before the mail queue. */
  reminders?: { close(): Promise<void> };
  mail: Pick<OpenMail, "close">;
  marker?: Pick<ServedMarker, "close">;
  database: Pick<Database, "close">;
  /** How long running requests may take to finish, in milliseconds. */
  patience: number;
}

const sweepEvery = 50;

/**
 * Graceful shutdown: refuses new requests, ends the streams, which would run forever, lets other requests finish within
 * the given time, then closes the database.
 */
export async function shutDown({ server, live, reminders, mail, marker, database, patience }: Running): Promise<void> {
  const closed = once(server, "close");
  server.close();
  live.hub.end();
  const mailClosed = (reminders?.close() ?? Promise.resolve()).then(() => mail.close());
  // Idle keep-alive connections would block the server from closing.
  const sweep = setInterval(() => "closeIdleConnections" in server && server.closeIdleConnections(), sweepEvery);
  const cut = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), patience);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
  await live.close();
  await mailClosed;
  await marker?.close();
  await database.close();
}
