import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

type Row = Record<string, unknown>;

/**
 * What becomes of each table in a backup: kept in the order of its key, or left out and empty after a restore, such as
 * what lets someone in or would be sent a second time. A new table has to be decided here before it compiles.
 */
const plan = {
  migrations: "in the header",
  site_facts: ["name"],
  households: ["id"],
  members: ["household_id", "uid"],
  documents: ["household_id", "id"],
  changes: ["household_id", "seq"],
  lost_versions: ["household_id", "after_version"],
  invitations: ["household_id", "id"],
  erasures: ["id"],
  mails: "revoked",
  contact_messages: ["id"],
  reminders: ["uid"],
  people: ["id"],
  sign_ins: ["id"],
  passkeys: ["id"],
  second_factors: ["id"],
  account_events: ["id"],
  sessions: "revoked",
  verifications: "revoked",
  attempts: "revoked",
} as const satisfies { [Name in keyof Tables]: readonly (keyof Tables[Name])[] | "in the header" | "revoked" };

export type TableName = keyof Tables;

/** Later ones may refer to earlier ones. */
const allTables = Object.keys(plan) as TableName[];

export const isKept = (name: string): name is TableName =>
  Object.hasOwn(plan, name) && typeof plan[name as TableName] !== "string";

/** Of our tables those that this database has: one of an earlier release has fewer. */
export async function presentTables(query: Kysely<Tables>): Promise<TableName[]> {
  const names = new Set((await query.introspection.getTables()).map(({ name }) => name));
  return allTables.filter((name) => names.has(name));
}

const rowsAtOnce = 200;

/** All rows of a table, in the order of its key and a few at a time. Wants one moment: run it in `read`. */
export async function* rowsOf(query: Kysely<Tables>, table: TableName): AsyncGenerator<Row> {
  const key = plan[table] as readonly string[];
  const columns = sql.join(key.map((name) => sql.ref(name)));
  let after = sql``;
  for (;;) {
    const page = sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(rowsAtOnce)}`;
    const { rows } = await page.execute(query);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = sql`where (${columns}) > (${sql.join(key.map((name) => last[name]))})`;
  }
}
