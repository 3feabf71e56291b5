import type { Page } from "@playwright/test";
import { expect, test } from "./support/store-test.ts";

/** Another tab that has the database open and does not care what others want. */
const hold = (page: Page, version: number) =>
  page.evaluate(async (version) => {
    window.plain = await window.store.openPlain("home", version, window.store.makeStores);
    await window.store.putPlain(window.plain, "facts", { name: "mine", value: "still here" });
  }, version);

const letGo = (page: Page) => page.evaluate(() => window.plain.close());

const problemOfOpening = (page: Page) =>
  page.evaluate(() => window.store.problemOf(window.store.openDatabase("home").then(window.store.readContent)));

const factsOnDisk = async (page: Page) => (await page.evaluate(() => window.store.onDisk("home"))).rows.facts;

test("says that a tab of an older version is in the way, and opens once it is gone", async ({ openTab }) => {
  const [older, tab] = [await openTab(), await openTab()];
  await older.evaluate(async () => {
    window.plain = await window.store.openPlain("home", 5);
  });
  expect(await problemOfOpening(tab)).toBe("blocked");
  await letGo(older);
  await tab.reload();
  expect(await problemOfOpening(tab)).toBe("done");
});

test("waits a moment for a tab of an older version to give way", async ({ openTab }) => {
  const [older, tab] = [await openTab(), await openTab()];
  await older.evaluate(async () => {
    window.plain = await window.store.openPlain("home", 5);
    window.plain.onversionchange = () => void setTimeout(() => window.plain.close(), 500);
  });
  expect(await problemOfOpening(tab)).toBe("done");
});

test("leaves alone what a newer version of the app wrote, and says so", async ({ openTab }) => {
  const [newer, tab] = [await openTab(), await openTab()];
  await hold(newer, 20);
  expect(await problemOfOpening(tab)).toBe("newer");
  await letGo(newer);
  expect(await problemOfOpening(tab)).toBe("newer");
  expect(await tab.evaluate(() => window.store.onDisk("home"))).toMatchObject({
    version: 20,
    rows: { facts: [{ value: "still here" }] },
  });
});

test("adds nothing to a newer version that has other stores", async ({ openTab }) => {
  const tab = await openTab();
  await tab.evaluate(async () => {
    const newer = await window.store.openPlain("home", 20, (database) => {
      database.createObjectStore("everything");
    });
    newer.close();
  });
  expect(await problemOfOpening(tab)).toBe("newer");
  expect(await tab.evaluate(() => window.store.onDisk("home"))).toEqual({ version: 20, rows: { everything: [] } });
});

test("gives way to a newer version, tells so, and keeps nothing after it", async ({ openTab }) => {
  const [tab, newer] = [await openTab(), await openTab()];
  await tab.evaluate(async () => {
    await window.store.openTab("home");
    await window.store.add("a");
  });
  await newer.evaluate(async () => {
    window.plain = await window.store.openPlain("home", 20);
  });
  await expect.poll(() => tab.evaluate(() => window.taken)).toBe(1);
  expect(await tab.evaluate(() => window.store.add("b"))).toBe("closed");
  expect(await tab.evaluate(() => window.store.allShown())).toEqual(["a"]);
  await letGo(newer);
  expect(await tab.evaluate(() => window.store.add("b"))).toBe("closed");
  const { rows } = await tab.evaluate(() => window.store.onDisk("home"));
  expect([rows.records!.length, rows.outbox!.length]).toEqual([1, 1]);
});

test("gives way where another tab erases it, and does not bring it back", async ({ openTab }) => {
  const [tab, other] = [await openTab(), await openTab()];
  for (const page of [tab, other]) await page.evaluate(() => window.store.openTab("home"));
  await tab.evaluate(() => window.store.add("a"));
  await other.evaluate(() => window.tab.database.erase());
  await expect.poll(() => tab.evaluate(() => window.taken)).toBe(1);
  expect(await tab.evaluate(() => window.store.change("a", { payee: "Baker" }))).toBe("closed");
  expect(await tab.evaluate(() => indexedDB.databases())).toEqual([]);
  expect(await other.evaluate(() => window.taken ?? 0)).toBe(0);
});

test("does not bring back what the browser cleared", async ({ context, openTab }) => {
  const tab = await openTab();
  await tab.evaluate(async () => {
    await window.store.openTab("home");
    await window.store.add("a");
  });
  const session = await context.newCDPSession(tab);
  const { origin } = new URL(tab.url());
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
  await expect.poll(() => tab.evaluate(() => window.taken)).toBe(1);
  expect(await tab.evaluate(() => window.store.add("b"))).toBe("closed");
  expect(await tab.evaluate(() => indexedDB.databases())).toEqual([]);
});

test("says that a tab is in the way of erasing, which happens once it is gone", async ({ openTab }) => {
  const [stubborn, tab] = [await openTab(), await openTab()];
  await tab.evaluate(() => window.store.openTab("home"));
  await stubborn.evaluate(async () => {
    window.plain = await window.store.openPlain("home");
  });
  expect(await tab.evaluate(() => window.store.problemOf(window.tab.database.erase()))).toBe("blocked");
  await letGo(stubborn);
  await expect.poll(() => tab.evaluate(() => indexedDB.databases())).toEqual([]);
});

const layouts = {
  "lacks stores": (database: IDBDatabase) => void database.createObjectStore("facts", { keyPath: "name" }),
  "lacks indexes": (database: IDBDatabase) => {
    database.createObjectStore("households", { keyPath: "id" });
    database.createObjectStore("facts", { keyPath: "name" });
    for (const name of ["records", "outbox"]) database.createObjectStore(name, { keyPath: ["household", "id"] });
  },
};

for (const [name, layout] of Object.entries(layouts))
  test(`a database that ${name} is damaged, and what can be read of it stays`, async ({ openTab }) => {
    const tab = await openTab();
    const make = await tab.evaluateHandle(`(${layout})`);
    await tab.evaluate(async (make) => {
      const damaged = await window.store.openPlain("home", 10, make as (database: IDBDatabase) => void);
      await window.store.putPlain(damaged, "facts", { name: "mine", value: "still here" });
      damaged.close();
    }, make);
    const before = await tab.evaluate(() => window.store.onDisk("home"));
    for (let times = 0; times < 2; times += 1) expect(await problemOfOpening(tab)).toBe("damaged");
    expect(await tab.evaluate(() => window.store.onDisk("home"))).toEqual(before);
    expect(await factsOnDisk(tab)).toEqual([{ name: "mine", value: "still here" }]);
  });

test("a database without any store is damaged", async ({ openTab }) => {
  const tab = await openTab();
  await tab.evaluate(async () => (await window.store.openPlain("home", 10)).close());
  expect(await problemOfOpening(tab)).toBe("damaged");
});
