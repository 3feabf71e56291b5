import { isAPIError } from "better-auth/api";
import { err, ok } from "#domain/result.ts";
import { type AccountPasskey, newPasskeySchema, passkeyNameSchema } from "#sync/account-api.ts";
import { hour, window } from "../../limits/attempts.ts";
import { type AccountParts, type AccountRoute, accountRoute, recordFor } from "../account/account-route.ts";
import { signInMethodsOf } from "../account/current-user.ts";
import * as mails from "../account-mails.ts";
import { passCookies } from "../auth/auth-paths.ts";
import { endOtherSessions } from "../read-session.ts";

const maxPasskeys = 20;

async function passkeysOf({ database }: AccountParts, uid: string): Promise<AccountPasskey[]> {
  const theirs = database.query.selectFrom("passkeys").selectAll().where("userId", "=", uid);
  const rows = await theirs.orderBy("createdAt").orderBy("id").execute();
  return rows.map(({ id, name, createdAt, lastUsedAt, backedUp }) => ({
    id,
    name: name ?? "",
    addedAt: Date.parse(createdAt ?? ""),
    isSynced: backedUp === 1,
    usedAt: lastUsedAt === null ? null : Date.parse(lastUsedAt),
  }));
}

/** Refuses to remove the last sign-in method. */
function remove({ database, config }: AccountParts, uid: string, id: string) {
  return database.write(async (query): Promise<"no-such-passkey" | "last-way-in" | null> => {
    const ways = await signInMethodsOf(query, uid, config);
    const theirs = query.selectFrom("passkeys").select("id").where("userId", "=", uid).where("id", "=", id);
    if (!(await theirs.executeTakeFirst())) return "no-such-passkey";
    if (ways.length === 1) return "last-way-in";
    await query.deleteFrom("passkeys").where("id", "=", id).execute();
    return null;
  });
}

/** A refusal of better-auth means an invalid passkey; everything else is an error. */
function refused(error: unknown): null {
  if (!isAPIError(error)) throw error;
  return null;
}

const adding: readonly AccountRoute[] = [
  accountRoute({
    method: "POST",
    path: "/api/account/passkeys/options",
    who: "fresh",
    perPerson: window(60, hour),
    async answer({ c, person: { uid } }, parts) {
      if ((await passkeysOf(parts, uid)).length >= maxPasskeys) return err("too-many-passkeys");
      const { headers } = c.req.raw;
      const made = await parts.auth.api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true });
      passCookies(c, made.headers);
      return ok(made.response);
    },
  }),
  accountRoute({
    method: "POST",
    path: "/api/account/passkeys",
    who: "fresh",
    perPerson: window(60, hour),
    body: newPasskeySchema,
    async answer({ c, person: { uid, email }, body: { response, name }, device }, parts) {
      const { headers } = c.req.raw;
      const body = { response, name: name ?? device };
      const made = await parts.auth.api.verifyPasskeyRegistration({ headers, body }).catch(refused);
      if (!made) return err("passkey-refused");
      await recordFor(parts, uid, device, "passkey-added");
      await parts.mail(mails.passkeyAddedMail(email, parts.config.publicUrl));
      return ok({ id: made.id });
    },
  }),
];

const keeping: readonly AccountRoute[] = [
  accountRoute({
    method: "GET",
    path: "/api/account/passkeys",
    who: "signed-in",
    answer: async ({ person: { uid } }, parts) => ok({ passkeys: await passkeysOf(parts, uid) }),
  }),
  accountRoute({
    method: "POST",
    path: "/api/account/passkeys/:id",
    who: "signed-in",
    body: passkeyNameSchema,
    async answer({ c, person: { uid }, body: { name } }, { database }) {
      const theirs = database.query.updateTable("passkeys").set({ name }).where("userId", "=", uid);
      const { numUpdatedRows } = await theirs.where("id", "=", c.req.param("id") ?? "").executeTakeFirstOrThrow();
      return numUpdatedRows === 1n ? ok({}) : err("no-such-passkey");
    },
  }),
  accountRoute({
    method: "DELETE",
    path: "/api/account/passkeys/:id",
    who: "fresh",
    async answer({ c, person: { uid, email }, device }, parts) {
      const refusal = await remove(parts, uid, c.req.param("id") ?? "");
      if (refusal) return err(refusal);
      // Sessions that began with it end.
      await endOtherSessions(parts.auth, c);
      await recordFor(parts, uid, device, "passkey-removed");
      await parts.mail(mails.passkeyRemovedMail(email, parts.config.publicUrl));
      return ok({});
    },
  }),
];

export const passkeyRoutes: readonly AccountRoute[] = [...adding, ...keeping];
