import { createHash, createHmac } from "node:crypto";

/**
 * The secrets in mails and calendar addresses. They are made from the site's own secret each time they are needed: a weekly
 * mail has to carry one again, and an address can be shown again on a second device, though the database knows hashes alone.
 */
export interface ReminderSecrets {
  /** Switches someone's mails off, and nothing else. The same in every mail: an old one still works. */
  stop(uid: string): string;
  /** Opens someone's calendar. Another nonce makes another. */
  feed(uid: string, nonce: string): string;
}

export function reminderSecrets(siteSecret: string): ReminderSecrets {
  const made = (what: string) => createHmac("sha256", siteSecret).update(what).digest("base64url");
  return {
    stop: (uid) => made(`stop-reminders:${uid}`),
    feed: (uid, nonce) => made(`calendar:${nonce}:${uid}`),
  };
}

export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
