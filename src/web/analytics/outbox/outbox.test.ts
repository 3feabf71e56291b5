import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventsInMemory } from "./events-in-memory.ts";
import { collector, eventOf } from "./outbox.fixture.ts";
import { openOutbox } from "./outbox.ts";
import type { SendAnswer } from "./send-batch.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isBusy: SendAnswer = { isSettled: false, retryAfter: 60 };

it("[TR13] what comes together goes together, and is kept until the collector has it", async () => {
  const [database, { batches, send }] = [eventsInMemory(), collector()];
  const outbox = openOutbox({ database: Promise.resolve(database), send });
  outbox.put(eventOf(1));
  outbox.put(eventOf(2));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([batches.length, (await database.some(9)).length]).toEqual([0, 2]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([batches, await database.some(9)]).toEqual([[["event-000001", "event-000002"]], []]);
});

it("[TR13] without a connection it tries again, ever more slowly, and then sends each once", async () => {
  const [database, { batches, send }] = [
    eventsInMemory(),
    collector(new TypeError("offline"), new TypeError("offline")),
  ];
  openOutbox({ database: Promise.resolve(database), send }).put(eventOf(1));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(batches).toHaveLength(3);
  expect(await database.some(9)).toEqual([]);
});

it("[TR13] a busy collector is left alone for as long as it asks", async () => {
  const { batches, send } = collector(isBusy);
  const outbox = openOutbox({ database: Promise.resolve(eventsInMemory()), send });
  outbox.put(eventOf(1));
  await vi.advanceTimersByTimeAsync(50_000);
  expect(batches).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(batches).toHaveLength(2);
});

it("[TR13] many go in several requests, none of them too large", async () => {
  const { batches, send } = collector();
  const database = eventsInMemory();
  for (let index = 0; index < 120; index++) await database.add(eventOf(index));
  await openOutbox({ database: Promise.resolve(database), send }).flush();
  expect(batches.flat()).toHaveLength(120);
  expect(Math.max(...batches.map((batch) => batch.length))).toBeLessThanOrEqual(50);
  const long = eventsInMemory();
  for (let index = 0; index < 50; index++)
    await long.add(eventOf(index, { page_title: "x".repeat(300), page_location: "y".repeat(1_000) }));
  batches.length = 0;
  await openOutbox({ database: Promise.resolve(long), send }).flush();
  expect(batches.length).toBeGreaterThan(1);
  expect(batches.flat()).toHaveLength(50);
});

it("[TR13] a page that is left sends at once what the collector does not have", async () => {
  const { batches, send } = collector();
  const outbox = openOutbox({ database: Promise.resolve(eventsInMemory()), send });
  outbox.put(eventOf(1));
  outbox.hurry();
  expect(batches).toEqual([["event-000001"]]);
  await vi.advanceTimersByTimeAsync(10_000);
  outbox.hurry();
  expect(batches).toEqual([["event-000001"]]);
});

it("[TR15] stopped, it sends nothing more, and nothing is left of what waited", async () => {
  const [database, { batches, send }] = [eventsInMemory(), collector()];
  const outbox = openOutbox({ database: Promise.resolve(database), send });
  outbox.put(eventOf(1));
  await outbox.stop();
  outbox.put(eventOf(2));
  outbox.hurry();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([batches, await database.some(9)]).toEqual([[], []]);
});
