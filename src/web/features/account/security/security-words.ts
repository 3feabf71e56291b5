import { registerWords } from "#web/household/account/identity-words.ts";

/** Errors that only signed-in users can get; they load with the signed-in chunk. */
registerWords({
  "wrong-password": "That is not your password.",
  "password-missing": "Type your password.",
  "code-missing": "Type a code.",
  "second-factor-on": "Your second factor is on already.",
  "second-factor-off": "Your second factor is off already.",
  "sign-in-again": "Your last sign-in is a while ago. Please confirm that it is you.",
  "same-address": "This is your address already.",
  "already-verified": "Your address is confirmed already.",
  "no-password": "Your account has no password yet.",
  "no-such-device": "That device is forgotten already.",
  "no-such-session": "That device is signed out already.",
  "passkey-here-already": "This device has a passkey for your account already.",
  "too-many-passkeys": "An account holds twenty passkeys. Remove one that you no longer use.",
  "no-such-passkey": "That passkey is removed already.",
  "address-not-confirmed": "Confirm your address first. The link we mailed you does it.",
  "last-way-in": "This is your last way to sign in. Add another one first, such as a password.",
  "phone-taken": "Another account has this number. It can be in one account only.",
});
