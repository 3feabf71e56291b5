import type { User as FirebaseUser } from "@firebase/auth";
import type { Session } from "#sync/user.ts";
import type { SessionService } from "#web/platform/session.ts";
import { type AuthClient, codeOf, endedCodes, signInReader, toUser } from "./auth-client.ts";
import { openAuth } from "./open-auth.ts";

/** A check this recent is not repeated: a sign-in triggers several checks at once. */
const maxAge = 5_000;

/** The session of the operator's Firebase project. */
export function createHostedSession(client: AuthClient, now: () => number): SessionService {
  let checked: { uid: string; at: number } | null = null;
  const signInOf = signInReader(client);

  /** The first check is skipped: the SDK has just verified the user at sign-in or startup. */
  async function isStillSignedIn(user: FirebaseUser): Promise<boolean | null> {
    if (checked?.uid === user.uid && now() - checked.at <= maxAge) return true;
    const state = checked?.uid === user.uid ? await renewToken(user) : true;
    if (state) checked = { uid: user.uid, at: now() };
    return state;
  }

  async function signOut(): Promise<void> {
    client.pending = null;
    checked = null;
    await client.auth.signOut();
  }

  return {
    async read(): Promise<Session | null> {
      await client.auth.authStateReady();
      const user = client.auth.currentUser;
      if (!user) return { user: null, ...(client.pending && { pending: "second-factor" as const }) };
      const isIn = await isStillSignedIn(user);
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

/** False if the account has ended, null if Firebase was not reached. */
async function renewToken(user: FirebaseUser): Promise<boolean | null> {
  try {
    await user.getIdToken(true);
    return true;
  } catch (error) {
    return endedCodes.includes(codeOf(error)) ? false : null;
  }
}

let session: SessionService | undefined;

export function hostedSession(): SessionService {
  session ??= createHostedSession(openAuth(), Date.now);
  return session;
}
