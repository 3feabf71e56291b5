import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eraseEvents, openEventDatabase } from "./event-database.ts";
import { fakeIndexedDb } from "./indexed-db.fixture.ts";
import { eventOf } from "./outbox.fixture.ts";

let browser: ReturnType<typeof fakeIndexedDb>;

beforeEach(() => {
  browser = fakeIndexedDb();
  vi.stubGlobal("indexedDB", browser);
});

afterEach(() => vi.unstubAllGlobals());

const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id);

it("[TR13] what one page put is there for the next, the oldest first, until it is removed", async () => {
  const database = await openEventDatabase();
  for (const index of [2, 1, 3]) await database.add(eventOf(index));
  const next = await openEventDatabase();
  expect(ids(await next.some(2))).toEqual(ids([eventOf(1), eventOf(2)]));
  await next.remove(ids([eventOf(1), eventOf(2)]));
  expect(ids(await database.some(9))).toEqual(ids([eventOf(3)]));
});

it("[TR15] erased, nothing is left, and a page that had it open is not in the way", async () => {
  const database = await openEventDatabase();
  await database.add(eventOf(1));
  await eraseEvents();
  expect(browser.names()).toEqual([]);
});

it("[TR15] closed for good, it writes nothing more, and brings no erased database back", async () => {
  const database = await openEventDatabase();
  const adding = database.add(eventOf(1)).catch(() => {});
  const erased = eraseEvents();
  await database.close();
  await Promise.all([adding, erased]);
  await expect(database.add(eventOf(2))).rejects.toThrow();
  await expect(database.some(9)).rejects.toThrow();
  expect(browser.names()).toEqual([]);
});

it.each(["by another tab", "by the browser"])(
  "[TR13] erased %s while consent goes on, it takes events again",
  async (by) => {
    const database = await openEventDatabase();
    await database.add(eventOf(1));
    if (by === "by the browser") browser.lose();
    else await eraseEvents();
    await database.add(eventOf(2));
    expect(ids(await database.some(9))).toEqual(ids([eventOf(2)]));
  },
);

it("[TR2] without a database there is nothing to erase, and nothing fails", async () => {
  vi.stubGlobal("indexedDB", undefined);
  await expect(eraseEvents()).resolves.toBeUndefined();
  await expect(openEventDatabase()).rejects.toThrow();
});
