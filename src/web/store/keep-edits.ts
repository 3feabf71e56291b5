import { join, saysTheSame } from "#sync/join.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { DeviceTables, Key, OutboxRow, RecordRow } from "./device/device-database.ts";
import { waitsToBeSent } from "./outbox.ts";

/** One record as it was when someone changed it, and as they left it. */
export interface Edit {
  before: AnyRecord | undefined;
  after: AnyRecord;
}

/** A household that another tab or the server took away, a record that only a newer app may change, or one that is not sound. */
export class EditRefused extends Error {
  override name = "EditRefused";
  readonly problem: "household-gone" | "newer-record" | "bad-fields";

  constructor(problem: EditRefused["problem"]) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Keeps edits and notes them to be sent, in the transaction it is given. What changed on the device since the edit began,
 * in another tab or by the partner, is merged, not overwritten. Answers the records as they are kept.
 */
export async function keepEdits(tables: DeviceTables, household: string, edits: readonly Edit[]): Promise<AnyRecord[]> {
  await mustBeHere(tables, household);
  const rows = merged(household, edits, await foundFor(tables, household, edits));
  await putRows(tables, rows);
  return rows.records.map(({ record }) => record);
}

export async function mustBeHere({ households }: DeviceTables, household: string): Promise<void> {
  if (!(await households.get([[household]]))[0]) throw new EditRefused("household-gone");
}

interface Rows {
  records: RecordRow[];
  outbox: OutboxRow[];
}

export interface Found {
  stored: readonly (RecordRow | undefined)[];
  waiting: readonly (OutboxRow | undefined)[];
}

export const keysFor = (household: string, edits: readonly Edit[]): Key[] =>
  edits.map(({ after }) => [household, after.id]);

export async function foundFor(tables: DeviceTables, household: string, edits: readonly Edit[]): Promise<Found> {
  const keys = keysFor(household, edits);
  return { stored: await tables.records.get(keys), waiting: await tables.outbox.get(keys) };
}

/** The edits on what the device has. */
export function merged(household: string, edits: readonly Edit[], { stored, waiting }: Found): Rows {
  const records = edits.map((edit, index) => keptRow(household, edit, stored[index]?.record));
  const outbox = records.map((row, index) => outboxRow(row, waiting[index], stored[index]?.record));
  return { records, outbox };
}

export async function putRows(tables: DeviceTables, { records, outbox }: Rows): Promise<void> {
  await tables.records.put(records);
  await tables.outbox.put(outbox);
}

function keptRow(household: string, { before, after }: Edit, stored: AnyRecord | undefined): RecordRow {
  const { restored: _, ...record } = mergedInto(stored, before, after);
  // The mark stays, or a device that slept through a restore would take its old words for lost ones.
  const mark = stored?.restored === undefined ? {} : { restored: stored.restored };
  return { household, id: after.id, record: { ...record, ...mark, version: stored?.version ?? 0 } };
}

function mergedInto(stored: AnyRecord | undefined, before: AnyRecord | undefined, after: AnyRecord): AnyRecord {
  if (!stored || (before && saysTheSame(stored, before))) return after;
  const joined = join({ base: before, mine: after, theirs: stored });
  if (!joined.ok) throw new EditRefused("newer-record");
  return joined.value;
}

/** An edit gives a refused record another chance; what is under way stays what it was. */
function outboxRow(
  { household, id }: RecordRow,
  waiting: OutboxRow | undefined,
  stored: AnyRecord | undefined,
): OutboxRow {
  if (waiting?.state === "sent") return waiting;
  return waitsToBeSent({ household, id }, waiting ? waiting.base : (stored ?? null));
}
