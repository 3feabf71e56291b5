import { randomUUID } from "node:crypto";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import type { SecondFactorState } from "#sync/account-api.ts";
import { type Attempts, minute, window } from "../../limits/attempts.ts";
import type { IdentityParts } from "../identity.ts";
import { hashOf, isBackupCode, newBackupCodes } from "./backup-codes.ts";
import { rememberedDevices } from "./remembered-devices.ts";
import { newSecret, stepOf } from "./totp.ts";

/** Longer than any code counts: each is taken once. */
const onceEach = window(1, 5 * minute);

const pendingMark = (uid: string): string => `${uid} second-factor`;

/** What is stored of a sign-in that waits for its second factor: whose it is, and by which way they came. */
export const pendingSignIn = (uid: string, method?: string | null): string => `${pendingMark(uid)} ${method ?? ""}`;

export const pendingMethod = (value: string | null): string | null => value?.split(" ")[2] || null;

interface Parts extends Pick<IdentityParts, "database" | "secret" | "now"> {
  attempts: Attempts;
}

/** Second factors: an authenticator app, and codes for when it is out of reach. */
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
    // Counted by all nodes together, so that of two who bring one code one is let in.
    return step !== null && (await attempts.take(`code ${uid} ${step}`, onceEach, now())) === 0;
  }

  async function takeBackupCode(uid: string, before: string, code: string): Promise<boolean> {
    const [kept, given] = [JSON.parse(before) as string[], hashOf(key, uid, code)];
    if (!isBackupCode(code) || !kept.includes(given)) return false;
    const backupCodes = JSON.stringify(kept.filter((one) => one !== given));
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
    /** A secret that asks nobody for anything yet, in place of one begun earlier. Nothing where one is in use. */
    async begin(uid: string): Promise<string | null> {
      const secret = newSecret();
      const kept = { secret: await symmetricEncrypt({ key, data: secret }), backupCodes: "[]", verified: 0 } as const;
      const made = query.insertInto("second_factors").values({ id: randomUUID(), userId: uid, ...kept });
      const written = await made
        .onConflict((row) => row.column("userId").doUpdateSet(kept).where("second_factors.verified", "!=", 1))
        .executeTakeFirstOrThrow();
      return written.numInsertedOrUpdatedRows === 0n ? null : secret;
    },
    /** From now on it is asked for. Gives the backup codes, which are never seen again. */
    async confirm(uid: string, code: string): Promise<string[] | null> {
      const row = await rowOf(uid);
      if (row?.verified !== 0 || !(await takeAppCode(uid, row.secret, code))) return null;
      const codes = newBackupCodes();
      const begun = query.updateTable("second_factors").set({ verified: 1, backupCodes: hashed(uid, codes) });
      const mine = begun.where("userId", "=", uid).where("verified", "=", 0).where("secret", "=", row.secret);
      return (await mine.executeTakeFirstOrThrow()).numUpdatedRows === 1n ? codes : null;
    },
    /** By which of the two a code is right, if it is. It never is again. */
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
    /** Devices that were to be remembered are forgotten with it. */
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
