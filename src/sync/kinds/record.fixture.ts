import type { AnyRecord, RecordKind } from "../record.ts";

/** A live record of the first edition that no server has seen. */
export const recordOf = (kind: RecordKind, fields: Readonly<Record<string, unknown>>): AnyRecord => ({
  id: `${kind}-1`,
  kind,
  schema: 1,
  version: 0,
  deleted: false,
  ...fields,
});
