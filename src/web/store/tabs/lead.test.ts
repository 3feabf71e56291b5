import { setImmediate as settle } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { leadAlways, leadInOneTab } from "./lead.ts";

/** Web Locks: one holder per name, then the next request; an aborted request leaves the queue. */
function fakeLocks() {
  const lines = new Map<string, Promise<unknown>>();
  return {
    request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>): Promise<void> {
      const before = lines.get(name) ?? Promise.resolve();
      const gaveUp = new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      gaveUp.catch(() => {});
      const turn = Promise.race([before, gaveUp]).then(work);
      lines.set(
        name,
        before.then(() => turn.catch(() => {})),
      );
      return turn;
    },
  };
}

function tab(name: string, log: string[]) {
  return (who: string) =>
    leadInOneTab(name, () => {
      log.push(`${who} begins`);
      return () => void log.push(`${who} ends`);
    });
}

describe("the leading tab", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is one tab at a time, and the next when it closes", async () => {
    vi.stubGlobal("navigator", { locks: fakeLocks() });
    const log: string[] = [];
    const [endOne, endTwo] = ["one", "two"].map(tab("db", log)) as [() => void, () => void];
    await settle();
    expect(log).toEqual(["one begins"]);
    endOne();
    await settle();
    expect(log).toEqual(["one begins", "one ends", "two begins"]);
    endTwo();
    await settle();
    expect(log.at(-1)).toBe("two ends");
  });

  it("is never a tab that closed before it was granted the lock", async () => {
    vi.stubGlobal("navigator", { locks: fakeLocks() });
    const log: string[] = [];
    const [endOne, endTwo] = ["one", "two", "three"].map(tab("db", log)) as [() => void, () => void];
    await settle();
    endTwo();
    endOne();
    await settle();
    expect(log).toEqual(["one begins", "one ends", "three begins"]);
  });

  it("is elected per database", async () => {
    vi.stubGlobal("navigator", { locks: fakeLocks() });
    const log: string[] = [];
    tab("db-of-maya", log)("one");
    tab("db-of-tom", log)("two");
    await settle();
    expect(log).toEqual(["one begins", "two begins"]);
  });

  it("is every tab without locks and storage", async () => {
    vi.stubGlobal("navigator", {});
    vi.stubGlobal("localStorage", undefined);
    const log: string[] = [];
    const ends = ["one", "two"].map(tab("db", log));
    await vi.waitFor(() => expect(log).toHaveLength(2));
    for (const end of ends) end();
    expect(log).toEqual(["one begins", "two begins", "one ends", "two ends"]);
    tab("db", log)("three")();
    await settle();
    expect(log).toHaveLength(4);
    expect(leadAlways("db", () => () => "ended")()).toBe("ended");
  });
});
