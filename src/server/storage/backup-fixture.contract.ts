import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { backUp } from "./backup.ts";
import { type Database, openDatabase } from "./database.ts";
import { type FreshPlace, freshFolder, onEveryEngine, type Place } from "./engines.contract.ts";
import { countingFromOne, granted, noon, pushTo, roomy, write } from "./household-fixture.contract.ts";
import { type HouseholdStorage, householdStorage } from "./household-storage.ts";
import { migrations } from "./migrations.ts";

export const engines: [string, FreshPlace][] = [];
onEveryEngine((engine, place) => void engines.push([engine, place]));

export const backupPath = (): string => join(freshFolder(), "made", "backup.jsonl.gz");

/** Opens a database for one piece of work. */
export async function within<T>(
  place: Place,
  work: (storage: HouseholdStorage, database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(place);
  try {
    return await work(householdStorage(database, roomy, countingFromOne), database);
  } finally {
    await database.close();
  }
}

export async function backedUp(place: Place): Promise<string> {
  const path = backupPath();
  await backUp(place, path);
  return path;
}

/** Fills a household with `count` records: some changed, one deleted, with unusual characters in them. */
export async function fill(storage: HouseholdStorage, household: string, count: number): Promise<void> {
  const words = { note: "naïve 😀 \u2028 \u0000 \ud800 'quoted' \\ \"twice\"" };
  for (let at = 0; at < count; at += 400) {
    const some = Array.from({ length: Math.min(400, count - at) }, (_, n) => write(`r${at + n}`, 0, { ...words, n }));
    granted(await pushTo(storage, household, "maya", some, noon + at));
  }
  granted(
    await pushTo(storage, household, "maya", [write("r0", 1, { n: -1 }), write("r1", 2, {}, true)], noon + count),
  );
}

/** The lines of a backup without the footer. */
export const linesOf = (path: string): string[] => gunzipSync(readFileSync(path)).toString().split("\n").slice(0, -2);

/** Writes any lines as a backup with a valid footer. */
export function writeLines(lines: readonly string[]): string {
  const path = join(freshFolder(), "written.jsonl.gz");
  const text = lines.map((line) => `${line}\n`).join("");
  const rows: Record<string, number> = {};
  for (const line of lines.slice(1)) {
    const [table] = JSON.parse(line) as [string];
    rows[table] = (rows[table] ?? 0) + 1;
  }
  const footer = { rows, sha256: createHash("sha256").update(text).digest("hex") };
  writeFileSync(path, gzipSync(`${text}${JSON.stringify(footer)}\n`));
  return path;
}

export const headerWith = (changes: object): string =>
  JSON.stringify({
    format: "weekfold-backup",
    edition: 1,
    madeAt: new Date(noon).toISOString(),
    migrations: migrations.map(({ name }) => name),
    ...changes,
  });

/** All rows of all tables with personal data. */
export async function allRows(place: Place): Promise<Record<string, object[]>> {
  return within(place, async (_, { query }) => {
    const rows: Record<string, object[]> = {};
    for (const table of ["households", "members", "documents", "changes", "invitations", "erasures"] as const)
      rows[table] = (await query.selectFrom(table).selectAll().execute()).toSorted((a, b) =>
        JSON.stringify(a) < JSON.stringify(b) ? -1 : 1,
      );
    return rows;
  });
}
