import { once } from "node:events";
import type { ServerType } from "@hono/node-server";
import type { Database } from "./storage/database.ts";

interface Running {
  server: ServerType;
  database: Pick<Database, "close">;
  /** How long running requests may take to finish, in milliseconds. */
  patience: number;
}

/** Takes no new request, lets the running ones finish within the given time, then closes the database. */
export async function shutDown({ server, database, patience }: Running): Promise<void> {
  const closed = once(server, "close");
  server.close();
  if ("closeIdleConnections" in server) server.closeIdleConnections();
  const cut = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), patience);
  await closed;
  clearTimeout(cut);
  await database.close();
}
