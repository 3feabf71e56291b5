import { err, ok, type Result } from "#domain/result.ts";
import type { SaveProblem } from "#domain/saves/record-save.ts";
import type { Change } from "#sync/household-api.ts";
import { type Fields, newRecord } from "#sync/kinds/kinds.ts";
import { type LiveRecord, readRecord } from "#sync/read-record.ts";
import type { AnyRecord, FieldValues, RecordKind } from "#sync/record.ts";
import { madeAt } from "../platform/new-id.ts";
import { type HouseholdState, recordOf, withRecords } from "./household-state.ts";
import type { Edit } from "./persist-edits.ts";

/**
 * `gone`: the partner or another tab deleted it; `newer-record`: only a newer version of this app may change it;
 * `paired-save`: an imported entry decides its accounts.
 */
export type CommandProblem = "gone" | "newer-record" | "bad-fields" | "record-too-large" | "paired-save" | SaveProblem;

export type Edits = Result<readonly Edit[], CommandProblem>;

/** A user action. Its edits are computed from the current household. Undo and the activity list show its `name`. */
export interface Command {
  name: string;
  edits(household: HouseholdState, newId: () => string): Edits;
  /** What it changes in another household of this device. Both are stored together, and one undo reverts both. */
  beside?: { household: string; command: Pick<Command, "edits"> };
}

/** Creates the id unless the fields have one. */
export const adding = <Name extends RecordKind>(name: string, kind: Name, fields: NewFields<Name>): Command => ({
  name,
  edits(_, newId) {
    const id = fields.id ?? newId();
    const after = newRecord(kind, { ...timeOf(kind, id, newId), ...fields, id } as Fields<Name>);
    return checked([{ before: undefined, after }]);
  },
});

/** Entries and stated balances of one day count in the order in which they were recorded, which their ids tell. */
function timeOf(kind: RecordKind, id: string, newId: () => string): { recordedAt?: number } {
  if (kind !== "transaction" && kind !== "balance") return {};
  // The id of a repeated entry has the time of its template.
  const recordedAt = madeAt(id.includes("@") ? newId() : id);
  return recordedAt === null ? {} : { recordedAt };
}

export type NewFields<Name extends RecordKind> = Omit<Fields<Name>, "id"> & { id?: string | undefined };

/** A field set to undefined is removed. */
export const changing = <Name extends RecordKind>(
  name: string,
  kind: Name,
  id: string,
  change: (fields: Fields<Name>) => { readonly [Field in keyof Fields<Name>]?: Fields<Name>[Field] | undefined },
): Command => ({
  name,
  edits(household) {
    if (household.unread.has(id)) return err("newer-record");
    const before = household.of[kind].record(id) as LiveRecord<Name> | undefined;
    if (!before) return err("gone");
    const fields = withoutUndefined({ ...before.fields, ...change(before.fields) });
    return checked([{ before, after: { ...before, fields } }]);
  },
});

/** Keeps the fields, so that an undo restores all of them. */
export const deleting = (name: string, id: string): Command => ({
  name,
  edits(household) {
    if (household.unread.has(id)) return err("newer-record");
    const before = recordOf(household, id);
    return before ? ok([{ before, after: { ...before, deleted: true } }]) : err("gone");
  },
});

/** Several commands in one: each sees the results of those before it. All or none, and one undo. */
export const together = (name: string, commands: readonly Command[]): Command => ({
  name,
  edits(household, newId) {
    const edits = new Map<string, Edit>();
    let now = household;
    for (const command of commands) {
      const some = command.edits(now, newId);
      if (!some.ok) return some;
      for (const { before, after } of some.value)
        edits.set(after.id, { before: edits.has(after.id) ? edits.get(after.id)!.before : before, after });
      now = withRecords(now, new Map(some.value.map(({ after }) => [after.id, after])));
    }
    return ok([...edits.values()]);
  },
});

/** Rejects what could not be read back. */
function checked(edits: readonly Edit[]): Edits {
  for (const { after } of edits) {
    const read = readRecord(after);
    if (!read.ok) return err(read.problem === "record-too-large" ? read.problem : "bad-fields");
  }
  return ok(edits);
}

const withoutUndefined = (fields: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * Undoes one change of the activity list, by any member. Reverts only what it changed, so that later changes stay.
 * `earlier`: the record before the change; undefined if the change added it.
 */
export const undoingChange = ({ record }: Change, earlier: AnyRecord | undefined): Command => ({
  name: "undo-change",
  edits: () => ok([{ before: record, after: earlier ?? { ...record, deleted: true } }]),
});
