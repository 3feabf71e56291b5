import { existsSync, readFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import * as v from "valibot";
import type { Database } from "./database.ts";
import { type Erasure, erasureOf } from "./erasures.ts";
import type { HouseholdStorage } from "./household-storage.ts";
import { syncFolder } from "./sync-folder.ts";

export const ledgerPath = (dataDir: string): string => join(dataDir, "erasures.jsonl");

const copiedAtOnce = 500;

/** The copy of all erasures outside the database, so that a restored backup does not bring back what is gone. */
export interface ErasureLedger {
  /** Resolves when everything noted before the call is on the disk, or the log says that it can't be. */
  copy(): Promise<void>;
  /** Whether a person's erasure is in the copy, which is still there when the database is not. */
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
      // What could not be copied stays noted in the database, and goes with the next.
      last = last.then(copyAll).catch((err) => log.error({ err }, "erasures were not copied to the ledger"));
      return last;
    },
    hasErased: (uid) => readLedger(path).erasures.some((one) => one.uid === uid && one.householdId === null),
  };
}

/** The storage, but that whoever erases is answered when the erasure is in the ledger too. */
export function withLedger(storage: HouseholdStorage, { copy }: ErasureLedger): HouseholdStorage {
  const copied = async <T>(erasing: Promise<T>): Promise<T> => {
    const answer = await erasing;
    await copy();
    return answer;
  };
  return {
    ...storage,
    deleteHousehold: (...given) => copied(storage.deleteHousehold(...given)),
    removeMember: (...given) => copied(storage.removeMember(...given)),
    forgetPerson: (...given) => copied(storage.forgetPerson(...given)),
  };
}

/** A crash between the two halves copies a line twice; reading it twice does no harm. */
async function copySome({ query }: Database, path: string): Promise<boolean> {
  const waiting = query.selectFrom("erasures").selectAll().where("copied", "=", 0);
  const rows = await waiting.orderBy("at").orderBy("id").limit(copiedAtOnce).execute();
  if (rows.length === 0) return false;
  await append(path, rows.map(erasureOf));
  const ids = rows.map(({ id }) => id);
  await query.updateTable("erasures").set({ copied: 1 }).where("id", "in", ids).execute();
  return rows.length === copiedAtOnce;
}

async function append(path: string, erasures: readonly Erasure[]): Promise<void> {
  const isNew = !existsSync(path);
  const file = await open(path, "a+", 0o600);
  try {
    const { size } = await file.stat();
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    // A line that a crash cut short must not swallow the next one.
    const isCut = size > 0 && buffer.toString() !== "\n";
    await file.appendFile((isCut ? "\n" : "") + erasures.map((erasure) => `${JSON.stringify(erasure)}\n`).join(""));
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

/** What a ledger says, each erasure once. A line that was cut short is counted, not believed. */
export function readLedger(path: string): { erasures: Erasure[]; unreadable: number } {
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : [];
  const read = lines.map(readLine).filter((erasure) => erasure !== null);
  const once = new Map(read.map((erasure) => [erasure.id, erasure]));
  return { erasures: [...once.values()], unreadable: lines.length - read.length };
}

function readLine(line: string): Erasure | null {
  try {
    return v.parse(erasureSchema, JSON.parse(line));
  } catch {
    return null;
  }
}
