import { endVerifications } from "../storage/erase-account.ts";
import { knownDevice, noteEvent } from "./account-events.ts";
import { newDeviceMail, passwordChangedMail } from "./account-mails.ts";
import type { AccountFollower, Acting } from "./account-plugin.ts";
import type { Attempts } from "./attempts.ts";
import { accountName } from "./auth-routes.ts";
import type { IdentityParts } from "./parts.ts";

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
    async signedIn(who) {
      const { hasBeenHere, isKnown } = await knownDevice(database.query, who.uid, who.device);
      await note(who, hasBeenHere ? "signed-in" : "signed-up");
      if (!hasBeenHere && !who.emailVerified) await parts.sendVerification(who);
      if (hasBeenHere && !isKnown) await mail(newDeviceMail(who.email, who.device, config.publicUrl));
    },
    async passwordChanged(who) {
      await database.write((query) => endVerifications(query, who.uid));
      await note(who, "password-changed");
      await mail(passwordChangedMail(who.email, config.publicUrl));
    },
    async passwordReset(who) {
      await database.write(async (query) => {
        await endVerifications(query, who.uid);
        // The link came by mail, so the address is theirs.
        await query.updateTable("people").set({ emailVerified: 1 }).where("id", "=", who.uid).execute();
      });
      await attempts.forgive(accountName(who.email));
      await note(who, "password-reset");
      await mail(passwordChangedMail(who.email, config.publicUrl));
    },
  };
}
