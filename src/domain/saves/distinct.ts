/** What two devices may both hold, in different versions. */
interface Recorded {
  id: string;
  recordedAt: number;
}

const unique = new WeakMap<readonly Recorded[], readonly Recorded[]>();

/**
 * Every id once and no deleted one, whatever order devices delivered them in: of two versions the later recorded counts.
 * Remembered by list, because a screen asks the same list for many figures; lists are never changed in place.
 */
export function distinct<T extends Recorded>(records: readonly T[], deleted?: ReadonlySet<string>): readonly T[] {
  const known = unique.get(records) as readonly T[] | undefined;
  const once = known ?? (hasRepeats(records) ? latestVersions(records) : records);
  if (!known) unique.set(records, once);
  return deleted?.size ? once.filter(({ id }) => !deleted.has(id)) : once;
}

const hasRepeats = (records: readonly Recorded[]): boolean =>
  new Set(records.map(({ id }) => id)).size < records.length;

function latestVersions<T extends Recorded>(records: readonly T[]): readonly T[] {
  const byId = new Map<string, T>();
  for (const record of records) {
    const other = byId.get(record.id);
    if (!other || isLater(record, other)) byId.set(record.id, record);
  }
  return [...byId.values()];
}

// Two versions of the same instant need a winner too, the same one on every device.
function isLater(a: Recorded, b: Recorded): boolean {
  return a.recordedAt === b.recordedAt ? textOf(a) > textOf(b) : a.recordedAt > b.recordedAt;
}

const fields = ["amount", "goalId", "id", "kind", "note", "personId", "target", "week"];

// The list fixes the order of the fields, which otherwise is the order in which they were written.
const textOf = (record: Recorded): string => JSON.stringify(record, fields);
