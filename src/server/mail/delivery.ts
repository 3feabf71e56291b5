import type { SendMailOptions } from "nodemailer";
import type { QueuedMail } from "./mail-queue.ts";

/** Whom mails come from. */
export interface Sender {
  name: string;
  address: string;
}

/** Resolves once someone else has the mail for good. The signal ends an attempt that takes too long. */
export type Deliver = (mail: QueuedMail, signal: AbortSignal) => Promise<void>;

/**
 * The mail as it is sent. Id and date are the queue's, so that one sent twice can be known as the same. Addresses go in
 * as parts, never as text to be read; nothing in a mail makes the server open a file or an address.
 */
export const messageOf = (mail: QueuedMail, from: Sender): SendMailOptions => ({
  from,
  to: { name: "", address: mail.to },
  envelope: { from: from.address, to: [mail.to] },
  ...(mail.replyTo && { replyTo: { name: "", address: mail.replyTo } }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: `<${mail.id}@${from.address.split("@")[1]}>`,
  date: new Date(mail.queuedAt),
  // Asks other programs not to answer, such as holiday notices.
  headers: { "Auto-Submitted": "auto-generated", ...(mail.unsubscribe && oneClick(mail.unsubscribe)) },
  xMailer: false,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** As RFC 8058 has it: a mail program posts to the address by itself, and nobody has to open a page. */
const oneClick = (address: string) => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
