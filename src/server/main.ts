import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { createApp } from "./app.ts";
import { type Config, isBad, readConfig } from "./config.ts";
import { readSite } from "./http/site.ts";
import { createLog } from "./log.ts";
import { shutDown } from "./shutdown.ts";
import { openDatabase } from "./storage/database.ts";

/** The built server lies in dist/server, beside the site it serves. */
const dist = dirname(dirname(fileURLToPath(import.meta.url)));
const patience = 10_000;

function stop(message: string): never {
  console.error(`Weekfold can't start. ${message}`);
  process.exit(1);
}

const portWords = ({ host, port }: Config, code: string | undefined): string =>
  ({
    EADDRINUSE: `Port ${port} is already in use. Stop the other program, or set PORT to a free one.`,
    EACCES: `Port ${port} needs more rights than this user has. Set PORT to one above 1023.`,
  })[code ?? ""] ?? `HOST ${host} can't be listened on (${code}).`;

const databaseWords = ({ databaseUrl, dataDir }: Config, { message }: Error): string =>
  databaseUrl
    ? `The database at DATABASE_URL did not open: ${message}`
    : `The database in DATA_DIR (${dataDir}) did not open: ${message}`;

async function start(config: Config) {
  const log = createLog();
  const site = readSite(dist, config);
  const database = await openDatabase(config).catch((error: Error) => stop(databaseWords(config, error)));
  const app = createApp({ config, database, site, log });
  const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, ({ port }) => {
    process.stdout.write(`Weekfold is ready at http://localhost:${port}\n`);
  });
  server.on("error", (error: NodeJS.ErrnoException) => stop(portWords(config, error.code)));
  const end = () => void shutDown({ server, database, patience }).then(() => process.exit(0));
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, end);
}

const config = readConfig(process.env);
if (isBad(config)) stop(config.message);
await start(config);
