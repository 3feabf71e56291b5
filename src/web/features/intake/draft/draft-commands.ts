import type { Answers, Part } from "#domain/intake/answers.ts";
import type { AnyRecord } from "#sync/record.ts";
import { adding, type Command, changing, deleting, together } from "#web/store/command.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { type DraftPart, type DraftRecord, fieldsOf, rowIdOf } from "./draft-rows.ts";

/** Which row, whether or not anything was typed for it yet. */
export interface RowRef {
  id: string;
  part: DraftPart;
  order: number;
}

/** The household's own answers. */
export const profileRow: RowRef = { id: "household", part: "household", order: 0 };

/** Keeps what was typed in some rows, each answer by itself, so that what someone else typed meanwhile stays. */
export const typing = (typed: readonly { row: RowRef; answers: Answers }[]): Command =>
  together(
    "type",
    typed.map(({ row, answers }) => draftChange("type", row, () => fieldsOf(answers))),
  );

/** A row nobody finished goes at once; a finished one when the changes are saved. */
export const removing = (row: RowRef, isFinished: boolean): Command =>
  isFinished ? draftChange("remove-row", row, () => ({ removed: true })) : dropping("remove-row", [row]);

/** Gives a row another place in its list. */
export const moving = (rows: readonly { row: RowRef; order: number }[]): Command =>
  together(
    "move-row",
    rows.map(({ row, order }) => draftChange("move-row", row, () => ({ order }))),
  );

/** Forgets what was typed for some rows. */
export const dropping = (name: string, rows: readonly RowRef[]): Command => ({
  name,
  edits: (household, newId) =>
    together(
      name,
      rows.flatMap((row) => draftsOf(household, row).map(({ id }) => deleting(name, id))),
    ).edits(household, newId),
});

/** Forgets all that was typed, and what was to go stays. */
export const discarding: Command = {
  name: "discard-changes",
  edits: (household, newId) =>
    together(
      "discard-changes",
      household.of["intake-draft"].list().map(({ id }) => deleting("discard-changes", id)),
    ).edits(household, newId),
};

/** New rows, the first in the given place. Their ids are made one after the other, as they were typed. */
export const addingRows = (
  part: Part,
  first: number,
  rows: readonly { draftId: string; answers: Answers }[],
): Command =>
  together(
    "add-rows",
    rows.map(({ draftId, answers }, index) =>
      adding("add-rows", "intake-draft", { ...fieldsOf(answers), part, order: first + index }, draftId),
    ),
  );

/** Where someone else removed the row meanwhile, typing on brings it back: nothing typed is lost. */
const draftChange = (name: string, row: RowRef, change: () => Partial<AnyRecord>): Command => ({
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
