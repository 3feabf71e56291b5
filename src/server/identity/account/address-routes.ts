import { randomBytes } from "node:crypto";
import { isAPIError } from "better-auth/api";
import { err, ok, type Result } from "#domain/result.ts";
import { confirmationSchema, emailChangeSchema, linkSchema, resetRequestSchema } from "#sync/account-api.ts";
import { growingDelay, hour, minute, window } from "../../limits/attempts.ts";
import { endSessions, endVerifications } from "../../storage/forget-person.ts";
import * as mails from "../account-mails.ts";
import { passCookies } from "../auth/auth-paths.ts";
import { type Auth, resetSeconds } from "../better-auth.ts";
import type { IdentityParts } from "../identity-parts.ts";
import { endOtherSessions } from "../read-session.ts";
import { mailBackupCodeUsed } from "../second-factor/second-factor-routes.ts";
import { type AccountParts, type AccountRoute, accountRoute } from "./account-route.ts";
import { recordEvent } from "./follow-account.ts";

/** Reauthentication of the signed-in person. A failure does not end their session. */
export const confirmRoute = accountRoute({
  method: "POST",
  path: "/api/account/confirm",
  who: "signed-in",
  perAddress: window(60, 10 * minute),
  body: confirmationSchema,
  async answer({ c, person: { uid }, body: { password, code = "" }, device }, parts) {
    const { headers } = c.req.raw;
    // Counted like a password change: guesses from outside must not lock the owner out.
    const account = `person:${uid}`;
    const wait = await parts.attempts.take(account, growingDelay, parts.now());
    if (wait > 0) return { wait };
    // The password first, so that a typo does not use up a code.
    if (!(await isPassword(parts, headers, password))) return err("wrong-password");
    const by = (await parts.factors.isOn(uid)) ? await parts.factors.take(uid, code) : "password";
    if (!by) return err("wrong-code");
    const renewed = await parts.auth.api.renewSession({ headers, returnHeaders: true });
    passCookies(c, renewed.headers);
    await parts.attempts.forgive(account);
    if (by === "backup") await mailBackupCodeUsed(parts, uid, device);
    return ok({});
  },
});

async function isPassword({ auth }: AccountParts, headers: Headers, password: string): Promise<boolean> {
  try {
    await auth.api.verifyPassword({ headers, body: { password } });
    return true;
  } catch (error) {
    if (isAPIError(error)) return false;
    throw error;
  }
}

const day = 86_400;

/** The purposes of mailed secrets with their lifetimes in seconds. The first name is better-auth's, which redeems it. */
const lifetimes = { "reset-password": resetSeconds, "verify-email": day, "change-email": day } as const;

type Purpose = keyof typeof lifetimes;

/** Mailed secrets: each has one purpose, works once, and expires. */
interface Links {
  make(purpose: Purpose, whose: { uid: string; email?: string }): Promise<string>;
  /** Redeems a secret: its owner and address. Of concurrent requests one succeeds. */
  take(purpose: Purpose, token: string): Promise<{ uid: string; email: string } | null>;
}

export function linksOf(authOf: () => Auth): Links {
  return {
    async make(purpose, { uid, email }) {
      const { internalAdapter } = await authOf().$context;
      const token = randomBytes(24).toString("base64url");
      const expiresAt = new Date(Date.now() + lifetimes[purpose] * 1000);
      const value = email === undefined ? uid : `${uid} ${email}`;
      await internalAdapter.createVerificationValue({ identifier: `${purpose}:${token}`, value, expiresAt });
      return token;
    },
    async take(purpose, token) {
      const { internalAdapter } = await authOf().$context;
      const taken = await internalAdapter.consumeVerificationValue(`${purpose}:${token}`);
      const [uid = "", email = ""] = taken?.value.split(" ") ?? [];
      return taken && { uid, email };
    },
  };
}

interface AddressParts extends Pick<IdentityParts, "database" | "mail" | "config" | "now"> {
  links: Links;
}

interface Owner {
  uid: string;
  email: string;
}

type Confirmed = { what: "verified" } | { what: "changed"; uid: string };

/** Account addresses: verification, change, and password reset. */
export function accountAddresses({ database, mail, config: { publicUrl }, now, links }: AddressParts) {
  const { query } = database;
  const personAt = (email: string) =>
    query.selectFrom("people").select(["id", "email"]).where("email", "=", email).executeTakeFirst();

  async function verify({ uid, email }: Owner, device: string): Promise<Result<Confirmed, "link-over">> {
    const done = await database.write(async (inside) => {
      const theirs = inside.updateTable("people").set({ emailVerified: 1 }).where("id", "=", uid);
      const { numUpdatedRows } = await theirs.where("email", "=", email).executeTakeFirstOrThrow();
      if (numUpdatedRows === 1n) await recordEvent(inside, { uid, what: "email-verified", device, now: now() });
      return numUpdatedRows === 1n;
    });
    return done ? ok({ what: "verified" }) : err("link-over");
  }

  async function change(
    { uid, email }: Owner,
    device: string,
  ): Promise<Result<Confirmed, "link-over" | "address-taken">> {
    const person = await query.selectFrom("people").select("email").where("id", "=", uid).executeTakeFirst();
    if (!person) return err("link-over");
    if (await personAt(email)) return err("address-taken");
    await database.write(async (inside) => {
      const updated = { email, emailVerified: 1, updatedAt: new Date(now()).toISOString() } as const;
      await inside.updateTable("people").set(updated).where("id", "=", uid).execute();
      // Links that were mailed to the old address must stop working.
      await endVerifications(inside, uid);
      await recordEvent(inside, { uid, what: "email-changed", device, now: now() });
    });
    await mail(mails.addressChangedMail(person.email, publicUrl));
    return ok({ what: "changed", uid });
  }

  return {
    async sendVerification({ uid, email }: Owner): Promise<void> {
      const token = await links.make("verify-email", { uid, email });
      await mail(mails.verificationMail(email, mails.verifyLink(publicUrl, token)));
    },
    /** For an unknown address it does the same work, without an account. */
    async sendReset(email: string): Promise<void> {
      const person = await personAt(email);
      if (!person) return;
      const token = await links.make("reset-password", { uid: person.id });
      await mail(mails.resetMail(person.email, mails.resetLink(publicUrl, token)));
    },
    /** Informs the account's owner at once, whatever the outcome. */
    async noteChange({ uid, email }: Owner, device: string): Promise<void> {
      await database.write((inside) => recordEvent(inside, { uid, what: "email-change-asked", device, now: now() }));
      await mail(mails.addressChangeAskedMail(email, publicUrl));
    },
    /** Reveals nothing about the new address: if it is taken, no mail is sent. */
    async askChange({ uid }: Owner, wanted: string): Promise<void> {
      if (await personAt(wanted)) return;
      const token = await links.make("change-email", { uid, email: wanted });
      await mail(mails.confirmNewAddressMail(wanted, mails.verifyLink(publicUrl, token)));
    },
    async confirm(token: string, device: string): Promise<Result<Confirmed, "link-over" | "address-taken">> {
      const verified = await links.take("verify-email", token);
      if (verified) return verify(verified, device);
      const changed = await links.take("change-email", token);
      return changed ? change(changed, device) : err("link-over");
    },
    endSessions: (uid: string) => database.write((inside) => endSessions(inside, uid)),
  };
}

export type AccountAddresses = ReturnType<typeof accountAddresses>;

/** The limit of mails to one address, whoever requests them. */
const mailsPerAddress = window(5, hour);

export const addressRoutes: readonly AccountRoute[] = [
  accountRoute({
    method: "POST",
    path: "/api/auth/request-password-reset",
    who: "anyone",
    body: resetRequestSchema,
    perAddress: window(20, hour),
    async answer({ body: { email } }, { addresses, attempts, now, later }) {
      // Answered before the account lookup, and the same if the mail limit is reached.
      const wait = await attempts.take(`reset mail ${email}`, mailsPerAddress, now());
      if (wait === 0) later(addresses.sendReset(email));
      return ok({});
    },
  }),
  accountRoute({
    method: "POST",
    path: "/api/account/verification",
    who: "signed-in",
    perPerson: mailsPerAddress,
    async answer({ person }, { addresses }) {
      if (person.emailVerified) return err("already-verified");
      await addresses.sendVerification(person);
      return ok({});
    },
  }),
  accountRoute({
    method: "POST",
    path: "/api/account/email",
    who: "fresh",
    perPerson: mailsPerAddress,
    body: emailChangeSchema,
    async answer({ person, body: { email }, device }, { addresses, attempts, now, later }) {
      if (email === person.email) return err("same-address");
      await addresses.noteChange(person, device);
      // As for a reset: the answer reveals neither whether the address is taken nor how many mails it got.
      const wait = await attempts.take(`change mail ${email}`, mailsPerAddress, now());
      if (wait === 0) later(addresses.askChange(person, email));
      return ok({});
    },
  }),
  accountRoute({
    method: "POST",
    path: "/api/account/verify",
    who: "anyone",
    body: linkSchema,
    perAddress: window(60, hour),
    async answer({ c, person, body: { token }, device }, { addresses, auth }) {
      const confirmed = await addresses.confirm(token, device);
      if (!confirmed.ok) return confirmed;
      const { what } = confirmed.value;
      if (what === "verified") return ok({ what });
      // Another signed-in device may be the reason for the change.
      if (person?.uid === confirmed.value.uid) {
        await endOtherSessions(auth, c);
      } else await addresses.endSessions(confirmed.value.uid);
      return ok({ what });
    },
  }),
];
