import { longestNote } from "#sync/kinds/fields.ts";

/** A note that is too long is said at once, and nothing of it is cut off. */
export const noteProblemOf = (note: string): string | undefined =>
  note.trim().length > longestNote
    ? `A note has room for ${longestNote.toLocaleString("en")} characters. All of yours is still here.`
    : undefined;
