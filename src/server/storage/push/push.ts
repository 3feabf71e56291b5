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

/** What was accepted of a push, at least something. Its versions follow each other. */
export interface Taken {
  author: Author;
  household: HeldHousehold;
  accepted: readonly Accepted[];
}

/** A record that is written twice becomes one document, as it was written last: engines refuse to update a row twice. */
export const isLast = ({ household: { documents } }: Taken, { record, version }: Accepted): boolean =>
  documents.get(record.id)!.version === version;

/** Id, counter and number of records of each household that was written to, as JSON. */
export const countersOf = (pushes: readonly Taken[]): string => {
  const households = [...new Set(pushes.map(({ household }) => household))];
  return JSON.stringify(households.map(({ id, seq, record_count }) => [id, seq, record_count]));
};

/** Who pushes, where and when. */
interface Author {
  householdId: string;
  uid: string;
  now: number;
}

/** What a household has of the records that are pushed: as they are now, and as their author wrote them on the same bases. */
interface Known {
  documents: Map<string, { version: number; body: string }>;
  earlier: Map<string, { seq: number; body: string }>;
}

export interface Accepted extends Draft {
  version: number;
}

interface Decision {
  accepted: readonly Accepted[];
  results: PushAnswer["results"];
}

const writeKey = ({ uid }: Pick<Author, "uid">, id: string, base: number): string => `${uid} ${base} ${id}`;

type Drafts = readonly (Draft | RefusedWrite)[];

/** How many records the household would get that it does not have. */
function newRecordsIn(drafts: Drafts, { documents }: Known): number {
  const added = new Set<string>();
  for (const draft of drafts)
    if (!isRefused(draft) && draft.base === 0 && !documents.has(draft.record.id)) added.add(draft.record.id);
  return added.size;
}

/**
 * Write by write, in order: a push that names a record twice is judged as two pushes would be. What is accepted is known
 * from then on, to the pushes that follow too.
 */
function decide(author: Author, drafts: Drafts, known: Known, firstVersion: number): Decision {
  const accepted: Accepted[] = [];
  const results = drafts.map((draft) => {
    if (isRefused(draft)) return draft;
    const { record, base, body } = draft;
    const { id } = record;
    if (base !== (known.documents.get(id)?.version ?? 0)) return answerTo(author, draft, known);
    const version = firstVersion + accepted.length;
    accepted.push({ record, base, body, version });
    known.documents.set(id, { version, body });
    known.earlier.set(writeKey(author, id, base), { seq: version, body });
    return { id, accepted: version };
  });
  return { accepted, results };
}

/**
 * A write on a base that is no longer current was either accepted before and its answer lost, or it comes too late. Only
 * one write was ever accepted on a base, so the first is found by it, even where others have written since.
 */
function answerTo(
  author: Author,
  { record, base, body }: Draft,
  { documents, earlier }: Known,
): PushAnswer["results"][number] {
  const { id } = record;
  const before = earlier.get(writeKey(author, id, base));
  if (before && isSameBody(before.body, body)) return { id, accepted: before.seq };
  const stored = documents.get(id);
  return { id, current: stored ? recordOf(stored) : absentRecord(record) };
}

/** What a member pushes that can be kept, and what is known of their household. */
interface Written {
  author: Author;
  known: Known;
  drafts: readonly Draft[];
}

/**
 * Reads what is stored of the records that are written, where that is in doubt. Bodies only where one may be asked for: of
 * what comes too late.
 */
async function readKnown(
  connection: Connection,
  pushes: readonly Written[],
  isInDoubt: (draft: Draft) => boolean,
): Promise<void> {
  const doubtful = pushes.map(({ drafts, ...push }) => ({ ...push, drafts: drafts.filter(isInDoubt) }));
  if (doubtful.every(({ drafts }) => drafts.length === 0)) return;
  await readVersions(connection, doubtful);
  const late = pushes.flatMap(lateOf);
  const bodies = late.length === 0 ? [] : await readBodies(connection, late);
  for (const [index, { author, known, draft }] of late.entries()) {
    const { current, seq, body } = bodies[index]!;
    const document = known.documents.get(draft.record.id);
    if (document && current !== null) document.body = current;
    // An erased one can't be compared with, so a write that was accepted then counts as late now.
    if (seq !== null && body) known.earlier.set(writeKey(author, draft.record.id, draft.base), { seq, body });
  }
}

type VersionRow = Pick<DocumentRow, "household_id" | "id" | "version">;

async function readVersions({ query, engine }: Connection, pushes: readonly Written[]): Promise<void> {
  const named = pushes.map(({ author, drafts }) => [author.householdId, drafts.map(({ record }) => record.id)]);
  const { rows } = await sql<VersionRow>`
    with named as materialized (
      select value ->> 0 as household, value -> 1 as ids from ${engine.eachOf(sql.val(JSON.stringify(named)))}
    )
    select documents.household_id, documents.id, documents.version
    from named cross join ${engine.eachTextOf(sql`ids`)}
    ${engine.lookUp("documents", sql`documents.household_id = household and documents.id = value`)}
  `.execute(query);
  const knownOf = new Map(pushes.map(({ author, known }) => [author.householdId, known]));
  for (const { household_id, id, version } of rows) knownOf.get(household_id)!.documents.set(id, { version, body: "" });
}

interface Late extends Omit<Written, "drafts"> {
  draft: Draft;
}

const lateOf = ({ author, known, drafts }: Written): Late[] =>
  drafts
    .filter(({ base, record }) => base !== (known.documents.get(record.id)?.version ?? 0))
    .map((draft) => ({ author, known, draft }));

interface LateRow {
  current: DocumentRow["body"] | null;
  seq: ChangeRow["seq"] | null;
  body: ChangeRow["body"] | null;
}

/** Only a write on another version than the stored one can have been accepted before. */
async function readBodies({ query, engine }: Connection, late: readonly Late[]): Promise<LateRow[]> {
  const named = late.map(({ author: { householdId, uid }, draft: { base, record } }) => [
    ...[householdId, record.id, base, uid],
  ]);
  const before = sql`from ${changeLog} as log where log.household_id = value ->> 0 and log.id = value ->> 1
    and log.base = cast(value ->> 2 as bigint) and log.uid = value ->> 3`;
  const { rows } = await sql<LateRow>`
    select (
      select body from documents where documents.household_id = value ->> 0 and documents.id = value ->> 1
    ) as current, (select seq ${before}) as seq, (select body ${before}) as body
    from ${engine.eachOf(sql.val(JSON.stringify(named)))}
  `.execute(query);
  return rows;
}

type Counters = Pick<HouseholdRow, "id" | "epoch" | "seq" | "record_count">;

/** A household as pushes count on in it, and what is known of its records by then: nothing at first. */
type HeldHousehold = Counters & Known;

/** The household that someone pushes to, if they are in it. One for all of its members: each goes on where another stopped. */
type Held = (author: Author) => HeldHousehold | null;

/**
 * Takes the counter rows. Where another writer had to be waited for, the members are older than the wait, and are looked
 * at again: someone may have been removed. Who came in during the wait is not in yet: their household was not taken.
 */
async function holdHouseholds(connection: Connection, authors: readonly Author[]): Promise<Held> {
  const seen = await take(connection, authors);
  const again = () => seen.map(({ id, uid }) => ({ householdId: id, uid }));
  const rows = seen.some(({ waited }) => waited) ? await take(connection, again()) : seen;
  const households = new Map(
    rows.map(({ id, epoch, seq, record_count }) => [id, heldFrom({ id, epoch, seq, record_count })]),
  );
  const members = new Set(rows.map(({ id, uid }) => `${id} ${uid}`));
  return ({ householdId, uid }) => (members.has(`${householdId} ${uid}`) ? households.get(householdId)! : null);
}

const heldFrom = (counters: Counters): HeldHousehold => ({ ...counters, documents: new Map(), earlier: new Map() });

type Named = Pick<Author, "householdId" | "uid">;
type TakenRow = Counters & Pick<MemberRow, "uid"> & { waited: boolean | 0 };

/** In the order of their names, so that nodes which want the same ones never wait in a circle. */
async function take({ query, engine }: Connection, authors: readonly Named[]): Promise<readonly TakenRow[]> {
  const named = authors.map(({ householdId, uid }) => [householdId, uid]).sort();
  const isMember = sql`(
    select removed_at is null from members where members.household_id = value ->> 0 and members.uid = value ->> 1
  )`;
  const { rows } = await sql<TakenRow>`
    select households.id, epoch, seq, record_count, value ->> 1 as uid, waited
    from ${engine.eachOf(sql.val(JSON.stringify(named)))}
    ${engine.takeHouseholds(sql`households.id = value ->> 0 and ${isMember}`)}
  `.execute(query);
  return rows;
}

export type PushRefusal = "not-a-member" | "other-epoch" | "household-full" | SizeRefusal;
type Answer = Result<PushAnswer, PushRefusal>;

/** What a device sends, its records read. */
export interface ReadPush {
  epoch: string;
  /** The newest version that the device got from this server. */
  seen?: number | undefined;
  writes: readonly ReadWrite[];
}

/** The least version that a write gets at a time. The clock, except in tests that count from 1. */
export type VersionFloor = (now: number) => number;

interface Asked {
  author: Author;
  epoch: string;
  seen: number;
  drafts: readonly (Draft | RefusedWrite)[];
}

/**
 * Pushes that come together are stored in one transaction, which costs little more than one alone would. Either every
 * write of a push has its answer stored, or none.
 */
export function pushing(
  { engine, write }: Database,
  limits: Limits,
  versionFloor: VersionFloor,
): (author: Author, sent: ReadPush) => Promise<Answer> {
  const rules = { limits, versionFloor };
  const settleBatch = (batch: readonly Asked[], isTrusting: boolean) =>
    write((query) => settleAll({ query, engine }, rules, batch, isTrusting), { isRepeatable: true });
  const settle = inBatches<Asked, Answer>((batch) => trusting(settleBatch, engine, batch), {
    sizeOf: ({ drafts }) => drafts.length,
    most: limits.pushRecords,
    atOnce: engine.writersAtOnce,
    isOfAll: engine.isDown,
  });
  return async (author, { epoch, seen = 0, writes }) => {
    if (!isHouseholdId(author.householdId) || !isUid(author.uid)) return err("not-a-member");
    const drafts = writes.map((write) => draftOf(write, limits));
    const refused = refusedSize(drafts, limits);
    return refused ? err(refused) : settle({ author, epoch, seen, drafts });
  };
}

/**
 * A look for records that are said to be new is a sixth of what storing them costs, and finds nothing but what is sent
 * again. So they are stored first, and where one was there, all is taken back and judged anew with a look.
 */
async function trusting<Batch>(
  settleBatch: (batch: Batch, isTrusting: boolean) => Promise<Answer[]>,
  { wasThere }: Engine,
  batch: Batch,
): Promise<Answer[]> {
  try {
    return await settleBatch(batch, true);
  } catch (fault) {
    if (!wasThere(fault)) throw fault;
    return settleBatch(batch, false);
  }
}

interface Rules {
  limits: Limits;
  versionFloor: VersionFloor;
}

async function settleAll(
  connection: Connection,
  rules: Rules,
  batch: readonly Asked[],
  isTrusting: boolean,
): Promise<Answer[]> {
  const held = await holdHouseholds(
    connection,
    batch.map(({ author }) => author),
  );
  const pushes = batch.map((asked) => ({ ...asked, household: held(asked.author) }));
  for (const push of pushes) await startEpochIfSetBack(connection, push);
  const isInDoubt = isTrusting && haveRoom(pushes, rules.limits) ? isBased : isAny;
  await readKnown(connection, pushes.flatMap(writtenIn), isInDoubt);
  const taken: Taken[] = [];
  const answers = pushes.map((push) => settleOne(push, rules, taken));
  if (taken.length > 0) await connection.engine.storePushes(connection.query, taken);
  for (const { author, accepted } of taken) {
    const emptied = accepted.filter(({ record }) => isEmptied(record)).map(({ record }) => record.id);
    if (emptied.length > 0) await eraseHistory(connection.query, author.householdId, emptied);
  }
  return answers;
}

interface HeldPush extends Asked {
  household: HeldHousehold | null;
}

/** A device that has seen what the database has no trace of: its push is refused for the new epoch, and it starts over. */
async function startEpochIfSetBack({ query }: Connection, { author, epoch, seen, household }: HeldPush): Promise<void> {
  if (household?.epoch !== epoch || (await isAccountedFor(query, household, seen, author.now))) return;
  Object.assign(household, await startEpoch(query, household, seen, author.now));
}

const isAny = () => true;
const isBased = ({ base }: Draft) => base > 0;

/** Whether no household would be full even if all of this is new. */
function haveRoom(pushes: readonly HeldPush[], { householdRecords }: Limits): boolean {
  const most = pushes.reduce((sum, { drafts }) => sum + drafts.length, 0);
  return pushes.every(({ household }) => !household || household.record_count + most <= householdRecords);
}

function writtenIn({ author, drafts, household }: HeldPush): Written[] {
  const kept = drafts.filter((draft): draft is Draft => !isRefused(draft));
  return household && kept.length > 0 ? [{ author, known: household, drafts: kept }] : [];
}

/** One push after the other, each on what the ones before it left. */
function settleOne(
  { author, epoch, drafts, household }: HeldPush,
  { limits, versionFloor }: Rules,
  taken: Taken[],
): Answer {
  if (!household) return err("not-a-member");
  if (household.epoch !== epoch) return err("other-epoch");
  const added = newRecordsIn(drafts, household);
  if (added > 0 && household.record_count + added > limits.householdRecords) return err("household-full");
  const before = household.seq;
  const { accepted, results } = decide(author, drafts, household, Math.max(before + 1, versionFloor(author.now)));
  if (accepted.length > 0) taken.push({ author, household, accepted });
  household.seq = accepted.at(-1)?.version ?? before;
  household.record_count += added;
  return ok({ epoch, before, seq: household.seq, results });
}
