import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Database } from "../storage/database.ts";
import { createBell, type Pause, pauseFor } from "./bell.ts";
import type { Deliver } from "./delivery.ts";
import { fileDelivery } from "./file-delivery.ts";
import { mailProblem } from "./mail-problem.ts";
import { queueMail } from "./mail-queue.ts";
import { keepSending } from "./mail-sender.ts";
import { smtpDelivery } from "./smtp-delivery.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Resolves once the mail is safely queued. Throws for an address or subject that no mail may have. */
export type SendMail = (mail: Mail) => Promise<void>;

export interface OpenMail {
  send: SendMail;
  /** Lets what is being sent finish for a moment; whatever is left goes out after the next start. */
  close(): Promise<void>;
}

export interface MailParts {
  database: Database;
  config: Pick<Config, "smtpUrl" | "mailFrom" | "dataDir">;
  log: Logger;
  now?: () => number;
  pause?: Pause;
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
  const { database, log, now = Date.now, pause = pauseFor, patience = usualPatience } = parts;
  const bell = createBell(pause);
  const hangUp = new AbortController();
  let isClosing = false;
  const deliveryPatience = patience.delivery;
  const attempting = { database, log, now, deliver: deliveryBy(parts), deliveryPatience, hangUp: hangUp.signal };
  const running = keepSending({ ...attempting, bell }, () => isClosing);
  return {
    async send(mail) {
      const problem = mailProblem(mail);
      if (problem) throw new TypeError(`a mail with a ${problem}`);
      await database.write((query) => queueMail(query, mail, now()));
      bell.ring();
    },
    async close() {
      isClosing = true;
      bell.ring();
      const cut = setTimeout(() => hangUp.abort(), patience.closing);
      await running;
      clearTimeout(cut);
    },
  };
}

const deliveryBy = ({ config, log }: MailParts): Deliver =>
  config.smtpUrl ? smtpDelivery(config.smtpUrl, config.mailFrom) : fileDelivery(config.dataDir, config.mailFrom, log);
