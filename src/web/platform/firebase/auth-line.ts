import type { Auth, MultiFactorResolver, TotpSecret } from "@firebase/auth";
import type { HostedWay } from "#sync/hosted-project.ts";
import type { PasswordPolicy } from "#sync/password-policy.ts";

/** What talking to Firebase about people needs. */
export interface AuthLine {
  auth: Auth;
  policy: PasswordPolicy;
  ways: readonly HostedWay[];
  /** Somebody whose password was right, and who still owes a second proof. Firebase keeps it in the page alone. */
  pending: MultiFactorResolver | null;
  /** How many sign-ins this page has seen: proving again who one is, or a renewed token, is none. */
  signIns: number;
  /** Of an authenticator app that is about to be added. */
  secret: TotpSecret | null;
}

export const newLine = (parts: Pick<AuthLine, "auth" | "policy" | "ways">): AuthLine => ({
  ...parts,
  pending: null,
  signIns: 0,
  secret: null,
});
