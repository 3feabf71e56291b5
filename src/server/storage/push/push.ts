import { sql } from "kysely";
import { err, ok, type Result } from "#domain/result.ts";
import type { PushAnswer } from "#sync/protocol.ts";
import { isRefused, type ReadWrite, type RefusedWrite } from "#sync/read-record.ts";
import { isEmptied } from "#sync/record.ts";
import { inBatches } from "../batches.ts";
import { changeLog, eraseHistory } from "../changes.ts";
import type { Connection, Database } from "../database.ts";
import {
  absentRecord,
  type Draft,
  draftOf,
  type Engine,
  isSameBody,
  type Limits,
  recordOf,
  refusedSize,
  type SizeRefusal,
} from "../engine.ts";
import { isAccountedFor, startEpoch } from "../epochs.ts";
import { isHouseholdId, isUid } from "../household-access.ts";
import type { ChangeRow, DocumentRow, HouseholdRow, MemberRow } from "../tables.ts";

export type PushRefusal = "not-a-member" | "other-epoch" | "household-full" | SizeRefusal;
type Answer = Result<PushAnswer, PushRefusal>;

/** What a device sends, with its records parsed. */
export interface ReadPush {
  epoch: string;
  /** The newest version that the device received from this server. */
  seen?: number | undefined;
  writes: readonly ReadWrite[];
}

/** The lowest version that a write gets at a given time: the clock, except in tests that count from 1. */
export type VersionFloor = (now: number) => number;

/** Who pushes, where and when. */
interface Author {
  householdId: string;
  uid: string;
  now: number;
}

interface PendingPush {
  author: Author;
  epoch: string;
  seen: number;
  drafts: Drafts;
}

type Drafts = readonly (Draft | RefusedWrite)[];

interface Rules {
  limits: Limits;
  versionFloor: VersionFloor;
}

/**
 * Concurrent pushes are stored in one transaction, which costs little more than a single push. Either the answers to all
 * writes of a push are stored, or none.
 */
export function createPush(
  { engine, write }: Database,
  limits: Limits,
  versionFloor: VersionFloor,
): (author: Author, sent: ReadPush) => Promise<Answer> {
  const rules = { limits, versionFloor };
  const storeBatch = (batch: readonly PendingPush[], assumesNew: boolean) =>
    write((query) => store({ query, engine }, rules, batch, assumesNew), { isRepeatable: true });
  const push = inBatches<PendingPush, Answer>((batch) => storeOptimistically(storeBatch, engine, batch), {
    sizeOf: ({ drafts }) => drafts.length,
    most: limits.pushRecords,
    concurrency: engine.concurrentWriters,
    isSystemWide: engine.isDown,
  });
  return async (author, { epoch, seen = 0, writes }) => {
    if (!isHouseholdId(author.householdId) || !isUid(author.uid)) return err("not-a-member");
    const drafts = writes.map((write) => draftOf(write, limits));
    const refused = refusedSize(drafts, limits);
    return refused ? err(refused) : push({ author, epoch, seen, drafts });
  };
}

/**
 * Looking up records that the device calls new costs a sixth of storing them, and only finds something when a push is
 * repeated. So the first attempt skips the lookup; a duplicate key rolls it back, and the second attempt looks everything up.
 */
async function storeOptimistically<Batch>(
  storeBatch: (batch: Batch, assumesNew: boolean) => Promise<Answer[]>,
  { isDuplicateKey }: Engine,
  batch: Batch,
): Promise<Answer[]> {
  try {
    return await storeBatch(batch, true);
  } catch (fault) {
    if (!isDuplicateKey(fault)) throw fault;
    return storeBatch(batch, false);
  }
}

async function store(
  connection: Connection,
  rules: Rules,
  batch: readonly PendingPush[],
  assumesNew: boolean,
): Promise<Answer[]> {
  const lockedFor = await lockHouseholds(
    connection,
    batch.map(({ author }) => author),
  );
  const pushes = batch.map((push) => ({ ...push, household: lockedFor(push.author) }));
  for (const push of pushes) await startEpochIfSetBack(connection, push);
  const needsLookup = assumesNew && haveRoom(pushes, rules.limits) ? isBased : () => true;
  await readStoredVersions(connection, pushes.flatMap(writingPush), needsLookup);
  const accepted: AcceptedWrites[] = [];
  const answers = pushes.map((push) => decidePush(push, rules, accepted));
  if (accepted.length > 0) await connection.engine.storePushes(connection.query, accepted);
  for (const { author, writes } of accepted) {
    const emptied = writes.filter(({ record }) => isEmptied(record)).map(({ record }) => record.id);
    if (emptied.length > 0) await eraseHistory(connection.query, author.householdId, emptied);
  }
  return answers;
}

interface LockedPush extends PendingPush {
  household: LockedHousehold | null;
}

/** The device has seen a version that the database has no trace of: the new epoch refuses its push, and it starts over. */
async function startEpochIfSetBack(
  { query }: Connection,
  { author, epoch, seen, household }: LockedPush,
): Promise<void> {
  if (household?.epoch !== epoch || (await isAccountedFor(query, household, seen, author.now))) return;
  Object.assign(household, await startEpoch(query, household, seen, author.now));
}

const isBased = ({ base }: Draft) => base > 0;

/** Whether every household stays within its limit even if all records of the batch are new. */
function haveRoom(pushes: readonly LockedPush[], { householdRecords }: Limits): boolean {
  const most = pushes.reduce((sum, { drafts }) => sum + drafts.length, 0);
  return pushes.every(({ household }) => !household || household.record_count + most <= householdRecords);
}

/** Decides one push on the state that the pushes before it left, and adds what is stored of it to `accepted`. */
function decidePush(
  { author, epoch, drafts, household }: LockedPush,
  { limits, versionFloor }: Rules,
  accepted: AcceptedWrites[],
): Answer {
  if (!household) return err("not-a-member");
  if (household.epoch !== epoch) return err("other-epoch");
  const added = newRecordsIn(drafts, household);
  if (added > 0 && household.record_count + added > limits.householdRecords) return err("household-full");
  const before = household.seq;
  const { writes, results } = decideWrites(author, drafts, household, Math.max(before + 1, versionFloor(author.now)));
  if (writes.length > 0) accepted.push({ author, household, writes });
  household.seq = writes.at(-1)?.version ?? before;
  household.record_count += added;
  return ok({ epoch, before, seq: household.seq, results });
}

// Households: their counter rows are locked for the transaction.

type Counters = Pick<HouseholdRow, "id" | "epoch" | "seq" | "record_count">;

/** The counters of a household as the batch advances them, and what is known of its records so far. */
type LockedHousehold = Counters & StoredVersions;

type MemberKey = Pick<Author, "householdId" | "uid">;

/**
 * Gives the household that someone pushes to, or null if they are not in it. All members share one object. If a lock had
 * to wait, the membership that was read is older than the wait, so it is read again: someone may have been removed.
 */
async function lockHouseholds(
  connection: Connection,
  authors: readonly Author[],
): Promise<(author: Author) => LockedHousehold | null> {
  const first = await lockRows(connection, authors);
  const again = () => first.map(({ id, uid }) => ({ householdId: id, uid }));
  const rows = first.some(({ waited }) => waited) ? await lockRows(connection, again()) : first;
  const households = new Map<string, LockedHousehold>(
    rows.map(({ id, epoch, seq, record_count }) => [
      id,
      { id, epoch, seq, record_count, documents: new Map(), earlier: new Map() },
    ]),
  );
  const members = new Set(rows.map(({ id, uid }) => `${id} ${uid}`));
  return ({ householdId, uid }) => (members.has(`${householdId} ${uid}`) ? households.get(householdId)! : null);
}

type LockedRow = Counters & Pick<MemberRow, "uid"> & { waited: boolean | 0 };

/** Locks in the order of the ids, so that nodes which want the same households never deadlock. */
async function lockRows({ query, engine }: Connection, keys: readonly MemberKey[]): Promise<readonly LockedRow[]> {
  const named = keys.map(({ householdId, uid }) => [householdId, uid]).sort();
  const isMember = sql`(
    select removed_at is null from members where members.household_id = value ->> 0 and members.uid = value ->> 1
  )`;
  const { rows } = await sql<LockedRow>`
    select households.id, epoch, seq, record_count, value ->> 1 as uid, waited
    from ${engine.jsonElements(sql.val(JSON.stringify(named)))}
    ${engine.lockHouseholds(sql`households.id = value ->> 0 and ${isMember}`)}
  `.execute(query);
  return rows;
}

// Stored versions: the pushed records as the household has them, and the author's earlier writes on the same bases.

interface StoredVersions {
  documents: Map<string, { version: number; body: string }>;
  earlier: Map<string, { seq: number; body: string }>;
}

const writeKey = ({ uid }: Pick<Author, "uid">, id: string, base: number): string => `${uid} ${base} ${id}`;

/** The valid writes of a member's push. */
interface WritingPush {
  author: Author;
  stored: StoredVersions;
  drafts: readonly Draft[];
}

function writingPush({ author, drafts, household }: LockedPush): WritingPush[] {
  const valid = drafts.filter((draft): draft is Draft => !isRefused(draft));
  return household && valid.length > 0 ? [{ author, stored: household, drafts: valid }] : [];
}

/** Reads the versions of the records that need a lookup. Bodies are read only for stale writes: only those need one. */
async function readStoredVersions(
  connection: Connection,
  pushes: readonly WritingPush[],
  needsLookup: (draft: Draft) => boolean,
): Promise<void> {
  const lookups = pushes.map(({ drafts, ...push }) => ({ ...push, drafts: drafts.filter(needsLookup) }));
  if (lookups.every(({ drafts }) => drafts.length === 0)) return;
  await readVersions(connection, lookups);
  const stale = pushes.flatMap(staleWrites);
  const bodies = stale.length === 0 ? [] : await readBodies(connection, stale);
  for (const [index, { author, stored, draft }] of stale.entries()) {
    const { current, seq, body } = bodies[index]!;
    const document = stored.documents.get(draft.record.id);
    if (document && current !== null) document.body = current;
    // An erased body can't be compared, so a repeated write counts as stale from then on.
    if (seq !== null && body) stored.earlier.set(writeKey(author, draft.record.id, draft.base), { seq, body });
  }
}

type VersionRow = Pick<DocumentRow, "household_id" | "id" | "version">;

async function readVersions({ query, engine }: Connection, pushes: readonly WritingPush[]): Promise<void> {
  const named = pushes.map(({ author, drafts }) => [author.householdId, drafts.map(({ record }) => record.id)]);
  const { rows } = await sql<VersionRow>`
    with named as materialized (
      select value ->> 0 as household, value -> 1 as ids from ${engine.jsonElements(sql.val(JSON.stringify(named)))}
    )
    select documents.household_id, documents.id, documents.version
    from named cross join ${engine.jsonTextElements(sql`ids`)}
    ${engine.lookUp("documents", sql`documents.household_id = household and documents.id = value`)}
  `.execute(query);
  const byHousehold = new Map(pushes.map(({ author, stored }) => [author.householdId, stored]));
  for (const { household_id, id, version } of rows)
    byHousehold.get(household_id)!.documents.set(id, { version, body: "" });
}

interface StaleWrite extends Omit<WritingPush, "drafts"> {
  draft: Draft;
}

const staleWrites = ({ author, stored, drafts }: WritingPush): StaleWrite[] =>
  drafts
    .filter(({ base, record }) => base !== (stored.documents.get(record.id)?.version ?? 0))
    .map((draft) => ({ author, stored, draft }));

interface BodyRow {
  current: DocumentRow["body"] | null;
  seq: ChangeRow["seq"] | null;
  body: ChangeRow["body"] | null;
}

/** Only a write on another version than the stored one can have been accepted before. */
async function readBodies({ query, engine }: Connection, stale: readonly StaleWrite[]): Promise<BodyRow[]> {
  const named = stale.map(({ author: { householdId, uid }, draft: { base, record } }) => [
    ...[householdId, record.id, base, uid],
  ]);
  const before = sql`from ${changeLog} as log where log.household_id = value ->> 0 and log.id = value ->> 1
    and log.base = cast(value ->> 2 as bigint) and log.uid = value ->> 3`;
  const { rows } = await sql<BodyRow>`
    select (
      select body from documents where documents.household_id = value ->> 0 and documents.id = value ->> 1
    ) as current, (select seq ${before}) as seq, (select body ${before}) as body
    from ${engine.jsonElements(sql.val(JSON.stringify(named)))}
  `.execute(query);
  return rows;
}

// Accepted writes: what the engines store.

export interface AcceptedWrite extends Draft {
  version: number;
}

/** The accepted writes of one push, at least one. Their versions are consecutive. */
export interface AcceptedWrites {
  author: Author;
  household: LockedHousehold;
  writes: readonly AcceptedWrite[];
}

/** A record that is written twice becomes one document, with its last write: engines refuse to update a row twice. */
export const isLastWrite = (
  { household: { documents } }: AcceptedWrites,
  { record, version }: AcceptedWrite,
): boolean => documents.get(record.id)!.version === version;

/** Id, counter and record count of each household that was written to, as JSON. */
export const countersOf = (pushes: readonly AcceptedWrites[]): string => {
  const households = [...new Set(pushes.map(({ household }) => household))];
  return JSON.stringify(households.map(({ id, seq, record_count }) => [id, seq, record_count]));
};

function newRecordsIn(drafts: Drafts, { documents }: StoredVersions): number {
  const added = new Set<string>();
  for (const draft of drafts)
    if (!isRefused(draft) && draft.base === 0 && !documents.has(draft.record.id)) added.add(draft.record.id);
  return added.size;
}

/**
 * Decides write by write, in order: a push that names a record twice gets the answers that two pushes would get. Accepted
 * writes become stored versions at once, also for the pushes that follow.
 */
function decideWrites(
  author: Author,
  drafts: Drafts,
  stored: StoredVersions,
  firstVersion: number,
): { writes: readonly AcceptedWrite[]; results: PushAnswer["results"] } {
  const writes: AcceptedWrite[] = [];
  const results = drafts.map((draft) => {
    if (isRefused(draft)) return draft;
    const { record, base, body } = draft;
    const { id } = record;
    if (base !== (stored.documents.get(id)?.version ?? 0)) return answerStale(author, draft, stored);
    const version = firstVersion + writes.length;
    writes.push({ record, base, body, version });
    stored.documents.set(id, { version, body });
    stored.earlier.set(writeKey(author, id, base), { seq: version, body });
    return { id, accepted: version };
  });
  return { writes, results };
}

/**
 * A write on an old base was either accepted earlier and its answer was lost, or it is too late. Only one write was ever
 * accepted on a base, so the base identifies a repeated write even after others have written.
 */
function answerStale(
  author: Author,
  { record, base, body }: Draft,
  { documents, earlier }: StoredVersions,
): PushAnswer["results"][number] {
  const { id } = record;
  const before = earlier.get(writeKey(author, id, base));
  if (before && isSameBody(before.body, body)) return { id, accepted: before.seq };
  const document = documents.get(id);
  return { id, current: document ? recordOf(document) : absentRecord(record) };
}
