import { type Kysely, sql } from "kysely";
import { err, ok, type Result } from "#domain/result.ts";
import type { PushAnswer } from "#sync/protocol.ts";
import type { Database } from "./database.ts";
import { type Draft, draftOf, type Limits, refusedSize, type SizeRefusal } from "./documents.ts";
import { holdHousehold } from "./household-access.ts";
import { decide, type Known, writeKey } from "./push-decision.ts";
import { type Author, type EachOf, storePush } from "./push-store.ts";
import { isRefused, type ReadWrite, type RefusedWrite } from "./read-writes.ts";
import type { DocumentRow, Tables } from "./tables.ts";

export type PushRefusal = "not-a-member" | "other-epoch" | "household-full" | SizeRefusal;

/** What a device sends, its records read. */
export interface ReadPush {
  epoch: string;
  writes: readonly ReadWrite[];
}

/** All in one transaction: either every write of the push has its answer stored, or none. */
export async function push(
  database: Database,
  limits: Limits,
  author: Author,
  { epoch, writes }: ReadPush,
): Promise<Result<PushAnswer, PushRefusal>> {
  const drafts = writes.map((write) => draftOf(write, limits));
  const refused = refusedSize(drafts, limits);
  if (refused) return err(refused);
  return database.write(async (query) => {
    const household = await holdHousehold(query, author.householdId, author.uid);
    if (!household) return err("not-a-member");
    if (household.epoch !== epoch) return err("other-epoch");
    const known = await readKnown(database.eachOf, query, author, drafts.filter(isDraft));
    const decision = decide(drafts, known, household.seq);
    const seq = household.seq + decision.accepted.length;
    const count = household.record_count + decision.added;
    if (decision.added > 0 && count > limits.householdRecords) return err("household-full");
    if (decision.accepted.length > 0)
      await storePush({ query, eachOf: database.eachOf, author }, decision.accepted, { seq, count });
    return ok({ epoch, seq, results: decision.results });
  });
}

const isDraft = (draft: Draft | RefusedWrite): draft is Draft => !isRefused(draft);

async function readKnown(
  eachOf: EachOf,
  query: Kysely<Tables>,
  { householdId, uid }: Author,
  drafts: readonly Draft[],
): Promise<Known> {
  if (drafts.length === 0) return { documents: new Map(), earlier: new Map() };
  const idRows = JSON.stringify(idsOf(drafts).map((id) => [id]));
  const { rows } = await sql<Pick<DocumentRow, "id" | "version" | "body">>`
    select id, version, body from documents
    where household_id = ${householdId} and id in (select value ->> 0 from ${eachOf(idRows)})
  `.execute(query);
  const documents = new Map(rows.map(({ id, version, body }) => [id, { version, body }]));
  const late = drafts.filter(({ base, record }) => base !== (documents.get(record.id)?.version ?? 0));
  return { documents, earlier: await readEarlier(query, householdId, uid, late) };
}

async function readEarlier(
  query: Kysely<Tables>,
  householdId: string,
  uid: string,
  late: readonly Draft[],
): Promise<Known["earlier"]> {
  if (late.length === 0) return new Map();
  const bases = [...new Set(late.map(({ base }) => base))];
  const rows = await query
    .selectFrom("changes")
    .select(["id", "base", "seq", "body"])
    .where("household_id", "=", householdId)
    .where("id", "in", idsOf(late))
    .where("base", "in", bases)
    .where("uid", "=", uid)
    .execute();
  return new Map(rows.map(({ id, base, seq, body }) => [writeKey({ id, base }), { seq, body }]));
}

const idsOf = (drafts: readonly Draft[]): string[] => [...new Set(drafts.map(({ record }) => record.id))];
