import { existsSync } from "node:fs";
import type { Kysely } from "kysely";
import { BackupProblem } from "./backup-format.ts";
import { type Erasure, erasureOf, erasureRow, ledgerPath, readLedger, replay } from "./erasure-ledger.ts";
import type { Tables } from "./tables.ts";

const erasuresAtOnce = 500;

export interface KnownErasures {
  all: Erasure[];
  /** Those that the ledger of this DATA_DIR has. */
  copied: ReadonlySet<string>;
  /** Lines of the ledgers that say nothing. */
  unreadable: number;
}

/** What the ledger here and those of other nodes say. */
export function knownErasures(dataDir: string, otherLedgers: readonly string[]): KnownErasures {
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

export async function erasuresIn(query: Kysely<Tables>): Promise<Erasure[]> {
  return (await query.selectFrom("erasures").selectAll().execute()).map(erasureOf);
}

/** Erases again whatever any of them knows of, and notes them all in the restored database. */
export async function eraseAgain(
  query: Kysely<Tables>,
  { all, copied }: KnownErasures,
  replaced: readonly Erasure[],
): Promise<void> {
  const known = new Map([...all, ...replaced, ...(await erasuresIn(query))].map((one) => [one.id, one]));
  const erasures = [...known.values()];
  await query.deleteFrom("erasures").execute();
  for (let at = 0; at < erasures.length; at += erasuresAtOnce) {
    const rows = erasures.slice(at, at + erasuresAtOnce).map((one) => erasureRow(one, copied.has(one.id) ? 1 : 0));
    await query.insertInto("erasures").values(rows).execute();
  }
  await replay(query, erasures);
}
