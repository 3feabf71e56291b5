import type { Edit } from "./persist-edits.ts";

/** Edits of the records of one household. */
export interface HouseholdEdits {
  household: string;
  edits: readonly Edit[];
}

/** A command that can be undone: its records before and after. */
export interface HistoryEntry extends HouseholdEdits {
  name: string;
  /** What it changed in another household. */
  beside?: HouseholdEdits;
}

/** Its edits by household. */
export const partsOf = ({ household, edits, beside }: HistoryEntry): readonly HouseholdEdits[] => [
  { household, edits },
  ...(beside ? [beside] : []),
];

export interface UndoHistory {
  done: readonly HistoryEntry[];
  undone: readonly HistoryEntry[];
}

export const emptyHistory: UndoHistory = { done: [], undone: [] };

const historyLimit = 100;

/** A new command clears the redo stack. */
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

/** The edits that undo these. They revert only what these changed, so that later changes of others stay. */
export const inverse = (edits: readonly Edit[]): Edit[] => [...edits].reverse().map(inverseOf);

const inverseOf = ({ before, after }: Edit): Edit => ({
  before: after,
  after: before ?? { ...after, deleted: true },
});

/** Whether to undo edits, or to do (or redo) them. */
export type Direction = "backward" | "forward";

export const inDirection = (edit: Edit, direction: Direction): Edit =>
  direction === "backward" ? inverseOf(edit) : edit;

/** Drops commands of households that are no longer on this device. */
export const onlyHouseholds = (
  { done, undone }: UndoHistory,
  households: ReadonlyMap<string, unknown>,
): UndoHistory => ({
  done: done.filter((one) => isHere(one, households)),
  undone: undone.filter((one) => isHere(one, households)),
});

const isHere = (one: HistoryEntry, households: ReadonlyMap<string, unknown>): boolean =>
  partsOf(one).every(({ household }) => households.has(household));
