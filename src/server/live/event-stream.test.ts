import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { err, ok } from "#domain/result.ts";
import { type Access, EventStream } from "./event-stream.ts";
import { changed, readerOf } from "./live-fixture.contract.ts";

const never = 1_000_000;

/** A stream of a household whose version the test changes. */
function streamOf({ heartbeat = never, delay = 0 } = {}) {
  const state = { seq: 0, looks: 0, ended: 0, answer: null as (() => Access) | null };
  const look = async (): Promise<Access> => {
    state.looks += 1;
    await sleep(delay);
    return state.answer ? state.answer() : ok({ epoch: "first", seq: state.seq });
  };
  const stream = new EventStream({ check: look, heartbeat, onEnd: () => (state.ended += 1) });
  return { state, stream };
}

describe("the event stream", () => {
  it("sends only the version, and after a change the new one", async () => {
    const { state, stream } = streamOf();
    const reader = readerOf(stream.body);
    stream.notify("changed");
    expect(await reader.next()).toBe(changed(0));
    state.seq = 7;
    stream.notify("changed");
    expect(await reader.next()).toBe(changed(7));
    await reader.leave();
  });

  it("sends an event after a `look` notice only if something changed", async () => {
    const { state, stream } = streamOf();
    const reader = readerOf(stream.body);
    stream.notify("changed");
    expect(await reader.next()).toBe(changed(0));
    stream.notify("look");
    await sleep(5);
    state.seq = 1;
    stream.notify("look");
    expect(await reader.next()).toBe(changed(1));
    await reader.leave();
  });

  it("checks once more for all notices during a check", async () => {
    const { state, stream } = streamOf({ delay: 20 });
    const reader = readerOf(stream.body);
    for (let n = 1; n <= 50; n += 1) {
      state.seq = n;
      stream.notify("changed");
    }
    expect([await reader.next(), await reader.next()]).toEqual([changed(50), changed(50)]);
    expect(state.looks).toBe(2);
    await reader.leave();
  });

  it("sends a comment as a heartbeat, or a change that no notice announced", async () => {
    const { state, stream } = streamOf({ heartbeat: 20 });
    const reader = readerOf(stream.body);
    stream.notify("changed");
    expect([await reader.next(), await reader.next(), await reader.next()]).toEqual([
      changed(0),
      ": still here",
      ": still here",
    ]);
    state.seq = 1;
    let last = await reader.next();
    for (; last === ": still here"; last = await reader.next());
    expect(last).toBe(changed(1));
    // Most heartbeats check nothing.
    expect(state.looks).toBeLessThanOrEqual(3);
    await reader.leave();
  });

  it.each(["not-a-member", "signed-out"] as const)("ends with an event when someone is %s", async (problem) => {
    const { state, stream } = streamOf({ heartbeat: 20 });
    const reader = readerOf(stream.body);
    stream.notify("changed");
    expect(await reader.next()).toBe(changed(0));
    state.answer = () => err(problem);
    let last = await reader.next();
    while (last === ": still here") last = await reader.next();
    expect([last, await reader.next()]).toEqual([`event: ended data: ${problem}`, null]);
    expect(state.ended).toBe(1);
  });

  it("ends without an event when the database does not answer, so that the reader reconnects", async () => {
    const { state, stream } = streamOf();
    const reader = readerOf(stream.body);
    state.answer = () => {
      throw new Error("out of reach");
    };
    stream.notify("changed");
    expect(await reader.next()).toBe(null);
    expect(state.ended).toBe(1);
  });

  it("buffers one message for a slow reader, then sends only the latest state", async () => {
    const { state, stream } = streamOf();
    for (let n = 1; n <= 200; n += 1) {
      state.seq = n;
      stream.notify("changed");
      await sleep(0);
    }
    const reader = readerOf(stream.body);
    const [first, second] = [await reader.next(), await reader.next()];
    expect([first, second]).toEqual([changed(1), changed(200)]);
    await reader.leave();
  });

  it("ends a slow reader that lost access", async () => {
    const { state, stream } = streamOf();
    for (let n = 0; n < 3; n += 1) {
      stream.notify("changed");
      await sleep(5);
    }
    state.answer = () => err("not-a-member");
    stream.notify("look");
    await sleep(5);
    expect(state.ended).toBe(1);
  });

  it("drops a reader that reads nothing for several heartbeats", async () => {
    const { state, stream } = streamOf({ heartbeat: 10 });
    stream.notify("changed");
    await expect.poll(() => state.ended).toBe(1);
  });

  it("ends once when the reader leaves, and sends nothing more", async () => {
    const { state, stream } = streamOf({ heartbeat: 10 });
    const reader = readerOf(stream.body);
    await reader.leave();
    stream.close();
    const { looks } = state;
    await sleep(40);
    stream.notify("changed");
    expect([state.ended, state.looks]).toEqual([1, looks]);
  });
});
