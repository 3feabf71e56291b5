import type { Auth, User as FirebaseUser, MultiFactorResolver, TotpSecret } from "@firebase/auth";
import type { HostedWay } from "#sync/hosted-project.ts";
import type { PasswordPolicy } from "#sync/password-policy.ts";
import type { SignIn, User } from "#sync/user.ts";

/** What talking to Firebase about people needs. */
export interface AuthClient {
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

export const newAuthClient = (parts: Pick<AuthClient, "auth" | "policy" | "ways">): AuthClient => ({
  ...parts,
  pending: null,
  signIns: 0,
  secret: null,
});

/** The signed-in person, as screens receive them. */
export const toUser = ({ uid, metadata, providerData }: FirebaseUser): User => ({
  uid,
  metadata: { creationTime: metadata.creationTime ?? "", lastSignInTime: metadata.lastSignInTime ?? "" },
  providerData: providerData.map(({ providerId }) => ({ providerId })),
});

/** The sign-in that this page's session began with. Its way is read once: proving it again changes the token's claim. */
export function signInReader(line: AuthClient): (user: FirebaseUser) => SignIn {
  let known: SignIn | undefined;
  return (user) => {
    const id = `${user.uid} ${line.signIns}`;
    if (known?.id !== id) known = { id, method: methodOf(user) };
    return known;
  };
}

/** From the stored token: the SDK's own reader renews an old one first, and may wait for the network. */
function methodOf(user: FirebaseUser): string {
  const first = user.providerData[0]?.providerId ?? "password";
  try {
    const { stsTokenManager } = user.toJSON() as { stsTokenManager: { accessToken: string } };
    const payload = stsTokenManager.accessToken.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/");
    const { firebase } = JSON.parse(atob(payload)) as { firebase: { sign_in_provider: string } };
    return firebase.sign_in_provider.startsWith("oidc.") ? "oidc" : firebase.sign_in_provider;
  } catch {
    return first;
  }
}

/** The account is gone, or was signed out elsewhere: its token is not renewed any more. */
export const endedCodes: readonly string[] = [
  "auth/user-token-expired",
  "auth/user-disabled",
  "auth/user-not-found",
  "auth/invalid-user-token",
];

export function codeOf(fault: unknown): string {
  const code: unknown = typeof fault === "object" && fault !== null && "code" in fault ? fault.code : null;
  return typeof code === "string" ? code : "";
}
