import type { Day } from "#domain/time/day.ts";
import type { Mail } from "./mail.ts";
import { mailText } from "./mail-text.ts";

export interface MailedInvitation {
  to: string;
  /** How the inviter is known: the address they sign in with. */
  invitedBy: string;
  link: string;
  expiresOn: Day;
}

const inWords = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Says who asks and what it is about, and nothing of the household itself. */
export function invitationMail({ to, invitedBy, link, expiresOn }: MailedInvitation): Mail {
  const lastDay = inWords.format(Date.parse(expiresOn));
  const words = mailText({
    greeting: "Hello,",
    paragraphs: [
      `${invitedBy} would like to share a household with you on Weekfold: one plan for the week that everyone in it sees.`,
      "It is free and needs no bank login. Opening the link decides nothing; there you see what it is, and join if you like.",
      `The link works once, until ${lastDay}.`,
    ],
    action: { label: "See the invitation", url: link },
    closing: "If you don’t know who this is, you can leave this mail be. Nothing happens without you.",
  });
  return { to, subject: "An invitation to a household on Weekfold", ...words };
}
