import { CompiledQuery, type Kysely } from "kysely";
import type { Engine } from "../engine.ts";
import type { Tables } from "../tables.ts";
import { type Run, runsOf } from "./runs.ts";
import { countersOf, type Taken } from "./taken.ts";

type Query = Kysely<Tables>;

/** Statement by statement: there is no way to a server, and reading JSON is what costs most. */
export const storeOnSqlite: Engine["storePushes"] = async (query, pushes) => {
  for (const push of pushes) await storeChanges(query, push);
  const runs = pushes.flatMap(runsOf);
  const [added, changed] = [runs.filter(({ isNew }) => isNew), runs.filter(({ isNew }) => !isNew)];
  if (added.length > 0) await storeDocuments(query, documents, added);
  if (changed.length > 0) await storeDocuments(query, documents + replacing, changed);
  await query.executeQuery(CompiledQuery.raw(counters, [countersOf(pushes)]));
};

const numbered = (count: number, from: number) => Array.from({ length: count }, (_, index) => `?${from + index}`);

function changesText(size: number): string {
  const rows = Array.from({ length: size }, (_, index) => `(?1, ?2, ?3, ${numbered(4, 4 + index * 4)})`);
  return `insert into changes (household_id, uid, at, seq, id, base, body) values ${rows}`;
}

/** Few sizes, so that each text is prepared once and then remembered. */
const changes = [128, 64, 32, 16, 8, 4, 2, 1].map((size) => ({ size, text: changesText(size) }));

/** As bound values, which cost half of what reading them from JSON does. */
async function storeChanges(query: Query, { author: { householdId, uid, now }, accepted }: Taken): Promise<void> {
  let from = 0;
  for (const { size, text } of changes)
    for (; accepted.length - from >= size; from += size) {
      const values: (string | number)[] = [householdId, uid, now];
      for (const { record, base, body, version } of accepted.slice(from, from + size))
        values.push(version, record.id, base, body);
      await query.executeQuery(CompiledQuery.raw(text, values));
    }
}

/**
 * Ids and bodies come from the changes just stored: reading them there costs less than sending them again. Crosswise,
 * because then the runs come first, and the changes are looked up by their key.
 */
const documents = `
  with runs as materialized (
    select value ->> 0 as household, value ->> 1 as first_seq, value ->> 2 as last_seq, value ->> 3 as kind,
      value ->> 4 as deleted
    from json_each(?1)
  )
  insert into documents (household_id, id, kind, version, deleted, body)
  select changes.household_id, changes.id, runs.kind, changes.seq, runs.deleted, changes.body
  from runs cross join changes
  where changes.household_id = household and changes.seq between first_seq and last_seq`;

/** Only where it may be: new documents take longer if a conflict must be expected. */
const replacing = `
  on conflict (household_id, id) do update set
    kind = excluded.kind, version = excluded.version, deleted = excluded.deleted, body = excluded.body`;

async function storeDocuments(query: Query, text: string, runs: readonly Run[]): Promise<void> {
  const rows = runs.map(({ household, first, last, kind, deleted }) => [household, first, last, kind, deleted ? 1 : 0]);
  await query.executeQuery(CompiledQuery.raw(text, [JSON.stringify(rows)]));
}

const counters = `
  update households set seq = value ->> 1, record_count = value ->> 2
  from json_each(?1) where households.id = value ->> 0`;
