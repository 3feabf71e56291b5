import type { Hono } from "hono";
import { err, ok } from "#domain/result.ts";
import {
  type Account,
  type AccountSession,
  type KnownAccount,
  knownAccountSchema,
  type SignInOffer,
} from "#sync/account-api.ts";
import { hour, window } from "../../limits/attempts.ts";
import { isErased } from "../../storage/erasure-ledger.ts";
import { endSessions } from "../../storage/forget-person.ts";
import { erasedMail } from "../account-mails.ts";
import { passkeyRoutes } from "../passkeys/passkey-routes.ts";
import { passkeySignUp } from "../passkeys/passkey-sign-up.ts";
import { phoneRoutes } from "../phone/phone-routes.ts";
import { providerRoutes } from "../providers/provider-routes.ts";
import { offeredProviders } from "../providers/providers.ts";
import { endSession, type OpenSession } from "../read-session.ts";
import { secondFactorRoutes } from "../second-factor/second-factor-routes.ts";
import { clearCache } from "../session-route.ts";
import { type AccountParts, type AccountRoute, accountRoute } from "./account-route.ts";
import { addressRoutes, confirmRoute } from "./address-routes.ts";
import { unknownDevice } from "./device-name.ts";
import { eventsOf, recordEvent } from "./follow-account.ts";

/**
 * Tells a device whose session has ended whether the account still exists. After a lost database or a restored backup it
 * may not, and then the copy on the device is all that is left. The request has the account's random id, which only the
 * owner's devices and the members of their households know, and never an address: it can't reveal who has an account.
 */
const knownRoute = accountRoute({
  method: "POST",
  path: "/api/account/known",
  who: "anyone",
  body: knownAccountSchema,
  perAddress: window(60, hour),
  async answer({ body: { uid } }, parts) {
    const isKnown = (await exists(parts, uid)) || (await wasErased(parts, uid));
    return ok({ isUnknown: !isKnown } satisfies KnownAccount);
  },
});

async function exists({ database }: AccountParts, uid: string): Promise<boolean> {
  const person = database.query.selectFrom("people").select("id").where("id", "=", uid);
  return (await person.executeTakeFirst()) !== undefined;
}

/** Erased on purpose: a device must not offer to restore it. The ledger survives the loss of the database. */
const wasErased = async ({ database, ledger }: AccountParts, uid: string): Promise<boolean> =>
  (await isErased(database.query, uid)) || (ledger?.hasErased(uid) ?? false);

/** Makes their open streams check their access again. */
async function recheckStreams({ storage, changed }: AccountParts, uid: string): Promise<void> {
  for (const { householdId } of await storage.householdsOf(uid)) changed(householdId);
}

async function sessionsOf({ database, now }: AccountParts, { uid, sessionId }: OpenSession): Promise<AccountSession[]> {
  const open = database.query.selectFrom("sessions").selectAll().where("userId", "=", uid);
  const rows = await open.where("expiresAt", ">", new Date(now()).toISOString()).orderBy("updatedAt", "desc").execute();
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    device: userAgent ?? unknownDevice,
    isThis: id === sessionId,
    signedInAt: Date.parse(createdAt),
    seenAt: Date.parse(updatedAt),
  }));
}

const sessionRoutes: readonly AccountRoute[] = [
  accountRoute({
    method: "GET",
    path: "/api/account/sessions",
    who: "signed-in",
    answer: async ({ person }, parts) => ok({ sessions: await sessionsOf(parts, person) }),
  }),
  accountRoute({
    method: "DELETE",
    path: "/api/account/sessions",
    who: "signed-in",
    async answer({ c, person: { uid, device } }, parts) {
      await parts.database.write(async (query) => {
        await endSessions(query, uid);
        await recordEvent(query, { uid, device, what: "signed-out-everywhere", now: parts.now() });
      });
      // The person may have lost one of the devices.
      await parts.factors.devices.forgetAll(uid);
      await endSession(parts.auth, c);
      clearCache(c);
      await recheckStreams(parts, uid);
      return ok({});
    },
  }),
  accountRoute({
    method: "DELETE",
    path: "/api/account/sessions/:id",
    who: "signed-in",
    async answer({ c, person: { uid, device } }, parts) {
      const isEnded = await parts.database.write(async (query) => {
        const theirs = query.deleteFrom("sessions").where("userId", "=", uid);
        const { numDeletedRows } = await theirs.where("id", "=", c.req.param("id") ?? "").executeTakeFirstOrThrow();
        if (numDeletedRows === 1n) await recordEvent(query, { uid, device, what: "session-ended", now: parts.now() });
        return numDeletedRows === 1n;
      });
      if (!isEnded) return err("no-such-session");
      await recheckStreams(parts, uid);
      return ok({});
    },
  }),
];

const ownAccount: readonly AccountRoute[] = [
  accountRoute({
    method: "GET",
    path: "/api/account",
    who: "signed-in",
    async answer({ person: { uid, email, emailVerified, freshUntil } }, { factors, database }) {
      const secondFactor = await factors.stateOf(uid);
      const phones = database.query.selectFrom("people").select("phoneNumber").where("id", "=", uid);
      const phone = (await phones.executeTakeFirst())?.phoneNumber ?? null;
      const account: Account = { uid, email, emailVerified, phone, freshUntil, secondFactor };
      return ok(account);
    },
  }),
  accountRoute({
    method: "DELETE",
    path: "/api/account",
    who: "fresh",
    async answer({ c, person: { uid, email } }, parts) {
      for (const householdId of await parts.storage.forgetPerson(uid, parts.now())) parts.changed(householdId);
      await endSession(parts.auth, c);
      clearCache(c);
      await parts.mail(erasedMail(email));
      return ok({});
    },
  }),
  accountRoute({
    method: "GET",
    path: "/api/account/audit",
    who: "signed-in",
    answer: async ({ person: { uid } }, { database }) => ok({ events: await eventsOf(database.query, uid) }),
  }),
  accountRoute({
    method: "GET",
    path: "/api/sign-in-offer",
    who: "anyone",
    async answer(_, { config }) {
      const { passwordPolicy, smsUrl } = config;
      const offer: SignInOffer = { passwordPolicy, providers: offeredProviders(config), phone: smsUrl !== null };
      return ok(offer);
    },
  }),
];

/** All account routes. */
const accountRoutes: readonly AccountRoute[] = [
  ...ownAccount,
  ...sessionRoutes,
  ...addressRoutes,
  confirmRoute,
  knownRoute,
  ...secondFactorRoutes,
  ...passkeyRoutes,
  ...passkeySignUp,
];

export function mountAccount(app: Hono, parts: AccountParts): void {
  const routes = [...accountRoutes, ...phoneRoutes(parts.config.smsUrl !== null), ...providerRoutes(parts.config)];
  for (const { method, path, handler } of routes) app.on(method, path, handler(parts));
}
