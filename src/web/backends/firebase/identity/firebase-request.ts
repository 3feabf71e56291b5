import type { User as FirebaseUser } from "@firebase/auth";
import { ok } from "#domain/result.ts";
import { unmetRules } from "#sync/password-policy.ts";
import { type AsyncOutcome, type Refusal, refused } from "../../identity.ts";
import { type AuthClient, codeOf } from "../auth/auth-client.ts";

/** Never throws: translates refusals into our problems. */
export async function attempt<T>(work: () => Promise<T>): AsyncOutcome<T> {
  try {
    return ok(await work());
  } catch (error) {
    return toRefusal(error);
  }
}

/** The same, for the signed-in user. */
export async function asUser<T>({ auth }: AuthClient, work: (user: FirebaseUser) => Promise<T>): AsyncOutcome<T> {
  await auth.authStateReady();
  const user = auth.currentUser;
  return user ? attempt(() => work(user)) : refused("signed-out");
}

/** Checks the password policy before the request, because Firebase itself checks only the length. */
export function passwordProblem({ policy }: AuthClient, password: string) {
  const unmet = unmetRules(policy, password);
  return unmet.length > 0 ? refused({ error: "weak-password", unmet }) : null;
}

/** Our problems by Firebase's error codes. */
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

/** A guess: Firebase does not say how long to wait. */
const retrySeconds = 300;

const passwordRefusals = ["weak-password", "password-does-not-meet-requirements"];

/** Without the `auth/` prefix. */
export const authCodeOf = (error: unknown): string => codeOf(error).replace(/^auth\//, "");

/** Unknown codes are temporary failures: no network, or a service that is down. */
export function toRefusal(error: unknown): { ok: false; problem: Refusal } {
  const code = authCodeOf(error);
  // The project's console may require more than the pages know of.
  if (passwordRefusals.includes(code)) return refused({ error: "weak-password", unmet: ["min"] });
  const problem = Object.hasOwn(refusals, code) ? refusals[code]! : "unreachable";
  return refused(problem === "too-many-attempts" ? { error: problem, retryAfter: retrySeconds } : problem);
}
