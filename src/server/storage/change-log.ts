import { sql } from "kysely";
import type { ChangeRow, DocumentRow } from "./tables.ts";

/** An accepted version. Of one that was forgotten, nobody knows who wrote it. */
export type LoggedVersion = Pick<ChangeRow, "household_id" | "seq" | "id" | "body"> &
  Pick<DocumentRow, "uid" | "at" | "base">;

/** Every version that is kept: those that documents are at, and those that were replaced. */
export const changeLog = sql<LoggedVersion>`(
  select household_id, version as seq, id, uid, at, base, body from documents
  union all select household_id, seq, id, uid, at, base, body from changes
)`;

export const isRemembered = <Version extends LoggedVersion>(version: Version): version is Version & ChangeRow =>
  version.at !== null;
