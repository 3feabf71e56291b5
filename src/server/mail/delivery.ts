import { open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions, type SMTPPoolOptions } from "nodemailer";
import type { Logger } from "pino";
import { makeFolder } from "../storage/database.ts";
import type { Mail } from "./mail.ts";
import type { QueuedMail, QueuedText } from "./mail-queue.ts";

/** One plain address, without any character that is special in a header or to a mail server. */
const address = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[^\s@<>()[\]\\,;:"\p{C}]{1,253}$/u;

export const isAddress = (text: string): boolean => text.length <= 254 && address.test(text);

const isLine = (text: string): boolean => /^[^\p{Cc}\p{Zl}\p{Zp}]{1,200}$/u.test(text);

/** Why a mail can't be sent. Addresses and subjects become headers, and a header is one line. */
export function mailProblem(mail: Mail): "bad address" | "bad subject" | null {
  const { to, subject, replyTo = to, unsubscribe } = mail;
  if (!isAddress(to) || !isAddress(replyTo)) return "bad address";
  if (unsubscribe !== undefined && !/^https?:\/\/[^\s<>\p{C}]+$/u.test(unsubscribe)) return "bad address";
  return isLine(subject) ? null : "bad subject";
}

/** The sender of all mails. */
export interface Sender {
  name: string;
  address: string;
}

/** Resolves once the mail is handed over for good. The signal ends an attempt that takes too long. */
type Deliver = (mail: QueuedMail, signal: AbortSignal) => Promise<void>;

/**
 * The message to send. Id and date come from the queue, so that a repeated mail can be recognized. Addresses are passed as
 * objects, never as text to parse, and nothing in a mail can make the server open a file or a URL.
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
  // Tells automatic responders not to answer.
  headers: { "Auto-Submitted": "auto-generated", ...(mail.unsubscribe && oneClick(mail.unsubscribe)) },
  xMailer: false,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** RFC 8058: the mail program posts to the address by itself, without opening a page. */
const oneClick = (address: string) => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Without a mail server: one file per mail, readable only by the operator, and a log line that names it. */
export function fileDelivery(dataDir: string, from: Sender, log: Logger): Deliver {
  const folder = join(dataDir, "mail");
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (mail) => {
    const { message } = await composer.sendMail(messageOf(mail, from));
    const file = join(folder, fileName(mail));
    makeFolder(folder);
    await writeAtomically(file, message as Buffer);
    log.info({ file }, "mail written, as SMTP_URL is not set");
  };
}

/** Deterministic, so that a mail that is written twice is one file. */
const fileName = ({ id, queuedAt }: QueuedMail): string =>
  `${new Date(queuedAt).toISOString().replaceAll(":", "-")}-${id.slice(0, 8)}.eml`;

/** Renamed only after all of it is on the disk: the queue deletes the mail right after. */
async function writeAtomically(path: string, content: Buffer): Promise<void> {
  const draft = await open(`${path}.part`, "w", 0o600);
  try {
    await draft.writeFile(content);
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(`${path}.part`, path);
}

const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/**
 * Sends mails to the operator's mail server, each over a connection of its own. It is a pool of one, because only
 * nodemailer's pool can be closed in the middle of a mail; it must not retry a mail by itself.
 */
export function smtpDelivery(url: string, from: Sender): Deliver {
  const pool: SMTPPoolOptions & { pool: true } = { ...timeouts, url, pool: true, maxConnections: 1, maxRequeues: 0 };
  return async (mail, signal) => {
    const transport = createTransport(pool);
    try {
      await Promise.race([transport.sendMail(messageOf(mail, from)), endOf(signal)]);
    } finally {
      transport.close({ force: true });
    }
  };
}

const endOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const tooLate = () => reject(Object.assign(new Error("took too long"), { code: "ETIMEDOUT" }));
    if (signal.aborted) tooLate();
    signal.addEventListener("abort", tooLate, { once: true });
  });

/** Resolves once the operator's service has accepted the text. */
export type DeliverText = (text: QueuedText, signal: AbortSignal) => Promise<void>;

/** Temporary failures; every other 4xx status of the service is permanent. */
const temporary = [401, 403, 404, 408, 425, 429];

/** Posts texts to the service as JSON. The id comes from the queue, so that a repeated text can be recognized. */
export function webhookDelivery(smsUrl: string): DeliverText {
  const url = new URL(smsUrl);
  const login = url.username && `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const headers = {
    "content-type": "application/json",
    ...(login && { authorization: `Basic ${Buffer.from(login).toString("base64")}` }),
  };
  Object.assign(url, { username: "", password: "" });
  return async ({ id, number: to, text }, signal) => {
    const body = JSON.stringify({ to, text });
    const sent = { method: "POST", headers: { ...headers, "idempotency-key": id }, body, signal };
    const { ok, status, body: answer } = await fetch(url, { ...sent, redirect: "error" });
    // An unread body would keep the connection open.
    await answer?.cancel();
    if (!ok) throw Object.assign(new Error("not taken"), factsOf(status));
  };
}

/** In the form in which nodemailer reports a mail server's refusal. */
const factsOf = (responseCode: number) => ({
  code: "ESMS",
  responseCode,
  command: "DATA",
  permanent: responseCode >= 400 && responseCode < 500 && !temporary.includes(responseCode),
});
