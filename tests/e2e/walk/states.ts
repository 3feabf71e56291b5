import { randomUUID } from "node:crypto";
import type { Browser, BrowserContext } from "@playwright/test";
import type { Day } from "#domain/time/day.ts";
import type { MadeInvitation } from "#sync/household-api.ts";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import { type PullAnswer, protocolEdition } from "#sync/protocol.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { Session } from "#sync/user.ts";
import { households } from "../../households/households.ts";
import { test as base, password } from "../support/accounts.ts";
import { seed, standAt } from "../support/seed.ts";

export type StateName = "visitor" | "household" | "couple" | "sample";

/** Who comes to the page, and with what. Every context is new, so that a walk can begin again from the same state. */
export interface WalkState {
  name: StateName;
  /** The address to open for a route, or null where the state makes no difference to it. */
  addressOf(path: string): string | null;
  newContext(browser: Browser, width: number): Promise<BrowserContext>;
}

/** A Friday: the week has days behind it and days to come. */
export const walkDay = "2026-11-13" as Day;

const heights: Record<number, number> = { 390: 844, 1280: 800 };
const windowOf = (width: number) => ({
  viewport: { width, height: heights[width] ?? 800 },
  serviceWorkers: "block" as const,
  reducedMotion: "reduce" as const,
});

const sampleRooms = /^\/(MyDashboard|MyGoalsPage)/;

type Stored = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** The states, made once for each worker. */
export const test = base.extend<object, { states: Record<StateName, WalkState>; storedHousehold: Stored }>({
  storedHousehold: [
    async ({ browser }, use, info) => {
      const origin = info.project.use.baseURL!;
      const context = await browser.newContext({ baseURL: origin, serviceWorkers: "block" });
      const page = await context.newPage();
      await standAt(page, walkDay);
      await page.goto("/about");
      await page.locator('.consent-bar [data-consent="refuse"]').click();
      await seed(page, "couple", walkDay);
      const stored = await context.storageState({ indexedDB: true });
      await context.close();
      await use(stored);
    },
    { scope: "worker" },
  ],
  states: [
    async ({ site, storedHousehold }, use, info) => {
      const origin = info.project.use.baseURL!;
      const consent = storedHousehold.origins[0]!.localStorage.filter(({ name }) => name.includes("consent"));
      const withoutHousehold = { cookies: [], origins: [{ origin, localStorage: consent }] };
      await use({
        visitor: {
          name: "visitor",
          addressOf: (path) => origin + path,
          newContext: (browser, width) => browser.newContext(windowOf(width)),
        },
        household: {
          name: "household",
          addressOf: (path) => origin + path,
          newContext: (browser, width) => browser.newContext({ ...windowOf(width), storageState: storedHousehold }),
        },
        couple: {
          name: "couple",
          addressOf: (path) => site.address + path,
          newContext: async (browser, width) => {
            // To the server all of them come from one address, which may not sign up so often.
            site.forgetVisitors();
            const [name, value] = (await newCouple(site.address)).split("=") as [string, string];
            const { hostname } = new URL(site.address);
            const cookie = { name, value, domain: hostname, path: "/", httpOnly: true, secure: false, expires: -1 };
            const cookies = [{ ...cookie, sameSite: "Lax" as const }];
            const storageState = { cookies, origins: [{ origin: site.address, localStorage: consent }] };
            return browser.newContext({ ...windowOf(width), storageState });
          },
        },
        sample: {
          name: "sample",
          addressOf: (path) => (sampleRooms.test(path) ? `${origin}${path}?sample` : null),
          newContext: (browser, width) => browser.newContext({ ...windowOf(width), storageState: withoutHousehold }),
        },
      });
    },
    { scope: "worker" },
  ],
});

interface Person {
  uid: string;
  cookie: string;
}

/** Requests of one person, with JSON both ways. */
const requestsOf =
  (address: string, cookie: string) =>
  async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const headers = { cookie, origin: address, ...(body && { "content-type": "application/json" }) };
    const answer = await fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (answer.status === 204 ? null : await answer.json()) as Answer;
  };

async function signUp(address: string, name: string): Promise<Person> {
  const body = JSON.stringify({ email: `${name}-${randomUUID()}@example.com`, password, name });
  const headers = { origin: address, "content-type": "application/json" };
  const answer = await fetch(`${address}/api/auth/sign-up/email`, { method: "POST", headers, body });
  const cookie = answer.headers
    .getSetCookie()
    .find((line) => line.includes("session_token"))
    ?.split(";")[0];
  if (!answer.ok || !cookie) throw new Error(`Signing up answered ${answer.status}: ${await answer.text()}`);
  const { user } = await requestsOf(address, cookie)<Session>("GET", "/api/session");
  return { uid: user!.uid, cookie };
}

/** Two people with accounts who share a household on the server. Answers the session cookie of the one who began it. */
async function newCouple(address: string): Promise<string> {
  const [maya, tom] = [await signUp(address, "maya"), await signUp(address, "tom")];
  const [asMaya, asTom] = [requestsOf(address, maya.cookie), requestsOf(address, tom.cookie)];
  const uids = new Map([
    ["maya", maya.uid],
    ["tom", tom.uid],
  ]);
  const linked = (record: AnyRecord): AnyRecord =>
    record.kind === "person" && uids.has(record.id) ? recordWith(record, { uid: uids.get(record.id) }) : record;
  const household = `/api/households/${randomUUID()}`;
  await asMaya("PUT", household, { space: "shared" });
  const { epoch } = await asMaya<PullAnswer>("POST", `${household}/pull`, {
    protocol: protocolEdition,
    epoch: null,
    seq: 0,
  });
  const writes = households.couple(walkDay).map((record) => ({ base: 0, record: linked(record) }));
  for (let start = 0; start < writes.length; start += 100)
    await asMaya("POST", `${household}/push`, {
      protocol: protocolEdition,
      epoch,
      writes: writes.slice(start, start + 100),
    });
  const made = await asMaya<MadeInvitation>("POST", `${household}/invitations`, { by: "link" });
  await asTom("POST", "/api/invitations/accept", { secret: made.secret });
  await asMaya("POST", `${household}/invitations/${made.invitation.id}/confirm`);
  return maya.cookie;
}
