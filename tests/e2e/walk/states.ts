import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
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

export type Stored = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Who comes to the page, and with what. */
export interface WalkState {
  name: StateName;
  /** The address to open for a route, or null where the state makes no difference to it. */
  addressOf(path: string): string | null;
  /** What the browser has at first. Where a part is on a server, each is signed in to data of its own. */
  begin(): Promise<Stored>;
}

/** A Friday: the week has days behind it and days to come. */
export const walkDay = "2026-11-13" as Day;

export const hasSample = (path: string): boolean => /^\/(MyDashboard|MyGoalsPage)/.test(path);

interface Shared {
  states: Record<StateName, WalkState>;
  storedHousehold: Stored;
}

/** The states, made once for each worker. */
export const test = base.extend<object, Shared>({
  // A window that a link opens is closed at once, and asks nobody until then.
  launchOptions: [
    async ({ launchOptions }, use) => {
      const nowhere = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), nowhere] });
    },
    { scope: "worker" },
  ],
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
      const nextCouple = oneAhead(() => {
        // To the server all of them come from one address, which may not sign up so often.
        site.forgetAttempts();
        return newCouple(site.address);
      });
      await use({
        visitor: {
          name: "visitor",
          addressOf: (path) => origin + path,
          begin: async () => ({ cookies: [], origins: [] }),
        },
        household: {
          name: "household",
          addressOf: (path) => origin + path,
          begin: async () => storedHousehold,
        },
        couple: {
          name: "couple",
          addressOf: (path) => site.address + path,
          begin: async () => ({
            cookies: [await nextCouple()],
            origins: [{ origin: site.address, localStorage: consent }],
          }),
        },
        sample: {
          name: "sample",
          addressOf: (path) => (hasSample(path) ? `${origin}${path}?sample` : null),
          begin: async () => ({ cookies: [], origins: [{ origin, localStorage: consent }] }),
        },
      });
    },
    { scope: "worker" },
  ],
});

/** Makes the next one while the walk goes on with the one before. */
function oneAhead<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let next: Promise<Made> | null = null;
  return async () => {
    const made = await (next ?? make());
    next = make();
    // Whoever takes it hears of a failure; the last of a run is taken by nobody.
    next.catch(() => {});
    return made;
  };
}

type Cookie = Stored["cookies"][number];

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
async function newCouple(address: string): Promise<Cookie> {
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
  const [name, value] = maya.cookie.split("=") as [string, string];
  const domain = new URL(address).hostname;
  return { name, value, domain, path: "/", httpOnly: true, secure: false, expires: -1, sameSite: "Lax" };
}
