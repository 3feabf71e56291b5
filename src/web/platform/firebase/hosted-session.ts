import type { User as FirebaseUser } from "@firebase/auth";
import type { Session } from "#sync/user.ts";
import type { SessionService } from "../session.ts";
import { type AuthClient, codeOf, endedCodes, signInReader, toUser } from "./auth-client.ts";
import { openAuth } from "./open-auth.ts";

/** An answer this young is not asked for again: whoever comes in is looked at several times at once. */
const maxAge = 5_000;

/** Who is signed in, as the operator's Firebase project knows it. */
export function createHostedSession(line: AuthClient, now: () => number): SessionService {
  let seen: { uid: string; at: number } | null = null;
  const signInOf = signInReader(line);

  /** The SDK has asked Google itself when it let them in, or found them here. */
  async function isStillIn(user: FirebaseUser): Promise<boolean | null> {
    if (seen?.uid === user.uid && now() - seen.at <= maxAge) return true;
    const state = seen?.uid === user.uid ? await renewToken(user) : true;
    if (state) seen = { uid: user.uid, at: now() };
    return state;
  }

  async function signOut(): Promise<void> {
    line.pending = null;
    seen = null;
    await line.auth.signOut();
  }

  return {
    async read(): Promise<Session | null> {
      await line.auth.authStateReady();
      const user = line.auth.currentUser;
      if (!user) return { user: null, ...(line.pending && { pending: "second-factor" as const }) };
      const isIn = await isStillIn(user);
      if (isIn === null) return null;
      if (isIn) return { user: toUser(user), signIn: signInOf(user) };
      await signOut();
      return { user: null };
    },
    async end() {
      await signOut();
      return true;
    },
  };
}

/** Null where nobody could be asked. */
async function renewToken(user: FirebaseUser): Promise<boolean | null> {
  try {
    await user.getIdToken(true);
    return true;
  } catch (fault) {
    return endedCodes.includes(codeOf(fault)) ? false : null;
  }
}

let session: SessionService | undefined;

export function hostedSession(): SessionService {
  session ??= createHostedSession(openAuth(), Date.now);
  return session;
}
