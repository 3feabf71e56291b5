import type { Auth, User as FirebaseUser, MultiFactorResolver, TotpSecret } from "@firebase/auth";
import type { HostedWay } from "#sync/hosted-project.ts";
import type { PasswordPolicy } from "#sync/password-policy.ts";
import type { SignIn, User } from "#sync/user.ts";

/** The Firebase Auth client and the state of this page. */
export interface AuthClient {
  auth: Auth;
  policy: PasswordPolicy;
  ways: readonly HostedWay[];
  /** A sign-in that still needs its second factor. Firebase holds it in memory only. */
  pending: MultiFactorResolver | null;
  /** The number of sign-ins in this page. Reauthentication and renewed tokens do not count. */
  signIns: number;
  /** The secret of an authenticator app that is being added. */
  secret: TotpSecret | null;
}

export const newAuthClient = (parts: Pick<AuthClient, "auth" | "policy" | "ways">): AuthClient => ({
  ...parts,
  pending: null,
  signIns: 0,
  secret: null,
});

/** The signed-in user in the form that screens receive. */
export const toUser = ({ uid, metadata, providerData }: FirebaseUser): User => ({
  uid,
  metadata: { creationTime: metadata.creationTime ?? "", lastSignInTime: metadata.lastSignInTime ?? "" },
  providerData: providerData.map(({ providerId }) => ({ providerId })),
});

/** The sign-in that began this page's session. Its method is read once, because reauthentication changes the token's claim. */
export function signInReader(client: AuthClient): (user: FirebaseUser) => SignIn {
  let known: SignIn | undefined;
  return (user) => {
    const id = `${user.uid} ${client.signIns}`;
    if (known?.id !== id) known = { id, method: methodOf(user) };
    return known;
  };
}

/** Parses the stored token: the SDK's own reader renews an old token first, and may wait for the network. */
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

/** The account was deleted or signed out elsewhere, so its token is not renewed any more. */
export const endedCodes: readonly string[] = [
  "auth/user-token-expired",
  "auth/user-disabled",
  "auth/user-not-found",
  "auth/invalid-user-token",
];

export function codeOf(error: unknown): string {
  const code: unknown = typeof error === "object" && error !== null && "code" in error ? error.code : null;
  return typeof code === "string" ? code : "";
}
