import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type EventDatabase, memoryEventDatabase, withMemoryFallback } from "./event-database.ts";
import { collector, eventOf, settles } from "./outbox.fixture.ts";
import { openOutbox, type SendResult, sendBatch } from "./outbox.ts";

describe("outbox", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("navigator", {});
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const isBusy: SendResult = { isSettled: false, retryAfter: 60 };

  it("events are sent in one batch and stored until the collector has confirmed them", async () => {
    const [database, { batches, send }] = [memoryEventDatabase(), collector()];
    const outbox = openOutbox({ database: Promise.resolve(database), send });
    outbox.put(eventOf(1));
    outbox.put(eventOf(2));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([batches.length, (await database.oldest(9)).length]).toEqual([0, 2]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([batches, await database.oldest(9)]).toEqual([[["event-000001", "event-000002"]], []]);
  });

  it("offline it retries with growing delays, then sends each event once", async () => {
    const [database, { batches, send }] = [
      memoryEventDatabase(),
      collector(new TypeError("offline"), new TypeError("offline")),
    ];
    openOutbox({ database: Promise.resolve(database), send }).put(eventOf(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(batches).toHaveLength(3);
    expect(await database.oldest(9)).toEqual([]);
  });

  it("a busy collector is retried after the delay that it requests", async () => {
    const { batches, send } = collector(isBusy);
    const outbox = openOutbox({ database: Promise.resolve(memoryEventDatabase()), send });
    outbox.put(eventOf(1));
    await vi.advanceTimersByTimeAsync(50_000);
    expect(batches).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(batches).toHaveLength(2);
  });

  it("many events are split into requests of limited size", async () => {
    const { batches, send } = collector();
    const database = memoryEventDatabase();
    for (let index = 0; index < 120; index++) await database.add(eventOf(index));
    await openOutbox({ database: Promise.resolve(database), send }).flush();
    expect(batches.flat()).toHaveLength(120);
    expect(Math.max(...batches.map((batch) => batch.length))).toBeLessThanOrEqual(50);
    const long = memoryEventDatabase();
    for (let index = 0; index < 50; index++)
      await long.add(eventOf(index, { page_title: "x".repeat(300), page_location: "y".repeat(1_000) }));
    batches.length = 0;
    await openOutbox({ database: Promise.resolve(long), send }).flush();
    expect(batches.length).toBeGreaterThan(1);
    expect(batches.flat()).toHaveLength(50);
  });

  it("a page that is left sends its unconfirmed events at once", async () => {
    const { batches, send } = collector();
    const outbox = openOutbox({ database: Promise.resolve(memoryEventDatabase()), send });
    outbox.put(eventOf(1));
    outbox.flushOnExit();
    expect(batches).toEqual([["event-000001"]]);
    await vi.advanceTimersByTimeAsync(10_000);
    outbox.flushOnExit();
    expect(batches).toEqual([["event-000001"]]);
  });

  it("[TR15] after a stop nothing more is sent and nothing stays queued", async () => {
    const [database, { batches, send }] = [memoryEventDatabase(), collector()];
    const outbox = openOutbox({ database: Promise.resolve(database), send });
    outbox.put(eventOf(1));
    await outbox.stop();
    outbox.put(eventOf(2));
    outbox.flushOnExit();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([batches, await database.oldest(9)]).toEqual([[], []]);
  });
});

describe("races", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("navigator", {});
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const open = (send: ReturnType<typeof collector>["send"], database: EventDatabase = memoryEventDatabase()) =>
    openOutbox({ database: Promise.resolve(database), send });

  describe("consent withdrawn", () => {
    it("[TR15] during a database query: nothing is sent", async () => {
      const [database, { batches, send }] = [memoryEventDatabase(), collector()];
      await database.add(eventOf(1));
      let answer = () => {};
      const slow = {
        ...database,
        oldest: () => new Promise<never[]>((resolve) => (answer = () => resolve([eventOf(1)] as never[]))),
      };
      const outbox = open(send, slow);
      const flushed = outbox.flush();
      await vi.advanceTimersByTimeAsync(0);
      await outbox.stop();
      answer();
      await flushed;
      expect(batches).toEqual([]);
    });

    it("[TR15] while the database opens: nothing is written into it", async () => {
      const database = memoryEventDatabase();
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

    it("[TR15] during a request: nothing fails", async () => {
      const failures: unknown[] = [];
      const note = (reason: unknown) => failures.push(reason);
      process.on("unhandledRejection", note);
      const broken = {
        ...memoryEventDatabase(),
        remove: () => Promise.reject(new DOMException("closed", "InvalidStateError")),
      };
      const outbox = open(collector().send, broken);
      outbox.put(eventOf(1));
      outbox.flushOnExit();
      await outbox.stop();
      vi.useRealTimers();
      await new Promise((resolve) => setTimeout(resolve, 5));
      process.off("unhandledRejection", note);
      expect(failures).toEqual([]);
    });
  });

  describe("sending", () => {
    it("two exit events of one page send each event once, also one in flight", async () => {
      const batches: number[] = [];
      let answer = (_: SendResult) => {};
      const outbox = open((events) => {
        batches.push(events.length);
        return new Promise((resolve) => (answer = resolve));
      });
      outbox.put(eventOf(1));
      outbox.flushOnExit();
      outbox.flushOnExit();
      outbox.put(eventOf(2));
      outbox.flushOnExit();
      expect(batches).toEqual([1, 1]);
      answer(settles);
    });

    it("after a failure, when another tab has sent the events, later events are sent without a retry delay", async () => {
      const [database, { batches, send }] = [memoryEventDatabase(), collector(new TypeError("offline"))];
      const outbox = open(send, database);
      outbox.put(eventOf(1));
      await vi.advanceTimersByTimeAsync(2_000);
      await database.remove([eventOf(1).id]);
      await vi.advanceTimersByTimeAsync(60_000);
      outbox.put(eventOf(2));
      await vi.advanceTimersByTimeAsync(2_000);
      expect(batches).toEqual([[eventOf(1).id], [eventOf(2).id]]);
    });

    it("while another tab is sending, it tries again later", async () => {
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

    it("a collector that requests an absurd delay is retried after an hour, not at once", async () => {
      const { batches, send } = collector({ isSettled: false, retryAfter: Number.POSITIVE_INFINITY });
      open(send).put(eventOf(1));
      await vi.advanceTimersByTimeAsync(3_000_000);
      expect(batches).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(700_000);
      expect(batches).toHaveLength(2);
    });

    it("events that a full disk does not store are still sent, once", async () => {
      const full = {
        ...memoryEventDatabase(),
        add: () => Promise.reject(new DOMException("full", "QuotaExceededError")),
      };
      const { batches, send } = collector();
      open(send, withMemoryFallback(full)).put(eventOf(1));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(batches).toEqual([[eventOf(1).id]]);
    });

    it("events are still sent when the database fails altogether", async () => {
      const fail = () => Promise.reject(new DOMException("broken", "UnknownError"));
      const { batches, send } = collector();
      open(send, withMemoryFallback({ add: fail, oldest: fail, remove: fail, close: fail })).put(eventOf(1));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(batches).toEqual([[eventOf(1).id]]);
    });
  });
});

describe("sendBatch", () => {
  afterEach(() => vi.unstubAllGlobals());

  const consent = { version: 1, at: 5, by: "visitor" as const };

  const answering = (status: number, headers: Record<string, string> = {}) => {
    const fetched = vi.fn(async (_: string, __: RequestInit) => new Response(null, { status, headers }));
    vi.stubGlobal("fetch", fetched);
    return fetched;
  };

  it.each([200, 204, 400, 404, 413])("does not retry after %i", async (status) => {
    answering(status);
    expect(await sendBatch(() => consent)([eventOf(1)])).toEqual({ isSettled: true });
  });

  it.each([408, 425, 429, 500, 502, 503])("retries after %i, when the collector says", async (status) => {
    answering(status, { "retry-after": "30" });
    expect(await sendBatch(() => consent)([eventOf(1)])).toEqual({ isSettled: false, retryAfter: 30 });
  });

  it("ignores a retry time that is not a number of seconds", async () => {
    answering(503, { "retry-after": "Sun, 15 Nov 2026 12:00:00 GMT" });
    expect(await sendBatch(() => consent)([eventOf(1)])).toEqual({ isSettled: false, retryAfter: 0 });
  });

  it("a batch outlives its page and carries the proof of consent", async () => {
    const fetched = answering(200);
    await sendBatch(() => consent)([eventOf(1)]);
    const [address, request] = fetched.mock.calls[0]!;
    expect([address, request.method, request.keepalive]).toEqual(["/api/events", "POST", true]);
    expect(JSON.parse(String(request.body))).toEqual({ sentAt: expect.any(Number), consent, events: [eventOf(1)] });
  });
});
