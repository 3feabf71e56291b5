import { type Answer, refused, type SignInState } from "#web/identity/identity.ts";
import { beginHere } from "./sign-in-here.ts";
import { type Mode, plainEmail, type Typed } from "./typed.ts";

/** Signs in by a passkey, or makes an account of an address and one. What that needs is fetched now. */
export async function passkeyHere(mode: Mode, { email, isShared }: Typed): Answer<SignInState> {
  const fetched = await import("#web/identity/own-passkeys.ts").catch(() => null);
  if (!fetched) return refused("unreachable");
  const { signIn, signUp } = fetched.passkeys;
  return beginHere(isShared, (rememberMe) =>
    mode === "sign-in" ? signIn(rememberMe) : signUp(plainEmail(email), rememberMe),
  );
}
