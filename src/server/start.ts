import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import type { Level } from "pino";
import { type AppParts, createApp } from "./app.ts";
import { type Config, isBad } from "./config.ts";
import { contactSent } from "./contact/contact-route.ts";
import { openCollector } from "./events/collector.ts";
import type { Site } from "./http/site.ts";
import { authSecretFor } from "./identity/auth-secret.ts";
import { openLive } from "./live/live.ts";
import { createLog } from "./log.ts";
import { type Mail, openMail } from "./mail/mail.ts";
import { openReminders } from "./reminders/reminder-sender.ts";
import { reminderSecrets } from "./reminders/reminder-storage.ts";
import { shutDown } from "./shutdown.ts";
import { startChangePurge } from "./storage/changes.ts";
import { type Database, isMissing, openDatabase } from "./storage/database.ts";
import { erasureLedger } from "./storage/erasure-ledger.ts";
import { openServedMarker, readMarker } from "./storage/served-marker.ts";
import { startFileUpkeep } from "./storage/sqlite.ts";

export interface ServerParts {
  config: Config;
  site: Site;
  readSession?: AppParts["readSession"];
  /** Wraps the app: tests add routes of their own, development serves the web app from its sources. */
  inFront?: (app: Hono) => Hono;
  /** Called with every queued mail; development shows them on screen. */
  onMail?: (mail: Mail) => void;
  logLevel?: Level;
}

export interface RunningServer {
  /** Graceful shutdown; see `shutDown`. */
  close(): Promise<void>;
}

const shutdownTimeout = 10_000;

export function stop(message: string): never {
  console.error(`Weekfold can't start. ${message}`);
  process.exit(1);
}

const portMessage = ({ host, port }: Config, code: string | undefined): string =>
  ({
    EADDRINUSE: `Port ${port} is already in use. Stop the other program, or set PORT to a free one.`,
    EACCES: `Port ${port} needs more rights than this user has. Set PORT to one above 1023.`,
  })[code ?? ""] ?? `HOST ${host} can't be listened on (${code}).`;

const databaseMessage = ({ databaseUrl, dataDir }: Config, { message }: Error): string =>
  databaseUrl
    ? `The database at DATABASE_URL did not open: ${message}`
    : `The database in DATA_DIR (${dataDir}) did not open: ${message}`;

/** Stops if an earlier database is missing or damaged: people would find their account gone. */
async function openIntactDatabase(config: Config): Promise<Database> {
  const orStop = (error: Error) => stop(databaseMessage(config, error));
  const isMissingNow =
    !config.allowEmpty && readMarker(config.dataDir) !== null && (await isMissing(config).catch(orStop));
  if (isMissingNow) stop(missingMessage(config));
  const database = await openDatabase(config).catch(orStop);
  const damage = await database.engine.findDamage();
  if (damage) stop(`The database in DATA_DIR (${config.dataDir}) is damaged. Restore a backup. Found: ${damage}`);
  return database;
}

const missingMessage = ({ databaseUrl, dataDir }: Config): string =>
  `A database was served from DATA_DIR (${dataDir}) before, and ${databaseUrl ? "the one at DATABASE_URL is empty" : "it is gone"}. ` +
  "Put it back, or restore a backup. To begin with an empty one, set ALLOW_EMPTY=yes for this start.";

/** Opens all services and serves. Production, development and tests all start here. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { config, site, readSession, inFront = (app) => app, onMail, logLevel = "info" } = parts;
  const log = createLog();
  log.level = logLevel;
  const database = await openIntactDatabase(config);
  const marker = await openServedMarker({ database, dataDir: config.dataDir, log }).catch((error: Error) =>
    stop(`DATA_DIR (${config.dataDir}) can't be written: ${error.message}`),
  );
  const authSecret = authSecretFor(config);
  if (isBad(authSecret)) stop(authSecret.message);
  const live = openLive({ database, databaseUrl: config.databaseUrl, log });
  const mail = openMail({ database, config, log, sent: contactSent(config.contactEmail) });
  const reminders = openReminders({
    secrets: reminderSecrets(authSecret),
    publicUrl: config.publicUrl,
    wake: mail.wake,
    database,
    log,
  });
  const ledger = erasureLedger({ database, dataDir: config.dataDir, log });
  await ledger.copy();
  const changePurge = startChangePurge({ database, log });
  const fileUpkeep = startFileUpkeep({ database, log });
  const events = openCollector({ config, log });
  const services = {
    hub: live.hub,
    mail: async (message: Mail) => {
      await mail.send(message);
      onMail?.(message);
    },
    text: mail.sendText,
    ledger,
    authSecret,
    ...(config.analyticsConsent !== "off" && { storeEvents: events.store }),
    ...(readSession && { readSession }),
  };
  const app = inFront(createApp({ config, database, site, log, ...services }));
  const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, ({ port }) => {
    process.stdout.write(`Weekfold is ready at http://localhost:${port}\n`);
  });
  server.on("error", (error: NodeJS.ErrnoException) => stop(portMessage(config, error.code)));
  return {
    close: async () => {
      changePurge.close();
      fileUpkeep.close();
      await shutDown({ server, live, reminders, mail, marker, database, patience: shutdownTimeout });
      await events.close();
    },
  };
}

/** Shuts down gracefully on SIGTERM and SIGINT. */
export function stopOnSignals(server: RunningServer): void {
  for (const signal of ["SIGTERM", "SIGINT"])
    process.once(signal, () => void server.close().then(() => process.exit(0)));
}
