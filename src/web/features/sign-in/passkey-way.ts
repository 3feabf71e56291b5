import type { AsyncOutcome, SignInState } from "#web/backends/identity.ts";
import { passkeys } from "#web/backends/own/passkeys.ts";
import { normalizeEmail } from "#web/household/account/email-field.tsx";
import { signInOnDevice } from "./device-sign-in.ts";
import type { Mode, SignInFields } from "./sign-in-fields.ts";
import "#web/household/account/passkey-words.ts";

export const byPasskey = (mode: Mode, { email, isShared }: SignInFields): AsyncOutcome<SignInState> =>
  signInOnDevice(isShared, (rememberMe) =>
    mode === "sign-in" ? passkeys.signIn(rememberMe) : passkeys.signUp(normalizeEmail(email), rememberMe),
  );
