import type { RememberedDevice } from "#sync/account-api.ts";
import { unknownDevice } from "../account/follow-account.ts";
import type { IdentityParts } from "../identity.ts";

const mark = (uid: string): string => `${uid} remembered-device `;

/** What is kept of one: whose it is, and its kind. */
export const rememberedDevice = (uid: string, device: string): string => `${mark(uid)}${device}`;

export const isRememberedFor = (uid: string, value: string | null): boolean => value?.startsWith(mark(uid)) ?? false;

interface DeviceParts extends Pick<IdentityParts, "now"> {
  database: Pick<IdentityParts["database"], "query">;
}

/** The devices that are not asked for a second factor for a while. */
export function rememberedDevices({ database: { query }, now }: DeviceParts) {
  const isTheirs = (uid: string) => ["value", "like", `${mark(uid)}%`] as const;
  return {
    async list(uid: string): Promise<RememberedDevice[]> {
      const theirs = query
        .selectFrom("verifications")
        .selectAll()
        .where(...isTheirs(uid));
      const rows = await theirs.where("expiresAt", ">", new Date(now()).toISOString()).orderBy("expiresAt").execute();
      return rows.map(({ id, value, expiresAt }) => ({
        ...{ id, device: value.slice(mark(uid).length) || unknownDevice, until: Date.parse(expiresAt) },
      }));
    },
    /** Says whether there were any. */
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
