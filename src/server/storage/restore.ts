import type { Kysely } from "kysely";
import { openBackup } from "./backup-file.ts";
import { type BackupHeader, BackupProblem } from "./backup-format.ts";
import { isKept, presentTables } from "./backup-tables.ts";
import { type Connection, connect, type Place } from "./database.ts";
import { newEpoch } from "./epochs.ts";
import { countDeserted, type Erasure } from "./erasure-ledger.ts";
import { revokeAllInvitations } from "./invitation-rows.ts";
import { migrations, migrationsDone, runMissing } from "./migrations.ts";
import { eraseAgain, erasuresIn, type KnownErasures, knownErasures } from "./restore-erasures.ts";
import { keepNewerReminders, remindersIn } from "./restore-reminders.ts";
import { loadRows } from "./restore-rows.ts";
import { storeServed } from "./served-marker.ts";
import type { Tables } from "./tables.ts";
import { inTransaction } from "./transaction.ts";

export interface RestoreOptions {
  /** Replaces a database that holds households. */
  replace?: boolean;
  /** Ledgers of erasures of other nodes. */
  otherLedgers?: readonly string[];
}

export interface Restored {
  madeAt: string;
  rows: Record<string, number>;
  /** Households in which nobody is left who may open them. */
  deserted: number;
  /** Lines of the ledgers that say nothing. */
  unreadable: number;
}

/** Puts a backup in place of all that the database holds, or touches nothing and says why. */
export async function restore(place: Place, path: string, options: RestoreOptions = {}): Promise<Restored> {
  await verify(path);
  const erasures = knownErasures(place.dataDir, options.otherLedgers ?? []);
  const { engine, query } = connect(place);
  try {
    return await inTransaction(query, engine.beginAlone, async (alone) => {
      const reminders = await remindersIn(alone);
      const replaced = await clear(alone, options.replace ?? false);
      const { header, rows } = await load({ query: alone, engine }, path);
      await endWhatWasOpen(alone, erasures, replaced);
      await keepNewerReminders(alone, reminders, Date.now());
      const deserted = await countDeserted(alone);
      return { madeAt: header.madeAt, rows, deserted, unreadable: erasures.unreadable };
    });
  } finally {
    await query.destroy();
  }
}

/** The whole file, before anything is touched. */
async function verify(path: string): Promise<void> {
  const { header, rows } = await openBackup(path);
  const isNewer = header.migrations.some((name) => !migrations.some((migration) => migration.name === name));
  let hasForeignRow = false;
  for await (const [table] of rows) hasForeignRow ||= !isKept(table);
  if (isNewer || hasForeignRow)
    throw new BackupProblem(`${path} was made by a newer Weekfold. Restore it with that one.`);
}

/** Takes our tables away, and gives the erasures that they knew of. */
async function clear(query: Kysely<Tables>, mayReplace: boolean): Promise<Erasure[]> {
  const present = await presentTables(query);
  if (present.includes("migrations")) await refuseNewer(query);
  if (!mayReplace) for (const table of precious) if (present.includes(table)) await refuseToReplace(query, table);
  const erasures = present.includes("erasures") ? await erasuresIn(query) : [];
  for (const table of present.toReversed()) await query.schema.dropTable(table).execute();
  return erasures;
}

async function refuseNewer(query: Kysely<Tables>): Promise<void> {
  const done = await migrationsDone(query);
  if (done.every((name) => migrations.some((migration) => migration.name === name))) return;
  throw new BackupProblem("The database was written by a newer Weekfold. Nothing was restored.");
}

/** Tables whose rows nobody replaces by mistake. */
const precious = ["households", "people"] as const;

async function refuseToReplace(query: Kysely<Tables>, table: (typeof precious)[number]): Promise<void> {
  const found = await query.selectFrom(table).select("id").limit(1).execute();
  if (found.length === 0) return;
  throw new BackupProblem(
    `The database holds ${table}. Nothing was restored; --replace puts the backup in their place.`,
  );
}

/** Into the schema that the backup was made of, which is then brought forward as any other database would be. */
async function load(connection: Connection, path: string) {
  const { query } = connection;
  const { header, rows } = await openBackup(path);
  await runMissing(connection, earlier(header));
  for (const table of (await presentTables(query)).filter(isKept)) await query.deleteFrom(table).execute();
  const counts = await loadRows(query, rows);
  await runMissing(connection, migrations);
  return { header, rows: counts };
}

const earlier = ({ migrations: done }: BackupHeader) => migrations.filter(({ name }) => done.includes(name));

/** Devices start over, nobody comes in by what was given out before, and nothing that was erased comes back. */
async function endWhatWasOpen(query: Kysely<Tables>, erasures: KnownErasures, replaced: Erasure[]): Promise<void> {
  const now = Date.now();
  await newEpoch(query, now);
  await storeServed(query, now);
  await revokeAllInvitations(query);
  await eraseAgain(query, erasures, replaced);
}
