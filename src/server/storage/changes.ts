import { type Kysely, sql } from "kysely";
import type { Logger } from "pino";
import * as v from "valibot";
import { err, ok, type Result } from "#domain/result.ts";
import type { Change } from "#sync/household-api.ts";
import { recordIdSchema } from "#sync/record.ts";
import type { Database } from "./database.ts";
import { recordOf } from "./engine.ts";
import { openHousehold } from "./household-access.ts";
import type { ChangeRow, DocumentRow, Tables } from "./tables.ts";

/** An accepted version. Author, time and base are null once they were forgotten. */
type LoggedVersion = Pick<ChangeRow, "household_id" | "seq" | "id" | "body"> & Pick<DocumentRow, "uid" | "at" | "base">;

/** Every stored version: the current ones of the documents, and the replaced ones. */
export const changeLog = sql<LoggedVersion>`(
  select household_id, version as seq, id, uid, at, base, body from documents
  union all select household_id, seq, id, uid, at, base, body from changes
)`;

export const isRemembered = <Version extends LoggedVersion>(version: Version): version is Version & ChangeRow =>
  version.at !== null;

/** Which changes: of one record or of all, before a version or the latest. */
export interface ChangesWanted {
  id?: string;
  before?: number;
  limit: number;
}

const purgeBatch = 1_000;

/** The body of a change that became private. */
const erasedBody = "";

/**
 * Erases the history of records that someone made private. The versions stay, because devices that have seen them are
 * checked against the log.
 */
export async function eraseHistory(query: Kysely<Tables>, householdId: string, ids: readonly string[]): Promise<void> {
  const history = query.updateTable("changes").set({ body: erasedBody });
  await history.where("household_id", "=", householdId).where("id", "in", ids).execute();
}

/** Newest first. Forgotten changes are older than all others, so they are the end of the log. */
export async function changesOf(
  query: Kysely<Tables>,
  { householdId, uid, id, before, limit }: ChangesWanted & { householdId: string; uid: string },
): Promise<Result<Change[], "not-a-member">> {
  if (!(await openHousehold(query, householdId, uid))) return err("not-a-member");
  if (id !== undefined && !v.is(recordIdSchema, id)) return ok([]);
  let wanted = query.selectFrom(changeLog.as("log")).selectAll().where("household_id", "=", householdId);
  wanted = wanted.where("body", "!=", erasedBody);
  if (id !== undefined) wanted = wanted.where("id", "=", id);
  if (before !== undefined) wanted = wanted.where("seq", "<", before);
  const rows = await wanted.orderBy("seq", "desc").limit(limit).execute();
  return ok(
    rows
      .filter(isRemembered)
      .map(({ seq, uid, at, base, body }) => ({ seq, uid, at, base, record: recordOf({ version: seq, body }) })),
  );
}

/** Deletes changes made before a time, in small transactions so that nobody waits long. Returns their number. */
export async function purgeChanges(database: Database, olderThan: number): Promise<number> {
  let purged = 0;
  for (const purgeSome of [deleteSomeChanges, clearSomeAuthors])
    for (let count = purgeBatch; count === purgeBatch; purged += count)
      count = await database.write((query) => purgeSome(query, olderThan));
  return purged;
}

type PurgeSome = (query: Kysely<Tables>, olderThan: number) => Promise<number>;

const deleteSomeChanges: PurgeSome = async (query, olderThan) => {
  const { numAffectedRows } = await sql`
    delete from changes where (household_id, seq) in
      (select household_id, seq from changes where at < ${olderThan} order by at limit ${sql.lit(purgeBatch)})
  `.execute(query);
  return Number(numAffectedRows);
};

/** Records stay. The update checks the time again, because a record may be replaced while this waits for its writer. */
const clearSomeAuthors: PurgeSome = async (query, olderThan) => {
  const { numAffectedRows } = await sql`
    update documents set uid = null, at = null, base = null where at < ${olderThan} and (household_id, id) in
      (select household_id, id from documents where at < ${olderThan} order by at limit ${sql.lit(purgeBatch)})
  `.execute(query);
  return Number(numAffectedRows);
};

const day = 86_400_000;
/** Thirteen months, as the privacy page promises. */
export const changeRetention = 396 * day;

interface PurgeParts {
  database: Database;
  log: Logger;
  now?: () => number;
}

/** Purges changes older than the retention time: at the start, and each day from then on. */
export function startChangePurge({ database, log, now = Date.now }: PurgeParts): { close(): void } {
  let isOpen = true;
  const purge = async () => {
    try {
      await purgeChanges(database, now() - changeRetention);
    } catch (err) {
      // The rest is purged tomorrow, or after the next start.
      if (isOpen) log.error({ err }, "old changes could not be forgotten");
    }
  };
  void purge();
  const timer = setInterval(() => void purge(), day);
  timer.unref();
  return {
    close() {
      isOpen = false;
      clearInterval(timer);
    },
  };
}
