// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hostedSite, loadSite } from "./site.fixture.ts";

const user = { uid: "maya", metadata: { creationTime: "", lastSignInTime: "" }, providerData: [] };
let requests: string[] = [];
let isOnline = true;
let session = await import("./session.ts");

beforeEach(async () => {
  requests = [];
  isOnline = true;
  localStorage.clear();
  vi.resetModules();
  session = await import("./session.ts");
  vi.stubGlobal("fetch", async (_: string, { method = "GET" }: RequestInit = {}) => {
    requests.push(method);
    if (!isOnline) throw new TypeError("no network");
    return method === "DELETE" ? new Response(null, { status: 204 }) : Response.json({ user });
  });
});

it("the session is requested once a page load, and listeners are notified", async () => {
  const listener = vi.fn();
  session.onSessionChange(listener);
  await Promise.all([session.firstSession(), session.firstSession()]);
  expect(requests).toEqual(["GET"]);
  expect(listener.mock.calls).toEqual([[user]]);
});

it("offline, nobody counts as signed out", async () => {
  isOnline = false;
  expect(await session.readSession()).toEqual({ isKnown: false });
});

it("an offline sign-out is owed, and nobody is signed in before the server knows of it", async () => {
  isOnline = false;
  expect(await session.endSession()).toBe(false);
  expect(await session.readSession()).toEqual({ isKnown: true, user: null });
  isOnline = true;
  requests = [];
  await session.readSession();
  await session.readSession();
  expect(requests).toEqual(["DELETE", "GET", "GET"]);
});

it("a session older than 300 seconds is requested again, a younger one is not", async () => {
  vi.useFakeTimers();
  await session.refreshSession();
  expect(requests).toEqual([]);
  await session.firstSession();
  vi.advanceTimersByTime(300_000);
  await session.refreshSession();
  expect(requests).toEqual(["GET"]);
  vi.advanceTimersByTime(1);
  await session.refreshSession();
  expect(requests).toEqual(["GET", "GET"]);
  vi.useRealTimers();
});

it("a server that was not reached is requested again after ten seconds, not five minutes", async () => {
  vi.useFakeTimers();
  isOnline = false;
  await session.firstSession();
  const listener = vi.fn();
  session.onSessionChange(listener);
  isOnline = true;
  requests = [];
  vi.advanceTimersByTime(10_000);
  await session.refreshSession();
  expect(requests).toEqual([]);
  vi.advanceTimersByTime(1);
  await session.refreshSession();
  expect([requests, listener.mock.calls]).toEqual([["GET"], [[user]]]);
  vi.useRealTimers();
});

it("a request from before a sign-out signs nobody in after it", async () => {
  const listener = vi.fn();
  session.onSessionChange(listener);
  const asking = session.readSession();
  session.signOutLocally();
  expect(await asking).toEqual({ isKnown: false });
  expect(listener).not.toHaveBeenCalled();
  expect(session.latestSession()).toEqual({ isKnown: true, user: null });
  requests = [];
  await session.readSession();
  expect(requests).toEqual(["DELETE", "GET"]);
});

it("the session carries its sign-in", async () => {
  const signIn = { id: "1", method: "passkey" };
  vi.stubGlobal("fetch", async () => Response.json({ user, signIn }));
  expect(session.latestSignIn()).toBeUndefined();
  await session.readSession();
  expect(session.latestSignIn()).toEqual(signIn);
});

describe("other tabs", () => {
  let elsewhere: BroadcastChannel;
  let messages: unknown[];
  beforeEach(async () => {
    messages = [];
    elsewhere = new BroadcastChannel("session");
    elsewhere.onmessage = ({ data }) => messages.push(data);
    await session.firstSession();
    await vi.dynamicImportSettled();
    requests = [];
  });
  afterEach(() => {
    window.dispatchEvent(new Event("pagehide"));
    elsewhere.close();
  });

  it("[HG25] are notified of a sign-out here at once", async () => {
    session.signOutLocally();
    await vi.waitFor(() => expect(messages).toEqual([{ signedOut: "maya", at: expect.any(Number) }]));
  });

  it("[HG25] sign this tab out without a request", async () => {
    const listener = vi.fn();
    session.onSessionChange(listener);
    elsewhere.postMessage({ signedOut: "maya", at: Date.now() });
    await vi.waitFor(() => expect(listener.mock.calls).toEqual([[null, "maya"]]));
    expect([requests, messages, session.latestSession()]).toEqual([[], [], { isKnown: true, user: null }]);
  });

  it("[HG25] a request from before a sign-out there signs nobody in after it", async () => {
    let answer: (response: Response) => void = () => {};
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
    const asking = session.readSession();
    elsewhere.postMessage({ signedOut: "maya", at: Date.now() });
    await vi.waitFor(() => expect(session.signOutCount()).toBe(1));
    answer(Response.json({ user }));
    expect(await asking).toEqual({ isKnown: false });
  });

  it("[HG25] neither sign out another user nor break this tab with unknown messages", async () => {
    const listener = vi.fn();
    session.onSessionChange(listener);
    const at = Date.now();
    for (const message of [{ signedOut: "tom", at }, { nothing: "known" }, null, { signedOut: "maya", at }])
      elsewhere.postMessage(message);
    await vi.waitFor(() => expect(listener.mock.calls).toEqual([[null, "maya"]]));
  });

  it("[HG25] a frozen tab requests the session, because the user may have signed in again", async () => {
    elsewhere.postMessage({ signedOut: "maya", at: Date.now() - 60_000 });
    await vi.waitFor(() => expect(requests).toEqual(["GET"]));
    expect(session.latestSession()).toMatchObject({ user });
  });

  it("[HG25] a page restored from the back/forward cache requests the session", async () => {
    window.dispatchEvent(new Event("pagehide"));
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await vi.waitFor(() => expect(requests.length).toBeGreaterThan(0));
  });
});

describe("the session service", () => {
  let requests: string[] = [];

  beforeEach(() => {
    requests = [];
    localStorage.clear();
    sessionStorage.clear();
    vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit = {}) => {
      requests.push(`${method} ${address}`);
      return Response.json({ user: null });
    });
  });

  it("by default our own server reads and ends the session", async () => {
    loadSite({});
    const service = await (await import("./session.ts")).sessionService();
    expect(await service.read()).toEqual({ user: null });
    expect(await service.end()).toBe(true);
    expect(requests).toEqual(["GET /api/session", "DELETE /api/session"]);
  });

  it("in hosted mode a visitor needs neither a request nor Firebase's client", async () => {
    loadSite({ firebase: hostedSite });
    const session = await import("./session.ts");
    expect(await session.firstSession()).toEqual({ isKnown: true, user: null });
    expect(await session.endSession()).toBe(true);
    expect(await session.settleSignOut()).toBe(true);
    expect(requests).toEqual([]);
  });
});
