import type { Context } from "hono";
import { ownerOfSession } from "./account/current-user.ts";
import { passCookies } from "./auth/auth-answer.ts";
import type { Auth } from "./better-auth.ts";
import type { IdentityParts } from "./parts.ts";
import type { SessionReader } from "./session-route.ts";

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
