// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { User } from "#sync/user.ts";
import { firstSession } from "#web/platform/session.ts";
import { isSameUser, useSessionSync } from "./session-sync.ts";

describe("session sync", () => {
  const user = { uid: "maya", metadata: { creationTime: "", lastSignInTime: "" }, providerData: [] };
  const asked = vi.fn(async () => Response.json({ user }));

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", asked);
    await firstSession();
    asked.mockClear();
  });

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("[SI16] a page that stays open asks again by itself, and one that is looked at again asks at once", async () => {
    renderHook(() => useSessionSync());
    window.dispatchEvent(new Event("focus"));
    expect(asked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(330_000);
    expect(asked).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 600_000);
    window.dispatchEvent(new Event("focus"));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("[SI19] a page that opened while the server was out of reach learns who is signed in once it is back", async () => {
    vi.resetModules();
    const session = await import("#web/platform/session.ts");
    const { useSessionSync: useAnew } = await import("./session-sync.ts");
    asked.mockRejectedValueOnce(new TypeError("no network"));
    expect(await session.firstSession()).toEqual({ isKnown: false });
    const told = vi.fn();
    session.onSessionChange(told);
    renderHook(() => useAnew());
    await vi.advanceTimersByTimeAsync(15_000);
    expect(told.mock.calls).toEqual([[user]]);
  });
});

const maya = (...ways: string[]): User => ({
  uid: "maya",
  metadata: { creationTime: "then", lastSignInTime: "now" },
  providerData: ways.map((providerId) => ({ providerId })),
});

it("[SI15] hearing again of the same sign-in changes nothing", () => {
  expect(isSameUser(null, null)).toBe(true);
  expect(isSameUser(maya("password", "google"), maya("google", "password"))).toBe(true);
});

it("[SI15] someone else, another sign-in and another way to sign in are heard of", () => {
  expect(isSameUser(maya("password"), null)).toBe(false);
  expect(isSameUser(maya("password"), { ...maya("password"), uid: "tom" })).toBe(false);
  const again = { ...maya("password").metadata, lastSignInTime: "later" };
  expect(isSameUser(maya("password"), { ...maya("password"), metadata: again })).toBe(false);
  expect(isSameUser(maya("password"), maya("password", "google"))).toBe(false);
  expect(isSameUser(maya("password", "google"), maya("password"))).toBe(false);
});
