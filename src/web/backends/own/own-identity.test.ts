// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

const user = { uid: "maya", metadata: { creationTime: "", lastSignInTime: "" }, providerData: [] };
const credentials = { email: "maya@example.com", password: "clay", rememberMe: true };

let requests: string[] = [];
let responses: Record<string, () => Response> = {};
let own = await import("./own-identity.ts");

const respondWith = (status: number, body: object) => () => Response.json(body, { status });

beforeEach(async () => {
  requests = [];
  responses = { "GET /api/session": respondWith(200, { user: null }), "DELETE /api/session": () => new Response(null) };
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit = {}) => {
    requests.push(`${method} ${path}`);
    const respond = responses[`${method} ${path}`];
    if (!respond) throw new TypeError("no network");
    return respond();
  });
  own = await import("./own-identity.ts");
});

describe("signing in", () => {
  it("nobody is signed in at first, then the user of the session", async () => {
    expect(own.identity.state.get()).toEqual({ at: "signed-out" });
    responses["POST /api/auth/sign-in/email"] = respondWith(200, {});
    responses["GET /api/session"] = respondWith(200, { user });
    expect(await own.identity.signIn(credentials)).toEqual({ ok: true, value: { at: "signed-in", user } });
    expect(own.identity.state.get()).toEqual({ at: "signed-in", user });
    await own.identity.signOut();
    expect(own.identity.state.get()).toEqual({ at: "signed-out" });
  });

  it("a pending second factor is a state of its own, and nobody is signed in", async () => {
    responses["POST /api/auth/sign-in/email"] = respondWith(200, { pending: "second-factor" });
    responses["GET /api/session"] = respondWith(200, { user: null, pending: "second-factor" });
    expect(await own.identity.signIn(credentials)).toEqual({ ok: true, value: { at: "second-factor" } });
    expect(own.identity.state.get()).toEqual({ at: "second-factor" });
  });

  it("a second factor completes the sign-in, also when another tab has completed it", async () => {
    responses["POST /api/auth/second-factor"] = respondWith(401, { error: "wrong-code" });
    expect(await own.identity.submitCode("123456", false)).toEqual({ ok: false, problem: { error: "wrong-code" } });
    responses["POST /api/auth/second-factor"] = respondWith(401, { error: "nothing-pending" });
    responses["GET /api/session"] = respondWith(200, { user });
    expect(await own.identity.submitCode("123456", false)).toEqual({ ok: true, value: { at: "signed-in", user } });
    expect(own.identity.state.get()).toEqual({ at: "signed-in", user });
  });

  it("a sign-in that expires before its second factor is reported", async () => {
    responses["POST /api/auth/sign-in/email"] = respondWith(200, { pending: "second-factor" });
    responses["GET /api/session"] = respondWith(200, { user: null, pending: "second-factor" });
    await own.identity.signIn(credentials);
    responses["POST /api/auth/second-factor"] = respondWith(401, { error: "nothing-pending" });
    responses["GET /api/session"] = respondWith(200, { user: null });
    expect(await own.identity.submitCode("123456", false)).toEqual({
      ok: false,
      problem: { error: "nothing-pending" },
    });
    expect(own.identity.state.get()).toEqual({ at: "signed-out" });
  });

  it("a session that ends elsewhere changes the state", async () => {
    const session = await import("#web/platform/session.ts");
    responses["GET /api/session"] = respondWith(200, { user });
    await session.readSession();
    responses["GET /api/session"] = respondWith(200, { user: null });
    await session.readSession();
    expect(own.identity.state.get()).toEqual({ at: "signed-out" });
  });

  it("a rejected cookie is distinguished from a wrong password", async () => {
    responses["POST /api/auth/sign-in/email"] = respondWith(200, {});
    expect(await own.identity.signIn(credentials)).toEqual({ ok: false, problem: { error: "cookie-refused" } });
  });

  it("an owed sign-out runs first, so that it does not end the new session", async () => {
    localStorage.setItem("sign_out_owed", "1");
    responses["POST /api/auth/sign-in/email"] = respondWith(200, {});
    responses["GET /api/session"] = respondWith(200, { user });
    await own.identity.signIn(credentials);
    expect(requests).toEqual(["DELETE /api/session", "POST /api/auth/sign-in/email", "GET /api/session"]);
  });
});

describe("refusals", () => {
  it("carry the server's details", async () => {
    responses["POST /api/auth/sign-up/email"] = respondWith(422, { error: "weak-password", unmet: ["min"] });
    const tried = await own.identity.signUp(credentials);
    expect(tried).toEqual({ ok: false, problem: { error: "weak-password", unmet: ["min"] } });
    responses["POST /api/auth/sign-up/email"] = respondWith(429, { error: "too-many-attempts", retryAfter: 30 });
    const again = await own.identity.signUp(credentials);
    expect(again).toEqual({ ok: false, problem: { error: "too-many-attempts", retryAfter: 30 } });
  });

  it.each([
    ["no network", undefined],
    ["a server fault", respondWith(500, { error: "server-fault" })],
    ["a page of a proxy", () => new Response("<html>", { status: 502 })],
    ["an unknown refusal", respondWith(403, { message: "blocked" })],
  ])("%s is unreachable", async (_, given) => {
    if (given) responses["GET /api/account"] = given;
    expect(await own.identity.account()).toEqual({ ok: false, problem: { error: "unreachable" } });
  });
});
