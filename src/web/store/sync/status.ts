import type { RoundEnd } from "./replicate.ts";

/**
 * The sync status that users see. `here-only`: no account; `reload`: this page is too old or too new to sync, and keeps
 * everything; `full` and `refused`: the server won't accept more; `detached`: a restored server no longer has this
 * membership, and the copy stays here until they are invited again.
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
  | "detached";

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

/** Worst first: one status is shown for all households. */
const bySeverity: readonly SyncStatus[] = [
  "signed-out",
  "reload",
  "full",
  "refused",
  "detached",
  "offline",
  "sending",
  "in-step",
  "here-only",
];

export const worstOf = (statuses: Iterable<SyncStatus>): SyncStatus => {
  const given = new Set(statuses);
  return bySeverity.find((status) => given.has(status)) ?? "in-step";
};
