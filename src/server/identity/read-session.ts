import { unknownDevice } from "./account/device-name.ts";
import type { Auth } from "./better-auth.ts";
import { freshSeconds } from "./better-auth.ts";
import { isTheirDevice } from "./device-owner.ts";
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

/** As the database knows it, past the copy in the cookie: a session that was ended is over at once. */
export async function openSession(auth: Auth, { headers }: Request): Promise<OpenSession | null> {
  if (!headers.has("cookie")) return null;
  const query = { disableCookieCache: true, disableRefresh: true };
  const found = await auth.api.getSession({ headers, query });
  if (!found || !isTheirDevice(headers, found.user.id)) return null;
  const { user, session } = found;
  return {
    ...{ uid: user.id, contact: user.email, email: user.email, emailVerified: user.emailVerified },
    isConfirmed: user.emailVerified,
    sessionId: session.id,
    device: session.userAgent ?? unknownDevice,
    freshUntil: session.createdAt.getTime() + freshSeconds * 1000,
  };
}
