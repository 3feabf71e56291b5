import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leadByLease } from "./lead-by-lease.ts";

const minute = 60_000;

/** A browser whose tabs share storage and receive storage events. */
function browser() {
  const stored = new Map<string, string>();
  const pages = new Map<string, EventTarget>();
  const log: string[] = [];
  const tell = (writer: string, key: string) => {
    for (const [id, page] of pages)
      if (id !== writer) queueMicrotask(() => page.dispatchEvent(Object.assign(new Event("storage"), { key })));
  };
  const open = (id: string, { isFull = false } = {}) => {
    const page = new EventTarget();
    pages.set(id, page);
    const storage = {
      read: (key: string) => stored.get(key) ?? null,
      write(key: string, text: string) {
        if (isFull) return false;
        stored.set(key, text);
        tell(id, key);
        return true;
      },
      remove(key: string) {
        stored.delete(key);
        tell(id, key);
      },
    };
    const end = leadByLease({ storage, page, id })("db", () => {
      log.push(`${id} begins`);
      return () => void log.push(`${id} ends`);
    });
    return {
      end,
      hide: () => page.dispatchEvent(new Event("pagehide")),
      show: () => page.dispatchEvent(new Event("pageshow")),
      /** Simulates a crash: nothing runs any more, and the lease stays. */
      crash: () => {
        pages.delete(id);
        const left = stored.get("lead.db")!;
        end();
        stored.set("lead.db", left);
      },
    };
  };
  return { open, log, stored };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("one tab leads while it is open, for hours, and the next when it closes", async () => {
  const { open, log, stored } = browser();
  const one = open("one");
  const two = open("two");
  const three = open("three");
  await vi.advanceTimersByTimeAsync(3 * 60 * minute);
  expect(log).toHaveLength(1);
  const [first] = log as [string];
  const leader = { "one begins": one, "two begins": two, "three begins": three }[first]!;
  leader.end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log).toHaveLength(3);
  expect(log[1]).toBe(first.replace("begins", "ends"));
  expect(log[2]).toMatch(/begins$/);
  expect(log[2]).not.toBe(first);
  for (const tab of [one, two, three]) tab.end();
  expect(stored.size).toBe(0);
});

it("two tabs that claim at the same moment end with one leader", async () => {
  const { open, log } = browser();
  open("one");
  open("two");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log.filter((line) => line.endsWith("begins"))).toHaveLength(1);
});

it("a leader that loses its lease to another tab stops at once", async () => {
  const { open, log, stored } = browser();
  open("one");
  await vi.advanceTimersByTimeAsync(1_000);
  // As in another process that has not seen the first lease yet.
  stored.delete("lead.db");
  open("two");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log).toEqual(["one begins", "one ends", "two begins"]);
});

it("after a crash another tab leads within two minutes", async () => {
  const { open, log } = browser();
  const one = open("one");
  await vi.advanceTimersByTimeAsync(1_000);
  open("two");
  one.crash();
  await vi.advanceTimersByTimeAsync(minute);
  expect(log).not.toContain("two begins");
  await vi.advanceTimersByTimeAsync(minute);
  expect(log).toContain("two begins");
});

it("a hidden leader whose timers run once a minute keeps its lead", async () => {
  const { open, log, stored } = browser();
  open("one");
  await vi.advanceTimersByTimeAsync(1_000);
  const { until } = JSON.parse(stored.get("lead.db")!) as { until: number };
  expect(until - Date.now()).toBeGreaterThan(minute);
  expect(log).toEqual(["one begins"]);
});

it("a page in the back/forward cache releases its lead, and competes again when it is restored", async () => {
  const { open, log } = browser();
  const one = open("one");
  await vi.advanceTimersByTimeAsync(1_000);
  const two = open("two");
  one.hide();
  await vi.advanceTimersByTimeAsync(1_000);
  one.show();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log).toEqual(["one begins", "one ends", "two begins"]);
  two.end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log.slice(3)).toEqual(["two ends", "one begins"]);
});

it("a lease with a wrong clock or invalid content blocks no tab", async () => {
  for (const left of [JSON.stringify({ id: "gone", until: Date.now() + 24 * 60 * minute }), "{", "7"]) {
    const { open, log, stored } = browser();
    stored.set("lead.db", left);
    open("one");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(log).toEqual(["one begins"]);
  }
});

it("a tab with full storage leads", async () => {
  const { open, log } = browser();
  open("one", { isFull: true });
  await vi.advanceTimersByTimeAsync(minute);
  expect(log).toEqual(["one begins"]);
});
