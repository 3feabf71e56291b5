import type { SkipProblem } from "#sync/files/read-file-records.ts";

/** Why an entry of a file can't be taken over. */
export const skipWords: Readonly<Record<SkipProblem, string>> = {
  unreadable: "it is not an entry",
  "unknown-kind": "of a kind that this version does not know",
  "bad-fields": "something in it does not hold",
  "record-too-large": "larger than an entry can be",
  deleted: "it was deleted",
  "repeated-id": "the file has it twice",
  "household-full": "a household can’t have more entries",
};
