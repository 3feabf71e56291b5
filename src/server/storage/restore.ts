import { existsSync } from "node:fs";
import type { Kysely } from "kysely";
import { BackupProblem, type BackupRow, existingTables, isBackedUp, openBackup, type TableName } from "./backup.ts";
import { type Connection, connect, type Place } from "./database.ts";
import { newEpoch } from "./epochs.ts";
import { countAbandonedHouseholds, ledgerPath, readLedger, replay } from "./erasure-ledger.ts";
import { type Erasure, erasureOf, erasureRow } from "./erasures.ts";
import { revokeAllInvitations } from "./invitation-rows.ts";
import { type Migration, migrations, migrationsDone, runMissing } from "./migrations.ts";
import { storeServed } from "./served-marker.ts";
import type { ReminderRow, Tables } from "./tables.ts";
import { inTransaction } from "./transaction.ts";

const rowBatch = 200;

/** Inserts rows, batching consecutive rows of one table. Returns the row counts by table. */
async function loadRows(query: Kysely<Tables>, rows: AsyncIterable<BackupRow>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let pending: BackupRow[] = [];
  const flush = async () => {
    const [first] = pending;
    if (!first) return;
    const values = pending.map(([, row]) => row as never);
    await query
      .insertInto(first[0] as TableName)
      .values(values)
      .execute();
    counts[first[0]] = (counts[first[0]] ?? 0) + pending.length;
    pending = [];
  };
  for await (const row of rows) {
    if (pending.length === rowBatch || (pending[0] && pending[0][0] !== row[0])) await flush();
    pending.push(row);
  }
  await flush();
  return counts;
}

/** The reminders of the database that is about to be replaced, if it has any. */
async function remindersIn(query: Kysely<Tables>): Promise<ReminderRow[]> {
  const isThere = (await existingTables(query)).includes("reminders");
  return isThere ? query.selectFrom("reminders").selectAll().execute() : [];
}

/**
 * Keeps reminder settings that are newer than the backup, so that someone who unsubscribed or revoked an address since is
 * not mailed again, and no mail goes out twice. Nothing that is due by now is mailed: it may have been sent already.
 */
async function restoreNewerReminders(
  query: Kysely<Tables>,
  replaced: readonly ReminderRow[],
  now: number,
): Promise<void> {
  const restored = new Map((await remindersIn(query)).map((row) => [row.uid, row]));
  await query.updateTable("reminders").set({ since: now }).execute();
  for (const row of replaced) {
    const people = query.selectFrom("people").select("id").where("id", "=", row.uid);
    const isNewer = row.changed_at >= (restored.get(row.uid)?.changed_at ?? 0);
    if (!isNewer || !(await people.executeTakeFirst())) continue;
    await query.deleteFrom("reminders").where("uid", "=", row.uid).execute();
    await query.insertInto("reminders").values(row).execute();
  }
}

const erasureBatch = 500;

interface KnownErasures {
  all: Erasure[];
  /** The ids in the ledger of this DATA_DIR. */
  copied: ReadonlySet<string>;
  /** Lines of the ledgers that say nothing. */
  unreadable: number;
}

/** Reads the ledger of this node and those of other nodes. */
function knownErasures(dataDir: string, otherLedgers: readonly string[]): KnownErasures {
  const missing = otherLedgers.find((path) => !existsSync(path));
  if (missing) throw new BackupProblem(`There is no ledger ${missing}.`);
  const own = readLedger(ledgerPath(dataDir));
  const ledgers = [own, ...otherLedgers.map(readLedger)];
  return {
    all: ledgers.flatMap(({ erasures }) => erasures),
    copied: new Set(own.erasures.map(({ id }) => id)),
    unreadable: ledgers.reduce((sum, { unreadable }) => sum + unreadable, 0),
  };
}

async function erasuresIn(query: Kysely<Tables>): Promise<Erasure[]> {
  return (await query.selectFrom("erasures").selectAll().execute()).map(erasureOf);
}

/** Repeats every known erasure, and records them all in the restored database. */
async function replayErasures(
  query: Kysely<Tables>,
  { all, copied }: KnownErasures,
  replaced: readonly Erasure[],
): Promise<void> {
  const known = new Map([...all, ...replaced, ...(await erasuresIn(query))].map((one) => [one.id, one]));
  const erasures = [...known.values()];
  await query.deleteFrom("erasures").execute();
  for (let at = 0; at < erasures.length; at += erasureBatch) {
    const rows = erasures.slice(at, at + erasureBatch).map((one) => erasureRow(one, copied.has(one.id) ? 1 : 0));
    await query.insertInto("erasures").values(rows).execute();
  }
  await replay(query, erasures);
}

interface RestoreOptions {
  /** Allows replacing a database with households. */
  replace?: boolean;
  /** Ledgers of erasures of other nodes. */
  otherLedgers?: readonly string[];
  /** The migrations of this release. */
  known?: readonly Migration[];
}

export interface Restored {
  madeAt: string;
  rows: Record<string, number>;
  /** The number of households that nobody can open. */
  deserted: number;
  /** Lines of the ledgers that say nothing. */
  unreadable: number;
}

/** Replaces everything in the database with a backup, or changes nothing and throws the reason. */
export async function restore(place: Place, path: string, options: RestoreOptions = {}): Promise<Restored> {
  const { known = migrations } = options;
  await verify(path, known);
  const erasures = knownErasures(place.dataDir, options.otherLedgers ?? []);
  const { engine, query } = connect(place);
  try {
    return await inTransaction(query, engine.beginExclusive, async (alone) => {
      const reminders = await remindersIn(alone);
      const replaced = await clear(alone, options.replace ?? false, known);
      const { header, rows } = await load({ query: alone, engine }, path, known);
      await invalidateAccess(alone, erasures, replaced);
      await restoreNewerReminders(alone, reminders, Date.now());
      const deserted = await countAbandonedHouseholds(alone);
      return { madeAt: header.madeAt, rows, deserted, unreadable: erasures.unreadable };
    });
  } finally {
    await query.destroy();
  }
}

/** Checks the whole file before anything is changed. */
async function verify(path: string, known: readonly Migration[]): Promise<void> {
  const { header, rows } = await openBackup(path);
  const isNewer = header.migrations.some((name) => !known.some((migration) => migration.name === name));
  let hasForeignRow = false;
  for await (const [table] of rows) hasForeignRow ||= !isBackedUp(table);
  if (isNewer || hasForeignRow)
    throw new BackupProblem(`${path} was made by a newer Weekfold. Restore it with that one.`);
}

/** Drops our tables, and returns the erasures that they recorded. */
async function clear(query: Kysely<Tables>, mayReplace: boolean, known: readonly Migration[]): Promise<Erasure[]> {
  const existing = await existingTables(query);
  if (existing.includes("migrations")) await refuseNewer(query, known);
  if (!mayReplace)
    for (const table of protectedTables) if (existing.includes(table)) await refuseToReplace(query, table);
  const erasures = existing.includes("erasures") ? await erasuresIn(query) : [];
  for (const table of existing.toReversed()) await query.schema.dropTable(table).execute();
  return erasures;
}

async function refuseNewer(query: Kysely<Tables>, known: readonly Migration[]): Promise<void> {
  const done = await migrationsDone(query);
  if (done.every((name) => known.some((migration) => migration.name === name))) return;
  throw new BackupProblem("The database was written by a newer Weekfold. Nothing was restored.");
}

/** Tables whose rows must not be replaced by mistake. */
const protectedTables = ["households", "people"] as const;

async function refuseToReplace(query: Kysely<Tables>, table: (typeof protectedTables)[number]): Promise<void> {
  const found = await query.selectFrom(table).select("id").limit(1).execute();
  if (found.length === 0) return;
  throw new BackupProblem(
    `The database holds ${table}. Nothing was restored; --replace puts the backup in their place.`,
  );
}

/** Loads into the schema of the backup, which is then migrated like any other database. */
async function load(connection: Connection, path: string, known: readonly Migration[]) {
  const { query } = connection;
  const { header, rows } = await openBackup(path);
  await runMissing(
    connection,
    known.filter(({ name }) => header.migrations.includes(name)),
  );
  for (const table of (await existingTables(query)).filter(isBackedUp)) await query.deleteFrom(table).execute();
  const counts = await loadRows(query, rows);
  await runMissing(connection, known);
  return { header, rows: counts };
}

/** Devices start over, earlier invitations are revoked, and erased data does not come back. */
async function invalidateAccess(query: Kysely<Tables>, erasures: KnownErasures, replaced: Erasure[]): Promise<void> {
  const now = Date.now();
  await newEpoch(query, now);
  await storeServed(query, now);
  await revokeAllInvitations(query);
  await replayErasures(query, erasures, replaced);
}
