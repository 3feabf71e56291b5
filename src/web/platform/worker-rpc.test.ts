import { afterEach, describe, expect, it, vi } from "vitest";
import { type Chunk, createChunk } from "#web/app/lazy/chunk.ts";
import { blockedWorker, FailingWorker, InlineWorker, SilentWorker, workerList } from "./worker-rpc.fixture.ts";
import { createWorkerClient, type WorkerCall } from "./worker-rpc.ts";

class Refused extends Error {}

/** A worker that can do a little of everything. */
function createHandlers() {
  const parts: number[] = [];
  const delivered: number[] = [];
  return {
    add: (part: readonly number[]) => void parts.push(...part),
    sum: () => parts.reduce((sum, part) => sum + part, 0),
    async count(upTo: number, { notify, signal }: WorkerCall<number>) {
      for (let at = 1; at <= upTo; at++) {
        if (signal.aborted) throw new Refused("canceled");
        notify(at);
        await new Promise((resolve) => setTimeout(resolve));
      }
      return "counted";
    },
    async deliverAll(items: readonly number[], { deliver }: WorkerCall<number>) {
      for (const item of items) {
        await deliver(item);
        delivered.push(item);
      }
      return delivered;
    },
    refuse: (why: string) => Promise.reject(new Refused(why)),
  };
}

type Handlers = ReturnType<typeof createHandlers>;

const describeError = (error: unknown) => ({ why: (error as Error).message, isRefused: error instanceof Refused });
const script = (load = async () => true as const) => createChunk("script", { files: () => [], importModule: load });

function openClient(
  make: () => InlineWorker = () => new InlineWorker(createHandlers(), { describeError }),
  chunk = script(),
) {
  const { start, workers } = workerList(make);
  return { client: createWorkerClient<Handlers>(chunk, start), workers };
}

async function readyScript(): Promise<Chunk<true>> {
  const chunk = script();
  await chunk.load();
  return chunk;
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("calls to a worker", () => {
  it("start it once, resolve with their own results, and see the parts that were sent before", async () => {
    const { client, workers } = openClient();
    expect([client.isOpen(), client.isBusy()]).toEqual([false, false]);
    expect(await client.connect()).toBe(true);
    client.send("add", [1, 2]);
    client.send("add", [3]);
    const results = Promise.all([client.call("sum", undefined), client.call("count", 2)]);
    expect(client.isBusy()).toBe(true);
    expect(await results).toEqual([6, "counted"]);
    expect([workers.length, client.isOpen(), client.isBusy()]).toEqual([1, true, false]);
  });

  it("pass notifications one at a time, all of them before the result", async () => {
    const { client } = openClient();
    const seen: number[] = [];
    let busy = 0;
    const onNote = async (note: number) => {
      expect(busy++).toBe(0);
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push(note);
      busy--;
    };
    await client.call("count", 4, { onNote });
    expect(seen).toEqual([1, 2, 3, 4]);
  });

  it("let the worker wait until a delivery is processed", async () => {
    const { client, workers } = openClient();
    let [letGo, seen] = [() => {}, 0];
    const hold = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const onNote = () => (seen++ === 0 ? hold : undefined);
    const result = client.call("deliverAll", [7, 8], { onNote });
    await vi.waitFor(() => expect(seen).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(workers[0]!.sent).toHaveLength(1);
    letGo();
    expect(await result).toEqual([7, 8]);
  });

  it("reject with the description of a handler's error, and the worker goes on", async () => {
    const { client } = openClient();
    await expect(client.call("refuse", "no room")).rejects.toMatchObject({
      reason: "thrown",
      cause: { why: "no room", isRefused: true },
    });
    expect(await client.call("sum", undefined)).toBe(0);
  });

  it("reject with the error of their own notification handler", async () => {
    const { client } = openClient();
    const onNote = () => Promise.reject(new Error("The device is full"));
    await expect(client.call("count", 3, { onNote })).rejects.toThrow("The device is full");
    expect(client.isBusy()).toBe(false);
  });

  it.each([0, 2])("can be canceled after %i notifications, by a handler that notices", async (after) => {
    const { client, workers } = openClient();
    const canceling = new AbortController();
    if (after === 0) canceling.abort();
    const onNote = (note: number) => note === after && canceling.abort();
    const call = client.call("count", 1_000, { onNote: (note) => void onNote(note), signal: canceling.signal });
    await expect(call).rejects.toMatchObject({ cause: { why: "canceled" } });
    expect(workers[0]!.isTerminated).toBe(false);
  });

  it("resolve if a cancellation comes too late", async () => {
    const { client } = openClient();
    const canceling = new AbortController();
    const onNote = () => canceling.abort();
    expect(await client.call("deliverAll", [1], { onNote, signal: canceling.signal })).toEqual([1]);
  });
});

describe("a worker that is closed", () => {
  it("is terminated; its calls reject, its responses are ignored, and the next call starts another", async () => {
    const { client, workers } = openClient(undefined, await readyScript());
    const notes: number[] = [];
    const first = client.call("count", 1_000, { onNote: (note) => void notes.push(note) });
    await vi.waitFor(() => expect(notes.length).toBeGreaterThan(1));
    client.close();
    const seen = notes.length;
    workers[0]!.dispatchEvent(new MessageEvent("message", { data: { id: 1, note: 0, isDelivery: false } }));
    await expect(first).rejects.toMatchObject({ reason: "closed" });
    expect(await client.call("count", 3)).toBe("counted");
    expect(notes).toHaveLength(seen);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });

  it("never starts if its script is still loading", async () => {
    const { client, workers } = openClient();
    const call = client.call("sum", undefined);
    client.close("failed");
    await expect(call).rejects.toMatchObject({ reason: "failed" });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(workers).toEqual([]);
  });
});

describe("without a worker", () => {
  it.each([
    ["is blocked", blockedWorker],
    ["fails to run its script", () => new FailingWorker()],
  ])("no connection is made if it %s, and calls reject", async (_, make) => {
    const { client } = openClient(make);
    expect(await client.connect()).toBe(false);
    await expect(client.call("sum", undefined)).rejects.toMatchObject({ reason: "failed" });
    expect(client.isOpen()).toBe(false);
  });

  it("no connection is made if its script can't be fetched, and calls reject", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const { client, workers } = openClient(
      undefined,
      script(() => Promise.reject(new Error("offline"))),
    );
    expect(await client.connect()).toBe(false);
    await expect(client.call("sum", undefined)).rejects.toMatchObject({ reason: "not-loaded" });
    expect(workers).toEqual([]);
  });

  it("the caller waits five seconds for a script", async () => {
    vi.useFakeTimers();
    const { client, workers } = openClient(
      undefined,
      script(() => new Promise(() => {})),
    );
    let isConnected: boolean | undefined;
    void client.connect().then((is) => {
      isConnected = is;
    });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(isConnected).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect([isConnected, workers.length]).toEqual([false, 0]);
  });

  it("a call stays pending while a worker is silent, until it is closed", async () => {
    const { client } = openClient(() => new SilentWorker());
    const call = client.call("sum", undefined);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(client.isBusy()).toBe(true);
    client.close();
    await expect(call).rejects.toMatchObject({ reason: "closed" });
  });
});

describe("a worker that fails", () => {
  it("is terminated, and the next call starts another", async () => {
    const { client, workers } = openClient();
    const call = client.call("count", 1_000);
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    workers[0]!.dispatchEvent(new Event("messageerror"));
    await expect(call).rejects.toMatchObject({ reason: "failed" });
    expect(workers[0]!.isTerminated).toBe(true);
    expect(await client.call("count", 1)).toBe("counted");
  });

  it("is not replaced once it was connected, because another would lack what was sent to it", async () => {
    const { client, workers } = openClient();
    await client.connect();
    client.send("add", [1]);
    workers[0]!.dispatchEvent(new Event("error"));
    client.send("add", [2]);
    await expect(client.call("sum", undefined)).rejects.toMatchObject({ reason: "failed" });
    expect(workers).toHaveLength(1);
  });
});
