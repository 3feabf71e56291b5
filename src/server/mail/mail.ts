import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Database } from "../storage/database.ts";
import { type DeliverText, fileDelivery, mailProblem, smtpDelivery, webhookDelivery } from "./delivery.ts";
import { queueMail } from "./mail-queue.ts";
import { type AttemptParts, createBell, type Pause, pauseFor, runSender } from "./mail-sender.ts";

export interface Mail {
  /** For deduplication: of two mails with one id the first is queued. Generated if missing. */
  id?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address for replies, if not the sender. */
  replyTo?: string;
  /** The one-click unsubscribe URL. */
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
  /** Checks the queue now, for mails that other code queued. */
  wake(): void;
  /** Waits a moment for running deliveries; the rest goes out after the next start. */
  close(): Promise<void>;
}

export interface MailParts {
  database: Database;
  config: Pick<Config, "smtpUrl" | "mailFrom" | "dataDir"> & Partial<Pick<Config, "smsUrl">>;
  log: Logger;
  now?: () => number;
  pause?: Pause;
  /** Called for each sent mail, in the transaction that deletes it. */
  sent?: AttemptParts["sent"];
  /** In milliseconds: how long sending one mail may take, and how long closing waits for it. */
  patience?: { delivery: number; closing: number };
}

/** Well below the lease, so that no other node takes over a mail that is still being sent. */
export const defaultTimeouts = { delivery: 60_000, closing: 5_000 };

/**
 * Every mail is queued in the database, and deleted once the mail server has it. After a crash between the two the mail is
 * sent again, with the same message id: delivery is at least once.
 */
export function openMail(parts: MailParts): OpenMail {
  const { database, log, now = Date.now, pause = pauseFor, patience = defaultTimeouts, sent = async () => {} } = parts;
  const bell = createBell(pause);
  const hangUp = new AbortController();
  let isClosing = false;
  const deliveryTimeout = patience.delivery;
  const attempting = { database, log, now, deliver: deliveryBy(parts), deliveryTimeout, hangUp: hangUp.signal, sent };
  const running = runSender({ ...attempting, bell }, () => isClosing);
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

/** Delivers mails and texts, each over its own transport. */
function deliveryBy({ config: { smtpUrl, mailFrom, dataDir, smsUrl }, log }: MailParts): AttemptParts["deliver"] {
  const mails = smtpUrl ? smtpDelivery(smtpUrl, mailFrom) : fileDelivery(dataDir, mailFrom, log);
  const texts = smsUrl ? webhookDelivery(smsUrl) : noService;
  return (queued, signal) => ("number" in queued ? texts(queued, signal) : mails(queued, signal));
}

/** The operator removed the service while a text was queued. */
const noService: DeliverText = async () => {
  throw Object.assign(new Error("no service"), { code: "ENOSMS" });
};
