// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { hostedSite, pageOf } from "./site.fixture.ts";

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
  pageOf({});
  const service = await (await import("./session-service.ts")).sessionService();
  expect(await service.ask()).toEqual({ user: null });
  expect(await service.end()).toBe(true);
  expect(asked).toEqual(["GET /api/session", "DELETE /api/session"]);
});

it("[HM24] in hosted mode a visitor is known as such without a request, and without Firebase's client", async () => {
  pageOf({ firebase: hostedSite });
  const session = await import("./session.ts");
  expect(await session.firstSession()).toEqual({ isKnown: true, user: null });
  expect(await session.endSession()).toBe(true);
  expect(await session.settleSignOut()).toBe(true);
  expect(asked).toEqual([]);
});
