import type { Kysely } from "kysely";
import type { Tables } from "../../storage/tables.ts";
import type { IdentityParts } from "../parts.ts";

type Known = Pick<IdentityParts["config"], "google" | "apple" | "smsUrl">;

/**
 * Every way by which someone can sign in here today, as the user object calls them. Asked inside a transaction that takes
 * one of them away: of two such transactions the second waits, and then sees what the first has left.
 */
export async function waysIn(query: Kysely<Tables>, uid: string, config: Known): Promise<string[]> {
  await query.updateTable("people").set({ id: uid }).where("id", "=", uid).execute();
  const signIns = await query.selectFrom("sign_ins").select("providerId").where("userId", "=", uid).execute();
  const passkeys = await query.selectFrom("passkeys").select("id").where("userId", "=", uid).execute();
  const phones = query.selectFrom("people").select("id").where("id", "=", uid).where("phoneNumberVerified", "=", 1);
  const has = (providerId: string) => signIns.some((one) => one.providerId === providerId);
  return [
    ...(has("credential") ? ["password"] : []),
    ...(config.google && has("google") ? ["google.com"] : []),
    ...(config.apple && has("apple") ? ["apple.com"] : []),
    ...passkeys.map(() => "passkey"),
    ...(config.smsUrl && (await phones.executeTakeFirst()) ? ["phone"] : []),
  ];
}
