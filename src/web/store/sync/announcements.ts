import { isSameValue, own } from "#sync/merge.ts";
import { announcementsOf } from "#sync/overridden.ts";
import { type AnyRecord, isEmptied } from "#sync/record.ts";
import { asWaiting, type DeviceTables, type OutboxRow } from "../device/device-database.ts";

/**
 * Stores announcements of overridden values and queues them to be sent, in the given transaction. Existing ones, from any
 * device, stay unchanged, as they may have been dismissed. Returns the new ones.
 */
export async function putAnnouncements(
  tables: DeviceTables,
  household: string,
  announcements: readonly AnyRecord[],
): Promise<readonly AnyRecord[]> {
  if (announcements.length === 0) return [];
  const stored = await tables.records.get(announcements.map(({ id }) => [household, id]));
  const added = announcements.filter((_, index) => !stored[index]);
  await tables.records.put(added.map((record) => ({ household, id: record.id, record })));
  await tables.outbox.put(added.map(({ id }) => asWaiting({ household, id }, null)));
  return added;
}

interface MergedEdit {
  /** The record on the device when the edit was stored. */
  stored: AnyRecord;
  waiting: OutboxRow | undefined;
  merged: AnyRecord;
  lost: readonly string[];
}

/**
 * Values that reached this device after an edit began and were overridden by it. Only values that the server accepted are
 * announced: an unsent value of this device is the same person's.
 */
export function announcementsOfEdit({ stored, waiting, merged, lost }: MergedEdit): AnyRecord[] {
  const theirs = waiting ? waiting.base : stored;
  if (!theirs) return [];
  const accepted = lost.filter((name) => isSameValue(own(theirs.fields, name), own(stored.fields, name)));
  return announcementsOf({ theirs, merged, lost: accepted }, Date.now());
}

const announcedId = ({ fields }: AnyRecord): string | undefined => (fields.of as { id: string } | undefined)?.id;

/** Whether a record announces a value of the record with this id. */
export const isAbout = (record: AnyRecord, id: string): boolean =>
  record.kind === "overridden" && announcedId(record) === id;

/** More than any household has. */
const announcementLimit = 100_000;

/**
 * Announcements about records that were moved to a private space: one device announced a value while another one moved the
 * record. Their values must not stay in the shared household.
 */
export async function staleAnnouncements(
  tables: DeviceTables,
  household: string,
  arrived: readonly AnyRecord[],
): Promise<readonly AnyRecord[]> {
  const gone = new Set(arrived.filter(isEmptied).map(({ id }) => id));
  const announced = arrived.filter((record) => record.kind === "overridden" && !isEmptied(record));
  if (gone.size === 0 && announced.length === 0) return [];
  const about = announced.map((record) => [household, announcedId(record)!]);
  const records = await tables.records.get(about);
  const announcedAfter = announced.filter((_, index) => records[index] && isEmptied(records[index].record));
  if (gone.size === 0) return announcedAfter;
  const all = (await tables.records.ofKind("overridden", undefined, announcementLimit)).filter(
    (row) => row.household === household && !isEmptied(row.record),
  );
  const announcedBefore = all
    .map(({ record }) => record)
    .filter((record) => [...gone].some((id) => isAbout(record, id)));
  return [...new Map([...announcedAfter, ...announcedBefore].map((record) => [record.id, record])).values()];
}
