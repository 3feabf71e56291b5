import { registerWords } from "./identity-words.ts";

/** Errors of passkeys, registered by the two chunks that use them. */
registerWords({
  "passkey-not-used": "No passkey was used. Try again, or sign in another way.",
  "passkey-not-made": "No passkey was made, and nothing was changed. Try again, or go on without one.",
  "passkey-impossible":
    "This device can’t keep a passkey for this site. It needs a screen lock: a finger, a face or a PIN.",
  "passkey-refused": "That passkey was not accepted. It may have been removed from the account. Sign in another way.",
});
