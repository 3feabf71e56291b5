// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { User } from "#sync/user.ts";
import { firstSession } from "#web/platform/session.ts";
import { isSameUser, useSessionSync } from "./session-sync.ts";

describe("session sync", () => {
  const user = { uid: "maya", metadata: { creationTime: "", lastSignInTime: "" }, providerData: [] };
  const requests = vi.fn(async () => Response.json({ user }));

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", requests);
    await firstSession();
    requests.mockClear();
  });

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("an open page refreshes the session by itself, and at once when it regains focus", async () => {
    renderHook(() => useSessionSync());
    window.dispatchEvent(new Event("focus"));
    expect(requests).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(330_000);
    expect(requests).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 600_000);
    window.dispatchEvent(new Event("focus"));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveBeenCalledTimes(2);
  });

  it("a page that opened while the server was out of reach reads the session once it is back", async () => {
    vi.resetModules();
    const session = await import("#web/platform/session.ts");
    const { useSessionSync: useFreshSync } = await import("./session-sync.ts");
    requests.mockRejectedValueOnce(new TypeError("no network"));
    expect(await session.firstSession()).toEqual({ isKnown: false });
    const listener = vi.fn();
    session.onSessionChange(listener);
    renderHook(() => useFreshSync());
    await vi.advanceTimersByTimeAsync(15_000);
    expect(listener.mock.calls).toEqual([[user]]);
  });
});

const maya = (...ways: string[]): User => ({
  uid: "maya",
  metadata: { creationTime: "then", lastSignInTime: "now" },
  providerData: ways.map((providerId) => ({ providerId })),
});

it("the same session is no change", () => {
  expect(isSameUser(null, null)).toBe(true);
  expect(isSameUser(maya("password", "google"), maya("google", "password"))).toBe(true);
});

it("another user, another sign-in and another sign-in method are changes", () => {
  expect(isSameUser(maya("password"), null)).toBe(false);
  expect(isSameUser(maya("password"), { ...maya("password"), uid: "tom" })).toBe(false);
  const again = { ...maya("password").metadata, lastSignInTime: "later" };
  expect(isSameUser(maya("password"), { ...maya("password"), metadata: again })).toBe(false);
  expect(isSameUser(maya("password"), maya("password", "google"))).toBe(false);
  expect(isSameUser(maya("password", "google"), maya("password"))).toBe(false);
});
