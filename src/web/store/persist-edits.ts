import type { Merged } from "#sync/merge.ts";
import { join, saysTheSame } from "#sync/merge-records.ts";
import type { AnyRecord } from "#sync/record.ts";
import { asWaiting, type DeviceTables, type Key, type OutboxRow, type RecordRow } from "./device/device-database.ts";
import { announcementsOfEdit, putAnnouncements } from "./sync/announcements.ts";

/** One record before and after a change. */
export interface Edit {
  before: AnyRecord | undefined;
  after: AnyRecord;
}

/** The household was removed meanwhile, only a newer app may change the record, or its fields are invalid. */
export class EditRefused extends Error {
  override name = "EditRefused";
  readonly problem: "household-gone" | "newer-record" | "bad-fields";

  constructor(problem: EditRefused["problem"]) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Stores edits and their outbox entries in the given transaction. Merges with what another tab or the partner stored since
 * the edit began. Returns the stored records in the order of the edits, then the announcements of overridden values.
 */
export async function persistEdits(
  tables: DeviceTables,
  household: string,
  edits: readonly Edit[],
): Promise<AnyRecord[]> {
  await requireHousehold(tables, household);
  const rows = mergeEdits(household, edits, await readCurrent(tables, household, edits));
  return [...rows.records.map(({ record }) => record), ...(await putMergedRows(tables, household, rows))];
}

export async function requireHousehold({ households }: DeviceTables, household: string): Promise<void> {
  if (!(await households.get([[household]]))[0]) throw new EditRefused("household-gone");
}

interface MergedRows {
  records: RecordRow[];
  outbox: OutboxRow[];
  overridden: AnyRecord[];
}

export interface CurrentRows {
  stored: readonly (RecordRow | undefined)[];
  waiting: readonly (OutboxRow | undefined)[];
}

export const keysFor = (household: string, edits: readonly Edit[]): Key[] =>
  edits.map(({ after }) => [household, after.id]);

export async function readCurrent(
  tables: DeviceTables,
  household: string,
  edits: readonly Edit[],
): Promise<CurrentRows> {
  const keys = keysFor(household, edits);
  return { stored: await tables.records.get(keys), waiting: await tables.outbox.get(keys) };
}

/** Merges the edits with what the device has. */
export function mergeEdits(household: string, edits: readonly Edit[], { stored, waiting }: CurrentRows): MergedRows {
  const merges = edits.map((edit, index) => mergeInto(stored[index]?.record, edit));
  const records = merges.map(({ record }, index) => rowToStore(household, record, stored[index]?.record));
  const outbox = records.map((row, index) => outboxRow(row, waiting[index], stored[index]?.record));
  const overridden = merges.flatMap(({ record, lost }, index) => {
    if (lost.length === 0) return [];
    return announcementsOfEdit({ stored: stored[index]!.record, waiting: waiting[index], merged: record, lost });
  });
  return { records, outbox, overridden };
}

/** Returns the announcements that it stored. */
export async function putMergedRows(
  tables: DeviceTables,
  household: string,
  { records, outbox, overridden }: MergedRows,
): Promise<readonly AnyRecord[]> {
  await tables.records.put(records);
  await tables.outbox.put(outbox);
  return putAnnouncements(tables, household, overridden);
}

function rowToStore(household: string, merged: AnyRecord, stored: AnyRecord | undefined): RecordRow {
  const { restored: _, ...record } = merged;
  // Keep the restore marker: without it, a device that was offline during a restore would resend older values as lost ones.
  const mark = stored?.restored === undefined ? {} : { restored: stored.restored };
  return { household, id: merged.id, record: { ...record, ...mark, version: stored?.version ?? 0 } };
}

function mergeInto(stored: AnyRecord | undefined, { before, after }: Edit): Merged {
  if (!stored || (before && saysTheSame(stored, before))) return { record: after, lost: [] };
  const joined = join({ base: before, mine: after, theirs: stored });
  if (!joined.ok) throw new EditRefused("newer-record");
  return joined.value;
}

/** A refused record is queued again; one that was sent and not answered stays as sent. */
function outboxRow(
  { household, id }: RecordRow,
  waiting: OutboxRow | undefined,
  stored: AnyRecord | undefined,
): OutboxRow {
  if (waiting?.state === "sent") return waiting;
  return asWaiting({ household, id }, waiting ? waiting.base : (stored ?? null));
}
