import { vi } from "vitest";
import type { Browser } from "../browser.contract.ts";

export const providers = {
  GOOGLE_CLIENT_ID: "google-client",
  GOOGLE_CLIENT_SECRET: "google-secret",
  APPLE_CLIENT_ID: "apple-client",
  APPLE_CLIENT_SECRET: "apple-secret",
};

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A fake Google for our server: exchanges a code for an identity. */
export function googleSays(profile: object): void {
  const token = { access_token: "access-key", refresh_token: "refresh-key", token_type: "Bearer", expires_in: 3600 };
  const idToken = `${part({ alg: "none" })}.${part(profile)}.`;
  vi.stubGlobal("fetch", async () => Response.json({ ...token, id_token: idToken }));
}

/** Goes through Google and back. */
export async function comeBack(browser: Browser, callbackURL = "/account"): Promise<Response> {
  const asked = { provider: "google", callbackURL };
  const { url } = (await browser.json("POST /api/auth/sign-in/social", asked)) as { url: string };
  const state = new URL(url).searchParams.get("state");
  return browser.ask(`GET /api/auth/callback/google?code=code&state=${state}`);
}

/** Begins linking Google, and returns the state for the way back. */
export async function linkBegun(browser: Browser): Promise<string | null> {
  const { url } = (await browser.json("POST /api/account/providers/google")) as { url: string };
  return new URL(url).searchParams.get("state");
}

export async function linkGoogle(browser: Browser, profile: object): Promise<Response> {
  const state = await linkBegun(browser);
  googleSays({ email_verified: true, ...profile });
  return browser.ask(`GET /api/auth/callback/google?code=code&state=${state}`);
}
