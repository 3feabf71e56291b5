// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hostedSite, loadSite } from "./site.fixture.ts";

describe("session", () => {
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
  session.onSessionChange(told);
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
  await session.refreshSession();
  expect(asked).toEqual([]);
  await session.firstSession();
  vi.advanceTimersByTime(300_000);
  await session.refreshSession();
  expect(asked).toEqual(["GET"]);
  vi.advanceTimersByTime(1);
  await session.refreshSession();
  expect(asked).toEqual(["GET", "GET"]);
  vi.useRealTimers();
});

it("[SI19] a server that was not reached is asked again ten seconds later, not five minutes", async () => {
  vi.useFakeTimers();
  isOnline = false;
  await session.firstSession();
  const told = vi.fn();
  session.onSessionChange(told);
  isOnline = true;
  asked = [];
  vi.advanceTimersByTime(10_000);
  await session.refreshSession();
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  await session.refreshSession();
  expect([asked, told.mock.calls]).toEqual([["GET"], [[user]]]);
  vi.useRealTimers();
});

it("[SI18] what was asked before a sign-out lets nobody in after it", async () => {
  const told = vi.fn();
  session.onSessionChange(told);
  const asking = session.readSession();
  session.signOutLocally();
  expect(await asking).toEqual({ isKnown: false });
  expect(told).not.toHaveBeenCalled();
  expect(session.latestSession()).toEqual({ isKnown: true, user: null });
  asked = [];
  await session.readSession();
  expect(asked).toEqual(["DELETE", "GET"]);
});

it("[TR24] how a session began is told with whose it is", async () => {
  const signIn = { id: "1", method: "passkey" };
  vi.stubGlobal("fetch", async () => Response.json({ user, signIn }));
  expect(session.latestSignIn()).toBeUndefined();
  await session.readSession();
  expect(session.latestSignIn()).toEqual(signIn);
});

describe("other tabs", () => {
  let elsewhere: BroadcastChannel;
  let heard: unknown[];
  beforeEach(async () => {
    heard = [];
    elsewhere = new BroadcastChannel("session");
    elsewhere.onmessage = ({ data }) => heard.push(data);
    await session.firstSession();
    await vi.dynamicImportSettled();
    asked = [];
  });
  afterEach(() => {
    window.dispatchEvent(new Event("pagehide"));
    elsewhere.close();
  });

  it("[HG25] hear at once that someone left here, and whom", async () => {
    session.signOutLocally();
    await vi.waitFor(() => expect(heard).toEqual([{ signedOut: "maya", at: expect.any(Number) }]));
  });

  it("[HG25] are told by whoever leaves there, and nobody is asked", async () => {
    const told = vi.fn();
    session.onSessionChange(told);
    elsewhere.postMessage({ signedOut: "maya", at: Date.now() });
    await vi.waitFor(() => expect(told.mock.calls).toEqual([[null, "maya"]]));
    expect([asked, heard, session.latestSession()]).toEqual([[], [], { isKnown: true, user: null }]);
  });

  it("[HG25] what was asked before someone left there lets nobody in after it", async () => {
    let answer: (response: Response) => void = () => {};
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
    const asking = session.readSession();
    elsewhere.postMessage({ signedOut: "maya", at: Date.now() });
    await vi.waitFor(() => expect(session.signOutCount()).toBe(1));
    answer(Response.json({ user }));
    expect(await asking).toEqual({ isKnown: false });
  });

  it("[HG25] someone else who is here by now stays, and what another build says harms nothing", async () => {
    const told = vi.fn();
    session.onSessionChange(told);
    const at = Date.now();
    for (const message of [{ signedOut: "tom", at }, { nothing: "known" }, null, { signedOut: "maya", at }])
      elsewhere.postMessage(message);
    await vi.waitFor(() => expect(told.mock.calls).toEqual([[null, "maya"]]));
  });

  it("[HG25] a tab that slept asks the server, because they may be back", async () => {
    elsewhere.postMessage({ signedOut: "maya", at: Date.now() - 60_000 });
    await vi.waitFor(() => expect(asked).toEqual(["GET"]));
    expect(session.latestSession()).toMatchObject({ user });
  });

  it("[HG25] a page that comes back out of the browser's cache asks who is here", async () => {
    window.dispatchEvent(new Event("pagehide"));
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
  });
});
});

describe("session service", () => {
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit = {}) => {
    asked.push(`${method} ${address}`);
    return Response.json({ user: null });
  });
});

it("[HM24] by default our own server is asked who is signed in, and told who leaves", async () => {
  loadSite({});
  const service = await (await import("./session.ts")).sessionService();
  expect(await service.read()).toEqual({ user: null });
  expect(await service.end()).toBe(true);
  expect(asked).toEqual(["GET /api/session", "DELETE /api/session"]);
});

it("[HM24] in hosted mode a visitor is known as such without a request, and without Firebase's client", async () => {
  loadSite({ firebase: hostedSite });
  const session = await import("./session.ts");
  expect(await session.firstSession()).toEqual({ isKnown: true, user: null });
  expect(await session.endSession()).toBe(true);
  expect(await session.settleSignOut()).toBe(true);
  expect(asked).toEqual([]);
});
});
