import { sql } from "kysely";
import type { Connection } from "../database.ts";
import type { Draft } from "../documents.ts";
import type { ChangeRow, DocumentRow } from "../tables.ts";
import { type Author, documentKey, type Known, writeKey } from "./decision.ts";

export interface Written {
  author: Author;
  draft: Draft;
}

// Looked up row by row in what follows, and not joined: PostgreSQL would read a whole table that it has no figures of.

/** What is stored of the records that are written. Bodies only where one may be asked for: of what comes too late. */
export async function readKnown(connection: Connection, writes: readonly Written[]): Promise<Known> {
  const documents = await readVersions(connection, writes);
  const late = writes.filter(
    ({ author, draft: { base, record } }) => base !== (documents.get(documentKey(author, record.id))?.version ?? 0),
  );
  const bodies = late.length === 0 ? [] : await readBodies(connection, late);
  const earlier: Known["earlier"] = new Map();
  for (const [index, { author, draft }] of late.entries()) {
    const { current, seq, body } = bodies[index]!;
    const document = documents.get(documentKey(author, draft.record.id));
    if (document && current !== null) document.body = current;
    if (seq !== null && body !== null) earlier.set(writeKey(author, draft.record.id, draft.base), { seq, body });
  }
  return { documents, earlier };
}

async function readVersions({ query, engine }: Connection, writes: readonly Written[]): Promise<Known["documents"]> {
  if (writes.length === 0) return new Map();
  const named = writes.map(({ author, draft }) => [author.householdId, draft.record.id]);
  const { rows } = await sql<{ version: DocumentRow["version"] | null }>`
    select (
      select version from documents where documents.household_id = value ->> 0 and documents.id = value ->> 1
    ) as version
    from ${engine.eachOf(sql.val(JSON.stringify(named)))}
  `.execute(query);
  const known: Known["documents"] = new Map();
  for (const [index, { author, draft }] of writes.entries()) {
    const { version } = rows[index]!;
    if (version !== null) known.set(documentKey(author, draft.record.id), { version, body: "" });
  }
  return known;
}

interface LateRow {
  current: DocumentRow["body"] | null;
  seq: ChangeRow["seq"] | null;
  body: ChangeRow["body"] | null;
}

/** Only a write on another version than the stored one can have been accepted before. */
async function readBodies({ query, engine }: Connection, late: readonly Written[]): Promise<LateRow[]> {
  const named = late.map(({ author: { householdId, uid }, draft: { base, record } }) => [
    ...[householdId, record.id, base, uid],
  ]);
  const before = sql`from changes where changes.household_id = value ->> 0 and changes.id = value ->> 1
    and base = cast(value ->> 2 as bigint) and uid = value ->> 3`;
  const { rows } = await sql<LateRow>`
    select (
      select body from documents where documents.household_id = value ->> 0 and documents.id = value ->> 1
    ) as current, (select seq ${before}) as seq, (select body ${before}) as body
    from ${engine.eachOf(sql.val(JSON.stringify(named)))}
  `.execute(query);
  return rows;
}
