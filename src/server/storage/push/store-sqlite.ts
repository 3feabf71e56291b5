import { CompiledQuery, type Kysely } from "kysely";
import type { Engine } from "../engine.ts";
import type { Tables } from "../tables.ts";
import { type Accepted, countersOf, isLast, type Taken } from "./push.ts";

type Query = Kysely<Tables>;

/** Statement by statement: there is no way to a server, and reading JSON is what costs most. */
export const storeOnSqlite: Engine["storePushes"] = async (query, pushes) => {
  for (const push of pushes) await storePush(query, push);
  await query.executeQuery(CompiledQuery.raw(counters, [countersOf(pushes)]));
};

/** What a later write replaces, of this push or of one after it, is a change from the start. */
async function storePush(query: Query, push: Taken): Promise<void> {
  const isPresent = (write: Accepted) => isLast(push, write);
  const present = push.accepted.filter(isPresent);
  await runFor(query, adding, push, present.filter(isNew));
  await runFor(query, keepingReplaced, push, push.accepted.filter(isBased));
  await runFor(query, replacing, push, present.filter(isBased));
  const isReplaced = (write: Accepted) => !isPresent(write);
  await runFor(query, logging, push, push.accepted.filter(isReplaced));
}

const isNew = ({ base }: Accepted) => base === 0;
const isBased = ({ base }: Accepted) => base > 0;

/** A statement about any number of writes of one push. */
interface Statement {
  /** Few sizes, so that each text is prepared once and then remembered. */
  texts: readonly { size: number; text: string }[];
  valuesOf(write: Accepted): (string | number)[];
}

/** As bound values, which cost half of what reading them from JSON does. The first three are the same for all writes. */
async function runFor(query: Query, { texts, valuesOf }: Statement, { author }: Taken, writes: readonly Accepted[]) {
  const { householdId, uid, now } = author;
  let from = 0;
  for (const { size, text } of texts)
    for (; writes.length - from >= size; from += size) {
      const values = writes.slice(from, from + size).flatMap(valuesOf);
      await query.executeQuery(CompiledQuery.raw(text, [householdId, uid, now, ...values]));
    }
}

const textsOf = (textFor: (size: number) => string): Statement["texts"] =>
  [128, 64, 32, 16, 8, 4, 2, 1].map((size) => ({ size, text: textFor(size) }));

const numbered = (count: number, from: number) => Array.from({ length: count }, (_, index) => `?${from + index}`);

const inserting = (table: string, columns: readonly string[], more = "") =>
  textsOf((size) => {
    const places = (row: number) => numbered(columns.length, 4 + row * columns.length);
    const rows = Array.from({ length: size }, (_, row) => `(?1, ?2, ?3, ${places(row)})`);
    return `insert into ${table} (household_id, uid, at, ${columns}) values ${rows} ${more}`;
  });

const documentColumns = ["version", "id", "base", "body", "kind", "deleted"];
const documentValues: Statement["valuesOf"] = ({ record, base, body, version }) => [
  ...[version, record.id, base, body, record.kind, record.deleted ? 1 : 0],
];

const adding: Statement = { texts: inserting("documents", documentColumns), valuesOf: documentValues };

/** By itself, because new documents take longer if a conflict must be expected. */
const replacing: Statement = {
  texts: inserting(
    "documents",
    documentColumns,
    `on conflict (household_id, id) do update set kind = excluded.kind, version = excluded.version,
      deleted = excluded.deleted, body = excluded.body, uid = excluded.uid, at = excluded.at, base = excluded.base`,
  ),
  valuesOf: documentValues,
};

/** The stored version that a write is based on, unless it is forgotten. */
const keepingReplaced: Statement = {
  texts: textsOf(
    (size) => `insert into changes (household_id, seq, id, uid, at, base, body)
      select household_id, version, id, uid, at, base, body from documents
      where household_id = ?1 and version in (${numbered(size, 4)}) and at is not null`,
  ),
  valuesOf: ({ base }) => [base],
};

const logging: Statement = {
  texts: inserting("changes", ["seq", "id", "base", "body"]),
  valuesOf: ({ record, base, body, version }) => [version, record.id, base, body],
};

const counters = `
  update households set seq = value ->> 1, record_count = value ->> 2
  from json_each(?1) where households.id = value ->> 0`;
