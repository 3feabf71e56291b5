import type { Kysely } from "kysely";
import type { NodemailerError } from "nodemailer";
import type { Logger } from "pino";
import type { Database } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import { delayAfter, eraseMail, postponeMail, type Queued } from "./mail-queue.ts";

export interface Attempting {
  database: Database;
  deliver: (queued: Queued, signal: AbortSignal) => Promise<void>;
  log: Logger;
  now: () => number;
  /** How long sending one mail may take, in milliseconds. */
  deliveryPatience: number;
  sent: (query: Kysely<Tables>, mailId: string, now: number) => Promise<void>;
  /** Ends whatever is being sent. */
  hangUp: AbortSignal;
}

/** Sends one mail that was claimed, and settles what becomes of it: erased, or tried again later. */
export async function attemptMail(parts: Attempting, mail: Queued): Promise<void> {
  if (mail.until !== undefined && mail.until < parts.now())
    return parts.database.write((query) => eraseMail(query, mail));
  const fault = await deliverInTime(parts, mail).then(
    () => null,
    (error: NodemailerError) => error,
  );
  if (fault) parts.log.warn(factsOf(fault, mail), isRefused(fault) ? "mail refused, given up" : "mail not sent yet");
  if (!fault || isRefused(fault))
    return parts.database.write(async (query) => {
      await eraseMail(query, mail);
      if (!fault) await parts.sent(query, mail.id, parts.now());
    });
  // A mail that was cut off by closing is not to blame, and need not wait after the next start.
  const delay = parts.hangUp.aborted ? 0 : delayAfter(mail.attempt);
  return parts.database.write((query) => postponeMail(query, mail, parts.now() + delay));
}

async function deliverInTime({ deliver, deliveryPatience, hangUp }: Attempting, mail: Queued): Promise<void> {
  const deadline = new AbortController();
  const cut = () => deadline.abort();
  const timer = setTimeout(cut, deliveryPatience);
  hangUp.addEventListener("abort", cut);
  try {
    await deliver(mail, deadline.signal);
  } finally {
    clearTimeout(timer);
    hangUp.removeEventListener("abort", cut);
  }
}

/** Not about this mail: the server has had enough of ours for now, or does not know its sender. That can be put right. */
const ofTheServer = /^\d{3}[ -]5\.(4\.5|7\.)/;

/** The server will have nothing of this mail for this address, however often it is asked. */
const isRefused = ({ permanent, command, response = "" }: NodemailerError): boolean =>
  permanent === true && (command === "RCPT TO" || command === "DATA") && !ofTheServer.test(response);

/** Not the server's words: they repeat the address. */
const factsOf = ({ code, responseCode: status, command }: NodemailerError, { attempt }: Queued) => ({
  code,
  status,
  command,
  attempt,
});
