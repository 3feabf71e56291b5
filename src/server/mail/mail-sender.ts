import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { NodemailerError } from "nodemailer";
import type { Logger } from "pino";
import type { Database } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import {
  claimMails,
  delayAfter,
  discardOldMails,
  eraseMail,
  nextDue,
  postponeMail,
  type Queued,
} from "./mail-queue.ts";

/** Resolves after a time, or as soon as the signal aborts. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

export const pauseFor: Pause = (ms, signal) => sleep(ms, undefined, { signal, ref: false }).catch(() => {});

interface Bell {
  ring(): void;
  /** Waits for a time, or until `ring`. A ring since the last wait ends it at once. */
  rest(ms: number): Promise<void>;
}

export function createBell(pause: Pause): Bell {
  let bell = new AbortController();
  return {
    ring: () => bell.abort(),
    async rest(ms) {
      if (!bell.signal.aborted) await pause(ms, bell.signal);
      bell = new AbortController();
    },
  };
}

export interface AttemptParts {
  database: Database;
  deliver: (queued: Queued, signal: AbortSignal) => Promise<void>;
  log: Logger;
  now: () => number;
  /** How long sending one mail may take, in milliseconds. */
  deliveryTimeout: number;
  sent: (query: Kysely<Tables>, mailId: string, now: number) => Promise<void>;
  /** Aborts running deliveries. */
  hangUp: AbortSignal;
}

/** Sends one claimed mail, then deletes it or postpones it. */
async function attemptMail(parts: AttemptParts, mail: Queued): Promise<void> {
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
  // A mail that closing aborted is sent right after the next start.
  const delay = parts.hangUp.aborted ? 0 : delayAfter(mail.attempt);
  return parts.database.write((query) => postponeMail(query, mail, parts.now() + delay));
}

async function deliverInTime({ deliver, deliveryTimeout, hangUp }: AttemptParts, mail: Queued): Promise<void> {
  const deadline = new AbortController();
  const cut = () => deadline.abort();
  const timer = setTimeout(cut, deliveryTimeout);
  hangUp.addEventListener("abort", cut);
  try {
    await deliver(mail, deadline.signal);
  } finally {
    clearTimeout(timer);
    hangUp.removeEventListener("abort", cut);
  }
}

/** Refusals because of a quota or the sender, not because of this mail. They can be fixed. */
const ofTheServer = /^\d{3}[ -]5\.(4\.5|7\.)/;

/** The server refuses this mail or address permanently. */
const isRefused = ({ permanent, command, response = "" }: NodemailerError): boolean =>
  permanent === true && (command === "RCPT TO" || command === "DATA") && !ofTheServer.test(response);

/** Without the server's message, which contains the address. */
const factsOf = ({ code, responseCode: status, command }: NodemailerError, { attempt }: Queued) => ({
  code,
  status,
  command,
  attempt,
});

interface Sending extends AttemptParts {
  bell: Bell;
}

const concurrentMails = 5;
/** Mails that other nodes queued but could not send are found within this time. */
const longestRest = 60_000;
const restAfterFault = 5_000;

/** Sends due mails and waits for the next ones, until `isOver`. */
export async function runSender(parts: Sending, isOver: () => boolean): Promise<void> {
  while (!isOver())
    await sendDue(parts).catch((error: unknown) => {
      logFault(parts, error);
      return parts.bell.rest(restAfterFault);
    });
}

async function sendDue(parts: Sending): Promise<void> {
  const { database, log, now, bell } = parts;
  // The same time for both, so that no discarded mail is sent.
  const moment = now();
  const givenUp = await database.write((query) => discardOldMails(query, moment));
  if (givenUp > 0) log.error({ mails: givenUp }, "mails given up after three days");
  const mails = await database.write((query) => claimMails(query, moment, concurrentMails));
  // If the queue can't be updated, the mail stays claimed and is sent again after the lease.
  await Promise.all(mails.map((mail) => attemptMail(parts, mail).catch((error) => logFault(parts, error))));
  if (mails.length === 0) await bell.rest(timeUntil(await nextDue(database.query), now()));
}

const timeUntil = (due: number | null, now: number): number =>
  due === null ? longestRest : Math.min(longestRest, Math.max(0, due - now));

const logFault = ({ log }: Sending, err: unknown) => log.error({ err }, "the mail queue did not answer");
