import { setImmediate as settle } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { fakeTiming } from "#web/store/sync/server.fixture.ts";
import { httpRemote, watchStream } from "./http-remote.ts";

type Opened = { say(text: string): void; end(): void; isAborted(): boolean };

/** A server whose streams the test controls; `answer` may return a response instead. */
function watching(answer: () => Response | Promise<Response> | null = () => null) {
  const timing = fakeTiming();
  const streams: Opened[] = [];
  let [called, asked, cuts] = [0, 0, 0];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    asked += 1;
    const { signal } = init!;
    const given = answer();
    if (given !== null) return Promise.race([given, aborted(signal!)]);
    let body!: ReadableStreamDefaultController<Uint8Array>;
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        body = controller;
      },
    });
    signal!.addEventListener("abort", () => body.error(signal!.reason));
    streams.push({
      say: (text) => body.enqueue(new TextEncoder().encode(text)),
      end: () => body.close(),
      isAborted: () => signal!.aborted,
    });
    return new Response(stream, { headers: { "content-type": "text/event-stream" } });
  };
  const { stop, wake, isEnded } = watchStream({ fetch, origin: "", timing }, "/stream", {
    onChanged() {
      called += 1;
    },
    onCut() {
      cuts += 1;
    },
  });
  return {
    timing,
    streams,
    stop,
    wake,
    isEnded: () => isEnded?.(),
    called: () => called,
    asked: () => asked,
    cuts: () => cuts,
  };
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

const changed = "event: changed\ndata: 7\n\n";

describe("watching a household", () => {
  it("[RE14] notifies for every change, even if split into chunks, and not for heartbeats", async () => {
    const { streams, called } = watching();
    await settle();
    for (const text of [changed, ": still here\n\n", "event: cha", "nged\nda", "ta: 8\n\n"]) {
      streams[0]!.say(text);
      await settle();
    }
    expect(called()).toBe(2);
  });

  it("[RE14] reconnects with backoff, which resets once something arrives", async () => {
    const { streams, timing, asked } = watching();
    for (const wait of [1_000, 2_000]) {
      await settle();
      streams.at(-1)!.end();
      await settle();
      expect(timing.waits()).toEqual([wait]);
      timing.pass(wait);
    }
    await settle();
    streams.at(-1)!.say(changed);
    await settle();
    streams.at(-1)!.end();
    await settle();
    expect([timing.waits(), asked()]).toEqual([[1_000], 3]);
  });

  it.each([500, 503, 429, 404])("[RE14] reconnects after a %i", async (status) => {
    const { timing, called } = watching(() => new Response("<html>", { status }));
    await settle();
    expect([timing.waits(), called()]).toEqual([[1_000], 0]);
  });

  it.each([401, 403])("[RE14] ends after a %i, and notifies once so that a pull finds the reason", async (status) => {
    const { timing, called, isEnded } = watching(() => new Response("{}", { status }));
    await settle();
    expect([timing.waits(), called(), isEnded()]).toEqual([[], 1, false]);
  });

  it("[RE14] ends when the server ends it, and notifies once so that a pull finds the reason", async () => {
    const { streams, timing, called } = watching();
    await settle();
    streams[0]!.say("event: ended\ndata: not-a-member\n\n");
    await settle();
    expect([timing.waits(), called()]).toEqual([[], 1]);
  });

  it("[RE14] tells that a live stream was ended, so that another one can be started", async () => {
    const { streams, isEnded } = watching();
    await settle();
    streams[0]!.say(changed);
    await settle();
    expect(isEnded()).toBe(false);
    streams[0]!.say("event: ended\ndata: signed-out\n\n");
    await settle();
    expect(isEnded()).toBe(true);
  });

  it("[RE14] drops a connection that is silent for a minute, and reconnects", async () => {
    const { streams, timing } = watching();
    await settle();
    streams[0]!.say(changed);
    await settle();
    timing.pass(59_999);
    expect(streams[0]!.isAborted()).toBe(false);
    timing.pass(1);
    await settle();
    expect([streams[0]!.isAborted(), timing.waits()]).toEqual([true, [1_000]]);
  });

  it.each([
    ["a response", () => new Promise<Response>(() => {})],
    ["the first event", () => null],
  ])("[RE14] drops a connection on which %s never arrives", async (_, answer) => {
    const { timing } = watching(answer);
    await settle();
    timing.pass(60_000);
    await settle();
    expect(timing.waits()).toEqual([1_000]);
  });

  it("[RE14] drops a connection that is silent for ten seconds while the page is visible, and reports the cut once", async () => {
    const { streams, timing, cuts } = watching();
    timing.watched = true;
    await settle();
    streams[0]!.say(changed);
    await settle();
    for (let beat = 0; beat < 5; beat += 1) {
      timing.pass(9_000);
      streams[0]!.say(": still here\n\n");
      await settle();
    }
    expect([streams.length, cuts()]).toEqual([1, 0]);
    timing.pass(10_000);
    await settle();
    expect([cuts(), timing.waits()]).toEqual([1, [1_000]]);
    for (let tried = 0; tried < 2; tried += 1) {
      timing.pass(timing.waits()[0]!);
      await settle();
      streams.at(-1)!.end();
      await settle();
    }
    expect([streams.length, cuts()]).toEqual([3, 1]);
  });

  it("[RE14] reconnects at once on wake, unless it is live", async () => {
    const { streams, timing, wake, asked } = watching();
    await settle();
    for (const wait of [1_000, 2_000]) {
      streams.at(-1)!.end();
      await settle();
      expect(timing.waits()).toEqual([wait]);
      if (wait === 1_000) timing.pass(wait);
      await settle();
    }
    wake();
    await settle();
    expect([asked(), timing.waits()]).toEqual([3, [60_000]]);
    wake();
    streams.at(-1)!.say(changed);
    await settle();
    wake();
    await settle();
    expect(asked()).toBe(3);
  });

  it("[RE14] drops a silent connection on wake", async () => {
    const { streams, timing, wake, asked, called } = watching();
    await settle();
    streams[0]!.say(changed);
    await settle();
    timing.pass(10_001);
    wake();
    await settle();
    expect([asked(), streams[0]!.isAborted(), streams[1]!.isAborted()]).toEqual([2, true, false]);
    timing.pass(4_001);
    wake();
    await settle();
    expect([asked(), streams[1]!.isAborted(), called()]).toEqual([3, true, 1]);
    expect(timing.waits()).toEqual([60_000]);
  });

  it("[RE14] does nothing once stopped", async () => {
    const { streams, timing, stop, called, asked } = watching();
    await settle();
    streams[0]!.say(changed);
    await settle();
    stop();
    await settle();
    timing.pass(600_000);
    await settle();
    expect([called(), asked(), streams[0]!.isAborted(), timing.waits()]).toEqual([1, 1, true, []]);
  });
});

it("[RE29] ends a push that hangs while the server answers other requests, so that sync can send it again", async () => {
  const timing = fakeTiming();
  const fetch: typeof globalThis.fetch = async (url, init) =>
    String(url).endsWith("/push") ? aborted(init!.signal!) : Response.json({});
  const remote = httpRemote({ fetch, origin: "", timing });
  const pushed = remote.push("home", "epoch", [], 0);
  expect(await remote.reach?.()).toBe(true);
  timing.pass(5_001);
  expect(await pushed).toEqual({ ok: false, problem: "unreachable" });
});
