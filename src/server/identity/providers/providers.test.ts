import { afterEach, describe, expect, it, vi } from "vitest";
import { freshFolder } from "../../storage/engines.contract.ts";
import { Browser, outcomeOf } from "../browser.contract.ts";
import { mailedToken, newAddress, newMember, serve, servedOn } from "../identity-fixture.contract.ts";
import { comeBack, googleSays, providers } from "./google-fixture.contract.ts";

describe("Google and Apple", () => {
  const served = servedOn(async () => ({ databaseUrl: null, dataDir: freshFolder() }), { env: providers });
  afterEach(() => vi.unstubAllGlobals());

  it("signs someone up by Google, and stores only their address", async () => {
    const [browser, email] = [new Browser(served), newAddress()];
    googleSays({ sub: "g-1", email, email_verified: true, name: "Maya M.", picture: "https://pictures.example/maya" });
    const back = await comeBack(browser);
    expect([back.status, back.headers.get("location")]).toEqual([302, "/account"]);
    const user = (await browser.user())!;
    expect(user).toMatchObject({ providerData: [{ providerId: "google.com" }] });
    const { creationTime, lastSignInTime } = user.metadata;
    expect(Date.parse(lastSignInTime) - Date.parse(creationTime)).toBeLessThanOrEqual(15_000);
    const { query } = served.database;
    const rows = [
      await query.selectFrom("people").selectAll().execute(),
      await query.selectFrom("sign_ins").selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toMatch(/Maya|pictures|-key|eyJ/);
    expect(await browser.json("GET /api/account")).toMatchObject({ email, emailVerified: true });
    await comeBack(browser);
    expect((await browser.user())?.uid).toBe(user.uid);
  });

  it("signs in to an existing account by Google only with the same confirmed address", async () => {
    const { browser, email, uid } = await newMember(served);
    googleSays({ sub: "g-2", email, email_verified: true });
    const other = new Browser(served);
    expect((await comeBack(other)).headers.get("location")).toContain("/account?error=");
    expect(await other.user()).toBeNull();
    await browser.ask("POST /api/account/verify", { token: mailedToken(served, email) });
    await comeBack(other);
    expect((await other.user())?.uid).toBe(uid);
  });

  it("trusts no address that Google has not confirmed", async () => {
    const { browser, email } = await newMember(served);
    await browser.ask("POST /api/account/verify", { token: mailedToken(served, email) });
    googleSays({ sub: "g-3", email, email_verified: false });
    const other = new Browser(served);
    expect((await comeBack(other)).headers.get("location")).toContain("/account?error=");
    expect(await other.user()).toBeNull();
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "/account?next=//evil.example",
  ])("redirects nobody to %s", async (callbackURL) => {
    const ask = { provider: "google", callbackURL };
    expect(await outcomeOf(await new Browser(served).ask("POST /api/auth/sign-in/social", ask))).toBe("400 malformed");
  });

  it("redirects to Google or Apple if they are configured, and back only to us", async () => {
    for (const [provider, host] of [
      ["google", "accounts.google.com"],
      ["apple", "appleid.apple.com"],
    ]) {
      const { url } = (await new Browser(served).json("POST /api/auth/sign-in/social", { provider })) as {
        url: string;
      };
      const { hostname, searchParams } = new URL(url);
      expect(hostname).toBe(host);
      expect(searchParams.get("redirect_uri")).toBe(`https://money.example/api/auth/callback/${provider}`);
    }
    const offer = await new Browser(served).json("GET /api/sign-in-offer");
    expect(offer.providers).toEqual(["google", "apple"]);
  });

  it("returns to the account page with a forged state", async () => {
    const back = await new Browser(served).ask("GET /api/auth/callback/google?code=x&state=made-up");
    expect(back.status).toBe(302);
    expect(back.headers.get("location")).toMatch(/^https:\/\/money\.example\/account\?error=/);
  });

  it("accepts Apple's form only to redirect, with nothing added", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://appleid.apple.com" };
    const line = "POST /api/auth/callback/apple";
    const back = await new Browser(served).ask(line, "code=a%26b&state=s&next=https://evil.example", headers);
    expect([back.status, back.headers.get("location")]).toEqual([303, "/api/auth/callback/apple?code=a%26b&state=s"]);
    expect(back.headers.getSetCookie()).toEqual([]);
  });

  it("offers neither if they are not configured", async () => {
    const bare = await serve({ databaseUrl: null, dataDir: freshFolder() });
    for (const line of ["POST /api/auth/sign-in/social", "POST /api/auth/callback/apple"])
      expect(await outcomeOf(await new Browser(bare).ask(line, { provider: "google" }))).toBe("404 not-found");
    await bare.database.close();
  });
});
