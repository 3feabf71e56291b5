import { sql } from "kysely";
import type { Connection } from "../database.ts";
import type { Draft } from "../documents.ts";
import type { ChangeRow, DocumentRow } from "../tables.ts";
import { type Author, documentKey, type Known, writeKey } from "./decision.ts";

export interface Written {
  author: Author;
  draft: Draft;
}

/** What is stored of the records that are written, in as few questions as possible. */
export async function readDocuments(
  { query, engine }: Connection,
  writes: readonly Written[],
): Promise<Known["documents"]> {
  if (writes.length === 0) return new Map();
  const named = writes.map(({ author, draft }) => [author.householdId, draft.record.id]);
  const { rows } = await sql<Pick<DocumentRow, "household_id" | "id" | "version" | "body">>`
    select documents.household_id, documents.id, version, body from ${engine.eachOf(JSON.stringify(named))}
    inner join documents on documents.household_id = value ->> 0 and documents.id = value ->> 1
  `.execute(query);
  return new Map(
    rows.map(({ household_id, id, version, body }) => [
      documentKey({ householdId: household_id }, id),
      { version, body },
    ]),
  );
}

/** Only a write on another version than the stored one can have been accepted before. */
export async function readEarlier(
  { query, engine }: Connection,
  writes: readonly Written[],
  documents: Known["documents"],
): Promise<Known["earlier"]> {
  const late = writes.filter(
    ({ author, draft: { base, record } }) => base !== (documents.get(documentKey(author, record.id))?.version ?? 0),
  );
  if (late.length === 0) return new Map();
  const named = late.map(({ author: { householdId, uid }, draft: { base, record } }) => [
    ...[householdId, record.id, base, uid],
  ]);
  const { rows } = await sql<Pick<ChangeRow, "household_id" | "id" | "uid" | "base" | "seq" | "body">>`
    select changes.household_id, changes.id, uid, base, seq, body from ${engine.eachOf(JSON.stringify(named))}
    inner join changes on changes.household_id = value ->> 0 and changes.id = value ->> 1
      and base = cast(value ->> 2 as bigint) and uid = value ->> 3
  `.execute(query);
  return new Map(
    rows.map(({ household_id, uid, id, base, seq, body }) => [
      writeKey({ householdId: household_id, uid }, id, base),
      { seq, body },
    ]),
  );
}
