import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import { type AppParts, createApp } from "./app.ts";
import { type Config, isBad } from "./config.ts";
import { contactSent } from "./contact/contact-messages.ts";
import { openCollector } from "./events/collector.ts";
import type { Site } from "./http/site.ts";
import { authSecretFor } from "./identity/auth-secret.ts";
import { openLive } from "./live/live.ts";
import { createLog } from "./log.ts";
import { openMail } from "./mail/mail.ts";
import { reminderSecrets } from "./reminders/reminder-secrets.ts";
import { openReminders } from "./reminders/reminder-sender.ts";
import { shutDown } from "./shutdown.ts";
import { keepLogShort } from "./storage/change-upkeep.ts";
import { openDatabase } from "./storage/database.ts";
import { erasureLedger } from "./storage/erasure-ledger.ts";

export interface ServerParts {
  config: Config;
  site: Site;
  readSession?: AppParts["readSession"];
  /** What stands in front of the app, if anything. */
  inFront?: (app: Hono) => Hono;
}

const patience = 10_000;

export function stop(message: string): never {
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

/** Opens what the server needs, serves until a signal asks it to end, and ends in order. */
export async function startServer({ config, site, readSession, inFront = (app) => app }: ServerParts): Promise<void> {
  const log = createLog();
  const database = await openDatabase(config).catch((error: Error) => stop(databaseWords(config, error)));
  const authSecret = authSecretFor(config);
  if (isBad(authSecret)) stop(authSecret.message);
  const live = openLive({ database, databaseUrl: config.databaseUrl, log });
  const mail = openMail({ database, config, log, sent: contactSent(config.contactEmail) });
  const reminders = openReminders({
    secrets: reminderSecrets(authSecret),
    publicUrl: config.publicUrl,
    wake: mail.wake,
    ...{ database, log },
  });
  const ledger = erasureLedger({ database, dataDir: config.dataDir, log });
  await ledger.copy();
  const upkeep = keepLogShort({ database, log });
  const events = openCollector({ config, log });
  const services = {
    hub: live.hub,
    mail: mail.send,
    text: mail.sendText,
    ledger,
    authSecret,
    ...(config.analyticsConsent !== "off" && { keepEvents: events.keep }),
    ...(readSession && { readSession }),
  };
  const app = inFront(createApp({ config, database, site, log, ...services }));
  const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, ({ port }) => {
    process.stdout.write(`Weekfold is ready at http://localhost:${port}\n`);
  });
  server.on("error", (error: NodeJS.ErrnoException) => stop(portWords(config, error.code)));
  const end = () => {
    upkeep.close();
    void shutDown({ server, live, reminders, mail, database, patience })
      .then(() => events.close())
      .then(() => process.exit(0));
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, end);
}
