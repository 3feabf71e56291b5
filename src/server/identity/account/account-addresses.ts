import { err, ok, type Result } from "#domain/result.ts";
import { endSessions, endVerifications } from "../../storage/erase-account.ts";
import * as mails from "../mails/account-mails.ts";
import type { IdentityParts } from "../parts.ts";
import { noteEvent } from "./account-events.ts";
import type { Links } from "./links.ts";

interface AddressParts extends Pick<IdentityParts, "database" | "mail" | "config" | "now"> {
  links: Links;
}

interface Owner {
  uid: string;
  email: string;
}

export type Confirmed = { what: "verified" } | { what: "changed"; uid: string };

/** Addresses of accounts: proving that one is one's own, changing it, and getting back in by it. */
export function accountAddresses({ database, mail, config: { publicUrl }, now, links }: AddressParts) {
  const { query } = database;
  const personAt = (email: string) =>
    query.selectFrom("people").select(["id", "email"]).where("email", "=", email).executeTakeFirst();

  async function verify({ uid, email }: Owner, device: string): Promise<Result<Confirmed, "link-over">> {
    const done = await database.write(async (inside) => {
      const theirs = inside.updateTable("people").set({ emailVerified: 1 }).where("id", "=", uid);
      const { numUpdatedRows } = await theirs.where("email", "=", email).executeTakeFirstOrThrow();
      if (numUpdatedRows === 1n) await noteEvent(inside, { uid, what: "email-verified", device, now: now() });
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
      // What went to the old address must not lead in any more.
      await endVerifications(inside, uid);
      await noteEvent(inside, { uid, what: "email-changed", device, now: now() });
    });
    await mail(mails.addressChangedMail(person.email, publicUrl));
    return ok({ what: "changed", uid });
  }

  return {
    async sendVerification({ uid, email }: Owner): Promise<void> {
      const token = await links.make("verify-email", { uid, email });
      await mail(mails.verificationMail(email, mails.verifyLink(publicUrl, token)));
    },
    /** Does for an unknown address whatever needs no account. */
    async sendReset(email: string): Promise<void> {
      const person = await personAt(email);
      if (!person) return;
      const token = await links.make("reset-password", { uid: person.id });
      await mail(mails.resetMail(person.email, mails.resetLink(publicUrl, token)));
    },
    /** The account's owner learns of it at once, whatever comes of it. */
    async noteChange({ uid, email }: Owner, device: string): Promise<void> {
      await database.write((inside) => noteEvent(inside, { uid, what: "email-change-asked", device, now: now() }));
      await mail(mails.addressChangeAskedMail(email, publicUrl));
    },
    /** Tells whoever asks nothing about the new address: someone who has it already gets no mail. */
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
