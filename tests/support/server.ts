import { existsSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { isBad, readConfig } from "#server/config.ts";
import { emptySite, readSite } from "#server/http/site.ts";
import type { SignedIn } from "#server/identity/session.ts";
import { startServer, stop, stopOnSignals } from "#server/start.ts";
import type { Session, User } from "#sync/user.ts";

/**
 * The real server, accounts included, but that it also takes a person's word for who they are: the cookie or header
 * `test-user` names the uid, and the cookie `test-sign-in` the sign-in that the session began with.
 * Serves the build in ./dist, or no pages where there is none.
 */
const dist = join(process.cwd(), "dist");
const birthday = "2026-11-01T12:00:00.000Z";

function cookieOf(headers: Headers, name: string): string | undefined {
  const cookie = headers.get("cookie")?.match(new RegExp(`(?:^|;\\s*)${name}=([^;]+)`))?.[1];
  return cookie && decodeURIComponent(cookie);
}

function signedIn(headers: Headers): SignedIn | null {
  const uid = headers.get("test-user") ?? cookieOf(headers, "test-user");
  return uid ? { uid, contact: `${uid}@example.test`, isConfirmed: true } : null;
}

const userOf = ({ uid }: SignedIn): User => ({
  uid,
  metadata: { creationTime: birthday, lastSignInTime: birthday },
  providerData: [{ providerId: "password" }],
});

function withSession(app: Hono): Hono {
  return new Hono()
    .get("/api/session", (c) => {
      const person = signedIn(c.req.raw.headers);
      if (!person) return app.fetch(c.req.raw, c.env);
      const id = cookieOf(c.req.raw.headers, "test-sign-in");
      const session: Session = { user: userOf(person), ...(id && { signIn: { id, method: "password" } }) };
      return c.json(session, 200, { "cache-control": "no-store" });
    })
    .delete("/api/session", async (c) => {
      const ended = new Response(null, await app.fetch(c.req.raw, c.env));
      ended.headers.append("set-cookie", "test-user=; Path=/; Max-Age=0");
      return ended;
    })
    .post("/api/account/known", (c) => c.json({ isUnknown: false }))
    .all("*", (c) => app.fetch(c.req.raw, c.env));
}

const config = readConfig(process.env);
if (isBad(config)) stop(config.message);
const server = await startServer({
  config,
  site: existsSync(join(dist, "pages.json")) ? readSite(dist, config) : emptySite,
  readSession: async (request, bySession) => signedIn(request.headers) ?? bySession(request),
  inFront: withSession,
});
stopOnSignals(server);
