// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

const user = { uid: "maya", metadata: { creationTime: "", lastSignInTime: "" }, providerData: [] };
const credentials = { email: "maya@example.com", password: "clay", rememberMe: true };

let asked: string[] = [];
let answers: Record<string, () => Response> = {};
let own = await import("./own-identity.ts");

const answer = (status: number, body: object) => () => Response.json(body, { status });

beforeEach(async () => {
  asked = [];
  answers = { "GET /api/session": answer(200, { user: null }), "DELETE /api/session": () => new Response(null) };
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit = {}) => {
    asked.push(`${method} ${path}`);
    const answered = answers[`${method} ${path}`];
    if (!answered) throw new TypeError("no network");
    return answered();
  });
  own = await import("./own-identity.ts");
});

describe("signing in", () => {
  it("[SI15] nobody is signed in at first, and then whoever the session names", async () => {
    expect(own.identity.state.get()).toEqual({ at: "signed-out" });
    answers["POST /api/auth/sign-in/email"] = answer(200, {});
    answers["GET /api/session"] = answer(200, { user });
    expect(await own.identity.signIn(credentials)).toEqual({ ok: true, value: { at: "signed-in", user } });
    expect(own.identity.state.get()).toEqual({ at: "signed-in", user });
    await own.identity.signOut();
    expect(own.identity.state.get()).toEqual({ at: "signed-out" });
  });

  it("[SI15] a second factor that is still asked for is a state of its own, and nobody is in", async () => {
    answers["POST /api/auth/sign-in/email"] = answer(200, { pending: "second-factor" });
    answers["GET /api/session"] = answer(200, { user: null, pending: "second-factor" });
    expect(await own.identity.signIn(credentials)).toEqual({ ok: true, value: { at: "second-factor" } });
    expect(own.identity.state.get()).toEqual({ at: "second-factor" });
  });

  it("[SF4] a second proof signs in, and what another tab has finished counts too", async () => {
    answers["POST /api/auth/second-factor"] = answer(401, { error: "wrong-code" });
    expect(await own.identity.submitCode("123456", false)).toEqual({ ok: false, problem: { error: "wrong-code" } });
    answers["POST /api/auth/second-factor"] = answer(401, { error: "nothing-pending" });
    answers["GET /api/session"] = answer(200, { user });
    expect(await own.identity.submitCode("123456", false)).toEqual({ ok: true, value: { at: "signed-in", user } });
    expect(own.identity.state.get()).toEqual({ at: "signed-in", user });
  });

  it("[SF8] a sign-in that is over before its second proof is heard of", async () => {
    answers["POST /api/auth/sign-in/email"] = answer(200, { pending: "second-factor" });
    answers["GET /api/session"] = answer(200, { user: null, pending: "second-factor" });
    await own.identity.signIn(credentials);
    answers["POST /api/auth/second-factor"] = answer(401, { error: "nothing-pending" });
    answers["GET /api/session"] = answer(200, { user: null });
    expect(await own.identity.submitCode("123456", false)).toEqual({
      ok: false,
      problem: { error: "nothing-pending" },
    });
    expect(own.identity.state.get()).toEqual({ at: "signed-out" });
  });

  it("[SI15] a session that ends elsewhere is heard of", async () => {
    const session = await import("#web/platform/session.ts");
    answers["GET /api/session"] = answer(200, { user });
    await session.readSession();
    answers["GET /api/session"] = answer(200, { user: null });
    await session.readSession();
    expect(own.identity.state.get()).toEqual({ at: "signed-out" });
  });

  it("[SI15] a browser that does not keep the cookie is told apart from a wrong password", async () => {
    answers["POST /api/auth/sign-in/email"] = answer(200, {});
    expect(await own.identity.signIn(credentials)).toEqual({ ok: false, problem: { error: "cookie-refused" } });
  });

  it("[SI15] a sign-out that is owed is done first, so that it does not end the new session", async () => {
    localStorage.setItem("sign_out_owed", "1");
    answers["POST /api/auth/sign-in/email"] = answer(200, {});
    answers["GET /api/session"] = answer(200, { user });
    await own.identity.signIn(credentials);
    expect(asked).toEqual(["DELETE /api/session", "POST /api/auth/sign-in/email", "GET /api/session"]);
  });
});

describe("what is refused", () => {
  it("[SI15] comes with what the server says about it", async () => {
    answers["POST /api/auth/sign-up/email"] = answer(422, { error: "weak-password", unmet: ["min"] });
    const tried = await own.identity.signUp(credentials);
    expect(tried).toEqual({ ok: false, problem: { error: "weak-password", unmet: ["min"] } });
    answers["POST /api/auth/sign-up/email"] = answer(429, { error: "too-many-attempts", retryAfter: 30 });
    const again = await own.identity.signUp(credentials);
    expect(again).toEqual({ ok: false, problem: { error: "too-many-attempts", retryAfter: 30 } });
  });

  it.each([
    ["no network", undefined],
    ["a fault of the server", answer(500, { error: "server-fault" })],
    ["a page of something in between", () => new Response("<html>", { status: 502 })],
    ["an answer in other words", answer(403, { message: "blocked" })],
  ])("[SI15] %s is unreachable", async (_, given) => {
    if (given) answers["GET /api/account"] = given;
    expect(await own.identity.account()).toEqual({ ok: false, problem: { error: "unreachable" } });
  });
});
