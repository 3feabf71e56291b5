import { closeSync, existsSync, openSync, readdirSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { freshFolder } from "./support/own-server.ts";
import { expect, newTab, serveStorePage, test } from "./support/store-test.ts";

/** Where this browser keeps its databases, if it keeps them in the way that is known here. */
function logsIn(profile: string): string[] {
  const databases = join(profile, "Default", "IndexedDB");
  if (!existsSync(databases)) return [];
  return readdirSync(databases, { recursive: true, encoding: "utf8" })
    .filter((name) => /leveldb[\\/]\d+\.log$/.test(name))
    .map((name) => join(databases, name));
}

function scribbleOver(file: string): void {
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(64, 0x5a), 0, 64, 0);
  closeSync(handle);
}

test("a database that the browser found corrupt and began anew is not taken for a new one", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const folder = freshFolder();
  const open = async () => {
    const settings = { ...launchOptions, baseURL: baseURL!, bypassCSP: true, serviceWorkers: "block" } as const;
    const context = await playwright.chromium.launchPersistentContext(folder, settings);
    await serveStorePage(context);
    return context;
  };
  const before = await open();
  const writing = await newTab(before);
  await writing.evaluate(async () => {
    await window.store.openTab("home");
    // More than one block of the log: in a shorter one the browser takes the damage for the log's end.
    await window.store.addAll(Array.from({ length: 300 }, (_, index) => `expense-${index}`));
  });
  await before.close();
  const logs = logsIn(folder);
  expect(logs, "the logs of this browser’s databases").not.toEqual([]);
  for (const file of logs) scribbleOver(file);
  const after = await open();
  const page = await newTab(after);
  const problem = await page.evaluate(() => window.store.problemOf(window.store.openDatabase("home")));
  expect(problem).toBe("damaged");
  await after.close();
  rmSync(folder, { recursive: true, force: true });
});
