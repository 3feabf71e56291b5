import { createTransport, type SMTPPoolOptions } from "nodemailer";
import { type Deliver, messageOf, type Sender } from "./delivery.ts";

const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/**
 * Hands mails to the operator's mail server, each over a connection of its own. A pool of one, because of nodemailer's
 * transports only a pool can be closed in the middle of a mail, and it shall not repeat a mail by itself.
 */
export function smtpDelivery(url: string, from: Sender): Deliver {
  const pool: SMTPPoolOptions & { pool: true } = { ...patience, url, pool: true, maxConnections: 1, maxRequeues: 0 };
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
