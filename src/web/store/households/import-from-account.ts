import { err, ok, type Result } from "#domain/result.ts";
import { own } from "#sync/merge.ts";
import { type AnyRecord, withFields } from "#sync/record.ts";
import { newUuid } from "#web/platform/new-id.ts";
import {
  asWaiting,
  type DeviceContent,
  type DeviceDatabase,
  type DeviceTables,
  type HouseholdRow,
} from "../device/device-database.ts";
import { eraseAll } from "../device/repair.ts";
import { type Salvage, salvage } from "../device/salvage.ts";
import { newPendingAdoptions } from "../owner/adoption.ts";
import { databaseName } from "../owner/owner.ts";
import { newHouseholdRow } from "./household-rows.ts";
import { type SetAside, setAsideFact, setAsidesAmong } from "./set-aside-facts.ts";

type Database = Pick<DeviceDatabase, "read" | "write">;

/** The databases of other accounts on this device. */
export interface AccountDatabases {
  /** Reads what is readable without changing anything; null if it can't be opened. */
  read(uid: string): Promise<Salvage | null>;
  erase(uid: string): Promise<void>;
}

export const databasesHere: AccountDatabases = {
  read: (uid) => salvage(databaseName({ uid })),
  erase: (uid) => eraseAll(databaseName({ uid })),
};

/** An import from another account, until the server has all of it and the old database is erased. */
interface Import {
  households: readonly string[];
  /** Of the imported content: if the old database was edited since, it is not erased. */
  fingerprint: string;
}

const prefix = "imported-from:";
const factOf = (from: string) => prefix + from;

/** Accounts that were imported, but not everything is on the server yet. */
export const importsUnderWay = (facts: ReadonlyMap<string, string>): string[] =>
  [...facts.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));

/**
 * Copies the households of an account that the server no longer has into the open account, in one transaction. They become
 * new households, because the server may still have the old ones with other members. Erases nothing. `unreadable`: not all
 * of it is readable, so nothing was imported.
 */
export async function importFromAccount(
  database: Database,
  { from, to }: { from: string; to: string },
  databases = databasesHere,
): Promise<Result<null, "unreadable">> {
  const found = await databases.read(from);
  if (!found || found.unreadable > 0) return err("unreadable");
  const { content } = found;
  await database.write(async (tables) => {
    const [done] = await tables.facts.get([[factOf(from)]]);
    if (done) return;
    const existing = await tables.households.all();
    const households = copiesOf(content, { from, to }, existing);
    await putCopies(tables, households);
    await tables.facts.put([
      { name: factOf(from), value: importText(households, content) },
      ...newPendingAdoptions(households.map(({ row }) => row)),
    ]);
    for (const aside of setAsidesAmong(content.facts.map(({ name, value }) => [name, value] as const)))
      await copySetAside(tables, content, aside);
  });
  return ok(null);
}

interface HouseholdCopy {
  row: HouseholdRow;
  records: readonly AnyRecord[];
}

/** All live records, as in a household without history. An account has at most one private space. */
function copiesOf(
  content: DeviceContent,
  { from, to }: { from: string; to: string },
  existing: readonly HouseholdRow[],
): HouseholdCopy[] {
  let hasPrivate = existing.some(({ space }) => space === "private");
  return content.households.flatMap(({ id, space }) => {
    const records = liveRecords(content, id).map((record) =>
      own(record.fields, "uid") === from ? withFields(record, { uid: to }) : record,
    );
    if (records.length === 0) return [];
    const row = newHouseholdRow(newUuid(), space === "private" && hasPrivate ? "shared" : space);
    hasPrivate ||= space === "private";
    return [{ row, records: records as AnyRecord[] }];
  });
}

const liveRecords = ({ records }: DeviceContent, household: string): AnyRecord[] =>
  records
    .filter((row) => row.household === household && !row.record.deleted)
    .map(({ record: { restored: _, ...record } }) => ({ ...record, version: 0 }));

async function putCopies(tables: DeviceTables, households: readonly HouseholdCopy[]): Promise<void> {
  for (const { row, records } of households) {
    const rows = records.map((record) => ({ household: row.id, id: record.id, record }));
    await tables.households.put([row]);
    await tables.records.put(rows);
    await tables.outbox.put(rows.map((one) => asWaiting(one, null)));
  }
}

/** Keeps what was set aside there available as a file, until the same time. */
async function copySetAside(tables: DeviceTables, content: DeviceContent, aside: SetAside): Promise<void> {
  if (aside.until === 0) return;
  const id = newUuid();
  const records = liveRecords(content, aside.id).map((record) => ({ household: id, id: record.id, record }));
  await tables.records.put(records);
  await tables.facts.put([setAsideFact({ ...aside, id, atServer: "done" })]);
}

const importText = (households: readonly HouseholdCopy[], content: DeviceContent): string =>
  JSON.stringify({
    households: households.map(({ row }) => row.id),
    fingerprint: fingerprintOf(content),
  } satisfies Import);

/** FNV-1a over everything that was imported. */
function fingerprintOf({ households, records, facts }: DeviceContent): string {
  const asides = setAsidesAmong(facts.map(({ name, value }) => [name, value] as const));
  const text = JSON.stringify([households.map(({ id }) => id), records, asides]);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length}:${hash >>> 0}`;
}

/**
 * Erases an imported account's database once the server has everything. If it was edited since, it is kept and offered for
 * import again. Returns whether anything was settled.
 */
export async function settleImports(database: Database, databases = databasesHere): Promise<boolean> {
  const facts = await database.read((tables) => tables.facts.all());
  const imports = importsUnderWay(new Map(facts.map(({ name, value }) => [name, value])));
  let isSettled = false;
  for (const from of imports) {
    const { households, fingerprint } = JSON.parse(facts.find(({ name }) => name === factOf(from))!.value) as Import;
    if (!(await database.read((tables) => isOnServer(tables, households)))) continue;
    const now = await databases.read(from);
    if (now && fingerprintOf(now.content) === fingerprint) await databases.erase(from);
    await database.write((tables) => tables.facts.remove([[factOf(from)]]));
    isSettled = true;
  }
  return isSettled;
}

/** Households that were removed meanwhile count as done. */
async function isOnServer({ households, outbox }: DeviceTables, ids: readonly string[]): Promise<boolean> {
  const rows = await households.get(ids.map((id) => [id]));
  for (const [index, row] of rows.entries()) {
    if (!row) continue;
    if (!row.isOnServer || (await outbox.count({ household: ids[index]! })) > 0) return false;
  }
  return true;
}
