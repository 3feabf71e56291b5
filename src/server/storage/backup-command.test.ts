import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { backupCommand, restoreCommand } from "./backup-command.ts";
import { within } from "./backup-fixture.contract.ts";
import { freshFolder } from "./engines.contract.ts";
import { begin, noon } from "./household-fixture.contract.ts";

type Run = typeof backupCommand;

async function run(command: Run, dataDir: string, ...args: string[]) {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const code = await command({ env: { DATA_DIR: dataDir }, args, say, now: new Date(noon) });
  return { code, said: said.join("\n") };
}

it("[BK13] is one command each way, which says what was done", async () => {
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

it("[BK13] says what is wrong, with exit code 1", async () => {
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
