import type { BrowserContext, Page } from "@playwright/test";
import { startTestServer } from "../support/test-server.ts";
import { freshFolder, stop } from "./support/own-server.ts";
import { expect, newTab, serveStorePage, test } from "./support/store-test.ts";

const shown = (tab: Page, id: string) =>
  tab.evaluate((id) => {
    const { payee, note } = window.store.shown(id) ?? {};
    return [payee, note];
  }, id);

async function openTwo(openTab: () => Promise<Page>): Promise<[Page, Page]> {
  const tabs: [Page, Page] = [await openTab(), await openTab()];
  for (const tab of tabs) await tab.evaluate(() => window.store.openTab("home"));
  return tabs;
}

test("what one tab writes shows in the others", async ({ openTab }) => {
  const [one, other] = await openTwo(openTab);
  await one.evaluate(() => window.store.add("a", { payee: "Grocer" }));
  await expect.poll(() => shown(other, "a")).toEqual(["Grocer", ""]);
  await other.evaluate(() => window.store.change("a", { payee: "Baker" }));
  await expect.poll(() => shown(one, "a")).toEqual(["Baker", ""]);
  await other.evaluate(() => window.tab.undo());
  await expect.poll(() => shown(one, "a")).toEqual(["Grocer", ""]);
  expect(await one.evaluate(() => window.tab.state.get().unsent)).toBe(1);
});

test("two tabs that change one expense at once end with both changes", async ({ openTab }) => {
  const [one, other] = await openTwo(openTab);
  await one.evaluate(() => window.store.add("a"));
  await expect.poll(() => shown(other, "a")).toEqual(["Grocer", ""]);
  for (let round = 0; round < 20; round += 1) {
    const answers = await Promise.all([
      one.evaluate((round) => window.store.change("a", { payee: `payee ${round}` }), round),
      other.evaluate((round) => window.store.change("a", { note: `note ${round}` }), round),
    ]);
    expect(answers).toEqual(["kept", "kept"]);
    for (const tab of [one, other])
      await expect.poll(() => shown(tab, "a")).toEqual([`payee ${round}`, `note ${round}`]);
  }
  const { rows } = await one.evaluate(() => window.store.onDisk("home"));
  expect(rows.records).toMatchObject([{ record: { fields: { payee: "payee 19", note: "note 19" } } }]);
  expect(rows.outbox).toHaveLength(1);
});

/** A browser of someone who is signed in; `leading` are the tabs that follow the server. */
async function signedIn(context: BrowserContext, address: string) {
  await context.addCookies([{ name: "test-user", value: "maya", url: address }]);
  await serveStorePage(context);
  const leading = new Set<Page>();
  const open = async () => {
    const tab = await newTab(context, address);
    tab.on("request", (request) => void (request.url().endsWith("/stream") && leading.add(tab)));
    tab.on("close", () => leading.delete(tab));
    await tab.evaluate(() => window.store.openTab("home", true));
    return tab;
  };
  return { open, leading };
}

test("one tab keeps in step for all, and when it closes another goes on", async ({ browser, context }) => {
  const { address, server } = await startTestServer({ DATA_DIR: freshFolder() });
  const elsewhere = await browser.newContext({ bypassCSP: true, serviceWorkers: "block" });
  const far = await (await signedIn(elsewhere, address)).open();
  const { open, leading } = await signedIn(context, address);
  let tabs = [await open(), await open(), await open()];
  while (tabs.length > 0) {
    await expect.poll(() => leading.size).toBe(1);
    for (const [place, tab] of tabs.entries()) {
      const id = `expense-${tabs.length}-${place}`;
      expect(await tab.evaluate((id) => window.store.add(id), id)).toBe("kept");
      await expect.poll(() => shown(far, id)).toEqual(["Grocer", ""]);
      await expect
        .poll(() => tab.evaluate(() => [window.tab.status.get(), window.tab.state.get().unsent]))
        .toEqual(["in-step", 0]);
    }
    const [leader] = leading;
    await leader!.close();
    tabs = tabs.filter((tab) => tab !== leader);
  }
  await elsewhere.close();
  await stop(server);
});
