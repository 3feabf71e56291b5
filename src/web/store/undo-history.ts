import type { Edit } from "./persist-edits.ts";

/** Something done that can be taken back: what each record was, and what it became. */
export interface Done {
  name: string;
  household: string;
  edits: readonly Edit[];
}

export interface UndoHistory {
  done: readonly Done[];
  undone: readonly Done[];
}

export const emptyHistory: UndoHistory = { done: [], undone: [] };

const remembered = 100;

/** Doing something new forgets what was undone before it. */
export const remember = ({ done }: UndoHistory, one: Done): UndoHistory => ({
  done: [...done, one].slice(-remembered),
  undone: [],
});

export const undid = ({ done, undone }: UndoHistory, one: Done): UndoHistory => ({
  done: done.filter((other) => other !== one),
  undone: [...undone, one],
});

export const redid = ({ done, undone }: UndoHistory, one: Done): UndoHistory => ({
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
export type Way = "back" | "forth";

export const turned = (edit: Edit, way: Way): Edit => (way === "back" ? inverseOf(edit) : edit);

/** What was done in a household that has left this device can't be taken back here. */
export const ofHouseholds = ({ done, undone }: UndoHistory, households: ReadonlyMap<string, unknown>): UndoHistory => ({
  done: done.filter(({ household }) => households.has(household)),
  undone: undone.filter(({ household }) => households.has(household)),
});
