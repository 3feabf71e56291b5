import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Result } from "#domain/result.ts";
import type { Space } from "#sync/household-api.ts";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { limits } from "#sync/limits.ts";
import type { PullAnswer, Write } from "#sync/protocol.ts";
import type { ReadWrite } from "#sync/read-record.ts";
import type { AnyRecord } from "#sync/record.ts";
import { changeLog, isRemembered } from "./changes.ts";
import type { Database } from "./database.ts";
import type { HouseholdStorage } from "./household-storage.ts";
import type { ChangeRow, Tables } from "./tables.ts";

/** What each part of the contract uses; both are open once the tests run. */
export interface Setting {
  database: Database;
  storage: HouseholdStorage;
}

/** Any time: the storage never reads a clock. */
export const noon = 1_791_979_200_000;

/** The usual limits, except that one person may own all the households of these tests. */
export const roomy = { ...limits, ownedHouseholds: 100_000 };

/** Versions count from 1 instead of following the clock. */
export const countingFromOne = () => 0;

export const noCheckpoint = { epoch: null, seq: 0 };

export const note = (id: string, fields: Record<string, unknown> = {}, deleted = false): AnyRecord =>
  recordOf("save", { id, deleted, ...fields });

export const write = (id: string, base: number, fields?: Record<string, unknown>, deleted?: boolean): Write => ({
  base,
  record: note(id, fields, deleted),
});

export function granted<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`refused: ${result.problem}`);
  return result.value;
}

/** Creates a household of this person. */
export async function begin(storage: HouseholdStorage, uid: string, space: Space = "shared"): Promise<string> {
  return granted(await storage.createHousehold(uid, { id: randomUUID(), space }, noon)).householdId;
}

/** Creates a household of Maya and Tom. */
export async function beginTogether(storage: HouseholdStorage): Promise<string> {
  const household = await begin(storage, "maya");
  granted(await storage.addMember(household, "maya", "tom", noon));
  return household;
}

/** Pushes like a device that knows the household's epoch. */
export async function pushTo(
  storage: HouseholdStorage,
  householdId: string,
  uid: string,
  writes: readonly ReadWrite[],
  now: number,
) {
  const known = await storage.pull(householdId, uid, noCheckpoint, noon, 1);
  return storage.push(householdId, uid, { epoch: known.ok ? known.value.epoch : "unknown", writes }, now);
}

/** Pushes at noon as the named person, and expects success. */
export const pushingAs =
  (setting: Setting) =>
  async (uid: string, householdId: string, ...writes: ReadWrite[]) =>
    granted(await pushTo(setting.storage, householdId, uid, writes, noon));

/** Long enough for others to reach their wait. */
export const aWhile = 150;

/** Begins a transaction, and resolves when its work calls `proceed`. */
export function openTransaction(
  database: Database,
  work: (query: Kysely<Tables>, proceed: () => void) => Promise<void>,
) {
  return new Promise<{ end: Promise<void> }>((resolve, reject) => {
    const end = database.write((query) => work(query, () => resolve({ end })));
    end.catch(reject);
  });
}

export const refusal = (problem: string) => ({ ok: false, problem });

/** Everything that a new device pulls, page by page. */
export async function pullAll(storage: HouseholdStorage, householdId: string, uid: string): Promise<AnyRecord[]> {
  const records: AnyRecord[] = [];
  let known: { epoch: string | null; seq: number } = noCheckpoint;
  for (let hasMore = true; hasMore; ) {
    const answer: PullAnswer = granted(await storage.pull(householdId, uid, known, noon));
    records.push(...answer.records);
    known = answer;
    hasMore = answer.hasMore;
  }
  return records;
}

export async function rowsOf<Table extends "members" | "documents" | "changes">(
  database: Database,
  table: Table,
  householdId: string,
): Promise<Tables[Table][]> {
  const rows = await database.query
    .selectFrom(table as "members")
    .selectAll()
    .where("household_id", "=", householdId)
    .execute();
  return rows as unknown as Tables[Table][];
}

/** Every logged version of a household's records that is not forgotten. */
export async function logOf({ query }: Database, householdId: string): Promise<ChangeRow[]> {
  const log = query.selectFrom(changeLog.as("log")).selectAll().where("household_id", "=", householdId);
  return (await log.orderBy("seq").execute()).filter(isRemembered);
}

/** Everything in the database, to compare before and after. */
export async function everything({ query }: Database) {
  const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort();
  return {
    households: sorted(await query.selectFrom("households").selectAll().execute()),
    members: sorted(await query.selectFrom("members").selectAll().execute()),
    documents: sorted(await query.selectFrom("documents").selectAll().execute()),
    changes: sorted(await query.selectFrom("changes").selectAll().execute()),
    invitations: sorted(await query.selectFrom("invitations").selectAll().execute()),
  };
}
