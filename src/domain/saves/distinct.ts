/** A record that devices may hold in different versions. */
interface Recorded {
  id: string;
  recordedAt: number;
}

const unique = new WeakMap<readonly Recorded[], readonly Recorded[]>();

/**
 * Dedupes records by id and drops deleted ones, independent of their order: the later recorded version wins. Cached per
 * list, because a screen computes many figures from the same list; lists are never mutated.
 */
export function distinct<T extends Recorded>(records: readonly T[], deleted?: ReadonlySet<string>): readonly T[] {
  const cached = unique.get(records) as readonly T[] | undefined;
  const once = cached ?? (hasRepeats(records) ? latestVersions(records) : records);
  if (!cached) unique.set(records, once);
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

// Two versions of the same instant need the same winner on every device.
function isLater(a: Recorded, b: Recorded): boolean {
  return a.recordedAt === b.recordedAt ? textOf(a) > textOf(b) : a.recordedAt > b.recordedAt;
}

const fields = ["amount", "goalId", "id", "kind", "note", "personId", "target", "week"];

// The replacer list fixes the order of the fields, which would otherwise be the insertion order.
const textOf = (record: Recorded): string => JSON.stringify(record, fields);
