import { err, ok } from "#domain/result.ts";
import { readRecord } from "#sync/read-record.ts";
import type { AnyRecord } from "#sync/record.ts";
import { type Command, deleting } from "#web/store/command.ts";
import { recordOf } from "#web/store/household-state.ts";

/** Writes the overridden value back as an ordinary edit of the record, and closes the question. One undo for both. */
export const usingOverridden = (id: string): Command => ({
  name: "use-overridden",
  edits(household) {
    const announcement = household.of.overridden.get(id);
    if (!announcement) return err("gone");
    const { of, names, lost } = announcement;
    if (household.unread.has(of.id)) return err("newer-record");
    const before = recordOf(household, of.id);
    if (!before) return err("gone");
    const others = Object.entries(before).filter(([name]) => !names.includes(name));
    const after = { ...Object.fromEntries(others), ...lost } as AnyRecord;
    if (!readRecord(after).ok) return err("bad-fields");
    return ok([
      { before, after },
      { before: announcement, after: { ...announcement, deleted: true } },
    ]);
  },
});

/** The value that came later stays, and nobody is asked again. */
export const keepingLater = (id: string): Command => deleting("keep-later-value", id);
