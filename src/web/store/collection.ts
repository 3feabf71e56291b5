import { type CooperativeTask, runToEnd } from "#domain/cooperative-task.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import type { LiveRecord } from "#sync/read-record.ts";
import type { RecordKind } from "#sync/record.ts";

const bucketCount = 256;

/** How many changes are applied between two pauses. */
const chunkSize = 256;

/**
 * Records of one kind by id, as a persistent map: a change creates a new collection that shares all untouched buckets, so
 * that one change among 100,000 records is cheap. Older collections stay as they were. Readers see the fields alone; what
 * edits a record gets it whole.
 */
export interface Collection<Name extends RecordKind = RecordKind> {
  readonly size: number;
  get(id: string): Fields<Name> | undefined;
  /** Sorted by id, which is by creation time. The same array until something changes. */
  list(): readonly Fields<Name>[];
  record(id: string): LiveRecord<Name> | undefined;
  /** In the order of the list. */
  records(): readonly LiveRecord<Name>[];
  /** Sets each record, or deletes it if null. */
  with(changes: ChangedRecords<Name>): Collection<Name>;
  /** The same in steps, for many changes. */
  withInSteps(changes: ChangedRecords<Name>): CooperativeTask<Collection<Name>>;
  /** The differences from another collection; fast if this one derives from it. */
  since(earlier: Collection<Name>): Changes<Name>;
  sinceInSteps(earlier: Collection<Name>): CooperativeTask<Changes<Name>>;
  readonly buckets: Buckets<Name>;
}

type ChangedRecords<Name extends RecordKind> = ReadonlyMap<string, LiveRecord<Name> | null>;

export interface Changes<Name extends RecordKind> {
  removed: readonly Fields<Name>[];
  added: readonly Fields<Name>[];
}

type Buckets<Name extends RecordKind> = readonly ReadonlyMap<string, LiveRecord<Name>>[];

export function collectionOf<Name extends RecordKind>(records: readonly LiveRecord<Name>[]): Collection<Name> {
  const buckets: Map<string, LiveRecord<Name>>[] = Array.from({ length: bucketCount }, () => new Map());
  for (const record of records) buckets[bucketOf(record.id)]!.set(record.id, record);
  return collection(buckets, () => sortedFields(records));
}

function collection<Name extends RecordKind>(
  buckets: Buckets<Name>,
  sort: () => readonly Fields<Name>[],
): Collection<Name> {
  let sorted: readonly Fields<Name>[] | undefined;
  const list = () => {
    sorted ??= sort();
    return sorted;
  };
  function* withInSteps(changes: ChangedRecords<Name>): CooperativeTask<Collection<Name>> {
    const [next, from] = [yield* changed(buckets, changes), sorted];
    // Only if this one is sorted: otherwise a chain of unsorted collections would never be freed.
    return collection(
      next,
      from ? () => merged(from, changes) : () => sortedFields(next.flatMap((bucket) => [...bucket.values()])),
    );
  }
  function* sinceInSteps(earlier: Collection<Name>): CooperativeTask<Changes<Name>> {
    return { removed: yield* notIn(buckets, earlier.buckets), added: yield* notIn(earlier.buckets, buckets) };
  }
  const record = (id: string) => buckets[bucketOf(id)]!.get(id);
  return {
    buckets,
    size: buckets.reduce((sum, bucket) => sum + bucket.size, 0),
    get: (id) => record(id)?.fields as Fields<Name> | undefined,
    list,
    record,
    records: () => list().map(({ id }) => record(id)!),
    withInSteps,
    sinceInSteps,
    with: (changes) => runToEnd(withInSteps(changes)),
    since: (earlier) => runToEnd(sinceInSteps(earlier)),
  };
}

/** The fields of records in the other buckets that differ in these. Skips shared buckets. */
function* notIn<Name extends RecordKind>(these: Buckets<Name>, others: Buckets<Name>): CooperativeTask<Fields<Name>[]> {
  const found: Fields<Name>[] = [];
  for (const [at, other] of others.entries()) {
    if (other === these[at]) continue;
    for (const { id, fields } of other.values())
      if (these[at]!.get(id)?.fields !== fields) found.push(fields as Fields<Name>);
    yield at / bucketCount;
  }
  return found;
}

const sortedFields = <Name extends RecordKind>(records: readonly LiveRecord<Name>[]): Fields<Name>[] =>
  records.map(({ fields }) => fields as Fields<Name>).sort(byId);

/** Merges two sorted lists in one pass: sorting on every change would be too slow. */
function merged<Name extends RecordKind>(list: readonly Fields<Name>[], changes: ChangedRecords<Name>): Fields<Name>[] {
  const added = sortedFields([...changes.values()].filter((record) => record !== null));
  const next: Fields<Name>[] = [];
  let at = 0;
  for (const fields of list) {
    while (at < added.length && byId(added[at]!, fields) < 0) next.push(added[at++]!);
    if (!changes.has(fields.id)) next.push(fields);
  }
  return next.concat(added.slice(at));
}

function* changed<Name extends RecordKind>(
  buckets: Buckets<Name>,
  changes: ChangedRecords<Name>,
): CooperativeTask<Buckets<Name>> {
  const next = [...buckets];
  const copied = new Set<number>();
  let done = 0;
  for (const [id, record] of changes) {
    if (++done % chunkSize === 0) yield done / changes.size;
    const at = bucketOf(id);
    if (!copied.has(at)) next[at] = new Map(next[at]);
    copied.add(at);
    const bucket = next[at] as Map<string, LiveRecord<Name>>;
    if (record === null) bucket.delete(id);
    else bucket.set(id, record);
  }
  return next;
}

/** Hashes the whole id, since ids created close together share their first letters. */
function bucketOf(id: string): number {
  let hash = 0;
  for (let index = 0; index < id.length; index += 1) hash = (hash * 31 + id.charCodeAt(index)) | 0;
  return (hash >>> 0) % bucketCount;
}

interface Identified {
  id: string;
}

const byId = (one: Identified, other: Identified): number => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
