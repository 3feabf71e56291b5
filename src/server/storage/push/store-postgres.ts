import { CompiledQuery } from "kysely";
import type { Engine } from "../engine.ts";
import { type AcceptedWrites, countersOf, isLastWrite } from "./push.ts";

/** One statement: every further one costs a round trip. */
export const storeOnPostgres: Engine["storePushes"] = async (query, pushes) => {
  const replacesAny = pushes.some(({ writes }) => writes.some(({ base }) => base > 0));
  const parameters = [JSON.stringify(pushes.map(rowOf)), countersOf(pushes)];
  await query.executeQuery(CompiledQuery.raw(replacesAny ? insertAndReplace : insertOnly, parameters));
};

/** What all writes of a push share is sent once. */
const rowOf = (push: AcceptedWrites) => {
  const { householdId, uid, now } = push.author;
  const writes = push.writes.map((write) => {
    const { record, base, body, version } = write;
    return [version, record.id, base, body, record.kind, record.deleted ? 1 : 0, isLastWrite(push, write)];
  });
  return [householdId, uid, now, writes];
};

const documents = `
    insert into documents (household_id, id, kind, version, deleted, body, uid, at, base)
    select household_id, id, kind, seq, deleted, body, uid, at, base from written`;

const written = (materialization: string) => `
  with written as ${materialization} (
    select each_push.value ->> 0 as household_id, each_push.value ->> 1 as uid,
      cast(each_push.value ->> 2 as bigint) as at, cast(write.value ->> 0 as bigint) as seq, write.value ->> 1 as id,
      cast(write.value ->> 2 as bigint) as base, write.value ->> 3 as body, write.value ->> 4 as kind,
      cast(write.value ->> 5 as integer) as deleted, cast(write.value ->> 6 as boolean) as is_last
    from jsonb_array_elements($1::jsonb) as each_push(value), jsonb_array_elements(each_push.value -> 3) as write(value)
  )`;

const counters = `
  update households set seq = cast(value ->> 1 as bigint), record_count = cast(value ->> 2 as bigint)
  from jsonb_array_elements($2::jsonb) as each_household(value) where households.id = value ->> 0`;

/** Inserts straight from the parameters. */
const insertOnly = `${written("not materialized")}, added as (${documents}
  )${counters}`;

/**
 * Replaced versions become changes: the stored version that a write is based on, and a version that a later write of the
 * same pushes replaces. The lateral join with an offset forces a key lookup for each write. New documents have an insert of
 * their own, because inserting is slower with a conflict clause.
 */
const insertAndReplace = `${written("materialized")}, added as (${documents} where is_last and base = 0
  ), replaced as (
    insert into changes (household_id, seq, id, uid, at, base, body)
    select stored.household_id, stored.version, stored.id, stored.uid, stored.at, stored.base, stored.body
    from written cross join lateral (
      select * from documents where documents.household_id = written.household_id and documents.id = written.id offset 0
    ) as stored
    where written.base > 0 and stored.version = written.base and stored.at is not null
    union all
    select household_id, seq, id, uid, at, base, body from written where not is_last
  ), replacing as (${documents} where is_last and base > 0
    on conflict (household_id, id) do update set kind = excluded.kind, version = excluded.version,
      deleted = excluded.deleted, body = excluded.body, uid = excluded.uid, at = excluded.at, base = excluded.base
  )${counters}`;
