import { randomUUID } from "node:crypto";
import { PassThrough } from "node:stream";
import { createApp } from "../app.ts";
import { type Config, readConfig } from "../config.ts";
import { emptySite } from "../http/site.ts";
import { createHub } from "../live/hub.ts";
import { createLog } from "../log.ts";
import type { Mail } from "../mail/mail.ts";
import { type Database, openDatabase } from "../storage/database.ts";
import type { Place } from "../storage/engines.contract.ts";
import { countingFromOne, granted, noon, roomy } from "../storage/household-fixture.contract.ts";
import { type HouseholdStorage, householdStorage } from "../storage/household-storage.ts";

/** The real app on a real database; a header names the signed-in person. */
export interface Served {
  app: ReturnType<typeof createApp>;
  database: Database;
  storage: HouseholdStorage;
  mails: Mail[];
  changed: string[];
  /** Makes sending mails fail. */
  mailFails: { next: boolean };
  clock: { now: number };
  lines: string[];
}

export async function serve(place: Place): Promise<Served> {
  const database = await openDatabase(place);
  const [mails, changed, lines] = [[] as Mail[], [] as string[], [] as string[]];
  const mailFails = { next: false };
  const clock = { now: noon };
  const app = createApp({
    config: readConfig({ PUBLIC_URL: "https://money.example" }) as Config,
    database,
    site: emptySite,
    log: createLog(new PassThrough().on("data", (line) => lines.push(String(line)))),
    hub: createHub({ notifyOthers: (householdId) => changed.push(householdId) }),
    async readSession({ headers }) {
      const uid = headers.get("test-user");
      return uid === null ? null : { uid, contact: `${uid}@home.example`, isConfirmed: true };
    },
    async mail(mail) {
      if (mailFails.next) throw new Error("no room for another mail");
      mails.push(mail);
    },
    now: () => clock.now,
    versionFloor: countingFromOne,
  });
  return {
    app,
    database,
    storage: householdStorage(database, roomy, countingFromOne),
    mails,
    changed,
    mailFails,
    clock,
    lines,
  };
}

export interface RequestOptions {
  as?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends JSON unless the headers say otherwise; a string body is sent unchanged. */
export async function ask(
  { app }: Served,
  line: string,
  { as, body, headers }: RequestOptions = {},
): Promise<Response> {
  const [method, path] = line.split(" ");
  const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  return app.request(path!, {
    method: method!,
    headers: {
      ...(as !== undefined && { "test-user": as }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(text !== undefined && { body: text }),
  });
}

export const said = async (answer: Response) => [answer.status, (await answer.json()) as unknown];

export const error = (name: string) => ({ error: name });

/** Maya's household: Tom is a member, Uma was removed, Quin waits for confirmation, and another link is open. */
export async function home({ storage }: Served, id: string = randomUUID()) {
  granted(await storage.createHousehold("maya", { id, space: "shared" }, noon));
  for (const uid of ["tom", "uma"]) granted(await storage.addMember(id, "maya", uid, noon));
  granted(await storage.removeMember(id, "maya", "uma", noon));
  const open = granted(await storage.invite(id, "maya", { by: "link" }, noon));
  const waiting = granted(await storage.invite(id, "maya", { by: "link" }, noon));
  granted(await storage.takeInvitation(waiting.secret, { uid: "quin", contact: "quin@home.example" }, noon));
  const { epoch } = granted(await storage.pull(id, "maya", { epoch: null, seq: 0 }, noon));
  return { id, epoch, secret: open.secret, open: open.invitation.id, waiting: waiting.invitation.id };
}

export type Home = Awaited<ReturnType<typeof home>>;
