import type { Kysely } from "kysely";
import type { Attempts } from "../../limits/attempts.ts";
import { endSessions, endVerifications } from "../../storage/erase-account.ts";
import type { Tables } from "../../storage/tables.ts";
import { accountName } from "../auth/auth-routes.ts";
import { newDeviceMail, passwordChangedMail } from "../mails/account-mails.ts";
import { passkeyRemovedMail, providerLinkedMail } from "../mails/security-mails.ts";
import type { IdentityParts } from "../parts.ts";
import { providerTitle } from "../providers/providers.ts";
import { isKnownDevice, noteEvent } from "./account-events.ts";
import type { AccountFollower, Acting } from "./account-plugin.ts";

interface FollowerParts extends Pick<IdentityParts, "database" | "mail" | "config" | "now"> {
  attempts: Attempts;
  sendVerification: (who: Acting) => Promise<void>;
}

/** Notes what happened to an account and mails its owner where that matters. */
export function followAccount(parts: FollowerParts): AccountFollower {
  const { database, mail, config, now, attempts } = parts;
  const note = ({ uid, device }: Acting, what: Parameters<typeof noteEvent>[1]["what"]) =>
    database.write((query) => noteEvent(query, { uid, device, what, now: now() }));
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
        // Here, with the new password: were it left to what follows, a fault in between would leave intruders in.
        await endSessions(query, who.uid);
        // Whoever began it may not have been whom the address belongs to, and must not stay in by other means.
        const isEnded = !who.emailVerified && (await endUnproven(query, who.uid));
        // The link came by mail, so the address is theirs.
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

/** The ways in that were added before the address was known to be theirs. Says whether passkeys were among them. */
async function endUnproven(query: Kysely<Tables>, uid: string): Promise<boolean> {
  const passkeys = query.deleteFrom("passkeys").where("userId", "=", uid);
  const own = query.updateTable("people").set({ phoneNumber: null, phoneNumberVerified: 0 });
  await own.where("id", "=", uid).execute();
  return (await passkeys.executeTakeFirstOrThrow()).numDeletedRows > 0n;
}
