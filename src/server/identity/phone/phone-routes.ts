import { err, ok } from "#domain/result.ts";
import { phoneCodeSchema, phoneSchema, phoneSignInSchema } from "#sync/account-api.ts";
import { growingDelay, hour, minute, window } from "../../limits/attempts.ts";
import { type AccountParts, type AccountRoute, accountRoute, recordFor } from "../account/account-route.ts";
import { signInMethodsOf } from "../account/current-user.ts";
import * as mails from "../account-mails.ts";
import { passCookies } from "../auth/auth-paths.ts";
import { endOtherSessions } from "../read-session.ts";

/** Nobody has this uid, so no code matches it. */
const nobody = "nobody";

async function ownerOf({ database }: AccountParts, phone: string): Promise<string | undefined> {
  const people = database.query.selectFrom("people").select("id").where("phoneNumber", "=", phone);
  return (await people.where("phoneNumberVerified", "=", 1).executeTakeFirst())?.id;
}

async function textOwner(parts: AccountParts, phone: string): Promise<void> {
  const uid = await ownerOf(parts, phone);
  if (uid !== undefined) await parts.phones.send("sign-in", phone, uid);
}

const signingIn: readonly AccountRoute[] = [
  accountRoute({
    method: "POST",
    path: "/api/auth/phone/code",
    who: "anyone",
    body: phoneSchema,
    perAddress: window(20, hour),
    async answer({ body: { phone } }, parts) {
      // Answered before the owner of the number is looked up.
      parts.later(textOwner(parts, phone));
      return ok({});
    },
  }),
  accountRoute({
    method: "POST",
    path: "/api/auth/phone/sign-in",
    who: "anyone",
    body: phoneSignInSchema,
    perAddress: window(60, 10 * minute),
    async answer({ c, body: { phone, code, rememberMe = true } }, parts) {
      const account = `phone ${phone}`;
      const wait = await parts.attempts.take(account, growingDelay, parts.now());
      if (wait > 0) return { wait };
      const uid = (await ownerOf(parts, phone)) ?? nobody;
      if (!(await parts.phones.take("sign-in", phone, uid, code))) return err("wrong-code");
      const { headers } = c.req.raw;
      const made = await parts.auth.api.signInByPhone({ headers, body: { uid, rememberMe }, returnHeaders: true });
      passCookies(c, made.headers);
      await parts.attempts.forgive(account);
      return ok(made.response);
    },
  }),
];

/** False if another account has the number. */
async function setNumber({ database }: AccountParts, uid: string, phone: string): Promise<boolean> {
  const isTaken = async () => {
    const others = database.query.selectFrom("people").select("id").where("phoneNumber", "=", phone);
    return (await others.where("id", "!=", uid).executeTakeFirst()) !== undefined;
  };
  if (await isTaken()) return false;
  const own = database.query.updateTable("people").set({ phoneNumber: phone, phoneNumberVerified: 1 });
  try {
    await own.where("id", "=", uid).execute();
    return true;
  } catch (fault) {
    // Of two concurrent confirmations of one number, the unique index refuses the second.
    if (await isTaken()) return false;
    throw fault;
  }
}

/** Refuses to remove the last sign-in method. */
function removeNumber({ database, config }: AccountParts, uid: string): Promise<"taken-back" | "last-way-in" | "none"> {
  return database.write(async (query) => {
    if ((await signInMethodsOf(query, uid, config)).join() === "phone") return "last-way-in";
    const own = query.updateTable("people").set({ phoneNumber: null, phoneNumberVerified: 0 });
    const { numUpdatedRows } = await own.where("id", "=", uid).where("phoneNumber", "is not", null).executeTakeFirst();
    return numUpdatedRows > 0n ? "taken-back" : "none";
  });
}

const ownNumber: readonly AccountRoute[] = [
  accountRoute({
    method: "POST",
    path: "/api/account/phone",
    who: "fresh",
    body: phoneSchema,
    perPerson: window(5, hour),
    async answer({ person: { uid }, body: { phone } }, { phones }) {
      await phones.send("own-number", phone, uid);
      return ok({});
    },
  }),
  accountRoute({
    method: "POST",
    path: "/api/account/phone/confirm",
    who: "fresh",
    body: phoneCodeSchema,
    async answer({ person: { uid, email }, body: { phone, code }, device }, parts) {
      const wait = await parts.attempts.take(`own phone ${uid}`, growingDelay, parts.now());
      if (wait > 0) return { wait };
      if (!(await parts.phones.take("own-number", phone, uid, code))) return err("wrong-code");
      await parts.attempts.forgive(`own phone ${uid}`);
      // Revealed only to someone who has just proven that they have the phone.
      if (!(await setNumber(parts, uid, phone))) return err("phone-taken");
      await recordFor(parts, uid, device, "phone-added");
      await parts.mail(mails.phoneAddedMail(email, parts.config.publicUrl));
      return ok({});
    },
  }),
];

const removing = accountRoute({
  method: "DELETE",
  path: "/api/account/phone",
  who: "fresh",
  async answer({ c, person: { uid, email }, device }, parts) {
    const outcome = await removeNumber(parts, uid);
    if (outcome === "last-way-in") return err(outcome);
    // A repeated request, perhaps from another tab: no mail is needed.
    if (outcome === "none") return ok({});
    // Sessions that began with it end.
    await endOtherSessions(parts.auth, c);
    await recordFor(parts, uid, device, "phone-removed");
    await parts.mail(mails.phoneRemovedMail(email, parts.config.publicUrl));
    return ok({});
  },
});

/** Phone routes need text messages; removing a number always works. */
export const phoneRoutes = (canText: boolean): readonly AccountRoute[] => [
  ...(canText ? [...signingIn, ...ownNumber] : []),
  removing,
];
