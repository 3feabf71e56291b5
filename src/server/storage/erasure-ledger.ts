import { existsSync, readFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import * as v from "valibot";
import type { Database } from "./database.ts";
import { type Erasure, erasureOf } from "./erasures.ts";
import { eraseAccount, forgetIn, forgetInInvitations } from "./forget-person.ts";
import type { HouseholdStorage } from "./household-storage.ts";
import { removeHousehold } from "./households.ts";
import { currentMembers } from "./members.ts";
import { syncFolder } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

/** Whether this person's account was erased on purpose, as far as the database knows. */
export async function isErased(query: Kysely<Tables>, uid: string): Promise<boolean> {
  const found = query.selectFrom("erasures").select("id").where("uid", "=", uid).where("household_id", "is", null);
  return (await found.limit(1).executeTakeFirst()) !== undefined;
}

/** Repeats, in order, the erasures since a backup was made. */
export async function replay(query: Kysely<Tables>, erasures: readonly Erasure[]): Promise<void> {
  for (const { householdId, uid, at } of erasures.toSorted((one, other) => one.at - other.at)) {
    if (householdId && uid) await removeAgain(query, householdId, uid, at);
    else if (householdId) await removeHousehold(query, householdId);
    else if (uid) await forgetAgain(query, uid, at);
  }
  await assignOwners(query);
}

/** Someone who rejoined after their removal stays. */
async function removeAgain(query: Kysely<Tables>, householdId: string, uid: string, at: number): Promise<void> {
  await query
    .updateTable("members")
    .set({ removed_at: at })
    .where("household_id", "=", householdId)
    .where("uid", "=", uid)
    .where("joined_at", "<=", at)
    .where("removed_at", "is", null)
    .execute();
}

async function forgetAgain(query: Kysely<Tables>, uid: string, at: number): Promise<void> {
  const households = await query.selectFrom("members").select("household_id").where("uid", "=", uid).execute();
  for (const { household_id } of households) await forgetIn(query, household_id, uid, at);
  await forgetInInvitations(query, uid);
  await eraseAccount(query, uid);
}

/** An owner who handed over and left after the backup is removed again: the longest-standing member becomes the owner. */
async function assignOwners(query: Kysely<Tables>): Promise<void> {
  const owned = query.selectFrom("members").select("household_id").where("role", "=", "owner");
  const ownerless = await query
    .selectFrom("members")
    .select("household_id")
    .distinct()
    .where("removed_at", "is", null)
    .where("household_id", "not in", owned.where("removed_at", "is", null))
    .execute();
  for (const { household_id } of ownerless) {
    const [heir] = await currentMembers(query, household_id);
    const members = query.updateTable("members").set({ role: "owner" }).where("household_id", "=", household_id);
    await members.where("uid", "=", heir!.uid).execute();
  }
}

/** Households that nobody can open: everyone in the backup left later, and later members are not in it. */
export async function countAbandonedHouseholds(query: Kysely<Tables>): Promise<number> {
  const present = query.selectFrom("members").select("household_id").where("removed_at", "is", null);
  const deserted = await query
    .selectFrom("households")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("id", "not in", present)
    .executeTakeFirstOrThrow();
  return Number(deserted.count);
}

export const ledgerPath = (dataDir: string): string => join(dataDir, "erasures.jsonl");

const copyBatch = 500;

/** A copy of all erasures outside the database, so that a restored backup does not bring back erased data. */
export interface ErasureLedger {
  /** Resolves when everything recorded before the call is on the disk, or when the failure is logged. */
  copy(): Promise<void>;
  /** Whether a person's erasure is in the copy, which survives the loss of the database. */
  hasErased(uid: string): boolean;
}

interface LedgerParts {
  database: Database;
  dataDir: string;
  log: Pick<Logger, "error">;
}

export function erasureLedger({ database, dataDir, log }: LedgerParts): ErasureLedger {
  const path = ledgerPath(dataDir);
  const copyAll = async () => {
    while (await copySome(database, path));
  };
  let last: Promise<void> = Promise.resolve();
  return {
    copy() {
      // Uncopied erasures stay marked in the database and go with the next copy.
      last = last.then(copyAll).catch((err) => log.error({ err }, "erasures were not copied to the ledger"));
      return last;
    },
    hasErased: (uid) => readLedger(path).erasures.some((one) => one.uid === uid && one.householdId === null),
  };
}

/** The storage with erasing methods that resolve only when the erasure is in the ledger too. */
export function withLedger(storage: HouseholdStorage, { copy }: ErasureLedger): HouseholdStorage {
  const copied = async <T>(erasure: Promise<T>): Promise<T> => {
    const answer = await erasure;
    await copy();
    return answer;
  };
  return {
    ...storage,
    deleteHousehold: (...args) => copied(storage.deleteHousehold(...args)),
    removeMember: (...args) => copied(storage.removeMember(...args)),
    forgetPerson: (...args) => copied(storage.forgetPerson(...args)),
  };
}

/** A crash between the append and the update copies a line twice, which is harmless: readers dedupe by id. */
async function copySome({ query }: Database, path: string): Promise<boolean> {
  const waiting = query.selectFrom("erasures").selectAll().where("copied", "=", 0);
  const rows = await waiting.orderBy("at").orderBy("id").limit(copyBatch).execute();
  if (rows.length === 0) return false;
  await append(path, rows.map(erasureOf));
  const ids = rows.map(({ id }) => id);
  await query.updateTable("erasures").set({ copied: 1 }).where("id", "in", ids).execute();
  return rows.length === copyBatch;
}

async function append(path: string, erasures: readonly Erasure[]): Promise<void> {
  const isNew = !existsSync(path);
  const file = await open(path, "a+", 0o600);
  try {
    const { size } = await file.stat();
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    // A line that a crash truncated must not swallow the next one.
    const isTruncated = size > 0 && buffer.toString() !== "\n";
    await file.appendFile(
      (isTruncated ? "\n" : "") + erasures.map((erasure) => `${JSON.stringify(erasure)}\n`).join(""),
    );
    await file.sync();
  } finally {
    await file.close();
  }
  if (isNew) await syncFolder(path);
}

const erasureSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  at: v.pipe(v.number(), v.integer()),
  householdId: v.nullable(v.string()),
  uid: v.nullable(v.string()),
});

/** The erasures of a ledger, each once, and the number of unreadable lines, such as one that a crash truncated. */
export function readLedger(path: string): { erasures: Erasure[]; unreadable: number } {
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : [];
  const read = lines.map(readLine).filter((erasure) => erasure !== null);
  const byId = new Map(read.map((erasure) => [erasure.id, erasure]));
  return { erasures: [...byId.values()], unreadable: lines.length - read.length };
}

function readLine(line: string): Erasure | null {
  try {
    return v.parse(erasureSchema, JSON.parse(line));
  } catch {
    return null;
  }
}
