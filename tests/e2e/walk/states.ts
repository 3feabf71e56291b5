import { randomUUID } from "node:crypto";
import type { Browser, BrowserContext } from "@playwright/test";
import type { Day } from "#domain/time/day.ts";
import type { MadeInvitation } from "#sync/household-api.ts";
import type { PullAnswer, PushAnswer } from "#sync/protocol.ts";
import type { AnyRecord } from "#sync/record.ts";
import { households } from "../../households/households.ts";
import { as } from "../../support/test-server.ts";
import { test as base, signIn } from "../support/people.ts";
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
  ...{ viewport: { width, height: heights[width] ?? 800 }, serviceWorkers: "block" as const },
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
    async ({ people, storedHousehold }, use, info) => {
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
          addressOf: (path) => people.address + path,
          newContext: async (browser, width) => {
            const storageState = { cookies: [], origins: [{ origin: people.address, localStorage: consent }] };
            const context = await browser.newContext({ ...windowOf(width), storageState });
            await signIn(context, people.address, await newCouple(people.address));
            return context;
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

/** Two people with accounts who share a household on the server. Tells the uid of the one who began it. */
async function newCouple(address: string): Promise<string> {
  const [maya, tom, id] = [`maya-${randomUUID()}`, `tom-${randomUUID()}`, randomUUID()];
  const linked = (record: AnyRecord): AnyRecord =>
    record.kind !== "person" || !["maya", "tom"].includes(record.id)
      ? record
      : { ...record, uid: record.id === "maya" ? maya : tom };
  const records = households.couple(walkDay).map(linked);
  const request = async <Answer>(uid: string, method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(address + path, as(uid, method, body));
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (answer.status === 204 ? null : await answer.json()) as Answer;
  };
  const household = `/api/households/${id}`;
  await request(maya, "PUT", household, { space: "shared" });
  const { epoch } = await request<PullAnswer>(maya, "POST", `${household}/pull`, { protocol: 1, epoch: null, seq: 0 });
  const writes = records.map((record) => ({ base: 0, record }));
  for (let start = 0; start < writes.length; start += 100)
    await request<PushAnswer>(maya, "POST", `${household}/push`, {
      ...{ protocol: 1, epoch, writes: writes.slice(start, start + 100) },
    });
  const made = await request<MadeInvitation>(maya, "POST", `${household}/invitations`, { by: "link" });
  await request(tom, "POST", "/api/invitations/accept", { secret: made.secret });
  await request(maya, "POST", `${household}/invitations/${made.invitation.id}/confirm`);
  return maya;
}
