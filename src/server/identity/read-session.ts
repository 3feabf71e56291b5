import { createHmac, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import { unknownDevice } from "./account/device-name.ts";
import { freshSeconds } from "./better-auth.ts";
import { isTheirDevice } from "./device-owner.ts";
import type { IdentityParts } from "./parts.ts";
import type { SignedIn } from "./session.ts";

/** Who is signed in, and the session by which. */
export interface OpenSession extends SignedIn {
  sessionId: string;
  device: string;
  email: string;
  emailVerified: boolean;
  /** Until when, in milliseconds, the sign-in is recent enough for what must not happen behind someone's back. */
  freshUntil: number;
}

type Parts = Pick<IdentityParts, "config" | "secret" | "database">;

interface SessionRow {
  id: string;
  uid: string;
  email: string;
  emailVerified: number;
  userAgent: string | null;
  createdAt: string;
  expiresAt: string;
}

/**
 * As the database knows it, past the copy in the cookie: a session that was ended is over at once, on every node. Every
 * request comes by here, so it is read by one plain query: better-auth needs 2 ms for the same answer (decision 0026).
 */
export async function openSession(parts: Parts, { headers }: Request): Promise<OpenSession | null> {
  const token = tokenIn(headers, parts);
  if (token === null) return null;
  const { rows } = await sql<SessionRow>`
    select sessions.id, people.id as uid, email, "emailVerified", "userAgent", sessions."createdAt", "expiresAt"
    from sessions inner join people on people.id = sessions."userId" where token = ${token}
  `.execute(parts.database.query);
  const [found] = rows;
  if (!found || Date.parse(found.expiresAt) < Date.now() || !isTheirDevice(headers, found.uid)) return null;
  const { id: sessionId, uid, email, userAgent, createdAt } = found;
  const isConfirmed = Boolean(found.emailVerified);
  return {
    ...{ uid, contact: email, email, emailVerified: isConfirmed, isConfirmed, sessionId },
    device: userAgent ?? unknownDevice,
    freshUntil: Date.parse(createdAt) + freshSeconds * 1000,
  };
}

/** The token of better-auth's cookie, where the signature is this server's. */
function tokenIn(headers: Headers, { config, secret }: Parts): string | null {
  const prefix = config.publicUrl.startsWith("https:") ? "__Secure-" : "";
  const signed = cookieOf(headers.get("cookie") ?? "", `${prefix}weekfold.session_token`);
  const end = signed.lastIndexOf(".");
  if (end < 1) return null;
  const token = signed.slice(0, end);
  const given = Buffer.from(signed.slice(end + 1), "base64");
  const right = createHmac("sha256", secret).update(token).digest();
  return given.length === right.length && timingSafeEqual(given, right) ? token : null;
}

/** The first of that name, as better-auth reads it; "" where there is none. */
function cookieOf(cookies: string, name: string): string {
  const found = cookies
    .split(";")
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return decodeURIComponent(found?.slice(name.length + 1) ?? "");
  } catch {
    return "";
  }
}
