import { expect } from "vitest";
import type { AccountPasskey } from "#sync/account-api.ts";
import { type Browser, told } from "../browser.contract.ts";
import { newMember, type Served } from "../identity-fixture.contract.ts";
import { Authenticator, addPasskey } from "./authenticator.contract.ts";

export const passkeysOf = async (browser: Browser): Promise<AccountPasskey[]> =>
  (await browser.json("GET /api/account/passkeys")).passkeys as AccountPasskey[];

/** Someone with a password and a passkey, in their browser. */
export async function withPasskey(served: Served) {
  const [member, authenticator] = [await newMember(served), new Authenticator()];
  expect(await told(await addPasskey(member.browser, authenticator))).toBe("200");
  return { ...member, authenticator };
}
