import { describe, expect, it, vi } from "vitest";
import { ownerHeader } from "#sync/protocol.ts";
import { freshFolder } from "../storage/engines.contract.ts";
import { Browser, outcomeOf, password } from "./browser.contract.ts";
import { mailedToken, newAddress, newMember, serve, servedOn } from "./identity-fixture.contract.ts";

describe("accounts and other sites", () => {
  const served = servedOn(async () => ({ databaseUrl: null, dataDir: freshFolder() }));

  it("[ID23] keeps cookies from scripts and other sites, and off plain connections", async () => {
    const answer = await new Browser(served).signUp(newAddress());
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual([
      "__Secure-weekfold.session_token",
      "__Secure-weekfold.session_data",
    ]);
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const plain = await serve(
      { databaseUrl: null, dataDir: freshFolder() },
      { env: { PUBLIC_URL: "http://localhost:3000" } },
    );
    const local = await new Browser(plain).ask(
      "POST /api/auth/sign-up/email",
      { email: newAddress(), password },
      { origin: "http://localhost:3000" },
    );
    expect(local.headers.getSetCookie().join()).toMatch(
      /^weekfold\.session_token=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax/,
    );
    await plain.database.close();
  });

  it("[ID23] exposes no token to scripts", async () => {
    const browser = new Browser(served);
    const email = newAddress();
    expect(await (await browser.signUp(email)).json()).toEqual({});
    expect(await (await browser.signIn(email)).json()).toEqual({});
  });

  it.each([
    ["POST /api/auth/sign-in/email", { email: "a@home.example", password }],
    ["POST /api/auth/sign-up/email", { email: "b@home.example", password }],
    ["POST /api/auth/change-password", { currentPassword: password, newPassword: "stolen one" }],
    ["POST /api/account/second-factor", undefined],
    ["DELETE /api/account/second-factor", undefined],
    ["POST /api/account/passkeys/options", undefined],
    ["POST /api/account/email", { email: "c@home.example" }],
    ["DELETE /api/account", undefined],
    ["POST /api/account/known", { uid: "someone" }],
    ["DELETE /api/account/sessions", undefined],
    ["DELETE /api/session", undefined],
  ])("[ID24] refuses %s from a page of another site", async (line, body) => {
    const { browser } = await newMember(served);
    const other = "https://evil.example";
    expect(await outcomeOf(await browser.ask(line, body, { origin: other }))).toBe("403 other-origin");
    expect(await outcomeOf(await browser.ask(line, body, { "sec-fetch-site": "cross-site" }))).toBe("403 other-origin");
    expect(await outcomeOf(await browser.ask(line, body, { origin: "null" }))).toBe("403 other-origin");
    expect(await browser.user()).not.toBeNull();
  });

  it("[ID24] refuses forms", async () => {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await new Browser(served).ask("POST /api/auth/sign-in/email", "email=a&password=b", form);
    expect(await outcomeOf(answer)).toBe("415 not-json");
  });

  it.each([
    "GET /api/auth/get-session",
    "GET /api/auth/list-sessions",
    "GET /api/auth/verify-email?token=x",
    "GET /api/auth/reset-password/x?callbackURL=https://evil.example",
    "GET /api/auth/delete-user/callback?token=x",
    "GET /api/auth/error?error=x",
    "POST /api/auth/update-user",
    "POST /api/auth/delete-user",
    "POST /api/auth/change-email",
    "POST /api/auth/send-verification-email",
    "POST /api/auth/rotate-session",
    "POST /api/auth/set-password",
    "POST /api/auth/two-factor/verify-sign-in",
    "POST /api/auth/two-factor/enable",
    "POST /api/auth/passkey/verify-registration",
    "GET /api/auth/passkey/generate-register-options",
    "POST /api/auth/passkey/delete-passkey",
  ])("has no %s", async (line) => {
    const { browser } = await newMember(served);
    expect(await outcomeOf(await browser.ask(line, line.startsWith("POST") ? {} : undefined))).toBe("404 not-found");
  });

  it("passes on only allowed fields", async () => {
    const [browser, email] = [new Browser(served), newAddress()];
    const more = {
      name: "Maya",
      emailVerified: true,
      lastSignInAt: 0,
      image: "x",
      callbackURL: "https://evil.example",
      id: "me",
    };
    const answer = await browser.ask("POST /api/auth/sign-up/email", { email, password, ...more });
    expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
    const person = served.database.query.selectFrom("people").selectAll().where("email", "=", email);
    expect(await person.executeTakeFirst()).toMatchObject({ name: "", emailVerified: 0, image: null });
  });

  it("[RT15] refuses account changes from a page of another owner", async () => {
    const [anna, ben] = [await newMember(served), await newMember(served)];
    const own = served.app.routes.filter(({ path }) => path.startsWith("/api/account") && !path.includes("*"));
    const lines = [...new Set(own.map(({ method, path }) => `${method} ${path}`)), "POST /api/auth/change-password"];
    expect(lines.length).toBeGreaterThan(15);
    // These need no session.
    const open = ["POST /api/account/verify", "POST /api/account/known"];
    for (const line of lines.filter((line) => !open.includes(line))) {
      const change = { currentPassword: password, newPassword: "stolen password" };
      const body = line.startsWith("GET") ? undefined : change;
      const answer = await ben.browser.ask(line, body, { [ownerHeader]: anna.uid });
      expect(`${line} ${await outcomeOf(answer)}`).toBe(`${line} 401 signed-out`);
    }
    expect((await ben.browser.user())?.uid).toBe(ben.uid);
    expect((await ben.browser.ask("GET /api/account", undefined, { [ownerHeader]: ben.uid })).status).toBe(200);
  });

  it("[ID27] logs neither addresses nor secrets, whatever happens", async () => {
    const { browser, email } = await newMember(served);
    const token = mailedToken(served, email);
    await browser.signUp(email);
    await browser.signIn(email, "wrong one");
    await browser.ask("POST /api/account/verify", { token });
    await browser.ask(`GET /api/auth/callback/google?code=${token}&state=x`);
    await browser.ask(`GET /api/auth/verify-email?token=${token}`);
    const lines = served.lines.join("");
    for (const word of [email, token, "192.0.2.1", "wrong one", "home.example", ...browser.cookies.values()])
      expect(lines).not.toContain(word);
  });

  it("[ID27] logs errors only through the log", async () => {
    const printed = vi.spyOn(console, "error").mockImplementation(() => {});
    const broken = await serve({ databaseUrl: null, dataDir: freshFolder() });
    const { email } = await newMember(broken);
    await broken.database.query.schema.dropTable("account_events").execute();
    const answer = await new Browser(broken).signIn(email);
    expect([answer.status, await answer.json()]).toEqual([500, { error: "server-fault" }]);
    expect(printed).not.toHaveBeenCalled();
    expect(broken.lines.filter((line) => line.includes("request failed"))).toHaveLength(1);
    printed.mockRestore();
    await broken.database.close();
  });
});
