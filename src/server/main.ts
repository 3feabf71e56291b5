import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import pino from "pino";
import { createApp } from "./app.ts";
import { type Config, isBad, readConfig } from "./config.ts";
import { readSite } from "./http/site.ts";
import { shutDownGracefully } from "./shutdown.ts";
import { openDatabase } from "./storage/database.ts";

/** The built server lies in dist/server, beside the site it serves. */
const dist = dirname(dirname(fileURLToPath(import.meta.url)));

function stop(message: string): never {
  console.error(`Weekfold can't start. ${message}`);
  process.exit(1);
}

const portWords = (config: Config, code: string | undefined): string =>
  ({
    EADDRINUSE: `Port ${config.port} is already in use. Stop the other program, or set PORT to a free one.`,
    EACCES: `Port ${config.port} needs more rights than this user has. Set PORT to one above 1023.`,
  })[code ?? ""] ?? `Listening on ${config.host}:${config.port} failed (${code}).`;

async function start(config: Config) {
  const log = pino({ base: null });
  const site = readSite(dist, config);
  const database = await openDatabase(config).catch((error: Error) =>
    stop(`The database did not open: ${error.message}`),
  );
  const app = createApp({ config, database, site, log });
  const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, ({ port }) => {
    process.stdout.write(`Weekfold is ready at http://localhost:${port}\n`);
  });
  server.on("error", (error: NodeJS.ErrnoException) => stop(portWords(config, error.code)));
  shutDownGracefully({ server, database, log });
}

const config = readConfig(process.env);
if (isBad(config)) stop(config.message);
await start(config);
