/** Messages for the errors of the server and of this device. */
const words: Readonly<Record<string, string>> = {
  unreachable: "We couldn’t reach the server. This needs a connection.",
  "signed-out": "Your session has ended. Sign in again, then try once more.",
  "not-a-member": "You are not in this household any more.",
  "not-the-owner": "Only the owner can do this.",
  "not-the-inviter": "Only whoever sent this invitation, or the owner, can decide on it.",
  "no-such-member": "They are not in this household any more.",
  "no-such-invitation": "This invitation is no longer there.",
  "invitation-over": "This invitation has been used or taken back.",
  "nobody-waits": "Nobody is waiting on this invitation any more.",
  "already-a-member": "They are in this household already.",
  "owner-must-hand-over": "The owner stays until someone else is the owner. Hand the household over first.",
  "too-many-members": "A household has room for 20 people, and this one is full.",
  "address-not-confirmed": "Confirm your own address first. Inviting by a link works without.",
  "too-many-invitations":
    "Twenty invitations are open, or enough were mailed for a day. Take an open one back, or try again tomorrow.",
  "too-many-households": "They own 20 households already, which is the most one person can.",
  malformed: "The server could not read that. Check what you typed.",
  gone: "It is no longer here: someone deleted or moved it.",
  "newer-record": "A newer version of Weekfold wrote this. Reload the page, then try again.",
  "household-gone": "This household is no longer on this device.",
  full: "This device has no room left, so nothing was changed.",
};

export const refusalWords = (problem: string): string =>
  Object.hasOwn(words, problem)
    ? words[problem]!
    : "That did not work, and nothing was changed. Try again in a moment.";
