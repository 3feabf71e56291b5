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

export const site = "https://money.example";
export const password = "correct horse";
const secret = "the-same-secret-on-every-node-of-a-test";

/** Quick, and counts how often it was asked for work. */
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

/** The real app, with accounts, on a real database; mails are put aside. */
export interface Served {
  app: ReturnType<typeof createApp>;
  database: Database;
  place: Place;
  mails: Mail[];
  texts: Text[];
  changed: string[];
  lines: string[];
  /** How often a password was scrambled or compared. */
  hashed: { times: number };
}

interface Manners {
  env?: Record<string, string>;
  mail?: (mail: Mail) => Promise<void>;
}

export async function serve(place: Place, { env = {}, mail }: Manners = {}): Promise<Served> {
  const database = await openDatabase(place);
  const [mails, texts, changed, lines] = [[] as Mail[], [] as Text[], [] as string[], [] as string[]];
  const log = createLog(new PassThrough().on("data", (line) => lines.push(String(line))));
  const { counted: hashed, ...hashing } = countedHashing();
  const app = createApp({
    hashing,
    config: readConfig({ PUBLIC_URL: site, ...env }) as Config,
    ...{ database, site: emptySite, log, authSecret: secret },
    hub: createHub({ tellOthers: (householdId) => changed.push(householdId) }),
    ledger: erasureLedger({ database, dataDir: place.dataDir, log }),
    // Looked up each time, so that a test can move the clock.
    now: () => Date.now(),
    text: async (sent) => void texts.push(sent),
    mail: mail ?? (async (sent) => void mails.push(sent)),
  });
  return { app, database, place, mails, texts, changed, lines, hashed };
}

/** The server that all tests of a description share, there once they run; no test answers for the attempts of another. */
export function servedOn(place: FreshPlace, manners?: Manners): Served {
  const served = {} as Served;
  beforeAll(async () => void Object.assign(served, await serve(await place(), manners)));
  afterAll(() => served.database.close());
  beforeEach(async () => void (await served.database.query.deleteFrom("attempts").execute()));
  return served;
}

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
export const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.1 Safari/604.1";

/** A browser with its cookies, somewhere on the network. */
export class Browser {
  readonly cookies = new Map<string, string>();
  constructor(
    public served: Pick<Served, "app">,
    public userAgent = firefox,
    public address = "192.0.2.1",
  ) {}

  async ask(line: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const [method, path] = line.split(" ");
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const init = {
      method: method!,
      headers: {
        ...{ "user-agent": this.userAgent, origin: site },
        ...(cookie && { cookie }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    };
    const answer = await this.served.app.request(path!, init, {
      incoming: { socket: { remoteAddress: this.address } },
    });
    for (const set of answer.headers.getSetCookie()) this.keep(set);
    return answer;
  }

  private keep(set: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    if (/;\s*max-age=0/i.test(set) || value === "") this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  signUp = (email: string, chosen = password) => this.ask("POST /api/auth/sign-up/email", { email, password: chosen });
  signIn = (email: string, given = password, more: object = {}) =>
    this.ask("POST /api/auth/sign-in/email", { email, password: given, ...more });

  async user() {
    const { user } = (await (await this.ask("GET /api/session")).json()) as {
      user: {
        uid: string;
        metadata: { creationTime: string; lastSignInTime: string };
        providerData: { providerId: string }[];
      } | null;
    };
    return user;
  }

  async json(line: string, body?: unknown) {
    return (await (await this.ask(line, body)).json()) as Record<string, unknown>;
  }
}

/** A status and, of a refusal, its name. */
export async function told(answer: Response): Promise<string> {
  const { error } = (await answer.json()) as { error?: string };
  return error ? `${answer.status} ${error}` : String(answer.status);
}

/** The secret in the last mail to an address. */
export function mailedToken({ mails }: Pick<Served, "mails">, to: string): string {
  const last = mails.findLast((mail) => mail.to === to && mail.text.includes("#"));
  return /#(\S+)/.exec(last?.text ?? "")?.[1] ?? "none";
}

let count = 0;
/** An address that nobody has yet. */
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
