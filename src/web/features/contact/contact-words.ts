import { type ContactMessage, contactLimits } from "#sync/contact-api.ts";
import type { Refused } from "#web/identity/identity.ts";

/** Named as no field of another page is: what was typed early is looked for by these names. */
export const nothingWritten = { contactName: "", contactEmail: "", contactMessage: "" };

export type Written = typeof nothingWritten;

/** What is wrong, and at which field. */
export type Wrong = Partial<Record<keyof Written, string>>;

/** As it is sent. */
export const messageOf = ({ contactName, contactEmail, contactMessage }: Written): ContactMessage => ({
  name: contactName.trim(),
  email: contactEmail.trim(),
  message: contactMessage.trim(),
});

/** As the server will have it: one plain address. */
const address = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/;

export function wrongIn(written: Written): Wrong {
  const { name, email, message } = messageOf(written);
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

/** Why it could not be sent. What was written is still there. */
export function refusalWords({ error, retryAfter = 3600 }: Refused): string {
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
