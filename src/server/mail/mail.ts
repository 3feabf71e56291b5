import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Database } from "../storage/database.ts";
import { type DeliverText, fileDelivery, mailProblem, smtpDelivery, webhookDelivery } from "./delivery.ts";
import { queueMail } from "./mail-queue.ts";
import { type Attempting, createBell, keepSending, type Pause, pauseFor } from "./mail-sender.ts";

export interface Mail {
  /** For those who want to know it again; otherwise one is made. Of two with one id the first is kept. */
  id?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Whom an answer should reach, where not the sender. */
  replyTo?: string;
  /** Where a mail program may post to, so that no more such mails come. */
  unsubscribe?: string;
  /** After this time, in milliseconds, it is of no use to anyone and not sent any more. */
  until?: number;
}

/** A text message. */
export interface Text {
  number: string;
  text: string;
  /** After this time, in milliseconds, it is of no use to anyone and not sent any more. */
  until: number;
}

/** Resolves once the text is safely queued. */
export type SendText = (text: Text) => Promise<void>;

/** Resolves once the mail is safely queued. Throws for an address or subject that no mail may have. */
export type SendMail = (mail: Mail) => Promise<void>;

export interface OpenMail {
  send: SendMail;
  /** The same queue for texts. Throws where there is no service for them. */
  sendText: SendText;
  /** Looks now for what others put into the queue. */
  wake(): void;
  /** Lets what is being sent finish for a moment; whatever is left goes out after the next start. */
  close(): Promise<void>;
}

export interface MailParts {
  database: Database;
  config: Pick<Config, "smtpUrl" | "mailFrom" | "dataDir"> & Partial<Pick<Config, "smsUrl">>;
  log: Logger;
  now?: () => number;
  pause?: Pause;
  /** Is told of each mail that went out, in the transaction that erases it. */
  sent?: Attempting["sent"];
  /** In milliseconds: how long sending one mail may take, and how long closing waits for it. */
  patience?: { delivery: number; closing: number };
}

/** Well below the lease, so that no other node takes over a mail that is still being sent. */
export const usualPatience = { delivery: 60_000, closing: 5_000 };

/**
 * Every mail is queued in the database first, and erased from it once the mail server has it. A crash between the two
 * sends that mail a second time, under the same message id, rather than not at all.
 */
export function openMail(parts: MailParts): OpenMail {
  const { database, log, now = Date.now, pause = pauseFor, patience = usualPatience, sent = async () => {} } = parts;
  const bell = createBell(pause);
  const hangUp = new AbortController();
  let isClosing = false;
  const deliveryPatience = patience.delivery;
  const attempting = { database, log, now, deliver: deliveryBy(parts), deliveryPatience, hangUp: hangUp.signal, sent };
  const running = keepSending({ ...attempting, bell }, () => isClosing);
  return {
    async send(mail) {
      const problem = mailProblem(mail);
      if (problem) throw new TypeError(`a mail with a ${problem}`);
      await database.write((query) => queueMail(query, mail, now()));
      bell.ring();
    },
    async sendText(text) {
      if (!parts.config.smsUrl) throw new TypeError("a text without SMS_URL");
      await database.write((query) => queueMail(query, text, now()));
      bell.ring();
    },
    wake: () => bell.ring(),
    async close() {
      isClosing = true;
      bell.ring();
      const cut = setTimeout(() => hangUp.abort(), patience.closing);
      await running;
      clearTimeout(cut);
    },
  };
}

/** Each thing in the queue by its own way out. */
function deliveryBy({ config: { smtpUrl, mailFrom, dataDir, smsUrl }, log }: MailParts): Attempting["deliver"] {
  const mails = smtpUrl ? smtpDelivery(smtpUrl, mailFrom) : fileDelivery(dataDir, mailFrom, log);
  const texts = smsUrl ? webhookDelivery(smsUrl) : noService;
  return (queued, signal) => ("number" in queued ? texts(queued, signal) : mails(queued, signal));
}

/** The operator took the service away while a text was waiting. */
const noService: DeliverText = async () => {
  throw Object.assign(new Error("no service"), { code: "ENOSMS" });
};
