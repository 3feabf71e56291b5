import { createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import type { RememberedDevice, SecondFactorState } from "#sync/account-api.ts";
import { type Attempts, minute, window } from "../../limits/attempts.ts";
import { unknownDevice } from "../account/device-name.ts";
import type { IdentityParts } from "../identity-parts.ts";

const base32Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const period = 30_000;
const digits = 6;
/** One step to each side, for clock skew and slow typing. */
const around = [0, -1, 1];

/** A base32 secret for authenticator apps. */
export function newSecret(): string {
  let bits = "";
  for (const byte of randomBytes(20)) bits += byte.toString(2).padStart(8, "0");
  return bits.replace(/.{5}/g, (five) => base32Letters[Number.parseInt(five, 2)]!);
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => base32Letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of a time step (RFC 6238). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = mac.at(-1)! & 15;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

export const stepAt = (now: number): number => Math.floor(now / period);

/** The time step of a code that is valid now, or null. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const steps = around.map((offset) => stepAt(now) + offset);
  const isCode = (step: number) => timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code));
  return /^\d{6}$/.test(code) ? (steps.find(isCode) ?? null) : null;
}

/** The URI in the QR code. */
export function appUri(secret: string, account: string): string {
  const name = `Weekfold:${encodeURIComponent(account)}`;
  return `otpauth://totp/${name}?secret=${secret}&issuer=Weekfold&digits=${digits}&period=${period / 1000}`;
}

/** Without ambiguous characters. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const length = 10;
const amount = 10;

const newCode = (): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join("");

/** The display form: two halves. */
const shown = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Backup codes, which are shown once. */
const newBackupCodes = (): string[] => Array.from({ length: amount }, () => shown(newCode()));

const isBackupCode = (typed: string): boolean => plain(typed).length === length;

/** Normalizes a typed code. */
const plain = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, "");

/** The stored hash of a code. */
const hashOf = (secret: string, uid: string, code: string): string =>
  createHmac("sha256", secret)
    .update(`backup code:${uid}:${plain(code)}`)
    .digest("base64url");

const mark = (uid: string): string => `${uid} remembered-device `;

/** The stored value of a remembered device: uid and device name. */
export const rememberedDevice = (uid: string, device: string): string => `${mark(uid)}${device}`;

export const isRememberedFor = (uid: string, value: string | null): boolean => value?.startsWith(mark(uid)) ?? false;

interface DeviceParts extends Pick<IdentityParts, "now"> {
  database: Pick<IdentityParts["database"], "query">;
}

/** The devices that skip the second factor for a while. */
function rememberedDevices({ database: { query }, now }: DeviceParts) {
  const isTheirs = (uid: string) => ["value", "like", `${mark(uid)}%`] as const;
  return {
    async list(uid: string): Promise<RememberedDevice[]> {
      const theirs = query
        .selectFrom("verifications")
        .selectAll()
        .where(...isTheirs(uid));
      const rows = await theirs.where("expiresAt", ">", new Date(now()).toISOString()).orderBy("expiresAt").execute();
      return rows.map(({ id, value, expiresAt }) => ({
        id,
        device: value.slice(mark(uid).length) || unknownDevice,
        until: Date.parse(expiresAt),
      }));
    },
    /** Returns whether there were any. */
    async forgetAll(uid: string): Promise<boolean> {
      const theirs = query.deleteFrom("verifications").where(...isTheirs(uid));
      return (await theirs.executeTakeFirstOrThrow()).numDeletedRows > 0n;
    },
    async forget(uid: string, id: string): Promise<boolean> {
      const theirs = query.deleteFrom("verifications").where(...isTheirs(uid));
      return (await theirs.where("id", "=", id).executeTakeFirstOrThrow()).numDeletedRows === 1n;
    },
  };
}

/** Longer than any code is valid: each is accepted once. */
const onceEach = window(1, 5 * minute);

const pendingMark = (uid: string): string => `${uid} second-factor`;

/** The stored value of a pending sign-in: uid and sign-in method. */
export const pendingSignIn = (uid: string, method?: string | null): string => `${pendingMark(uid)} ${method ?? ""}`;

export const pendingMethod = (value: string | null): string | null => value?.split(" ")[2] || null;

interface Parts extends Pick<IdentityParts, "database" | "secret" | "now"> {
  attempts: Attempts;
}

/** Second factors: an authenticator app, and backup codes. */
export function secondFactors({ database, secret: key, now, attempts }: Parts) {
  const { query } = database;
  const devices = rememberedDevices({ database, now });
  const rowOf = (uid: string) =>
    query.selectFrom("second_factors").selectAll().where("userId", "=", uid).executeTakeFirst();
  const inUse = async (uid: string) => {
    const row = await rowOf(uid);
    return row?.verified === 1 ? row : undefined;
  };
  const hashed = (uid: string, codes: readonly string[]) => JSON.stringify(codes.map((code) => hashOf(key, uid, code)));

  async function takeAppCode(uid: string, encrypted: string, code: string): Promise<boolean> {
    const step = stepOf(await symmetricDecrypt({ key, data: encrypted }), code, now());
    // Counted in the database, so that of two concurrent requests with one code only one succeeds.
    return step !== null && (await attempts.take(`code ${uid} ${step}`, onceEach, now())) === 0;
  }

  async function takeBackupCode(uid: string, before: string, code: string): Promise<boolean> {
    const [stored, entered] = [JSON.parse(before) as string[], hashOf(key, uid, code)];
    if (!isBackupCode(code) || !stored.includes(entered)) return false;
    const backupCodes = JSON.stringify(stored.filter((one) => one !== entered));
    const mine = query.updateTable("second_factors").set({ backupCodes }).where("userId", "=", uid);
    const { numUpdatedRows } = await mine.where("backupCodes", "=", before).executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  return {
    isOn: async (uid: string): Promise<boolean> => (await inUse(uid)) !== undefined,
    async stateOf(uid: string): Promise<SecondFactorState | null> {
      const row = await inUse(uid);
      if (!row) return null;
      const backupCodesLeft = (JSON.parse(row.backupCodes) as string[]).length;
      return { backupCodesLeft, rememberedDevices: await devices.list(uid) };
    },
    /** Begins enrollment with a new secret, replacing an unconfirmed one. Returns nothing if the second factor is on. */
    async begin(uid: string): Promise<string | null> {
      const secret = newSecret();
      const enrollment = {
        secret: await symmetricEncrypt({ key, data: secret }),
        backupCodes: "[]",
        verified: 0,
      } as const;
      const made = query.insertInto("second_factors").values({ id: randomUUID(), userId: uid, ...enrollment });
      const written = await made
        .onConflict((row) => row.column("userId").doUpdateSet(enrollment).where("second_factors.verified", "!=", 1))
        .executeTakeFirstOrThrow();
      return written.numInsertedOrUpdatedRows === 0n ? null : secret;
    },
    /** Confirms enrollment. Returns the backup codes, which are never shown again. */
    async confirm(uid: string, code: string): Promise<string[] | null> {
      const row = await rowOf(uid);
      if (row?.verified !== 0 || !(await takeAppCode(uid, row.secret, code))) return null;
      const codes = newBackupCodes();
      const begun = query.updateTable("second_factors").set({ verified: 1, backupCodes: hashed(uid, codes) });
      const mine = begun.where("userId", "=", uid).where("verified", "=", 0).where("secret", "=", row.secret);
      return (await mine.executeTakeFirstOrThrow()).numUpdatedRows === 1n ? codes : null;
    },
    /** Checks and uses up a code: by the app, a backup code, or null. */
    async take(uid: string, typed: string): Promise<"app" | "backup" | null> {
      const row = await inUse(uid);
      if (!row) return null;
      if (await takeAppCode(uid, row.secret, typed.replace(/\s/g, ""))) return "app";
      return (await takeBackupCode(uid, row.backupCodes, typed)) ? "backup" : null;
    },
    async renewBackupCodes(uid: string): Promise<string[] | null> {
      const codes = newBackupCodes();
      const theirs = query.updateTable("second_factors").set({ backupCodes: hashed(uid, codes) });
      const mine = theirs.where("userId", "=", uid).where("verified", "=", 1);
      return (await mine.executeTakeFirstOrThrow()).numUpdatedRows === 1n ? codes : null;
    },
    /** Also forgets the remembered devices. */
    turnOff: (uid: string): Promise<boolean> =>
      database.write(async (inside) => {
        const off = await inside.deleteFrom("second_factors").where("userId", "=", uid).executeTakeFirstOrThrow();
        await inside
          .deleteFrom("verifications")
          .where("value", "like", `${pendingMark(uid)}%`)
          .execute();
        await rememberedDevices({ database: { query: inside }, now }).forgetAll(uid);
        return off.numDeletedRows === 1n;
      }),
    devices,
  };
}

export type SecondFactors = ReturnType<typeof secondFactors>;
