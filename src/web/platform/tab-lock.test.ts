import { afterEach, expect, it, vi } from "vitest";
import { withTabLock } from "./tab-lock.ts";

afterEach(() => vi.unstubAllGlobals());

const withLocks = (request: unknown) => vi.stubGlobal("navigator", { locks: { request } });

const run = async () => {
  const ran: boolean[] = [];
  await withTabLock("visit", {}, (isOurs) => void ran.push(isOurs));
  return ran;
};

it("[TR6] tabs take turns, or hear that it is another's", async () => {
  withLocks(async (_: string, __: object, work: (lock: object | null) => void) => work({}));
  expect(await run()).toEqual([true]);
  withLocks(async (_: string, __: object, work: (lock: object | null) => void) => work(null));
  expect(await run()).toEqual([false]);
});

it("[TR2] where a browser has no locks, or refuses them with its storage, it runs all the same", async () => {
  vi.stubGlobal("navigator", {});
  expect(await run()).toEqual([true]);
  withLocks(async () => {
    throw new DOMException("no", "SecurityError");
  });
  expect(await run()).toEqual([true]);
});

it("[TR2] what fails in its turn fails once", async () => {
  withLocks(async (_: string, __: object, work: (lock: object) => void) => work({}));
  const work = vi.fn(() => Promise.reject(new Error("its own")));
  await expect(withTabLock("visit", {}, work)).rejects.toThrow("its own");
  expect(work).toHaveBeenCalledOnce();
});
