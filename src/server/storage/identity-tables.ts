import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * People and their credentials. The column names are those that better-auth requires. Times are text and booleans are
 * integers on every engine, so that a backup of one engine restores into another.
 */
export interface IdentityTables {
  people: PersonRow;
  /** Ways to sign in: a password, Google, Apple. */
  sign_ins: SignInRow;
  passkeys: PasskeyRow;
  second_factors: SecondFactorRow;
  sessions: SessionRow;
  /** Secrets that were sent out and not yet redeemed. Only their hash is stored, as the identifier. */
  verifications: VerificationRow;
  /** Attempt counters. The key is a hash that reveals neither an address nor a name. */
  attempts: AttemptRow;
  account_events: AccountEventRow;
}

export interface PersonRow {
  id: string;
  name: string;
  email: string;
  emailVerified: 0 | 1;
  image: string | null;
  createdAt: string;
  updatedAt: string;
  lastSignInAt: string | null;
  twoFactorEnabled: 0 | 1 | null;
  phoneNumber: string | null;
  phoneNumberVerified: 0 | 1 | null;
}

export interface SignInRow {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: string | null;
  refreshTokenExpiresAt: string | null;
  scope: string | null;
  password: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface PasskeyRow {
  id: string;
  name: string | null;
  publicKey: string;
  userId: string;
  credentialID: string;
  counter: number;
  deviceType: string;
  backedUp: 0 | 1;
  transports: string | null;
  createdAt: string | null;
  aaguid: string | null;
  lastUsedAt: string | null;
}

export interface SecondFactorRow {
  id: string;
  secret: string;
  backupCodes: string;
  userId: string;
  verified: 0 | 1 | null;
  failedVerificationCount: number | null;
  lockedUntil: string | null;
}

/** `userAgent` has the device's coarse name; `ipAddress` stays empty. */
export interface SessionRow {
  id: string;
  token: string;
  userId: string;
  userAgent: string | null;
  ipAddress: string | null;
  createdAt: string;
  updatedAt: string;
  expiresAt: string;
  /** The sign-in method and an id of that sign-in; null for sessions older than these columns. */
  method: string | null;
  signInId: string | null;
}

export interface VerificationRow {
  id: string;
  identifier: string;
  value: string;
  createdAt: string;
  updatedAt: string;
  expiresAt: string;
}

export interface AttemptRow {
  key: string;
  count: number;
  /** When counting began. */
  since: number;
  /** Until when further attempts are refused. */
  until: number;
}

export interface AccountEventRow {
  id: string;
  uid: string;
  at: number;
  what: string;
  device: string;
}

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
    maybeText: ["name", "transports", "createdAt", "aaguid", "lastUsedAt"],
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
    maybeText: ["userAgent", "ipAddress", "method", "signInId"],
    unique: ["token"],
    index: ["userId", "expiresAt"],
  },
  verifications: { text: ["identifier", "value", ...times, "expiresAt"], index: ["identifier", "value", "expiresAt"] },
  account_events: { text: ["uid", "what", "device"], number: ["at"], index: ["uid", "at"] },
};

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
