import { join } from "node:path";
import type { Page } from "@playwright/test";
import SqliteFile from "libsql";
import { freePort, freshFolder, ready, startServer, stop } from "./own-server.ts";
import { test as base, expect, settled } from "./test.ts";

export interface MeasuringSite {
  address: string;
  /** What the operator's own collector has, oldest first. */
  collected(): Collected[];
}

export interface Collected {
  id: string;
  name: string;
  params: string;
  visit: string;
  at: number;
  reached: string;
}

/** A server of a worker's own that has an analytics tag. Google's part of it is an empty script: no test leaves the machine. */
export const test = base.extend<{ asTag: undefined }, { measuring: MeasuringSite }>({
  asTag: [
    async ({ context }, use) => {
      await context.route("https://www.googletagmanager.com/**", (route) =>
        route.fulfill({ contentType: "text/javascript", body: "window.tagLoads = (window.tagLoads ?? 0) + 1" }),
      );
      await use(undefined);
    },
    { auto: true },
  ],
  measuring: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is wanted from this place
    async ({}, use) => {
      const folder = freshFolder();
      const server = startServer({ PORT: String(await freePort()), DATA_DIR: folder, ANALYTICS_ID: "G-TEST1234" });
      const address = await ready(server);
      await use({ address, collected: () => collectedIn(folder) });
      await stop(server);
    },
    { scope: "worker" },
  ],
});

function collectedIn(folder: string): Collected[] {
  const file = new SqliteFile(join(folder, "events.db"), { readonly: true });
  const rows = file.prepare("select id, name, params, visit, at, reached from events order by at, id").all();
  file.close();
  return rows as Collected[];
}

export type Entry = [command: string, ...rest: unknown[]];

/** All that the tag was told, in order. */
export const layerOf = (page: Page): Promise<Entry[]> =>
  page.evaluate(() => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>) as never));

export interface TagEvent {
  name: string;
  params: Record<string, unknown>;
}

export const eventsOf = async (page: Page): Promise<TagEvent[]> =>
  (await layerOf(page))
    .filter(([command]) => command === "event")
    .map(([, name, params]) => ({ name: name as string, params: params as TagEvent["params"] }));

export const namesOf = async (page: Page): Promise<string[]> => (await eventsOf(page)).map(({ name }) => name);

/** The user properties as they were last set. */
export const propertiesOf = async (page: Page): Promise<Record<string, unknown>> =>
  (await layerOf(page)).findLast(([command, what]) => command === "set" && what === "user_properties")?.[2] as never;

export const answer = (page: Page, choice: "grant" | "refuse"): Promise<void> =>
  page.locator(`.consent-bar [data-consent="${choice}"]`).click();

/** Opens a page and waits until it measures or would. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

/** A first page with consent given. */
export async function openMeasured(page: Page, address: string): Promise<void> {
  await open(page, address);
  await answer(page, "grant");
  await expect.poll(() => namesOf(page)).toContain("page_view");
}

/** Whatever measuring could have written in this browser. */
export const storedIn = (page: Page): Promise<{ local: string[]; session: string[]; databases: string[] }> =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? "").sort(),
  }));
