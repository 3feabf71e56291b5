import type { Answer, SignInState } from "#web/identity/identity.ts";
import { passkeys } from "#web/identity/own-passkeys.ts";
import { beginHere } from "./sign-in-here.ts";
import { type Mode, plainEmail, type Typed } from "./typed.ts";
import "./passkey-words.ts";

export const byPasskey = (mode: Mode, { email, isShared }: Typed): Answer<SignInState> =>
  beginHere(isShared, (rememberMe) =>
    mode === "sign-in" ? passkeys.signIn(rememberMe) : passkeys.signUp(plainEmail(email), rememberMe),
  );
