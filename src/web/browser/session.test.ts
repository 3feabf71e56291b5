// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";

const user = { uid: "maya", metadata: { creationTime: "", lastSignInTime: "" }, providerData: [] };
let asked: string[] = [];
let isOnline = true;
let session = await import("./session.ts");

beforeEach(async () => {
  asked = [];
  isOnline = true;
  localStorage.clear();
  vi.resetModules();
  session = await import("./session.ts");
  vi.stubGlobal("fetch", async (_: string, { method = "GET" }: RequestInit = {}) => {
    asked.push(method);
    if (!isOnline) throw new TypeError("no network");
    return method === "DELETE" ? new Response(null, { status: 204 }) : Response.json({ user });
  });
});

it("[HG20] who is signed in is asked once a page load, and told to whoever follows", async () => {
  const told = vi.fn();
  session.followSession(told);
  await Promise.all([session.firstSession(), session.firstSession()]);
  expect(asked).toEqual(["GET"]);
  expect(told.mock.calls).toEqual([[user]]);
});

it("[HG20] without a connection nobody is said to be signed out", async () => {
  isOnline = false;
  expect(await session.readSession()).toEqual({ isKnown: false });
});

it("[HG20] a sign-out without a connection is owed, and lets nobody in before the server was told", async () => {
  isOnline = false;
  expect(await session.endSession()).toBe(false);
  expect(await session.readSession()).toEqual({ isKnown: true, user: null });
  isOnline = true;
  asked = [];
  await session.readSession();
  await session.readSession();
  expect(asked).toEqual(["DELETE", "GET", "GET"]);
});

it("[SI16] an answer older than 300 seconds is asked for again, a younger one is not", async () => {
  vi.useFakeTimers();
  await session.resyncSession();
  expect(asked).toEqual([]);
  await session.firstSession();
  vi.advanceTimersByTime(300_000);
  await session.resyncSession();
  expect(asked).toEqual(["GET"]);
  vi.advanceTimersByTime(1);
  await session.resyncSession();
  expect(asked).toEqual(["GET", "GET"]);
  vi.useRealTimers();
});

it("[SI18] what was asked before a sign-out lets nobody in after it", async () => {
  const told = vi.fn();
  session.followSession(told);
  const asking = session.readSession();
  session.depart();
  expect(await asking).toEqual({ isKnown: false });
  expect(told).not.toHaveBeenCalled();
  expect(session.latestSession()).toEqual({ isKnown: true, user: null });
  asked = [];
  await session.readSession();
  expect(asked).toEqual(["DELETE", "GET"]);
});

it("[TR24] how a session began is told with whose it is, and of nobody else", async () => {
  const signIn = { id: "1", method: "passkey" };
  vi.stubGlobal("fetch", async () => Response.json({ user, signIn }));
  await session.readSession();
  expect(session.signInOf(user)).toEqual(signIn);
  expect(session.signInOf({ ...user, uid: "tom" })).toBeUndefined();
  expect(session.signInOf(null)).toBeUndefined();
});
