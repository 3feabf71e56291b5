import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventDatabase } from "./event-database.ts";
import { eventsInMemory, orInMemory } from "./events-in-memory.ts";
import { collector, eventOf, settles } from "./outbox.fixture.ts";
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

const open = (send: ReturnType<typeof collector>["send"], database: EventDatabase = eventsInMemory()) =>
  openOutbox({ database: Promise.resolve(database), send });

describe("consent taken back", () => {
  it("[TR15] while the database is asked, sends nothing", async () => {
    const [database, { batches, send }] = [eventsInMemory(), collector()];
    await database.add(eventOf(1));
    let answer = () => {};
    const slow = {
      ...database,
      some: () => new Promise<never[]>((resolve) => (answer = () => resolve([eventOf(1)] as never[]))),
    };
    const outbox = open(send, slow);
    const flushed = outbox.flush();
    await vi.advanceTimersByTimeAsync(0);
    await outbox.stop();
    answer();
    await flushed;
    expect(batches).toEqual([]);
  });

  it("[TR15] while the database opens, writes nothing into it", async () => {
    const database = eventsInMemory();
    const add = vi.spyOn(database, "add");
    let opened = () => {};
    const opening = new Promise<EventDatabase>((resolve) => (opened = () => resolve(database)));
    const outbox = openOutbox({ database: opening, send: collector().send });
    outbox.put(eventOf(1));
    void outbox.stop();
    opened();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(add).not.toHaveBeenCalled();
  });

  it("[TR15] while something is on its way, fails nowhere", async () => {
    const failures: unknown[] = [];
    const note = (reason: unknown) => failures.push(reason);
    process.on("unhandledRejection", note);
    const broken = {
      ...eventsInMemory(),
      remove: () => Promise.reject(new DOMException("closed", "InvalidStateError")),
    };
    const outbox = open(collector().send, broken);
    outbox.put(eventOf(1));
    outbox.hurry();
    await outbox.stop();
    vi.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve, 5));
    process.off("unhandledRejection", note);
    expect(failures).toEqual([]);
  });
});

describe("sending", () => {
  it("[TR13] a page's end that comes in two signs sends once, also what is on its way already", async () => {
    const batches: number[] = [];
    let answer = (_: SendAnswer) => {};
    const outbox = open((events) => {
      batches.push(events.length);
      return new Promise((resolve) => (answer = resolve));
    });
    outbox.put(eventOf(1));
    outbox.hurry();
    outbox.hurry();
    outbox.put(eventOf(2));
    outbox.hurry();
    expect(batches).toEqual([1, 1]);
    answer(settles);
  });

  it("[TR13] after a failure that another tab made good, later events go out in their time", async () => {
    const [database, { batches, send }] = [eventsInMemory(), collector(new TypeError("offline"))];
    const outbox = open(send, database);
    outbox.put(eventOf(1));
    await vi.advanceTimersByTimeAsync(2_000);
    await database.remove([eventOf(1).id]);
    await vi.advanceTimersByTimeAsync(60_000);
    outbox.put(eventOf(2));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(batches).toEqual([[eventOf(1).id], [eventOf(2).id]]);
  });

  it("[TR13] while another tab sends, it waits its turn and looks again", async () => {
    let isTaken = true;
    const request = (_: string, __: object, work: (lock: object | null) => unknown) => work(isTaken ? null : {});
    vi.stubGlobal("navigator", {
      locks: { request: async (...given: Parameters<typeof request>) => request(...given) },
    });
    const { batches, send } = collector();
    open(send).put(eventOf(1));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(batches).toEqual([]);
    isTaken = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(batches).toEqual([[eventOf(1).id]]);
  });

  it("[TR13] a collector that asks for an absurd wait is asked again after an hour, not at once", async () => {
    const { batches, send } = collector({ isSettled: false, retryAfter: Number.POSITIVE_INFINITY });
    open(send).put(eventOf(1));
    await vi.advanceTimersByTimeAsync(3_000_000);
    expect(batches).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(700_000);
    expect(batches).toHaveLength(2);
  });

  it("[TR2] what a full disk does not take is sent all the same, once", async () => {
    const full = { ...eventsInMemory(), add: () => Promise.reject(new DOMException("full", "QuotaExceededError")) };
    const { batches, send } = collector();
    open(send, orInMemory(full)).put(eventOf(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(batches).toEqual([[eventOf(1).id]]);
  });

  it("[TR2] a database that breaks altogether stops nothing either", async () => {
    const fail = () => Promise.reject(new DOMException("broken", "UnknownError"));
    const { batches, send } = collector();
    open(send, orInMemory({ add: fail, some: fail, remove: fail, close: fail })).put(eventOf(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(batches).toEqual([[eventOf(1).id]]);
  });
});
