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

/** Who sent a request. */
export interface SignedIn {
  uid: string;
  /** How others know this person: the address they sign in with. */
  contact: string;
  /** Whether that address is known to be theirs. */
  isConfirmed: boolean;
}

export type ReadSession = (request: Request) => Promise<SignedIn | null>;

/** Takes the cookies of a session away, and the session itself if there still is one. */
export async function endSession(auth: Auth, c: Context): Promise<void> {
  const { headers } = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true });
  passCookies(c, headers);
}

/** Ends every session of whoever asks, and gives this browser another: for when how one gets in has changed. */
export async function endOtherSessions(auth: Auth, c: Context): Promise<void> {
  const { headers } = await auth.api.rotateSession({ headers: c.req.raw.headers, returnHeaders: true });
  passCookies(c, headers);
}

/**
 * Which session it is may come from the copy in the cookie, which is renewed when it is older than five minutes; that it
 * is still open, and whose, is always asked of the database.
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

/** Whether a request comes from this person's own device, or from one that says nothing of whose it is. */
function isTheirDevice(headers: Headers, uid: string): boolean {
  const owner = headers.get(ownerHeader);
  return owner === null || owner === uid;
}

/** Nobody is signed in for a device that asks in the name of someone else. */
export const ofDeviceOwner =
  (readSession: ReadSession): ReadSession =>
  async (request) => {
    const person = await readSession(request);
    return person && isTheirDevice(request.headers, person.uid) ? person : null;
  };

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
 * Reads sessions from the database, never from the copy in the cookie: a session that was ended is over at once, on every
 * node. Every request and every event of a stream asks, so those that ask in the same turn of the event loop share one
 * query (decision 0026).
 */
export function openSessions(parts: Parts): ReadOpenSession {
  const find = inBatches((tokens: readonly string[]) => findSessions(parts.database, tokens), {
    ...{ sizeOf: () => 1, most: 500, concurrency: 2 },
    isSystemWide: parts.database.engine.isDown,
  });
  return async ({ headers }) => {
    const token = tokenIn(headers, parts);
    const found = token === null ? null : await find(token);
    if (!found || Date.parse(found.expiresAt) < Date.now() || !isTheirDevice(headers, found.uid)) return null;
    const { id: sessionId, uid, email, userAgent, createdAt } = found;
    const isConfirmed = Boolean(found.emailVerified);
    return {
      ...{ uid, contact: email, email, emailVerified: isConfirmed, isConfirmed, sessionId },
      device: userAgent ?? unknownDevice,
      freshUntil: Date.parse(createdAt) + freshSeconds * 1000,
    };
  };
}

/** For each token its session with its person, or null. */
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
