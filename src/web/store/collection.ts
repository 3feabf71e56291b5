import { type CooperativeTask, runToEnd } from "#domain/cooperative-task.ts";
import type { AnyRecord } from "#sync/record.ts";

const bucketCount = 256;

/** How many changes are applied between two pauses. */
const chunkSize = 256;

/**
 * Records of one kind by id, as a persistent map: a change creates a new collection that shares all untouched buckets, so
 * that one change among 100,000 records is cheap. Older collections stay as they were.
 */
export interface Collection<Live extends AnyRecord = AnyRecord> {
  readonly size: number;
  get(id: string): Live | undefined;
  /** Sorted by id, which is by creation time. The same array until something changes. */
  list(): readonly Live[];
  /** Sets each record, or deletes it if null. */
  with(changes: ReadonlyMap<string, Live | null>): Collection<Live>;
  /** The same in steps, for many changes. */
  withInSteps(changes: ReadonlyMap<string, Live | null>): CooperativeTask<Collection<Live>>;
  /** The differences from another collection; fast if this one derives from it. */
  since(earlier: Collection<Live>): Changes<Live>;
  sinceInSteps(earlier: Collection<Live>): CooperativeTask<Changes<Live>>;
  readonly buckets: Buckets<Live>;
}

export interface Changes<Live> {
  removed: readonly Live[];
  added: readonly Live[];
}

type Buckets<Live> = readonly ReadonlyMap<string, Live>[];

export function collectionOf<Live extends AnyRecord>(records: readonly Live[]): Collection<Live> {
  const buckets: Map<string, Live>[] = Array.from({ length: bucketCount }, () => new Map());
  for (const record of records) buckets[bucketOf(record.id)]!.set(record.id, record);
  return collection(buckets, () => [...records].sort(byId));
}

function collection<Live extends AnyRecord>(buckets: Buckets<Live>, sort: () => readonly Live[]): Collection<Live> {
  let sorted: readonly Live[] | undefined;
  const list = () => {
    sorted ??= sort();
    return sorted;
  };
  function* withInSteps(changes: ReadonlyMap<string, Live | null>): CooperativeTask<Collection<Live>> {
    const [next, from] = [yield* changed(buckets, changes), sorted];
    // Only if this one is sorted: otherwise a chain of unsorted collections would never be freed.
    return collection(next, from ? () => merged(from, changes) : () => sortedOf(next));
  }
  function* sinceInSteps(earlier: Collection<Live>): CooperativeTask<Changes<Live>> {
    return { removed: yield* notIn(buckets, earlier.buckets), added: yield* notIn(earlier.buckets, buckets) };
  }
  return {
    buckets,
    size: buckets.reduce((sum, bucket) => sum + bucket.size, 0),
    get: (id) => buckets[bucketOf(id)]!.get(id),
    list,
    ...{ withInSteps, sinceInSteps },
    with: (changes) => runToEnd(withInSteps(changes)),
    since: (earlier) => runToEnd(sinceInSteps(earlier)),
  };
}

/** The records of other buckets that differ in these. Skips shared buckets. */
function* notIn<Live extends AnyRecord>(these: Buckets<Live>, others: Buckets<Live>): CooperativeTask<Live[]> {
  const found: Live[] = [];
  for (const [at, other] of others.entries()) {
    if (other === these[at]) continue;
    for (const record of other.values()) if (these[at]!.get(record.id) !== record) found.push(record);
    yield at / bucketCount;
  }
  return found;
}

const sortedOf = <Live extends AnyRecord>(buckets: Buckets<Live>): Live[] =>
  buckets.flatMap((bucket) => [...bucket.values()]).sort(byId);

/** Merges two sorted lists in one pass: sorting on every change would be too slow. */
function merged<Live extends AnyRecord>(list: readonly Live[], changes: ReadonlyMap<string, Live | null>): Live[] {
  const added = [...changes.values()].filter((record) => record !== null).sort(byId);
  const next: Live[] = [];
  let at = 0;
  for (const record of list) {
    while (at < added.length && added[at]!.id < record.id) next.push(added[at++]!);
    if (!changes.has(record.id)) next.push(record);
  }
  return next.concat(added.slice(at));
}

function* changed<Live>(
  buckets: Buckets<Live>,
  changes: ReadonlyMap<string, Live | null>,
): CooperativeTask<Buckets<Live>> {
  const next = [...buckets];
  const copied = new Set<number>();
  let done = 0;
  for (const [id, record] of changes) {
    if (++done % chunkSize === 0) yield done / changes.size;
    const at = bucketOf(id);
    if (!copied.has(at)) next[at] = new Map(next[at]);
    copied.add(at);
    const bucket = next[at] as Map<string, Live>;
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

const byId = (one: AnyRecord, other: AnyRecord): number => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
