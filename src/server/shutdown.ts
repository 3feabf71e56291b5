import type { ServerType } from "@hono/node-server";
import type { Logger } from "pino";
import type { Database } from "./storage/database.ts";

const patience = 10_000;

interface Running {
  server: ServerType;
  database: Database;
  log: Logger;
}

/** On SIGTERM or SIGINT: takes no new request, lets the running ones finish within ten seconds, then closes the database. */
export function shutDownGracefully({ server, database, log }: Running): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    const cut = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(cut);
      void database.close().finally(() => process.exit(0));
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stop(signal));
}
