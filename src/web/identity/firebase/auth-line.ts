import type { Auth, User as FirebaseUser, MultiFactorResolver, TotpSecret } from "@firebase/auth";
import { ok } from "#domain/result.ts";
import type { HostedWay } from "#sync/hosted-project.ts";
import { type PasswordPolicy, unmetRules } from "#sync/password-policy.ts";
import { type Answer, refused } from "../identity.ts";
import { refusalOf } from "./auth-problems.ts";

/** What talking to Firebase about people needs. */
export interface AuthLine {
  auth: Auth;
  policy: PasswordPolicy;
  ways: readonly HostedWay[];
  /** Somebody whose password was right, and who still owes a second proof. Firebase keeps it in the page alone. */
  pending: MultiFactorResolver | null;
  /** Of an authenticator app that is about to be added. */
  secret: TotpSecret | null;
}

export const newLine = (parts: Pick<AuthLine, "auth" | "policy" | "ways">): AuthLine => ({
  ...parts,
  pending: null,
  secret: null,
});

/** Never throws: what is refused comes back in our words. */
export async function trying<T>(work: () => Promise<T>): Answer<T> {
  try {
    return ok(await work());
  } catch (fault) {
    return refusalOf(fault);
  }
}

/** The same for whoever is signed in. */
export async function asUser<T>({ auth }: AuthLine, work: (user: FirebaseUser) => Promise<T>): Answer<T> {
  await auth.authStateReady();
  const user = auth.currentUser;
  return user ? trying(() => work(user)) : refused("signed-out");
}

/** Before Firebase is asked, which knows only how long a password is. */
export function weakness({ policy }: AuthLine, password: string) {
  const unmet = unmetRules(policy, password);
  return unmet.length > 0 ? refused({ error: "weak-password", unmet }) : null;
}
