import { err, ok } from "#domain/result.ts";
import { codeSchema, signInCodeSchema } from "#sync/account-api.ts";
import { growingDelay, hour, minute, window } from "../../limits/attempts.ts";
import { type AccountParts, type AccountRoute, accountRoute, recordFor } from "../account/account-route.ts";
import * as mails from "../account-mails.ts";
import { passCookies } from "../auth/auth-paths.ts";
import { endOtherSessions } from "../read-session.ts";
import { appUri } from "./second-factors.ts";

const enrolment: readonly AccountRoute[] = [
  accountRoute({
    method: "POST",
    path: "/api/account/second-factor",
    who: "fresh",
    perPerson: window(20, hour),
    async answer({ person: { uid, contact, emailVerified } }, { factors }) {
      // Otherwise someone who signed up with another person's address could lock its owner out for good.
      if (!emailVerified) return err("address-not-confirmed");
      const secret = await factors.begin(uid);
      return secret ? ok({ secret, uri: appUri(secret, contact) }) : err("second-factor-on");
    },
  }),
  accountRoute({
    method: "POST",
    path: "/api/account/second-factor/confirm",
    who: "fresh",
    perPerson: window(20, hour),
    body: codeSchema,
    async answer({ c, person: { uid, email }, body: { code }, device }, parts) {
      const backupCodes = await parts.factors.confirm(uid, code);
      if (!backupCodes) return err((await parts.factors.isOn(uid)) ? "second-factor-on" : "wrong-code");
      // Ends sessions that began with one factor.
      await endOtherSessions(parts.auth, c);
      await recordFor(parts, uid, device, "second-factor-on");
      await parts.mail(mails.secondFactorOnMail(email, parts.config.publicUrl));
      return ok({ backupCodes });
    },
  }),
];

const upkeep: readonly AccountRoute[] = [
  accountRoute({
    method: "DELETE",
    path: "/api/account/second-factor",
    who: "fresh",
    async answer({ c, person: { uid, email }, device }, parts) {
      if (!(await parts.factors.turnOff(uid))) return err("second-factor-off");
      await endOtherSessions(parts.auth, c);
      await recordFor(parts, uid, device, "second-factor-off");
      await parts.mail(mails.secondFactorOffMail(email, parts.config.publicUrl));
      return ok({});
    },
  }),
  accountRoute({
    method: "POST",
    path: "/api/account/second-factor/backup-codes",
    who: "fresh",
    perPerson: window(20, hour),
    async answer({ person: { uid, email }, device }, parts) {
      const backupCodes = await parts.factors.renewBackupCodes(uid);
      if (!backupCodes) return err("second-factor-off");
      await recordFor(parts, uid, device, "backup-codes-renewed");
      await parts.mail(mails.backupCodesRenewedMail(email, parts.config.publicUrl));
      return ok({ backupCodes });
    },
  }),
  accountRoute({
    method: "DELETE",
    path: "/api/account/second-factor/devices",
    who: "signed-in",
    async answer({ person: { uid }, device }, parts) {
      // Without devices no event is recorded, or repeated requests could flood the list.
      if (await parts.factors.devices.forgetAll(uid)) await recordFor(parts, uid, device, "devices-forgotten");
      return ok({});
    },
  }),
  accountRoute({
    method: "DELETE",
    path: "/api/account/second-factor/devices/:id",
    who: "signed-in",
    async answer({ c, person: { uid }, device }, parts) {
      if (!(await parts.factors.devices.forget(uid, c.req.param("id") ?? ""))) return err("no-such-device");
      await recordFor(parts, uid, device, "devices-forgotten");
      return ok({});
    },
  }),
];

/** After a sign-in with a backup code: informs the owner. */
export async function mailBackupCodeUsed(parts: AccountParts, uid: string, device: string): Promise<void> {
  const person = await parts.database.query
    .selectFrom("people")
    .select("email")
    .where("id", "=", uid)
    .executeTakeFirst();
  const left = (await parts.factors.stateOf(uid))?.backupCodesLeft ?? 0;
  await recordFor(parts, uid, device, "backup-code-used");
  if (person) await parts.mail(mails.backupCodeUsedMail(person.email, left, parts.config.publicUrl));
}

const signInRoute = accountRoute({
  method: "POST",
  path: "/api/auth/second-factor",
  who: "anyone",
  body: signInCodeSchema,
  perAddress: window(60, 10 * minute),
  async answer({ c, body: { code, rememberDevice = false }, device }, parts) {
    const { headers } = c.req.raw;
    const uid = await parts.auth.api.pendingSignIn({ headers });
    if (uid === null) return err("nothing-pending");
    const account = `second factor ${uid}`;
    const wait = await parts.attempts.take(account, growingDelay, parts.now());
    if (wait > 0) return { wait };
    const by = await parts.factors.take(uid, code);
    if (!by) return err("wrong-code");
    const done = await parts.auth.api.verifySignIn({ headers, body: { rememberDevice }, returnHeaders: true });
    passCookies(c, done.headers);
    if (!done.response) return err("nothing-pending");
    await parts.attempts.forgive(account);
    if (by === "backup") await mailBackupCodeUsed(parts, uid, device);
    return ok({});
  },
});

export const secondFactorRoutes: readonly AccountRoute[] = [...enrolment, ...upkeep, signInRoute];
