import { CompiledQuery } from "kysely";
import type { Engine } from "../engine.ts";
import { countersOf, isLast, type Taken } from "./taken.ts";

/** In one statement: each further one is another way to the server and back. */
export const storeOnPostgres: Engine["storePushes"] = async (query, pushes) => {
  const replacesAny = pushes.some(({ accepted }) => accepted.some(({ base }) => base > 0));
  const given = [JSON.stringify(pushes.map(rowOf)), countersOf(pushes)];
  await query.executeQuery(CompiledQuery.raw(replacesAny ? addingAndReplacing : adding, given));
};

/** What all writes of a push have in common is given once. */
const rowOf = (push: Taken) => {
  const { householdId, uid, now } = push.author;
  const writes = push.accepted.map((write) => {
    const { record, base, body, version } = write;
    return [version, record.id, base, body, record.kind, record.deleted ? 1 : 0, isLast(push, write)];
  });
  return [householdId, uid, now, writes];
};

const documents = `
    insert into documents (household_id, id, kind, version, deleted, body)
    select household_id, id, kind, seq, deleted, body from written where is_last`;

const textWith = (more: string) => `
  with pushes as materialized (
    select value ->> 0 as household_id, value ->> 1 as uid, cast(value ->> 2 as bigint) as at, value -> 3 as writes
    from jsonb_array_elements($1::jsonb) as each_push(value)
  ), written as materialized (
    select household_id, uid, at, cast(value ->> 0 as bigint) as seq, value ->> 1 as id,
      cast(value ->> 2 as bigint) as base, value ->> 3 as body, value ->> 4 as kind,
      cast(value ->> 5 as integer) as deleted, cast(value ->> 6 as boolean) as is_last
    from pushes, jsonb_array_elements(writes) as each_write(value)
  ), logged as (
    insert into changes (household_id, seq, id, uid, at, base, body)
    select household_id, seq, id, uid, at, base, body from written
  ), added as (${documents} and base = 0
  )${more}
  update households set seq = cast(value ->> 1 as bigint), record_count = cast(value ->> 2 as bigint)
  from jsonb_array_elements($2::jsonb) as each_household(value) where households.id = value ->> 0`;

const adding = textWith("");

/** By itself, because new documents take longer if a conflict must be expected. */
const addingAndReplacing = textWith(`, replaced as (${documents} and base > 0
    on conflict (household_id, id) do update set
      kind = excluded.kind, version = excluded.version, deleted = excluded.deleted, body = excluded.body
  )`);
