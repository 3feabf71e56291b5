import { ok } from "#domain/result.ts";
import type { Change } from "#sync/household-api.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { Command } from "../command.ts";

/**
 * Takes one change of the activity list back, whoever made it: only what it changed, so that what was written since
 * stays. `earlier` is the record as it was before; without one the change had added it.
 */
export const undoingChange = ({ record }: Change, earlier: AnyRecord | undefined): Command => ({
  name: "undo-change",
  edits: () => ok([{ before: record, after: earlier ?? { ...record, deleted: true } }]),
});
