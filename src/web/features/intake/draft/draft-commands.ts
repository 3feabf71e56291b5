import type { Answers, Part } from "#domain/intake/answers.ts";
import { adding, type Command, changing, deleting, type HouseholdState, together } from "#web/store/index.ts";
import { type DraftPart, type DraftRecord, rowIdOf } from "./draft-rows.ts";

/** Identifies a row, even before anything was typed in it. */
export interface RowRef {
  id: string;
  part: DraftPart;
  order: number;
}

/** The row of the household's own answers. */
export const profileRow: RowRef = { id: "household", part: "household", order: 0 };

/** Saves typed answers field by field, so concurrent edits of other fields by someone else survive. */
export const typing = (typed: readonly { row: RowRef; answers: Answers }[]): Command =>
  together(
    "type",
    typed.map(({ row, answers }) => draftChange("type", row, () => answers)),
  );

/** Deletes an unfinished row at once; a finished one is only marked, and deleted with the next finish. */
export const removing = (row: RowRef, isFinished: boolean): Command =>
  isFinished ? draftChange("remove-row", row, () => ({ removed: true })) : dropping("remove-row", [row]);

/** Saves new positions in a list. */
export const moving = (rows: readonly { row: RowRef; order: number }[]): Command =>
  together(
    "move-row",
    rows.map(({ row, order }) => draftChange("move-row", row, () => ({ order }))),
  );

/** Deletes the drafts of some rows. */
export const dropping = (name: string, rows: readonly RowRef[]): Command => ({
  name,
  edits: (household, newId) =>
    together(
      name,
      rows.flatMap((row) => draftsOf(household, row).map(({ id }) => deleting(name, id))),
    ).edits(household, newId),
});

/** Deletes all drafts, including the marks of removed rows. */
export const discarding: Command = {
  name: "discard-changes",
  edits: (household, newId) =>
    together(
      "discard-changes",
      household.of["intake-draft"].list().map(({ id }) => deleting("discard-changes", id)),
    ).edits(household, newId),
};

/** Adds rows at consecutive positions from `first` on. */
export const addingRows = (
  part: Part,
  first: number,
  rows: readonly { draftId: string; answers: Answers }[],
): Command =>
  together(
    "add-rows",
    rows.map(({ draftId, answers }, index) =>
      adding("add-rows", "intake-draft", { ...answers, id: draftId, part, order: first + index }),
    ),
  );

/** If someone else removed the row meanwhile, typing recreates it: nothing typed is lost. */
const draftChange = (name: string, row: RowRef, change: () => Partial<Omit<DraftRecord, "id" | "part">>): Command => ({
  name,
  edits(household, newId) {
    const { id, part, order } = row;
    const draft = draftsOf(household, row).at(-1);
    const command = draft
      ? changing(name, "intake-draft", draft.id, change)
      : adding(name, "intake-draft", { part, order, of: id, ...change() });
    return command.edits(household, newId);
  },
});

const draftsOf = ({ of }: HouseholdState, { id }: RowRef): DraftRecord[] =>
  of["intake-draft"].list().filter((draft) => rowIdOf(draft) === id);
