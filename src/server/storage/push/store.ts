import { sql } from "kysely";
import type { Connection } from "../database.ts";
import { type Accepted, type Author, documentKey } from "./decision.ts";

/** What a household counts. */
export interface Counters {
  id: string;
  seq: number;
  record_count: number;
}

/** What was accepted of a push, at least something. */
export interface Taken {
  author: Author;
  accepted: readonly Accepted[];
}

/** What pushes leave behind. */
export async function store(connection: Connection, pushes: readonly Taken[], households: readonly Counters[]) {
  if (pushes.length === 0) return;
  await storeChanges(connection, pushes);
  await storeDocuments(connection, pushes);
  await storeCounters(connection, households);
}

/** By push: what all writes of one have in common is read once, and not once a write. */
function storeChanges({ query, engine }: Connection, pushes: readonly Taken[]) {
  const rows = pushes.map(({ author: { householdId, uid, now }, accepted }) => [
    ...[householdId, uid, now],
    accepted.map(({ record: { id }, base, body, version }) => [version, id, base, body]),
  ]);
  return sql`
    with pushes as materialized (
      select value ->> 0 as household_id, value ->> 1 as uid, cast(value ->> 2 as bigint) as at, value -> 3 as writes
      from ${engine.eachOf(sql.val(JSON.stringify(rows)))}
    )
    insert into changes (household_id, seq, id, uid, at, base, body)
    select household_id, cast(value ->> 0 as bigint), value ->> 1, uid, at, cast(value ->> 2 as bigint), value ->> 3
    from pushes, ${engine.eachOf(sql`writes`)}
  `.execute(query);
}

/**
 * The bodies come from the changes just stored: reading them there costs less than sending them again. A record that is
 * written twice is stored once, as it was written last: engines refuse to update a row twice.
 */
function storeDocuments({ query, engine }: Connection, pushes: readonly Taken[]) {
  const last = new Map<string, readonly (string | number)[]>();
  for (const { author, accepted } of pushes)
    for (const { record, version } of accepted) {
      const { id, kind, deleted } = record;
      last.set(documentKey(author, id), [author.householdId, id, kind, version, deleted ? 1 : 0]);
    }
  return sql`
    insert into documents (household_id, id, kind, version, deleted, body)
    select value ->> 0, value ->> 1, value ->> 2, cast(value ->> 3 as bigint), cast(value ->> 4 as integer), (
      select body from changes where household_id = value ->> 0 and seq = cast(value ->> 3 as bigint)
    )
    from ${engine.eachOf(sql.val(JSON.stringify([...last.values()])))} where true
    on conflict (household_id, id) do update set
      kind = excluded.kind, version = excluded.version, deleted = excluded.deleted, body = excluded.body
  `.execute(query);
}

function storeCounters({ query, engine }: Connection, households: readonly Counters[]) {
  const rows = households.map(({ id, seq, record_count }) => [id, seq, record_count]);
  return sql`
    update households set seq = cast(value ->> 1 as bigint), record_count = cast(value ->> 2 as bigint)
    from ${engine.eachOf(sql.val(JSON.stringify(rows)))} where households.id = value ->> 0
  `.execute(query);
}
