import { type ContactMessage, contactLimits } from "#sync/contact-api.ts";
import type { Refusal } from "#web/backends/identity.ts";

/** The names are unique across pages: text typed before hydration is restored by field name. */
export const emptyFields = { contactName: "", contactEmail: "", contactMessage: "" };

export type ContactFields = typeof emptyFields;

/** Problems by field. */
export type ContactProblems = Partial<Record<keyof ContactFields, string>>;

/** The request body. */
export const messageOf = ({ contactName, contactEmail, contactMessage }: ContactFields): ContactMessage => ({
  name: contactName.trim(),
  email: contactEmail.trim(),
  message: contactMessage.trim(),
});

/** The same pattern as on the server: one plain address. */
const address = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/;

export function problemsIn(fields: ContactFields): ContactProblems {
  const { name, email, message } = messageOf(fields);
  const count = message.length;
  return {
    ...(name.length > contactLimits.name && { contactName: `A name may have ${contactLimits.name} letters.` }),
    ...((!address.test(email) || email.length > contactLimits.email) && {
      contactEmail: "Type your email address, such as maya@example.com.",
    }),
    ...(count === 0 && { contactMessage: "Write what it is about." }),
    ...(count > contactLimits.message && { contactMessage: tooLong(count - contactLimits.message) }),
  };
}

const figures = new Intl.NumberFormat("en");

const tooLong = (over: number): string =>
  `This is ${over === 1 ? "one letter" : `${figures.format(over)} letters`} too long. A message may have ${figures.format(contactLimits.message)}.`;

/** Why the message could not be sent. The form keeps its text. */
export function refusalWords({ error, retryAfter = 3600 }: Refusal): string {
  if (error === "unreachable")
    return "We couldn’t reach the server. Your message is still here. Send it again when you are online.";
  if (error === "too-many-attempts")
    return `Several messages came from your connection already. Yours is still here. Try again in ${waitWords(retryAfter)}.`;
  if (error === "malformed") return "The server could not read that. Check the address.";
  return "That did not work. Your message is still here. You can also write to the address below.";
}

const waitWords = (seconds: number): string => {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
};
