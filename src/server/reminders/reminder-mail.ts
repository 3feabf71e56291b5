import type { MoneyDate } from "#domain/money-date/money-date.ts";
import type { Mail } from "../mail/mail.ts";
import { mailText } from "../mail/mail-text.ts";

interface Reminding {
  to: string;
  date: MoneyDate;
  /** Of the money date, seen from now. */
  day: "today" | "tomorrow";
  publicUrl: string;
  /** Switches these mails off. */
  secret: string;
  /** When the day is over, in milliseconds. */
  until: number;
}

/** `19:00`. */
const timeOf = ({ minute }: MoneyDate): string => new Date(minute * 60_000).toISOString().slice(11, 16);

/** Says that it is time, and nothing of anyone's money: mails are read by more eyes than their owner's. */
export function reminderMail({ to, date, day, publicUrl, secret, until }: Reminding): Mail {
  const words = mailText({
    greeting: "Hello,",
    paragraphs: [
      `Your money date is ${day} at ${timeOf(date)}.`,
      "Ten minutes are enough: what came in, what to set aside, one decision. If this week does not suit you, skip it. Nothing is lost.",
    ],
    action: { label: "Open the money date", url: `${publicUrl}/MyDashboard/money-date` },
    closing: "You asked for this mail on your account page. Day and time can be changed there.",
    aside: { label: "Stop these mails", url: `${publicUrl}/account/unsubscribe#${secret}` },
  });
  const unsubscribe = `${publicUrl}/api/unsubscribe/${secret}`;
  return { to, subject: `Your money date is ${day}`, ...words, unsubscribe, until };
}
