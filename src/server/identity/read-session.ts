import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { sql } from "kysely";
import { ownerHeader } from "#sync/protocol.ts";
import { inBatches } from "../storage/batches.ts";
import { ownerOfSession } from "./account/current-user.ts";
import { unknownDevice } from "./account/device-name.ts";
import { passCookies } from "./auth/auth-paths.ts";
import { type Auth, freshSeconds } from "./better-auth.ts";
import type { IdentityParts } from "./identity-parts.ts";
import type { SessionReader } from "./session-route.ts";

/** The authenticated sender of a request. */
export interface SignedIn {
  uid: string;
  /** How others identify this person: the address they sign in with. */
  contact: string;
  /** Whether that address is verified. */
  isConfirmed: boolean;
}

export type ReadSession = (request: Request) => Promise<SignedIn | null>;

/** Clears the session cookies, and deletes the session if it still exists. */
export async function endSession(auth: Auth, c: Context): Promise<void> {
  const { headers } = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true });
  passCookies(c, headers);
}

/** Ends all sessions of the user and gives this browser a new one, because the sign-in methods have changed. */
export async function endOtherSessions(auth: Auth, c: Context): Promise<void> {
  const { headers } = await auth.api.rotateSession({ headers: c.req.raw.headers, returnHeaders: true });
  passCookies(c, headers);
}

/**
 * The session id may come from the cookie cache, which is renewed after five minutes. Whether the session is still open,
 * and its user, are always read from the database.
 */
export function sessionReader(auth: Auth, { database }: Pick<IdentityParts, "database">): SessionReader {
  return {
    async read(c) {
      const { headers } = c.req.raw;
      if (!headers.has("cookie")) return { user: null };
      const found = await auth.api.getSession({ headers, returnHeaders: true });
      const owner = found.response && (await ownerOfSession(database.query, found.response.session.id));
      if (found.response && !owner) await endSession(auth, c);
      else passCookies(c, found.headers);
      if (owner) return owner;
      return { user: null, ...((await auth.api.pendingSignIn({ headers })) && { pending: "second-factor" as const }) };
    },
    end: (c) => endSession(auth, c),
  };
}

/** Whether the request's device belongs to this person or does not name an owner. */
function isOwnDevice(headers: Headers, uid: string): boolean {
  const owner = headers.get(ownerHeader);
  return owner === null || owner === uid;
}

/** Treats a request as signed out if its device belongs to someone else. */
export const ofDeviceOwner =
  (readSession: ReadSession): ReadSession =>
  async (request) => {
    const person = await readSession(request);
    return person && isOwnDevice(request.headers, person.uid) ? person : null;
  };

/** The signed-in person with their session. */
export interface OpenSession extends SignedIn {
  sessionId: string;
  device: string;
  email: string;
  emailVerified: boolean;
  /** Until when, in milliseconds, the sign-in is recent enough for sensitive actions. */
  freshUntil: number;
}

type Parts = Pick<IdentityParts, "config" | "secret" | "database">;

interface SessionRow {
  token: string;
  id: string;
  uid: string;
  email: string;
  emailVerified: number;
  userAgent: string | null;
  createdAt: string;
  expiresAt: string;
}

export type ReadOpenSession = (request: Request) => Promise<OpenSession | null>;

/**
 * Reads sessions from the database, never from the cookie cache: a session that was ended is invalid at once, on every
 * node. Every request and stream event does this, so lookups of the same turn of the event loop share one query
 * (decision 0026).
 */
export function openSessions(parts: Parts): ReadOpenSession {
  const find = inBatches((tokens: readonly string[]) => findSessions(parts.database, tokens), {
    sizeOf: () => 1,
    most: 500,
    concurrency: 2,
    isSystemWide: parts.database.engine.isDown,
  });
  return async ({ headers }) => {
    const token = tokenIn(headers, parts);
    const found = token === null ? null : await find(token);
    if (!found || Date.parse(found.expiresAt) < Date.now() || !isOwnDevice(headers, found.uid)) return null;
    const { id: sessionId, uid, email, userAgent, createdAt } = found;
    const isConfirmed = Boolean(found.emailVerified);
    return {
      uid,
      contact: email,
      email,
      emailVerified: isConfirmed,
      isConfirmed,
      sessionId,
      device: userAgent ?? unknownDevice,
      freshUntil: Date.parse(createdAt) + freshSeconds * 1000,
    };
  };
}

/** The session with its person for each token, or null. */
async function findSessions(
  { query, engine }: Parts["database"],
  tokens: readonly string[],
): Promise<(SessionRow | null)[]> {
  const { rows } = await sql<SessionRow>`
    select token, sessions.id, people.id as uid, email, "emailVerified", "userAgent", sessions."createdAt", "expiresAt"
    from ${engine.jsonTextElements(sql.val(JSON.stringify([...new Set(tokens)])))}
    ${engine.lookUp("sessions", sql`sessions.token = value`)}
    ${engine.lookUp("people", sql`people.id = sessions."userId"`)}
  `.execute(query);
  const byToken = new Map(rows.map((row) => [row.token, row]));
  return tokens.map((token) => byToken.get(token) ?? null);
}

/** The token of better-auth's cookie, if the signature is valid. */
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

/** The first cookie of that name, like better-auth; "" if missing. */
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
