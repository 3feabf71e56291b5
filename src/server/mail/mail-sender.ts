import type { Bell } from "./bell.ts";
import { type Attempting, attemptMail } from "./mail-attempt.ts";
import { claimMails, giveUpMails, nextDue } from "./mail-queue.ts";

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
