import type { ContactMessage } from "#sync/contact-api.ts";
import type { Mail } from "../mail/mail.ts";
import { mailText } from "../mail/mail-text.ts";

/** What someone wrote, to the operator and nobody else: an answer reaches the writer, the mail itself never does. */
export function contactMail(id: string, to: string, { name, email, message }: ContactMessage): Mail {
  const lines = message.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
  const words = mailText({
    greeting: name ? `From ${name} (${email}):` : `From ${email}:`,
    paragraphs: lines,
    closing: "Written on the contact page. Nobody has checked whether the address is the writer’s own.",
  });
  return { id, to, replyTo: email, subject: "A message from the contact page", ...words };
}
