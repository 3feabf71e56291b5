import { rmSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { freshFolder } from "./support/own-server.ts";
import { kill, processesOf } from "./support/store-kill.ts";
import { expect, newTab, serveStorePage, test } from "./support/store-test.ts";

const kills = Number(process.env.BROWSER_KILLS ?? 5);

/** What the page said is kept: expenses by id, and how far the one that is changed all the time had come. */
interface Said {
  ids: Set<string>;
  amount: number;
}

/** Writes one after the other, in pieces of one and of three, and says what is kept when it is. */
async function startWriting(page: Page, name: string): Promise<void> {
  await page.evaluate(async (name) => {
    const { store } = window;
    const say = (window as never as { say(ids: string[], amount: number): void }).say;
    await store.add("changing", { amount: 1 });
    let amount = store.shown("changing")!.amount!;
    const next = async (count: number): Promise<void> => {
      const ids = Array.from({ length: count % 2 ? 3 : 1 }, (_, index) => `${name}-${count}-${index}`);
      if ((await store.addAll(ids)) === "kept") say(ids, amount);
      if ((await store.change("changing", { amount: amount + 1 })) === "kept") say([], ++amount);
      return next(count + 1);
    };
    void next(0);
  }, name);
}

/** Kills the browser at the moment it has said so many things, and waits until it is gone. */
async function killAfter(context: BrowserContext, folder: string, many: number, said: Said, name: string) {
  let count = 0;
  let ids: number[] = [];
  await context.exposeFunction("say", (kept: string[], amount: number) => {
    for (const id of kept) said.ids.add(id);
    said.amount = amount;
    count += 1;
    if (count === many) kill(ids);
  });
  const closed = new Promise((resolve) => context.once("close", resolve));
  const page = await newTab(context);
  await page.evaluate(() => window.store.openTab("home"));
  ids = processesOf(folder);
  expect(ids.length).toBeGreaterThan(1);
  await startWriting(page, name);
  await closed;
}

async function expectAllKept(context: BrowserContext, said: Said): Promise<void> {
  const page = await newTab(context);
  const found = await page.evaluate(async () => {
    await window.store.openTab("home");
    const { rows } = await window.store.onDisk("home");
    const idsOf = (store: string) => (rows[store] as { id: string }[]).map(({ id }) => id);
    const { amount } = window.store.shown("changing") ?? {};
    return { shown: window.store.allShown(), records: idsOf("records"), outbox: idsOf("outbox"), amount };
  });
  expect([...said.ids].filter((id) => !found.records.includes(id))).toEqual([]);
  expect(found.outbox).toEqual(found.records);
  expect(found.shown).toEqual(found.records);
  expect(found.amount).toBeGreaterThanOrEqual(said.amount);
}

test("[DX15] a browser that is killed while it writes has everything that it said is kept", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  test.skip(process.platform === "win32", "processes are killed another way there");
  test.setTimeout(60_000 + kills * 20_000);
  const folder = freshFolder();
  const open = async () => {
    const settings = { ...launchOptions, baseURL: baseURL!, bypassCSP: true, serviceWorkers: "block" } as const;
    const context = await playwright.chromium.launchPersistentContext(folder, settings);
    await serveStorePage(context);
    return context;
  };
  const said: Said = { ids: new Set(), amount: 0 };
  for (let turn = 1; turn <= kills; turn += 1) {
    const context = await open();
    if (turn > 1) await expectAllKept(context, said);
    await killAfter(context, folder, 20 + Math.floor(Math.random() * 100), said, `kill${turn}`);
  }
  const context = await open();
  await expectAllKept(context, said);
  await context.close();
  rmSync(folder, { recursive: true, force: true });
});
