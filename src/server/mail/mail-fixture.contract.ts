import { PassThrough } from "node:stream";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { createLog } from "../log.ts";
import { type Database, openDatabase } from "../storage/database.ts";
import { type FreshPlace, freshFolder, type Place } from "../storage/engines.contract.ts";
import { type Mail, type MailParts, openMail } from "./mail.ts";
import type { Pause } from "./mail-sender.ts";
import { openMailbox } from "./mailbox.contract.ts";

export const mailTo = (to: string): Mail => ({
  to,
  subject: "Don’t forget",
  text: "It’s the day of your money date.\n",
  html: "<p>It’s the day of your money date.</p>\n",
});

export const mailFrom = { name: "Weekfold", address: "post@money.example" };

export type Post = ReturnType<typeof mailPost>;

export function capturedLog() {
  const lines: string[] = [];
  return { lines, log: createLog(new PassThrough().on("data", (line) => lines.push(String(line)))) };
}

/** A clock that moves only when the test says so. */
export function manualClock(start = 1_791_979_200_000) {
  let now = start;
  const resting = new Set<() => void>();
  const pause: Pause = (ms, signal) =>
    new Promise((resolve) => {
      const until = now + ms;
      const look = () => {
        if (now < until && !signal.aborted) return;
        resting.delete(look);
        setImmediate(resolve);
      };
      resting.add(look);
      signal.addEventListener("abort", look);
      look();
    });
  const pass = (ms: number) => {
    now += ms;
    for (const look of resting) look();
  };
  return { now: () => now, pause, pass };
}

/** One database for a whole contract; each test gets its own clock, log, senders and mail servers. */
export function mailPost(place: FreshPlace) {
  let where: Place;
  const toClose: (() => Promise<void>)[] = [];
  const eventually = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 10_000, interval: 10 });
  const post = {
    database: {} as Database,
    clock: manualClock(),
    ...capturedLog(),
    eventually,
    elsewhere: () => openDatabase(where),
    async mailbox(...manners: Parameters<typeof openMailbox>) {
      const box = await openMailbox(...manners);
      toClose.push(box.close);
      return box;
    },
    sender(smtpUrl: string, parts: Partial<MailParts> = {}) {
      const { database, log, clock } = post;
      const config = { smtpUrl, mailFrom, dataDir: freshFolder() };
      const mail = openMail({ database, config, log, now: clock.now, pause: clock.pause, ...parts });
      toClose.push(mail.close);
      return mail;
    },
    queued: () => post.database.query.selectFrom("mails").selectAll().execute(),
    isErased: () => eventually(async () => expect(await post.queued()).toEqual([])),
    isDueIn: (ms: number) =>
      eventually(async () => expect(await post.queued()).toMatchObject([{ due_at: post.clock.now() + ms }])),
    isSaid: (words: string, times = 1) =>
      eventually(() => expect(post.lines.filter((line) => line.includes(words))).toHaveLength(times)),
  };
  beforeAll(async () => {
    where = await place();
    post.database = await openDatabase(where);
  });
  beforeEach(() => void Object.assign(post, capturedLog(), { clock: manualClock() }));
  afterEach(async () => {
    for (const close of toClose.splice(0).reverse()) await close();
    await post.database.query.deleteFrom("mails").execute();
  });
  afterAll(() => post.database.close());
  return post;
}
