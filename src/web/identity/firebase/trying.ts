import type { User as FirebaseUser } from "@firebase/auth";
import { ok } from "#domain/result.ts";
import { unmetRules } from "#sync/password-policy.ts";
import type { AuthClient } from "#web/platform/firebase/auth-client.ts";
import { type AsyncOutcome, refused } from "../identity.ts";
import { toRefusal } from "./auth-problems.ts";

/** Never throws: what is refused comes back in our words. */
export async function attempt<T>(work: () => Promise<T>): AsyncOutcome<T> {
  try {
    return ok(await work());
  } catch (fault) {
    return toRefusal(fault);
  }
}

/** The same for whoever is signed in. */
export async function asUser<T>({ auth }: AuthClient, work: (user: FirebaseUser) => Promise<T>): AsyncOutcome<T> {
  await auth.authStateReady();
  const user = auth.currentUser;
  return user ? attempt(() => work(user)) : refused("signed-out");
}

/** Before Firebase is asked, which knows only how long a password is. */
export function passwordProblem({ policy }: AuthClient, password: string) {
  const unmet = unmetRules(policy, password);
  return unmet.length > 0 ? refused({ error: "weak-password", unmet }) : null;
}
