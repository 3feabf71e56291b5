import * as v from "valibot";
import { ok } from "#domain/result.ts";
import { isPlainJson } from "./kinds/fields.ts";
import type { Kind, Upgrade } from "./kinds/kind.ts";
import { type Fields, kinds } from "./kinds/kinds.ts";
import { limits } from "./limits.ts";
import type { Push, Write, WriteAnswer } from "./protocol.ts";
import {
  type AnyRecord,
  envelopeSchema,
  type FieldValues,
  type RecordKind,
  recordIdSchema,
  utf8Bytes,
} from "./record.ts";

/** The size that counts for the record limit. */
export const recordBytes = (record: object): number => utf8Bytes(JSON.stringify(record));

/** A record whose fields were validated. */
export type LiveRecord<Name extends RecordKind = RecordKind> = {
  [One in Name]: Omit<AnyRecord, "fields"> & { kind: One; deleted: false; fields: Fields<One> };
}[Name];

/** A deleted record, whose fields are not validated. */
type DeletedRecord = AnyRecord & { deleted: true };

type KnownRecord = LiveRecord | DeletedRecord;

export type RecordProblem = "unreadable" | "unknown-kind" | "bad-fields" | "newer-edition" | "record-too-large";

/** A record of a newer edition is returned unchanged: store and forward it, but never edit it. */
export type RecordRead =
  | { ok: true; value: KnownRecord }
  | { ok: false; problem: "newer-edition"; record: AnyRecord }
  | { ok: false; problem: "bad-fields"; field: string | null }
  | { ok: false; problem: "unreadable" | "unknown-kind" | "record-too-large" };

const anyKindSchema = v.looseObject({ ...envelopeSchema.entries, kind: v.string() });

/** Parses a record from the wire, a file or the device. Older editions are upgraded. */
export function readRecord(given: unknown): RecordRead {
  if (!isPlainJson(given) || !v.is(anyKindSchema, given)) return { ok: false, problem: "unreadable" };
  if (!isKnownKind(given)) return { ok: false, problem: "unknown-kind" };
  if (recordBytes(given) > limits.recordBytes) return { ok: false, problem: "record-too-large" };
  if (given.deleted) return ok(given as DeletedRecord);
  const kind: Kind = kinds[given.kind];
  if (given.edition > kind.edition) return { ok: false, problem: "newer-edition", record: given };
  return readFields(given, kind);
}

/** The record to store, or null: a server that is older than a device stores newer editions unread. */
export function recordToKeep(read: RecordRead): AnyRecord | null {
  if (read.ok) return read.value;
  return read.problem === "newer-edition" ? read.record : null;
}

/** Parses the fields of a live record by its kind, after upgrading its edition. */
export function readFields(record: AnyRecord, { schema, edition, upgrades }: Kind): RecordRead {
  const fields = upgraded(record.fields, upgrades.slice(record.edition - 1));
  if (!fields) return { ok: false, problem: "bad-fields", field: null };
  if (fields.id !== record.id) return { ok: false, problem: "bad-fields", field: "id" };
  const read = v.safeParse(schema, fields, { abortEarly: true });
  if (read.success) return ok({ ...record, edition, fields: read.output } as LiveRecord);
  const name = read.issues[0].path?.[0]?.key;
  return { ok: false, problem: "bad-fields", field: typeof name === "string" ? name : null };
}

const isKnownKind = (record: { kind: string }): record is AnyRecord => Object.hasOwn(kinds, record.kind);

function upgraded(given: FieldValues, upgrades: readonly Upgrade[]): FieldValues | null {
  let fields = given;
  for (const upgrade of upgrades) {
    const next = upgrade(fields);
    if (!next.ok) return null;
    fields = next.value;
  }
  return fields;
}

export type RefusedWrite = Extract<WriteAnswer, { refused: RecordProblem }>;

/** A parsed write, or its refusal, which only takes its place in the answer. */
export type ReadWrite = Write | RefusedWrite;

export const isRefused = <Other extends object>(write: Other | RefusedWrite): write is RefusedWrite =>
  "refused" in write;

/** Parses each record by itself. Records of a newer edition stay unchanged. */
export const readWrites = (writes: Push["writes"]): ReadWrite[] => writes.map(readWrite);

function readWrite({ base, record: given }: Push["writes"][number]): ReadWrite {
  const read = readRecord(given);
  const record = recordToKeep(read);
  if (record) return { base, record };
  return { id: idOf(given), refused: read.ok ? "unreadable" : read.problem };
}

function idOf(given: unknown): string | null {
  const id: unknown = typeof given === "object" && given !== null && "id" in given ? given.id : null;
  return v.is(recordIdSchema, id) ? id : null;
}
