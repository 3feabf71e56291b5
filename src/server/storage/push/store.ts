import { sql } from "kysely";
import type { Connection } from "../database.ts";
import { type Accepted, documentKey } from "./decision.ts";

/** What a household counts. */
export interface Counters {
  id: string;
  seq: number;
  record_count: number;
}

/** What pushes leave behind. */
export async function store(
  connection: Connection,
  accepted: readonly Accepted[],
  households: readonly Counters[],
): Promise<void> {
  if (accepted.length === 0) return;
  await storeChanges(connection, accepted);
  await storeDocuments(connection, accepted);
  await storeCounters(connection, households);
}

function storeChanges({ query, engine }: Connection, accepted: readonly Accepted[]) {
  const rows = accepted.map(({ author: { householdId, uid, now }, record: { id }, base, body, version }) => [
    ...[householdId, version, id, uid, now, base, body],
  ]);
  return sql`
    insert into changes (household_id, seq, id, uid, at, base, body)
    select value ->> 0, cast(value ->> 1 as bigint), value ->> 2, value ->> 3, cast(value ->> 4 as bigint),
      cast(value ->> 5 as bigint), value ->> 6
    from ${engine.eachOf(JSON.stringify(rows))}
  `.execute(query);
}

/**
 * The bodies come from the changes just stored: reading them there costs less than sending them again. A record that is
 * written twice is stored once, as it was written last: engines refuse to update a row twice.
 */
function storeDocuments({ query, engine }: Connection, accepted: readonly Accepted[]) {
  const last = new Map(accepted.map((write) => [documentKey(write.author, write.record.id), write]));
  const rows = [...last.values()].map(({ author, record: { kind, deleted }, version }) => [
    ...[author.householdId, version, kind, deleted ? 1 : 0],
  ]);
  return sql`
    insert into documents (household_id, id, kind, version, deleted, body)
    select household_id, changes.id, value ->> 2, seq, cast(value ->> 3 as integer), body
    from ${engine.eachOf(JSON.stringify(rows))}
    inner join changes on household_id = value ->> 0 and seq = cast(value ->> 1 as bigint) where true
    on conflict (household_id, id) do update set
      kind = excluded.kind, version = excluded.version, deleted = excluded.deleted, body = excluded.body
  `.execute(query);
}

function storeCounters({ query, engine }: Connection, households: readonly Counters[]) {
  const rows = households.map(({ id, seq, record_count }) => [id, seq, record_count]);
  return sql`
    update households set seq = cast(value ->> 1 as bigint), record_count = cast(value ->> 2 as bigint)
    from ${engine.eachOf(JSON.stringify(rows))} where households.id = value ->> 0
  `.execute(query);
}
