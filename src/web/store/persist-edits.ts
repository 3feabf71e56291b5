import { join, saysTheSame } from "#sync/join.ts";
import type { Merged } from "#sync/merge.ts";
import type { AnyRecord } from "#sync/record.ts";
import { asWaiting, type DeviceTables, type Key, type OutboxRow, type RecordRow } from "./device/device-database.ts";
import { announcementsOfEdit, putAnnouncements } from "./sync/announcements.ts";

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
 * in another tab or by the partner, is merged, not overwritten. Answers the records as they are kept, in the order of the
 * edits, and after them the announcements of values that the merge overrode.
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

/** The edits on what the device has. */
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

/** Answers the announcements that it stored. */
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
  // The mark stays, or a device that slept through a restore would take its old words for lost ones.
  const mark = stored?.restored === undefined ? {} : { restored: stored.restored };
  return { household, id: merged.id, record: { ...record, ...mark, version: stored?.version ?? 0 } };
}

function mergeInto(stored: AnyRecord | undefined, { before, after }: Edit): Merged {
  if (!stored || (before && saysTheSame(stored, before))) return { record: after, lost: [] };
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
  return asWaiting({ household, id }, waiting ? waiting.base : (stored ?? null));
}
