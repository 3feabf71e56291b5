import type { Kysely } from "kysely";
import type { IdentityTables } from "./identity-rows.ts";
import type { Tables } from "./tables.ts";

interface Shape {
  text?: readonly string[];
  maybeText?: readonly string[];
  number?: readonly string[];
  maybeNumber?: readonly string[];
  unique?: readonly string[];
  index?: readonly string[];
}

const times = ["createdAt", "updatedAt"];

const shapes: Record<Exclude<keyof IdentityTables, "attempts">, Shape> = {
  people: {
    text: ["name", "email", ...times],
    maybeText: ["image", "lastSignInAt", "phoneNumber"],
    number: ["emailVerified"],
    maybeNumber: ["twoFactorEnabled", "phoneNumberVerified"],
    unique: ["email", "phoneNumber"],
  },
  sign_ins: {
    text: ["accountId", "providerId", "userId", ...times],
    maybeText: [
      ...["accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt"],
      ...["scope", "password"],
    ],
    index: ["userId"],
  },
  passkeys: {
    text: ["publicKey", "userId", "credentialID", "deviceType"],
    maybeText: ["name", "transports", "createdAt", "aaguid"],
    number: ["counter", "backedUp"],
    unique: ["credentialID"],
    index: ["userId"],
  },
  second_factors: {
    text: ["secret", "backupCodes", "userId"],
    maybeText: ["lockedUntil"],
    maybeNumber: ["verified", "failedVerificationCount"],
    unique: ["userId"],
  },
  sessions: {
    text: ["token", "userId", ...times, "expiresAt"],
    maybeText: ["userAgent", "ipAddress"],
    unique: ["token"],
    index: ["userId", "expiresAt"],
  },
  verifications: { text: ["identifier", "value", ...times, "expiresAt"], index: ["identifier", "value", "expiresAt"] },
  account_events: { text: ["uid", "what", "device"], number: ["at"], index: ["uid", "at"] },
};

/** When a passkey was last used: better-auth does not keep that. */
export async function addPasskeyUse({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable("passkeys").addColumn("lastUsedAt", "text").execute();
}

/** How a session began: by which way, and a number that stays the same when the session is renewed. */
export async function addSessionStart({ schema }: Kysely<Tables>): Promise<void> {
  await schema.alterTable("sessions").addColumn("method", "text").execute();
  await schema.alterTable("sessions").addColumn("signInId", "text").execute();
}

export async function createIdentityTables(query: Kysely<Tables>): Promise<void> {
  for (const [name, shape] of Object.entries(shapes)) await createTable(query, name, shape);
  await query.schema
    .createTable("attempts")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("since", "bigint", (column) => column.notNull())
    .addColumn("until", "bigint", (column) => column.notNull())
    .execute();
  const byProvider = query.schema
    .createIndex("sign_ins_by_provider")
    .on("sign_ins")
    .columns(["providerId", "accountId"]);
  await byProvider.unique().execute();
}

async function createTable({ schema }: Kysely<Tables>, name: string, shape: Shape): Promise<void> {
  let table = schema.createTable(name).addColumn("id", "text", (column) => column.primaryKey());
  for (const column of shape.text ?? []) table = table.addColumn(column, "text", (made) => made.notNull());
  for (const column of shape.maybeText ?? []) table = table.addColumn(column, "text");
  for (const column of shape.number ?? []) table = table.addColumn(column, "bigint", (made) => made.notNull());
  for (const column of shape.maybeNumber ?? []) table = table.addColumn(column, "bigint");
  await table.execute();
  for (const column of shape.unique ?? [])
    await schema.createIndex(`${name}_${column}`).on(name).column(column).unique().execute();
  for (const column of shape.index ?? [])
    await schema.createIndex(`${name}_${column}`).on(name).column(column).execute();
}
