import type { Write } from "#sync/protocol.ts";
import { readRecord, recordToKeep } from "#sync/read-record.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { StoredWrite } from "./documents.ts";

/** The envelope lies open, for the rules to check; the version is that of the document, and the id its name. */
export function storedWrite({ base, record }: Write): StoredWrite {
  const { id: _id, version: _version, kind, schema, deleted, restored, ...fields } = record;
  const mark = restored === undefined ? {} : { restored };
  return { kind, schema, deleted, base, body: JSON.stringify(fields), ...mark };
}

/**
 * The record as it was sent. Null where it can't be read: the rules see only the envelope, so that a member with a
 * program of their own may have written anything into the body.
 */
export function recordIn(id: string, version: number, write: StoredWrite): AnyRecord | null {
  const { kind, schema, deleted, restored, body } = write;
  const mark = restored === undefined ? {} : { restored };
  const fields = fieldsIn(body);
  const record = fields && { ...fields, id, kind, schema, version, deleted, ...mark };
  return record && recordToKeep(readRecord(record)) && record;
}

function fieldsIn(body: string): object | null {
  try {
    const fields: unknown = JSON.parse(body);
    return typeof fields === "object" && !Array.isArray(fields) ? fields : null;
  } catch {
    return null;
  }
}
