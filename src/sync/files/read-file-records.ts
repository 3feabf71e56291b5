import type { CooperativeTask } from "#domain/cooperative-task.ts";
import { limits } from "../limits.ts";
import { type RecordProblem, readRecord } from "../read-record.ts";
import type { AnyRecord } from "../record.ts";
import { items, type JsonCursor, takeText } from "./json-cursor.ts";

export type SkipProblem = Exclude<RecordProblem, "newer-edition"> | "deleted" | "repeated-id" | "household-full";

/** A record of the file that cannot be taken over: its place in the list, why, and what stands there. */
export interface SkippedRecord {
  index: number;
  problem: SkipProblem;
  text: string;
}

export interface FileRecords {
  records: AnyRecord[];
  skipped: SkippedRecord[];
}

type FileRecordRead = { record: AnyRecord } | { problem: SkipProblem };

/** So many characters are read between two moments at which the screen may move. */
const charactersAStep = 16_384;

/** Takes the records one by one, so that one that cannot be read costs none of the others. */
export function* readFileRecords(cursor: JsonCursor): CooperativeTask<FileRecords> {
  const found: FileRecords = { records: [], skipped: [] };
  const known = new Set<string>();
  let pauseAt = cursor.at + charactersAStep;
  for (const index of items(cursor)) {
    const text = takeText(cursor);
    const read = readNext(text, known);
    if ("record" in read) found.records.push(read.record);
    else found.skipped.push({ index, problem: read.problem, text });
    if (cursor.at < pauseAt) continue;
    yield cursor.at / cursor.text.length;
    pauseAt = cursor.at + charactersAStep;
  }
  return found;
}

function readNext(text: string, known: Set<string>): FileRecordRead {
  const read = readFileRecord(text);
  if ("problem" in read) return read;
  if (known.has(read.record.id)) return { problem: "repeated-id" };
  if (known.size === limits.householdRecords) return { problem: "household-full" };
  known.add(read.record.id);
  return read;
}

/** Versions of another place mean nothing here, and no file deletes what is here. */
function readFileRecord(text: string): FileRecordRead {
  const given = parsed(text);
  if (typeof given !== "object" || given === null) return { problem: "unreadable" };
  const { version: _version, restored: _restored, deleted, ...fields } = given as Readonly<Record<string, unknown>>;
  if (deleted === true) return { problem: "deleted" };
  const read = readRecord({ ...fields, version: 0, deleted: false });
  if (read.ok) return { record: read.value };
  return read.problem === "newer-edition" ? { record: read.record } : { problem: read.problem };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
