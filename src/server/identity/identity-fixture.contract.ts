import { createHash } from "node:crypto";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { createApp } from "../app.ts";
import { type Config, readConfig } from "../config.ts";
import { emptySite } from "../http/site.ts";
import { createHub } from "../live/hub.ts";
import { createLog } from "../log.ts";
import type { Mail, Text } from "../mail/mail.ts";
import { type Database, openDatabase } from "../storage/database.ts";
import type { FreshPlace, Place } from "../storage/engines.contract.ts";
import { erasureLedger } from "../storage/erasure-ledger.ts";
import { Browser, site } from "./browser.contract.ts";

const secret = "the-same-secret-on-every-node-of-a-test";

/** Fast, and counts its calls. */
function countedHashing() {
  const scrambled = (given: string) => createHash("sha256").update(given).digest("hex");
  const counted = { times: 0 };
  return {
    counted,
    async hash(given: string) {
      counted.times += 1;
      return scrambled(given);
    },
    async verify(given: { hash: string; password: string }) {
      counted.times += 1;
      return given.hash === scrambled(given.password);
    },
  };
}

/** The real app with accounts on a real database; mails are collected. */
export interface Served {
  app: ReturnType<typeof createApp>;
  database: Database;
  place: Place;
  mails: Mail[];
  texts: Text[];
  changed: string[];
  lines: string[];
  /** How often a password was hashed or compared. */
  hashed: { times: number };
}

interface Manners {
  env?: Record<string, string>;
  mail?: (mail: Mail) => Promise<void>;
  /** Intercepts the database of the server. */
  around?: (database: Database) => Database;
}

export async function serve(place: Place, manners: Manners = {}): Promise<Served> {
  const { env = {}, mail, around = (database) => database } = manners;
  const database = around(await openDatabase(place));
  const [mails, texts, changed, lines] = [[] as Mail[], [] as Text[], [] as string[], [] as string[]];
  const log = createLog(new PassThrough().on("data", (line) => lines.push(String(line))));
  const { counted: hashed, ...hashing } = countedHashing();
  const app = createApp({
    hashing,
    config: readConfig({ PUBLIC_URL: site, ...env }) as Config,
    database,
    site: emptySite,
    log,
    authSecret: secret,
    hub: createHub({ notifyOthers: (householdId) => changed.push(householdId) }),
    ledger: erasureLedger({ database, dataDir: place.dataDir, log }),
    // Read each time, so that a test can move the clock.
    now: () => Date.now(),
    text: async (sent) => void texts.push(sent),
    mail: mail ?? (async (sent) => void mails.push(sent)),
  });
  return { app, database, place, mails, texts, changed, lines, hashed };
}

/** The server that all tests of a `describe` share. Attempt counters are reset for each test. */
export function servedOn(place: FreshPlace, manners?: Manners): Served {
  const served = {} as Served;
  beforeAll(async () => void Object.assign(served, await serve(await place(), manners)));
  afterAll(() => served.database.close());
  beforeEach(async () => void (await served.database.query.deleteFrom("attempts").execute()));
  return served;
}

/** The secret in the last mail to an address. */
export function mailedToken({ mails }: Pick<Served, "mails">, to: string): string {
  const last = mails.findLast((mail) => mail.to === to && mail.text.includes("#"));
  return /#(\S+)/.exec(last?.text ?? "")?.[1] ?? "none";
}

export const subjectsTo = ({ mails }: Pick<Served, "mails">, address: string): string[] =>
  mails.filter(({ to }) => to === address).map(({ subject }) => subject);

let count = 0;
/** An unused address. */
export function newAddress(): string {
  count += 1;
  return `person-${count}@home.example`;
}

/** Someone with an account, in their browser. */
export async function newMember(served: Served, userAgent?: string) {
  const [browser, email] = [new Browser(served, userAgent), newAddress()];
  const answer = await browser.signUp(email);
  if (!answer.ok) throw new Error(`not signed up: ${await answer.text()}`);
  return { browser, email, uid: (await browser.user())!.uid };
}

/** The same, with a confirmed address. */
export async function confirmedMember(served: Served) {
  const member = await newMember(served);
  await member.browser.ask("POST /api/account/verify", { token: mailedToken(served, member.email) });
  return member;
}
