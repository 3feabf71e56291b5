import { afterEach, expect, it, vi } from "vitest";
import { withTabLock } from "./tab-lock.ts";

afterEach(() => vi.unstubAllGlobals());

const withLocks = (request: unknown) => vi.stubGlobal("navigator", { locks: { request } });

const run = async () => {
  const ran: boolean[] = [];
  await withTabLock("visit", {}, (hasLock) => void ran.push(hasLock));
  return ran;
};

it("passes whether this tab has the lock", async () => {
  withLocks(async (_: string, __: object, work: (lock: object | null) => void) => work({}));
  expect(await run()).toEqual([true]);
  withLocks(async (_: string, __: object, work: (lock: object | null) => void) => work(null));
  expect(await run()).toEqual([false]);
});

it("runs without a lock where the browser has none or blocks them", async () => {
  vi.stubGlobal("navigator", {});
  expect(await run()).toEqual([true]);
  withLocks(async () => {
    throw new DOMException("no", "SecurityError");
  });
  expect(await run()).toEqual([true]);
});

it("work that fails under the lock is not run again", async () => {
  withLocks(async (_: string, __: object, work: (lock: object) => void) => work({}));
  const work = vi.fn(() => Promise.reject(new Error("its own")));
  await expect(withTabLock("visit", {}, work)).rejects.toThrow("its own");
  expect(work).toHaveBeenCalledOnce();
});
