import type { User as FirebaseUser } from "@firebase/auth";
import { ok } from "#domain/result.ts";
import { unmetRules } from "#sync/password-policy.ts";
import { type AuthClient, codeOf } from "#web/platform/firebase/auth-client.ts";
import { type AsyncOutcome, type Refusal, refused } from "../identity.ts";

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

/** Firebase's words for what it refuses, in ours. */
const refusals: Readonly<Record<string, string>> = {
  "invalid-credential": "wrong-credentials",
  "invalid-login-credentials": "wrong-credentials",
  "wrong-password": "wrong-credentials",
  "user-not-found": "wrong-credentials",
  "email-already-in-use": "address-taken",
  "credential-already-in-use": "address-taken",
  "account-exists-with-different-credential": "address-taken",
  "too-many-requests": "too-many-attempts",
  "quota-exceeded": "too-many-attempts",
  "expired-action-code": "link-over",
  "invalid-action-code": "link-over",
  "requires-recent-login": "sign-in-again",
  "credential-too-old-login-again": "sign-in-again",
  "invalid-verification-code": "wrong-code",
  "code-expired": "wrong-code",
  "missing-code": "wrong-code",
  "totp-challenge-timeout": "nothing-pending",
  "invalid-email": "malformed",
  "missing-email": "malformed",
  "invalid-new-email": "malformed",
  "invalid-phone-number": "malformed",
  "user-token-expired": "signed-out",
  "user-disabled": "signed-out",
  "invalid-user-token": "signed-out",
  "null-user": "signed-out",
  "popup-closed-by-user": "provider",
  "popup-blocked": "provider",
  "cancelled-popup-request": "provider",
  "unverified-email": "address-not-confirmed",
};

/** How long Firebase makes somebody wait it does not say. */
const retrySeconds = 300;

const passwordRefusals = ["weak-password", "password-does-not-meet-requirements"];

/** Without the name of the service before it. */
export const authCodeOf = (fault: unknown): string => codeOf(fault).replace(/^auth\//, "");

/** Whatever has no name here is a fault that passes: a lost network, a service that is down. */
export function toRefusal(fault: unknown): { ok: false; problem: Refusal } {
  const code = authCodeOf(fault);
  // Its own console may ask for more than the pages know of.
  if (passwordRefusals.includes(code)) return refused({ error: "weak-password", unmet: ["min"] });
  const error = Object.hasOwn(refusals, code) ? refusals[code]! : "unreachable";
  return refused(error === "too-many-attempts" ? { error, retryAfter: retrySeconds } : error);
}
