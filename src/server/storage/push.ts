import type { Kysely } from "kysely";
import { err, ok, type Result } from "#domain/result.ts";
import type { PushAnswer } from "#sync/protocol.ts";
import type { Database } from "./database.ts";
import { type Draft, draftOf, type Limits, refusedSize, type SizeRefusal } from "./documents.ts";
import { holdHousehold } from "./household-access.ts";
import { type Decision, decide, type Known, writeKey } from "./push-decision.ts";
import { isRefused, type ReadWrite, type RefusedWrite } from "./read-writes.ts";
import type { Tables } from "./tables.ts";

export type PushRefusal = "not-a-member" | "other-epoch" | "household-full" | SizeRefusal;

/** What a device sends, its records read. */
export interface ReadPush {
  epoch: string;
  writes: readonly ReadWrite[];
}

interface Author {
  householdId: string;
  uid: string;
  now: number;
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
    const known = await readKnown(query, author, drafts.filter(isDraft));
    const decision = decide(drafts, known, household.seq);
    const seq = household.seq + decision.accepted.length;
    const count = household.record_count + decision.added;
    if (decision.added > 0 && count > limits.householdRecords) return err("household-full");
    if (decision.accepted.length > 0) await store(query, author, decision, { seq, record_count: count });
    return ok({ epoch, seq, results: decision.results });
  });
}

const isDraft = (draft: Draft | RefusedWrite): draft is Draft => !isRefused(draft);

async function readKnown(
  query: Kysely<Tables>,
  { householdId, uid }: Author,
  drafts: readonly Draft[],
): Promise<Known> {
  if (drafts.length === 0) return { documents: new Map(), earlier: new Map() };
  const rows = await query
    .selectFrom("documents")
    .select(["id", "version", "body"])
    .where("household_id", "=", householdId)
    .where("id", "in", idsOf(drafts))
    .execute();
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

async function store(
  query: Kysely<Tables>,
  { householdId, uid, now }: Author,
  { accepted }: Decision,
  counters: { seq: number; record_count: number },
): Promise<void> {
  await storeDocuments(query, householdId, accepted);
  const changes = accepted.map(({ record: { id }, base, body, version }) => ({
    household_id: householdId,
    ...{ seq: version, id, uid, at: now, base, body },
  }));
  await query.insertInto("changes").values(changes).execute();
  await query.updateTable("households").set(counters).where("id", "=", householdId).execute();
}

/** A record that one push writes twice is stored once, as it was written last: engines refuse to update a row twice. */
async function storeDocuments(
  query: Kysely<Tables>,
  householdId: string,
  accepted: Decision["accepted"],
): Promise<void> {
  const rows = accepted.map(({ record: { id, kind, deleted }, version, body }) => ({
    household_id: householdId,
    ...{ id, kind, version, deleted: deleted ? (1 as const) : (0 as const), body },
  }));
  const last = [...new Map(rows.map((row) => [row.id, row])).values()];
  await query
    .insertInto("documents")
    .values(last)
    .onConflict((conflict) =>
      conflict.columns(["household_id", "id"]).doUpdateSet(({ ref }) => ({
        kind: ref("excluded.kind"),
        version: ref("excluded.version"),
        deleted: ref("excluded.deleted"),
        body: ref("excluded.body"),
      })),
    )
    .execute();
}
