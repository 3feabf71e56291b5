export type Onlooker = "you" | "household" | "operator";

export type Seen = { what: string } & Record<Onlooker, string>;

/** A Firebase project keeps no list of sessions, but when someone last came. */
const ofSignIns = (isHosted: boolean): Seen =>
  isHosted
    ? { what: "When you last signed in", you: "no", household: "no", operator: "could" }
    : { what: "Where you are signed in", you: "yes", household: "no", operator: "could" };

/** What there is to see, and who sees it. “Could”: it is stored readable on the server. */
export const seenIn = (isHosted: boolean): readonly Seen[] => [
  { what: "A household on this device, without an account", you: "yes", household: "no", operator: "no" },
  { what: "A household you share", you: "yes", household: "yes", operator: "could" },
  { what: "Who changed what in it", you: "yes", household: "yes", operator: "could" },
  { what: "What you keep to yourself", you: "yes", household: "no", operator: "could" },
  { what: "Your email address", you: "yes", household: "when you join", operator: "could" },
  ofSignIns(isHosted),
  { what: "Your password", you: "yes", household: "no", operator: "no" },
  { what: "Files you export", you: "yes", household: "no", operator: "no" },
];
