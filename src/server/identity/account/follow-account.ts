import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { AccountEvent } from "#sync/account-api.ts";
import { type Attempts, day, purgeAttempts } from "../../limits/attempts.ts";
import { endSessions, endVerifications } from "../../storage/forget-person.ts";
import type { Tables } from "../../storage/tables.ts";
import { newDeviceMail, passkeyRemovedMail, passwordChangedMail, providerLinkedMail } from "../account-mails.ts";
import { accountName } from "../auth/auth-paths.ts";
import type { IdentityParts } from "../identity-parts.ts";
import { providerTitle } from "../providers/providers.ts";
import type { AccountFollower, Actor } from "./account-plugin.ts";

/** Thirteen months, like the change log. */
const keptFor = 396 * day;
const shown = 200;

interface NewEvent {
  uid: string;
  what: AccountEvent["what"];
  device: string;
  now: number;
}

/** Records an account event for its owner to read. Events are rare, so old ones are purged at the same time. */
export async function recordEvent(query: Kysely<Tables>, { uid, what, device, now }: NewEvent): Promise<void> {
  await query.insertInto("account_events").values({ id: randomUUID(), uid, at: now, what, device }).execute();
  await purge(query, now);
}

async function purge(query: Kysely<Tables>, now: number): Promise<void> {
  const isOver = new Date(now).toISOString();
  await query
    .deleteFrom("account_events")
    .where("at", "<", now - keptFor)
    .execute();
  await query.deleteFrom("sessions").where("expiresAt", "<", isOver).execute();
  await query.deleteFrom("verifications").where("expiresAt", "<", isOver).execute();
  await purgeAttempts(query, now - day);
}

/** Newest first. */
export async function eventsOf(query: Kysely<Tables>, uid: string): Promise<AccountEvent[]> {
  const theirs = query.selectFrom("account_events").selectAll().where("uid", "=", uid);
  const rows = await theirs.orderBy("at", "desc").orderBy("id").limit(shown).execute();
  return rows.map(({ what, at, device }) => ({ what: what as AccountEvent["what"], at, device }));
}

/** Whether the person has signed in from such a device before. */
async function isKnownDevice(query: Kysely<Tables>, uid: string, device: string): Promise<boolean> {
  const signIns = query.selectFrom("account_events").select("id").where("what", "in", ["signed-up", "signed-in"]);
  const theirs = signIns.where("uid", "=", uid).where("device", "=", device);
  return (await theirs.executeTakeFirst()) !== undefined;
}

interface FollowerParts extends Pick<IdentityParts, "database" | "mail" | "config" | "now"> {
  attempts: Attempts;
  sendVerification: (who: Actor) => Promise<void>;
}

/** Records account events and mails the owner about important ones. */
export function followAccount(parts: FollowerParts): AccountFollower {
  const { database, mail, config, now, attempts } = parts;
  const note = ({ uid, device }: Actor, what: Parameters<typeof recordEvent>[1]["what"]) =>
    database.write((query) => recordEvent(query, { uid, device, what, now: now() }));
  return {
    async signedIn(who, isFirst) {
      const isKnown = isFirst || (await isKnownDevice(database.query, who.uid, who.device));
      await note(who, isFirst ? "signed-up" : "signed-in");
      if (isFirst && !who.emailVerified) await parts.sendVerification(who);
      if (!isKnown) await mail(newDeviceMail(who.email, who.device, config.publicUrl));
    },
    async passwordChanged(who) {
      await database.write((query) => endVerifications(query, who.uid));
      await note(who, "password-changed");
      await mail(passwordChangedMail(who.email, config.publicUrl));
    },
    async passwordReset(who) {
      const hadPasskeys = await database.write(async (query) => {
        await endVerifications(query, who.uid);
        // In the same transaction as the password: after an error in between, intruders would stay signed in.
        await endSessions(query, who.uid);
        // The account may have been created by someone who does not own the address, and who must lose access.
        const isEnded = !who.emailVerified && (await removeUnverifiedSignIns(query, who.uid));
        // The link was mailed, so the address is verified.
        await query.updateTable("people").set({ emailVerified: 1 }).where("id", "=", who.uid).execute();
        return isEnded;
      });
      await attempts.forgive(accountName(who.email));
      await note(who, "password-reset");
      await mail(passwordChangedMail(who.email, config.publicUrl));
      if (!hadPasskeys) return;
      await note(who, "passkey-removed");
      await mail(passkeyRemovedMail(who.email, config.publicUrl));
    },
    async providerLinked(who, providerId) {
      const provider = providerId === "apple" ? "apple" : "google";
      await note(who, `${provider}-linked`);
      await mail(providerLinkedMail(who.email, providerTitle(provider), config.publicUrl));
    },
  };
}

/** Removes sign-in methods that were added before the address was verified. Returns whether passkeys were among them. */
async function removeUnverifiedSignIns(query: Kysely<Tables>, uid: string): Promise<boolean> {
  const passkeys = query.deleteFrom("passkeys").where("userId", "=", uid);
  const own = query.updateTable("people").set({ phoneNumber: null, phoneNumberVerified: 0 });
  await own.where("id", "=", uid).execute();
  return (await passkeys.executeTakeFirstOrThrow()).numDeletedRows > 0n;
}
