import type { User as FirebaseUser } from "@firebase/auth";
import type { SignIn } from "#sync/user.ts";
import type { AuthLine } from "./auth-line.ts";

/** The sign-in that this page's session began with. Its way is read once: proving it again changes the token's claim. */
export function signInReader(line: AuthLine): (user: FirebaseUser) => SignIn {
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
