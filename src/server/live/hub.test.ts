import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { limits } from "#sync/limits.ts";
import { createHub, type Hub, type Notice } from "./hub.ts";

/** A listener that records its notices. */
function follow(hub: Hub, householdId: string, uid: string) {
  const received: (Notice | "closed")[] = [];
  const listening = hub.listen(householdId, uid, {
    notify: (t) => received.push(t),
    close: () => received.push("closed"),
  });
  return { received, listening, leave: () => listening.ok && listening.value() };
}

const afterThisTurn = async () => {
  await nextTurn();
  await nextTurn();
};

describe("the hub", () => {
  it("notifies all listeners of a household, and nobody else, once for all changes of one turn", async () => {
    const others: string[] = [];
    const hub = createHub({ notifyOthers: (id) => others.push(id) });
    const [maya, tom, stranger] = [follow(hub, "a", "maya"), follow(hub, "a", "tom"), follow(hub, "b", "uma")];
    for (let change = 0; change < 100; change += 1) hub.changed("a");
    await afterThisTurn();
    expect([maya.received, tom.received, stranger.received]).toEqual([["changed"], ["changed"], []]);
    hub.changed("a");
    await afterThisTurn();
    expect(maya.received).toEqual(["changed", "changed"]);
    expect(new Set(others)).toEqual(new Set(["a"]));
  });

  it("prefers `changed` to `look`, whichever came first", async () => {
    const hub = createHub();
    const { received } = follow(hub, "a", "maya");
    hub.received("a", "look");
    hub.received("a", "changed");
    hub.received("a", "look");
    await afterThisTurn();
    expect(received).toEqual(["changed"]);
  });

  it("accepts twenty streams of one person across households, and another when one has left", () => {
    const hub = createHub();
    const open = Array.from({ length: limits.openStreamsAPerson }, (_, n) => follow(hub, `household ${n % 3}`, "maya"));
    expect(open.every(({ listening }) => listening.ok)).toBe(true);
    expect(follow(hub, "more", "maya").listening).toEqual({ ok: false, problem: "too-many-streams" });
    expect(follow(hub, "more", "tom").listening.ok).toBe(true);
    open[0]!.leave();
    open[0]!.leave();
    expect(follow(hub, "more", "maya").listening.ok).toBe(true);
    expect(follow(hub, "more", "maya").listening.ok).toBe(false);
  });

  it("drops a household without listeners", () => {
    const hub = createHub();
    const followers = [follow(hub, "a", "maya"), follow(hub, "a", "tom")];
    followers[0]!.leave();
    expect(hub.followed()).toEqual(["a"]);
    followers[1]!.leave();
    expect(hub.followed()).toEqual([]);
  });

  it("closes all streams when it ends, and refuses new ones", () => {
    const hub = createHub();
    const followers = [follow(hub, "a", "maya"), follow(hub, "b", "tom")];
    hub.end();
    expect(followers.map(({ received }) => received)).toEqual([["closed"], ["closed"]]);
    expect(follow(hub, "a", "uma").listening).toEqual({ ok: false, problem: "ending" });
  });
});
