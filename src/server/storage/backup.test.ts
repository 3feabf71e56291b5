import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { backUp } from "./backup.ts";
import { backupCommand, restoreCommand } from "./backup-command.ts";
import { allRows, backedUp, backupPath, engines, fill, linesOf, within } from "./backup-fixture.contract.ts";
import { freshFolder } from "./engines.contract.ts";
import { begin, granted, noCheckpoint, noon, pushTo, write } from "./household-fixture.contract.ts";
import { restore } from "./restore.ts";

describe.each(engines)("a backup of %s", (_, place) => {
  it.each(engines)("[BK4] restores into %s, row by row", async (_, placeThere) => {
    const [here, there] = [await place(), await placeThere()];
    const household = await within(here, async (storage) => {
      const household = await begin(storage, "maya");
      await fill(storage, household, 1_001);
      granted(await storage.addMember(household, "maya", "tom", noon));
      granted(await storage.removeMember(household, "maya", "tom", noon + 1));
      await begin(storage, "uma", "private");
      return household;
    });
    const rows = await restore(there, await backedUp(here));
    expect(rows.rows).toMatchObject({ households: 2, members: 3, documents: 1_001, changes: 2, erasures: 1 });
    const [before, after] = [await allRows(here), await allRows(there)];
    for (const table of ["members", "documents", "changes"]) expect(after[table]).toEqual(before[table]);
    const pulled = await within(there, (storage) => storage.pull(household, "maya", noCheckpoint, noon, 1));
    expect(granted(pulled)).toMatchObject({ lost: [[1_003, expect.any(Number)]], hasMore: true });
  });

  it("[BK5] is a snapshot even while people write", async () => {
    const here = await place();
    await within(here, async (storage) => {
      const household = await begin(storage, "maya");
      await fill(storage, household, 1_000);
      let isDone = false;
      const writing = (async () => {
        for (let n = 0; !isDone; n += 1) {
          granted(await pushTo(storage, household, "maya", [write(`late${n}`, 0)], noon));
          await sleep(1);
        }
      })();
      const path = await backedUp(here);
      isDone = true;
      await writing;
      const rows = linesOf(path)
        .slice(1)
        .map((line) => JSON.parse(line) as [string, Record<string, number>]);
      const of = (name: string) => rows.filter(([table]) => table === name).map(([, row]) => row);
      const [{ seq, record_count }] = of("households") as [{ seq: number; record_count: number }];
      const versions = [...of("documents").map((row) => row.version!), ...of("changes").map((row) => row.seq!)];
      expect(versions.sort((a, b) => a - b)).toEqual(Array.from({ length: seq }, (_, n) => n + 1));
      expect(of("documents")).toHaveLength(record_count);
      expect(Math.max(...of("documents").map((row) => row.version!))).toBe(seq);
    });
  });

  it("gets its name only when it is complete, is readable only by its owner, and replaces an earlier one", async () => {
    const here = await place();
    await within(here, (storage) => begin(storage, "maya"));
    const path = await backedUp(here);
    await backUp(here, path);
    expect(readdirSync(dirname(path))).toEqual(["backup.jsonl.gz"]);
    if (process.platform !== "win32") expect(statSync(path).mode & 0o077).toBe(0);
  });

  it("refuses a database of a newer Weekfold, and leaves nothing behind", async () => {
    const here = await place();
    await within(here, (_, { query }) =>
      query.insertInto("migrations").values({ name: "9999-later", at: "" }).execute(),
    );
    const path = backupPath();
    await expect(backUp(here, path)).rejects.toThrow("written by a newer Weekfold");
    expect(readdirSync(dirname(path))).toEqual([]);
  });

  it("changes nothing in the database, and runs no migration", async () => {
    const here = await place();
    await within(here, async (_, { query }) => {
      for (const table of ["mails", "invitations", "erasures"] as const) await query.schema.dropTable(table).execute();
      await query.deleteFrom("migrations").execute();
    });
    const lines = linesOf(await backedUp(here));
    expect(JSON.parse(lines[0]!).migrations).toEqual([]);
  });
});

it("is refused without a database", async () => {
  const nowhere = { databaseUrl: null, dataDir: freshFolder() };
  await expect(backUp(nowhere, backupPath())).rejects.toThrow("There is no database in DATA_DIR");
  expect(readdirSync(nowhere.dataDir)).toEqual([]);
});

type Run = typeof backupCommand;

async function run(command: Run, dataDir: string, ...args: string[]) {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const code = await command({ env: { DATA_DIR: dataDir }, args, say, now: new Date(noon) });
  return { code, said: said.join("\n") };
}

it("is one command each way, which reports what was done", async () => {
  const [here, there] = [freshFolder(), freshFolder()];
  await within({ databaseUrl: null, dataDir: here }, (storage) => begin(storage, "maya"));
  const made = await run(backupCommand, here);
  const path = join(here, "backups", "weekfold-2026-10-14T12-00-00.jsonl.gz");
  expect(made).toEqual({ code: 0, said: `Backed up 1 household with 0 records to ${path}` });
  expect(existsSync(path)).toBe(true);
  const restored = await run(restoreCommand, there, path);
  expect(restored.code).toBe(0);
  expect(restored.said).toContain("Restored 1 household with 0 records as of 2026-10-14T12:00:00.000Z.");
  expect(await run(restoreCommand, there, path)).toMatchObject({ code: 1 });
  expect(await run(restoreCommand, there, path, "--replace")).toMatchObject({ code: 0 });
  expect(await run(restoreCommand, there, path, "--replace", "--ledger", "none")).toMatchObject({ code: 1 });
});

it("reports what is wrong, with exit code 1", async () => {
  const here = freshFolder();
  expect(await run(backupCommand, here)).toEqual({
    code: 1,
    said: `There is no database in DATA_DIR (${here}). No backup was made.`,
  });
  expect((await run(backupCommand, here, "--help")).said).toContain("Usage: npm run backup");
  expect((await run(restoreCommand, here)).said).toContain("Usage: npm run restore");
  expect((await run(restoreCommand, here, "a", "b")).said).toContain("Usage: npm run restore");
  const bad = await backupCommand({ env: { DATABASE_URL: "mysql://x" }, args: [], say: () => {} });
  expect(bad).toBe(1);
});
