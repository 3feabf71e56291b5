import type { Refusal } from "#web/backends/identity.ts";

/** Messages for the errors of the identity API. */
const words: Record<string, string> = {
  unreachable: "We couldn’t reach the server. This needs a connection.",
  "cookie-refused": "Your browser did not keep the sign-in. Allow cookies for this site, then try again.",
  "signed-out": "Your session has ended. Sign in again, then try once more.",
  "wrong-credentials": "That password and email don’t match. Your weeks on this device are safe.",
  "wrong-code": "That code is wrong, was used already, or its time is over.",
  "nothing-pending": "That sign-in is over: it waits for ten minutes at most. Sign in once more.",
  "address-taken": "This address has an account already. You can sign in with it.",
  "link-over": "This link is over. It works once, and only for a while.",
  malformed: "The server could not read that. Check what you typed.",
};

/** Lets lazily loaded parts add the messages that only they need. */
export const registerWords = (more: Readonly<Record<string, string>>): void => void Object.assign(words, more);

export function identityWords({ error, retryAfter = 60 }: Refusal): string {
  if (error === "too-many-attempts") return `That was tried often. Wait ${waitWords(retryAfter)}, then try again.`;
  return Object.hasOwn(words, error)
    ? words[error]!
    : "That did not work, and nothing was changed. Try again in a moment.";
}

/** Rounded up, so that the next attempt is not too early. */
function waitWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? "a second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
