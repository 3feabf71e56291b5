import { type CooperativeTask, runToEnd } from "#domain/cooperative-task.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { type Space, spaces } from "../household-api.ts";
import type { AnyRecord } from "../record.ts";
import {
  householdFileEdition,
  householdFileFormat,
  householdFileOpening,
  largestHouseholdFile,
} from "./household-file.ts";
import { BrokenJson, expectEnd, items, type JsonCursor, members, takeValue } from "./json-cursor.ts";
import { type FileRecords, readFileRecords, type SkippedRecord } from "./read-file-records.ts";

export type HouseholdFileProblem = "not-json" | "not-ours" | "newer-edition" | "too-large" | "truncated" | "damaged";

export interface HouseholdRead {
  name: string;
  space: Space;
  /** Live, at version 0: nothing that any server has seen. Those of a newer edition come along as they are. */
  records: readonly AnyRecord[];
  skipped: readonly SkippedRecord[];
}

export interface HouseholdFileRead {
  /** Milliseconds; null where the file does not say it. */
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

/** `format` and `edition` come before `households`, in this edition and any other: what follows depends on them. */
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
