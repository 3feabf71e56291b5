import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import type { Decision } from "./push-decision.ts";
import type { Tables } from "./tables.ts";

export interface Author {
  householdId: string;
  uid: string;
  now: number;
}

export type EachOf = Database["eachOf"];
type Accepted = Decision["accepted"];

/** Where a push is stored. */
interface Place {
  query: Kysely<Tables>;
  eachOf: EachOf;
  author: Author;
}

/** What a push leaves behind. Asked for all at once: PostgreSQL then answers in one round trip. */
export async function storePush(
  place: Place,
  accepted: Accepted,
  counters: { seq: number; count: number },
): Promise<void> {
  await Promise.all([storeDocuments(place, accepted), storeChanges(place, accepted), storeCounters(place, counters)]);
}

/** A record that one push writes twice is stored once, as it was written last: engines refuse to update a row twice. */
function storeDocuments({ query, eachOf, author: { householdId } }: Place, accepted: Accepted) {
  const last = [...new Map(accepted.map((write) => [write.record.id, write])).values()];
  const rows = last.map(({ record: { id, kind, deleted }, version, body }) => [
    id,
    kind,
    version,
    deleted ? 1 : 0,
    body,
  ]);
  return sql`
    insert into documents (household_id, id, kind, version, deleted, body)
    select cast(${householdId} as text), value ->> 0, value ->> 1, cast(value ->> 2 as bigint),
      cast(value ->> 3 as integer), value ->> 4
    from ${eachOf(JSON.stringify(rows))} where true
    on conflict (household_id, id) do update set
      kind = excluded.kind, version = excluded.version, deleted = excluded.deleted, body = excluded.body
  `.execute(query);
}

function storeChanges({ query, eachOf, author: { householdId, uid, now } }: Place, accepted: Accepted) {
  const rows = accepted.map(({ record: { id }, base, body, version }) => [version, id, base, body]);
  return sql`
    insert into changes (household_id, seq, id, uid, at, base, body)
    select cast(${householdId} as text), cast(value ->> 0 as bigint), value ->> 1, cast(${uid} as text),
      cast(${now} as bigint), cast(value ->> 2 as bigint), value ->> 3
    from ${eachOf(JSON.stringify(rows))}
  `.execute(query);
}

const storeCounters = ({ query, author: { householdId } }: Place, { seq, count }: { seq: number; count: number }) =>
  sql`update households set seq = ${seq}, record_count = ${count} where id = ${householdId}`.execute(query);
