import type { RoundEnd } from "./replicate.ts";

/**
 * What a person is told of their household's way to the other devices. `here-only`: nobody is signed in; `reload`: this
 * page is too old or too new to go on, and keeps everything; `full` and `refused`: the server won't take more; `apart`: a
 * server that was restored no longer counts this person in, and their copy waits here until they are invited again.
 */
export type SyncStatus =
  | "here-only"
  | "in-step"
  | "sending"
  | "offline"
  | "signed-out"
  | "reload"
  | "full"
  | "refused"
  | "apart";

const statusOf: Readonly<Record<RoundEnd, SyncStatus>> = {
  "in-step": "in-step",
  busy: "sending",
  "household-gone": "in-step",
  "not-a-member": "in-step",
  unreachable: "offline",
  "signed-out": "signed-out",
  "newer-edition": "reload",
  "other-protocol": "reload",
  "other-epoch": "sending",
  "too-large": "refused",
  "household-full": "full",
  refused: "refused",
};

export const statusAfter = (end: RoundEnd): SyncStatus => statusOf[end];

/** The gravest first: of several households one word is shown. */
const bySeverity: readonly SyncStatus[] = [
  "signed-out",
  "reload",
  "full",
  "refused",
  "apart",
  "offline",
  "sending",
  "in-step",
  "here-only",
];

export const worstOf = (statuses: Iterable<SyncStatus>): SyncStatus => {
  const given = new Set(statuses);
  return bySeverity.find((status) => given.has(status)) ?? "in-step";
};
