import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { NodemailerError } from "nodemailer";
import type { Logger } from "pino";
import type { Database } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import { claimMails, delayAfter, eraseMail, giveUpMails, nextDue, postponeMail, type Queued } from "./mail-queue.ts";

/** Resolves after a time, or as soon as the signal says so. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

export const pauseFor: Pause = (ms, signal) => sleep(ms, undefined, { signal, ref: false }).catch(() => {});

interface Bell {
  ring(): void;
  /** Rests for a time, or until someone rings. Who rang since the last rest is heard at once. */
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
async function attemptMail(parts: Attempting, mail: Queued): Promise<void> {
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

interface Sending extends Attempting {
  bell: Bell;
}

const atOnce = 5;
/** What other nodes queued and could not send is found within this time. */
const longestRest = 60_000;
const restAfterFault = 5_000;

/** Sends what is due, rests until something is, and begins again until it is asked to end. */
export async function keepSending(parts: Sending, isOver: () => boolean): Promise<void> {
  while (!isOver())
    await sendDue(parts).catch((error: unknown) => {
      tellFault(parts, error);
      return parts.bell.rest(restAfterFault);
    });
}

async function sendDue(parts: Sending): Promise<void> {
  const { database, log, now, bell } = parts;
  // The same for both, so that nothing is sent that should have been given up.
  const moment = now();
  const givenUp = await database.write((query) => giveUpMails(query, moment));
  if (givenUp > 0) log.error({ mails: givenUp }, "mails given up after three days");
  const mails = await database.write((query) => claimMails(query, moment, atOnce));
  // Where the queue can't be told, the mail stays claimed and is sent again when the lease is over.
  await Promise.all(mails.map((mail) => attemptMail(parts, mail).catch((error) => tellFault(parts, error))));
  if (mails.length === 0) await bell.rest(timeUntil(await nextDue(database.query), now()));
}

const timeUntil = (due: number | null, now: number): number =>
  due === null ? longestRest : Math.min(longestRest, Math.max(0, due - now));

const tellFault = ({ log }: Sending, err: unknown) => log.error({ err }, "the mail queue did not answer");
