import { type CooperativeTask, runToEnd } from "#domain/cooperative-task.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Space } from "../household-api.ts";
import { type AnyRecord, recordKinds, utf8Bytes } from "../record.ts";

/** JSON with sorted keys, so that equal values are equal texts. Undefined values are omitted, as in JSON. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = value as Readonly<Record<string, unknown>>;
  const names = Object.keys(fields)
    .filter((name) => fields[name] !== undefined)
    .sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(fields[name])}`).join(",")}}`;
}

export const householdFileFormat = "weekfold-household";

/** Increased by every change that readers of this edition would misread. */
export const householdFileEdition = 1;

/** The limit for writing and for reading. */
export const largestHouseholdFile = 268_435_456;

export interface HouseholdToWrite {
  name: string;
  space: Space;
  /** All records on the device; deleted ones are left out of the file. */
  records: readonly AnyRecord[];
}

interface HouseholdsToWrite {
  /** Milliseconds. */
  exportedAt: number;
  households: readonly HouseholdToWrite[];
}

export const writeHouseholdFile = (given: HouseholdsToWrite, largest?: number): Result<string, "too-large"> =>
  runToEnd(householdFileWriting(given, largest));

/** One record per line in a fixed order: the same households always give the same text. */
export function* householdFileWriting(
  given: HouseholdsToWrite,
  largest = largestHouseholdFile,
): CooperativeTask<Result<string, "too-large">> {
  const total = given.households.reduce((sum, { records }) => sum + records.length, 0);
  const lines: string[] = [];
  let bytes = 0;
  for (const line of linesOf(given)) {
    bytes += utf8Bytes(line) + 1;
    if (bytes > largest) return err("too-large");
    lines.push(line);
    if (lines.length % recordsAStep === 0) yield Math.min(1, lines.length / total);
  }
  return ok(`${lines.join("\n")}\n`);
}

const recordsAStep = 500;

function* linesOf({ exportedAt, households }: HouseholdsToWrite): Generator<string> {
  yield `${householdFileOpening},"edition":${householdFileEdition},"exportedAt":"${new Date(exportedAt).toISOString()}","households":[`;
  for (const [index, household] of households.entries()) {
    const { name, space } = household;
    yield `{"name":${JSON.stringify(name)},"space":"${space}","records":[`;
    yield* recordLines(household.records);
    yield index < households.length - 1 ? "]}," : "]}";
  }
  yield "]}";
}

/** Every file begins like this, so that a reader recognizes even a file truncated within these characters. */
export const householdFileOpening = `{"format":"${householdFileFormat}"`;

function* recordLines(records: readonly AnyRecord[]): Generator<string> {
  const live = records.filter(({ deleted }) => !deleted).sort(byKindAndId);
  for (const [index, record] of live.entries()) {
    yield index < live.length - 1 ? `${recordText(record)},` : recordText(record);
  }
}

/** Without the fields that only matter to one server and its devices, and without `deleted`. */
function recordText(record: AnyRecord): string {
  const { id, kind, edition, fields } = record;
  return canonicalJson({ id, kind, edition, fields });
}

const places = new Map(recordKinds.map((kind, place) => [kind, place]));
const placeOf = ({ kind }: AnyRecord): number => places.get(kind) ?? recordKinds.length;

const byKindAndId = (a: AnyRecord, b: AnyRecord): number => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1);
