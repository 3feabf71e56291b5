import type { Mail } from "./mail.ts";

/** One plain address: no space, control or sign that a header or a mail server could read as the start of something else. */
const address = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[^\s@<>()[\]\\,;:"\p{C}]{1,253}$/u;

export const isAddress = (text: string): boolean => text.length <= 254 && address.test(text);

const isLine = (text: string): boolean => /^[^\p{Cc}\p{Zl}\p{Zp}]{1,200}$/u.test(text);

/** Why a mail can't be sent to anyone. Addresses and subjects become headers, and a header is one line. */
export function mailProblem(mail: Mail): "bad address" | "bad subject" | null {
  const { to, subject, replyTo = to, unsubscribe } = mail;
  if (!isAddress(to) || !isAddress(replyTo)) return "bad address";
  if (unsubscribe !== undefined && !/^https?:\/\/[^\s<>\p{C}]+$/u.test(unsubscribe)) return "bad address";
  return isLine(subject) ? null : "bad subject";
}
