import type { Kysely } from "kysely";
import type { OwnAddress, SignIn, User } from "#sync/user.ts";
import type { Tables } from "../../storage/tables.ts";
import type { IdentityParts } from "../identity-parts.ts";
import { providerName } from "../providers/providers.ts";

type Known = Pick<IdentityParts["config"], "google" | "apple" | "smsUrl">;

/**
 * The current sign-in methods of a person, named as in the user object. Call it in the transaction that removes one: of two
 * such transactions the second waits, and then sees what the first has left.
 */
export async function signInMethodsOf(query: Kysely<Tables>, uid: string, config: Known): Promise<string[]> {
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

interface SessionOwner {
  user: User;
  signIn: SignIn;
  address: OwnAddress;
}

/** The user of a session and how it began, in one query; null if it was ended meanwhile. */
export async function ownerOfSession(query: Kysely<Tables>, sessionId: string): Promise<SessionOwner | null> {
  const rows = await query
    .selectFrom("sessions")
    .innerJoin("people", "people.id", "sessions.userId")
    .leftJoin("sign_ins", "sign_ins.userId", "people.id")
    .select([
      "people.id",
      "people.email",
      "people.emailVerified",
      "people.createdAt",
      "people.lastSignInAt",
      "people.phoneNumberVerified",
      "sign_ins.providerId",
      "sessions.method",
      "sessions.signInId",
    ])
    .select((row) =>
      row
        .selectFrom("passkeys")
        .select("passkeys.id")
        .whereRef("passkeys.userId", "=", "people.id")
        .limit(1)
        .as("passkey"),
    )
    .where("sessions.id", "=", sessionId)
    .orderBy("sign_ins.createdAt")
    .execute();
  const [person] = rows;
  if (!person) return null;
  const named = rows.flatMap(({ providerId }) => (providerId ? [providerName(providerId)] : []));
  const providers = [
    ...named,
    ...(person.passkey ? ["passkey"] : []),
    ...(person.phoneNumberVerified ? ["phone"] : []),
  ];
  return {
    user: {
      uid: person.id,
      metadata: { creationTime: person.createdAt, lastSignInTime: person.lastSignInAt ?? person.createdAt },
      providerData: providers.map((providerId) => ({ providerId })),
    },
    // Sessions of earlier releases have no method.
    signIn: { id: person.signInId ?? sessionId, method: person.method ?? providers[0] ?? "password" },
    address: { email: person.email, isConfirmed: Boolean(person.emailVerified) },
  };
}
