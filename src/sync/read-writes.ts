import * as v from "valibot";
import type { Push, Write, WriteAnswer } from "./protocol.ts";
import { type RecordProblem, readRecord, recordToKeep } from "./read-record.ts";
import { recordIdSchema } from "./record.ts";

export type RefusedWrite = Extract<WriteAnswer, { refused: RecordProblem }>;

/** A write whose record was read, or why it can't be kept: it then has its place in the answer and nowhere else. */
export type ReadWrite = Write | RefusedWrite;

export const isRefused = <Other extends object>(write: Other | RefusedWrite): write is RefusedWrite =>
  "refused" in write;

/** Each record by itself. One of a newer edition is kept as it came. */
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
