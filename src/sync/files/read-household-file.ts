import { type CooperativeTask, runToEnd } from "#domain/cooperative-task.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { type Space, spaces } from "../household-api.ts";
import { limits } from "../limits.ts";
import { type RecordProblem, readRecord } from "../read-record.ts";
import type { AnyRecord, FieldValues } from "../record.ts";
import {
  householdFileEdition,
  householdFileFormat,
  householdFileOpening,
  largestHouseholdFile,
} from "./household-file.ts";

/** A position in a JSON text. Parsing piece by piece avoids blocking the main thread on a large file. */
interface JsonCursor {
  text: string;
  at: number;
}

class BrokenJson extends Error {
  /** Whether the text ends too early, instead of continuing with something invalid. */
  constructor(readonly isCut: boolean) {
    super(isCut ? "the text ends too early" : "the text is no JSON");
  }
}

/** A file of a development version from before the first release: its records had no `fields`. */
class EarlierForm extends Error {}

/** Iterates a list: yields with the cursor before each item; the caller moves it past the item. */
function* items(cursor: JsonCursor, open = "[", close = "]"): Generator<number> {
  expectMark(cursor, open);
  if (nextMark(cursor) === close) {
    cursor.at++;
    return;
  }
  for (let index = 0; ; index++) {
    yield index;
    const mark = nextMark(cursor);
    if (mark !== close) expectMark(cursor, ",");
    else {
      cursor.at++;
      return;
    }
  }
}

/** Iterates an object the same way: yields each name with the cursor before its value. */
function* members(cursor: JsonCursor): Generator<string> {
  for (const _ of items(cursor, "{", "}")) {
    const name = takeValue(cursor);
    if (typeof name !== "string") throw new BrokenJson(false);
    expectMark(cursor, ":");
    yield name;
  }
}

/** Takes the text of the value at the cursor. The text may still be invalid JSON. */
function takeText(cursor: JsonCursor): string {
  nextMark(cursor);
  const from = cursor.at;
  cursor.at = endOfValue(cursor.text, from);
  return cursor.text.slice(from, cursor.at);
}

function takeValue(cursor: JsonCursor): unknown {
  const text = takeText(cursor);
  try {
    return JSON.parse(text);
  } catch {
    throw new BrokenJson(false);
  }
}

function expectEnd({ text, at }: JsonCursor): void {
  if (afterSpace(text, at) < text.length) throw new BrokenJson(false);
}

function expectMark(cursor: JsonCursor, mark: string): void {
  if (nextMark(cursor) !== mark) throw new BrokenJson(false);
  cursor.at++;
}

function nextMark(cursor: JsonCursor): string {
  cursor.at = afterSpace(cursor.text, cursor.at);
  if (cursor.at === cursor.text.length) throw new BrokenJson(true);
  return cursor.text.charAt(cursor.at);
}

function afterSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && " \t\r\n".includes(text.charAt(at))) at++;
  return at;
}

const ends = /[,\]}\s]/g;

function endOfValue(text: string, from: number): number {
  const first = text.charAt(from);
  if (first === '"') return endOfString(text, from);
  if (first === "{" || first === "[") return endOfNested(text, from);
  ends.lastIndex = from;
  const end = ends.exec(text);
  // A number or word is always inside a list or object here, so one at the end of the text is truncated.
  if (!end) throw new BrokenJson(true);
  return end.index;
}

function endOfNested(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const mark = text.charAt(at);
    if (mark === '"') at = endOfString(text, at) - 1;
    else if (mark === "{" || mark === "[") depth++;
    else if ((mark === "}" || mark === "]") && --depth === 0) return at + 1;
  }
  throw new BrokenJson(true);
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const mark = text.charAt(at);
    if (mark === '"') return at + 1;
    if (mark === "\\") at++;
  }
  throw new BrokenJson(true);
}

export type SkipProblem = Exclude<RecordProblem, "newer-edition"> | "deleted" | "repeated-id" | "household-full";

/** A record that cannot be imported: its position, the problem, and its content. */
interface SkippedRecord {
  index: number;
  problem: SkipProblem;
  text: string;
}

interface FileRecords {
  records: AnyRecord[];
  skipped: SkippedRecord[];
}

type FileRecordRead = { record: AnyRecord } | { problem: SkipProblem };

/** The number of characters to parse between two yields to the main thread. */
const charactersAStep = 16_384;

/** Parses the records one by one, so that an unreadable one does not affect the others. */
function* readFileRecords(cursor: JsonCursor): CooperativeTask<FileRecords> {
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

/** Versions of another server mean nothing here, and a file never deletes records. */
function readFileRecord(text: string): FileRecordRead {
  const given = parsed(text);
  if (typeof given !== "object" || given === null) return { problem: "unreadable" };
  const { version: _version, restored: _restored, deleted, ...record } = given as FieldValues;
  if (deleted === true) return { problem: "deleted" };
  if ("schema" in record && !("fields" in record)) throw new EarlierForm();
  const read = readRecord({ ...record, version: 0, deleted: false });
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

export type HouseholdFileProblem =
  | "not-json"
  | "not-ours"
  | "newer-edition"
  | "unreleased"
  | "too-large"
  | "truncated"
  | "damaged";

export interface HouseholdRead {
  name: string;
  space: Space;
  /** Live records at version 0, unknown to any server. Those of a newer edition are unchanged. */
  records: readonly AnyRecord[];
  skipped: readonly SkippedRecord[];
}

export interface HouseholdFileRead {
  /** Milliseconds; null if the file does not have it. */
  exportedAt: number | null;
  households: readonly HouseholdRead[];
}

type Outcome = Result<HouseholdFileRead, HouseholdFileProblem>;
type Header = Map<string, unknown>;

export const readHouseholdFile = (text: string): Outcome => runToEnd(householdFileReading(text));

export function* householdFileReading(given: string): CooperativeTask<Outcome> {
  if (given.length > largestHouseholdFile) return err("too-large");
  const text = given.startsWith("\ufeff") ? given.slice(1) : given;
  if (!text.trimStart().startsWith("{")) return err(problemWithoutObject(text));
  const header: Header = new Map();
  try {
    return yield* readFile({ text, at: 0 }, header);
  } catch (fault) {
    if (fault instanceof EarlierForm) return err("unreleased");
    if (!(fault instanceof BrokenJson)) throw fault;
    return err(problemOfBroken(fault, text, header));
  }
}

function* readFile(cursor: JsonCursor, header: Header): CooperativeTask<Outcome> {
  let households: HouseholdRead[] | null = null;
  for (const name of members(cursor)) {
    if (name !== "households") header.set(name, takeValue(cursor));
    else {
      const problem = problemOfHeader(header);
      if (problem) return err(problem);
      households = yield* readHouseholds(cursor);
    }
  }
  expectEnd(cursor);
  const problem = problemOfHeader(header) ?? (households ? null : "damaged");
  return problem ? err(problem) : ok({ exportedAt: instantOf(header), households: households ?? [] });
}

function* readHouseholds(cursor: JsonCursor): CooperativeTask<HouseholdRead[]> {
  const households: HouseholdRead[] = [];
  for (const _ of items(cursor)) households.push(yield* readHousehold(cursor));
  return households;
}

function* readHousehold(cursor: JsonCursor): CooperativeTask<HouseholdRead> {
  const header: Header = new Map();
  let found: FileRecords | null = null;
  for (const name of members(cursor)) {
    if (name === "records") found = yield* readFileRecords(cursor);
    else header.set(name, takeValue(cursor));
  }
  const name = header.get("name");
  const space = spaces.find((one) => one === header.get("space"));
  if (typeof name !== "string" || !space || !found) throw new BrokenJson(false);
  return { name, space, ...found };
}

/** `format` and `edition` precede `households` in every edition, because the rest depends on them. */
function problemOfHeader(header: Header): HouseholdFileProblem | null {
  const edition = header.get("edition");
  if (header.get("format") !== householdFileFormat) return "not-ours";
  if (typeof edition !== "number" || !Number.isInteger(edition) || edition < 1) return "damaged";
  return edition > householdFileEdition ? "newer-edition" : null;
}

function problemOfBroken({ isCut }: BrokenJson, text: string, header: Header): HouseholdFileProblem {
  const isOurs = header.get("format") === householdFileFormat || householdFileOpening.startsWith(text);
  if (!isOurs) return "not-json";
  return isCut ? "truncated" : "damaged";
}

function problemWithoutObject(text: string): HouseholdFileProblem {
  if (text === "") return "truncated";
  try {
    JSON.parse(text);
    return "not-ours";
  } catch {
    return "not-json";
  }
}

function instantOf(header: Header): number | null {
  const text = header.get("exportedAt");
  const instant = typeof text === "string" ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}
