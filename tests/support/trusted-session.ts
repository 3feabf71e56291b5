import { Hono } from "hono";
import type { SignedIn } from "#server/identity/read-session.ts";
import type { Session, User } from "#sync/user.ts";

/**
 * Lets tests say who they are: the cookie or header `test-user` names the uid, and the cookie `test-sign-in` the sign-in with which
 * the session began.
 */
const birthday = "2026-11-01T12:00:00.000Z";

function cookieOf(headers: Headers, name: string): string | undefined {
  const cookie = headers.get("cookie")?.match(new RegExp(`(?:^|;\\s*)${name}=([^;]+)`))?.[1];
  return cookie && decodeURIComponent(cookie);
}

export function signedIn(headers: Headers): SignedIn | null {
  const uid = headers.get("test-user") ?? cookieOf(headers, "test-user");
  return uid ? { uid, contact: `${uid}@example.test`, isConfirmed: true } : null;
}

const userOf = ({ uid }: SignedIn): User => ({
  uid,
  metadata: { creationTime: birthday, lastSignInTime: birthday },
  providerData: [{ providerId: "password" }],
});

export function withTrustedSession(app: Hono): Hono {
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
