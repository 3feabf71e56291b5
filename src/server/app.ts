import { Hono } from "hono";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { mountContact } from "./contact/contact-route.ts";
import type { StoreEvents } from "./events/collector.ts";
import { mountEvents } from "./events/event-route.ts";
import { mountHouseholds } from "./households/household-routes.ts";
import { bodyLimits, refuseOtherOrigins, requestLog } from "./http/request-rules.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { answerFromSite, type Site } from "./http/site.ts";
import { createIdentity } from "./identity/identity.ts";
import type { Hashing } from "./identity/identity-parts.ts";
import { appleReturn } from "./identity/providers/provider-routes.ts";
import { ofDeviceOwner, type ReadSession, type SignedIn } from "./identity/read-session.ts";
import { sessionRoute } from "./identity/session-route.ts";
import { attemptsIn } from "./limits/attempts.ts";
import type { Hub } from "./live/hub.ts";
import { streamRoute } from "./live/stream-route.ts";
import type { SendMail, SendText } from "./mail/mail.ts";
import { mountReminderLinks, mountReminders } from "./reminders/reminder-routes.ts";
import { reminderSecrets } from "./reminders/reminder-storage.ts";
import type { Database } from "./storage/database.ts";
import { type ErasureLedger, withLedger } from "./storage/erasure-ledger.ts";
import { householdStorage } from "./storage/household-storage.ts";
import type { VersionFloor } from "./storage/push/push.ts";

export interface AppParts {
  config: Config;
  database: Database;
  site: Site;
  log: Logger;
  /** The secret that signs sessions. Without it there are no accounts. */
  authSecret?: string;
  /** Overrides how requests are authenticated; gets the normal session lookup as a fallback. */
  readSession?: (request: Request, bySession: ReadSession) => Promise<SignedIn | null>;
  hub: Hub;
  mail: SendMail;
  /** Missing if no text messages can be sent. */
  text?: SendText;
  /** Receives a copy of all erasures; missing in tests that restore nothing. */
  ledger?: ErasureLedger;
  /** Stores analytics events; missing if nothing is measured. */
  storeEvents?: StoreEvents;
  now?: () => number;
  /** Replaces the clock for versions in tests. */
  versionFloor?: VersionFloor;
  /** Replaces the password hashing in tests. */
  hashing?: Hashing;
}

/** Wires the routes. Web `Request` in, `Response` out, so tests need no port. */
export function createApp(parts: AppParts): Hono {
  const { config, database, site, log, hub, mail, text = async () => {}, ledger, now = Date.now } = parts;
  const app = new Hono();
  app.use(requestLog(log, config.trustProxy));
  app.use(securityHeaders(config, site.scriptHashes));
  app.use(bodyLimits());
  if (config.apple) app.post("/api/auth/callback/apple", appleReturn);
  // Before the origin check: the site of a mail program may post here.
  mountReminderLinks(app, { database, publicUrl: config.publicUrl, now });
  app.use("/api/*", refuseOtherOrigins(config.publicUrl));
  app.onError((error, c) => {
    log.error({ err: error, requestId: c.res.headers.get("x-request-id") }, "request failed");
    return c.json({ error: "server-fault" }, 500);
  });
  app.notFound((c) => {
    c.header("cache-control", "no-store");
    return c.json({ error: "not-found" }, 404);
  });

  app.get("/healthz", async (c) => {
    const works = await database.works();
    c.header("cache-control", "no-store");
    return c.json({ ok: works }, works ? 200 : 503);
  });
  // Offline devices poll this every few seconds, so it is cheap: no session, no database.
  app.get("/api/reach", (c) => c.body(null, 204, { "cache-control": "no-store" }));
  const households = householdStorage(database, undefined, parts.versionFloor);
  const storage = ledger ? withLedger(households, ledger) : households;
  const { authSecret: secret } = parts;
  const shared = { config, database, storage, ledger, mail, text, log, now, changed: hub.changed };
  const identity =
    secret === undefined
      ? undefined
      : createIdentity({ ...shared, secret, ...(parts.hashing && { hashing: parts.hashing }) });
  const bySession: ReadSession = identity?.readSession ?? (async () => null);
  const readSession = ofDeviceOwner((request) => (parts.readSession ?? bySession)(request, bySession));
  app.route("/api/session", sessionRoute(identity?.session, now));
  identity?.mount(app);
  if (secret !== undefined) {
    mountContact(app, { config, database, secret, mail, now });
    mountReminders(app, {
      secrets: reminderSecrets(secret),
      publicUrl: config.publicUrl,
      database,
      readSession,
      now,
    });
  }
  mountHouseholds(app, {
    storage,
    stream: streamRoute({ database, readSession, hub }),
    changed: hub.changed,
    // Without accounts there are no names to hide in the database, so no key is needed.
    attempts: attemptsIn(database, secret ?? ""),
    publicUrl: config.publicUrl,
    readSession,
    mail,
    now,
  });
  if (parts.storeEvents) mountEvents(app, { store: parts.storeEvents, trustProxy: config.trustProxy, now });
  app.all("/api/*", (c) => c.notFound());
  app.get("/assets/*", (c) => answerFromSite(c, site));
  app.get("/*", (c) => answerFromSite(c, site));
  return app;
}
