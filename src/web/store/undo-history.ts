import type { Edit } from "./persist-edits.ts";

/** Something done that can be taken back: what each record was, and what it became. */
export interface HistoryEntry {
  name: string;
  household: string;
  edits: readonly Edit[];
}

export interface UndoHistory {
  done: readonly HistoryEntry[];
  undone: readonly HistoryEntry[];
}

export const emptyHistory: UndoHistory = { done: [], undone: [] };

const historyLimit = 100;

/** Doing something new forgets what was undone before it. */
export const recordDone = ({ done }: UndoHistory, one: HistoryEntry): UndoHistory => ({
  done: [...done, one].slice(-historyLimit),
  undone: [],
});

export const moveToUndone = ({ done, undone }: UndoHistory, one: HistoryEntry): UndoHistory => ({
  done: done.filter((other) => other !== one),
  undone: [...undone, one],
});

export const moveToDone = ({ done, undone }: UndoHistory, one: HistoryEntry): UndoHistory => ({
  done: [...done, one],
  undone: undone.filter((other) => other !== one),
});

/** The edits that take these back: only what they changed, so that what others changed since stays. */
export const inverse = (edits: readonly Edit[]): Edit[] => [...edits].reverse().map(inverseOf);

const inverseOf = ({ before, after }: Edit): Edit => ({
  before: after,
  after: before ?? { ...after, deleted: true },
});

/** Which way something done is gone once more. */
export type Direction = "back" | "forth";

export const inDirection = (edit: Edit, way: Direction): Edit => (way === "back" ? inverseOf(edit) : edit);

/** What was done in a household that has left this device can't be taken back here. */
export const onlyHouseholds = (
  { done, undone }: UndoHistory,
  households: ReadonlyMap<string, unknown>,
): UndoHistory => ({
  done: done.filter(({ household }) => households.has(household)),
  undone: undone.filter(({ household }) => households.has(household)),
});
