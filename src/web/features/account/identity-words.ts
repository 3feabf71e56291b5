import type { Refused } from "#web/identity/identity.ts";

/** What was answered about an account, for people. */
const words: Readonly<Record<string, string>> = {
  unreachable: "We couldn’t reach the server. This needs a connection.",
  "cookie-refused": "Your browser did not keep the sign-in. Allow cookies for this site, then try again.",
  "signed-out": "Your session has ended. Sign in again, then try once more.",
  "wrong-credentials": "That password and email don’t match. Your weeks on this device are safe.",
  "wrong-password": "That is not your password.",
  "password-missing": "Type your password.",
  "wrong-code": "That code is wrong, was used already, or its time is over.",
  "code-missing": "Type a code.",
  "nothing-pending": "That sign-in is over: it waits for ten minutes at most. Sign in once more.",
  "second-factor-on": "Your second factor is on already.",
  "second-factor-off": "Your second factor is off already.",
  "sign-in-again": "Your last sign-in is a while ago. Please confirm that it is you.",
  "address-taken": "This address has an account already. You can sign in with it.",
  "same-address": "This is your address already.",
  "already-verified": "Your address is confirmed already.",
  "no-password": "Your account has no password yet.",
  "link-over": "This link is over. It works once, and only for a while.",
  "no-such-device": "That device is forgotten already.",
  "no-such-session": "That device is signed out already.",
  "passkey-not-used": "No passkey was used. Try again, or sign in another way.",
  "passkey-not-made": "No passkey was made, and nothing was changed. Try again, or go on without one.",
  "passkey-here-already": "This device has a passkey for your account already.",
  "passkey-impossible":
    "This device can’t keep a passkey for this site. It needs a screen lock: a finger, a face or a PIN.",
  "passkey-refused": "That passkey was not accepted. It may have been removed from the account. Sign in another way.",
  "too-many-passkeys": "An account holds twenty passkeys. Remove one that you no longer use.",
  "no-such-passkey": "That passkey is removed already.",
  "address-not-confirmed": "Confirm your address first. The link we mailed you does it.",
  "last-way-in": "This is your last way to sign in. Add another one first, such as a password.",
  "phone-taken": "Another account has this number. It can be in one account only.",
  malformed: "The server could not read that. Check what you typed.",
};

export function identityWords({ error, retryAfter = 60 }: Refused): string {
  if (error === "too-many-attempts") return `That was tried often. Wait ${waitWords(retryAfter)}, then try again.`;
  return Object.hasOwn(words, error)
    ? words[error]!
    : "That did not work, and nothing was changed. Try again in a moment.";
}

/** Rounded up: whoever comes back then is not refused again. */
function waitWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? "a second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
