import { type Kysely, sql } from "kysely";
import type { Decision } from "./push-decision.ts";
import type { Tables } from "./tables.ts";

export interface Author {
  householdId: string;
  uid: string;
  now: number;
}

type Accepted = Decision["accepted"];

/** What a push leaves behind. Asked for all at once: PostgreSQL then answers in one round trip. */
export async function storePush(
  query: Kysely<Tables>,
  author: Author,
  accepted: Accepted,
  counters: { seq: number; count: number },
): Promise<void> {
  await Promise.all([
    storeDocuments(query, author, accepted),
    storeChanges(query, author, accepted),
    storeCounters(query, author, counters),
  ]);
}

/** A record that one push writes twice is stored once, as it was written last: engines refuse to update a row twice. */
function storeDocuments(query: Kysely<Tables>, { householdId }: Author, accepted: Accepted) {
  const last = [...new Map(accepted.map((write) => [write.record.id, write])).values()];
  const rows = last.map(
    ({ record: { id, kind, deleted }, version, body }) =>
      sql`(${householdId}, ${id}, ${kind}, ${version}, ${deleted ? 1 : 0}, ${body})`,
  );
  return sql`
    insert into documents (household_id, id, kind, version, deleted, body) values ${sql.join(rows)}
    on conflict (household_id, id) do update set
      kind = excluded.kind, version = excluded.version, deleted = excluded.deleted, body = excluded.body
  `.execute(query);
}

function storeChanges(query: Kysely<Tables>, { householdId, uid, now }: Author, accepted: Accepted) {
  const rows = accepted.map(
    ({ record: { id }, base, body, version }) =>
      sql`(${householdId}, ${version}, ${id}, ${uid}, ${now}, ${base}, ${body})`,
  );
  return sql`insert into changes (household_id, seq, id, uid, at, base, body) values ${sql.join(rows)}`.execute(query);
}

const storeCounters = (
  query: Kysely<Tables>,
  { householdId }: Author,
  { seq, count }: { seq: number; count: number },
) => sql`update households set seq = ${seq}, record_count = ${count} where id = ${householdId}`.execute(query);
