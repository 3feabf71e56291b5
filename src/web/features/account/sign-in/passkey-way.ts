import type { AsyncOutcome, SignInState } from "#web/identity/identity.ts";
import { passkeys } from "#web/identity/passkeys.ts";
import { signInOnDevice } from "./device-sign-in.ts";
import { type Mode, normalizeEmail, type SignInFields } from "./sign-in-fields.ts";
import "./passkey-words.ts";

export const byPasskey = (mode: Mode, { email, isShared }: SignInFields): AsyncOutcome<SignInState> =>
  signInOnDevice(isShared, (rememberMe) =>
    mode === "sign-in" ? passkeys.signIn(rememberMe) : passkeys.signUp(normalizeEmail(email), rememberMe),
  );
