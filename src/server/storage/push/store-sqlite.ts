import { CompiledQuery, type Kysely } from "kysely";
import type { Engine } from "../engine.ts";
import type { Tables } from "../tables.ts";
import { type AcceptedWrite, type AcceptedWrites, countersOf, isLastWrite } from "./push.ts";

type Query = Kysely<Tables>;

/** Statement by statement: there is no round trip to save, and parsing JSON would cost most. */
export const storeOnSqlite: Engine["storePushes"] = async (query, pushes) => {
  for (const push of pushes) await storePush(query, push);
  await query.executeQuery(CompiledQuery.raw(counters, [countersOf(pushes)]));
};

/** A write that a later one replaces, of this push or of the next ones, goes straight to the changes. */
async function storePush(query: Query, push: AcceptedWrites): Promise<void> {
  const isCurrent = (write: AcceptedWrite) => isLastWrite(push, write);
  const isReplaced = (write: AcceptedWrite) => !isCurrent(write);
  const current = push.writes.filter(isCurrent);
  await runFor(query, insertDocuments, push, current.filter(isNew));
  await runFor(query, logReplacedDocuments, push, push.writes.filter(isBased));
  await runFor(query, replaceDocuments, push, current.filter(isBased));
  await runFor(query, logReplacedWrites, push, push.writes.filter(isReplaced));
}

const isNew = ({ base }: AcceptedWrite) => base === 0;
const isBased = ({ base }: AcceptedWrite) => base > 0;

/** A statement for any number of writes of one push. */
interface Statement {
  /** Few sizes, so that each text is prepared once and then cached. */
  texts: readonly { size: number; text: string }[];
  valuesOf(write: AcceptedWrite): (string | number)[];
}

/** Bound values cost half as much as parsing them from JSON. The first three are the same for all writes. */
async function runFor(
  query: Query,
  { texts, valuesOf }: Statement,
  { author }: AcceptedWrites,
  writes: readonly AcceptedWrite[],
) {
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

const insertInto = (table: string, columns: readonly string[], suffix = "") =>
  textsOf((size) => {
    const places = (row: number) => numbered(columns.length, 4 + row * columns.length);
    const rows = Array.from({ length: size }, (_, row) => `(?1, ?2, ?3, ${places(row)})`);
    return `insert into ${table} (household_id, uid, at, ${columns}) values ${rows} ${suffix}`;
  });

const documentColumns = ["version", "id", "base", "body", "kind", "deleted"];
const documentValues: Statement["valuesOf"] = ({ record, base, body, version }) => [
  ...[version, record.id, base, body, record.kind, record.deleted ? 1 : 0],
];

const insertDocuments: Statement = { texts: insertInto("documents", documentColumns), valuesOf: documentValues };

/** Separate from the insert, which is slower with a conflict clause. */
const replaceDocuments: Statement = {
  texts: insertInto(
    "documents",
    documentColumns,
    `on conflict (household_id, id) do update set kind = excluded.kind, version = excluded.version,
      deleted = excluded.deleted, body = excluded.body, uid = excluded.uid, at = excluded.at, base = excluded.base`,
  ),
  valuesOf: documentValues,
};

/** Copies the stored version that a write is based on to the changes, unless its author was forgotten. */
const logReplacedDocuments: Statement = {
  texts: textsOf(
    (size) => `insert into changes (household_id, seq, id, uid, at, base, body)
      select household_id, version, id, uid, at, base, body from documents
      where household_id = ?1 and version in (${numbered(size, 4)}) and at is not null`,
  ),
  valuesOf: ({ base }) => [base],
};

const logReplacedWrites: Statement = {
  texts: insertInto("changes", ["seq", "id", "base", "body"]),
  valuesOf: ({ record, base, body, version }) => [version, record.id, base, body],
};

const counters = `
  update households set seq = value ->> 1, record_count = value ->> 2
  from json_each(?1) where households.id = value ->> 0`;
