import type { Kysely } from "kysely";
import type { User } from "#sync/user.ts";
import type { Tables } from "../../storage/tables.ts";
import { providerName } from "../providers/providers.ts";

/** Whose a session is, as screens know them, by one question; nobody's where it was ended meanwhile. */
export async function userOfSession(query: Kysely<Tables>, sessionId: string): Promise<User | null> {
  const rows = await query
    .selectFrom("sessions")
    .innerJoin("people", "people.id", "sessions.userId")
    .leftJoin("sign_ins", "sign_ins.userId", "people.id")
    .select([
      "people.id",
      "people.createdAt",
      "people.lastSignInAt",
      "people.phoneNumberVerified",
      "sign_ins.providerId",
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
    uid: person.id,
    metadata: { creationTime: person.createdAt, lastSignInTime: person.lastSignInAt ?? person.createdAt },
    providerData: providers.map((providerId) => ({ providerId })),
  };
}
