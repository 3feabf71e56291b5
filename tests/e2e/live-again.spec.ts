import type { Page } from "@playwright/test";
import { startTestServer } from "../support/test-server.ts";
import { cableTo } from "./support/cable.ts";
import { addPerson, beginHousehold } from "./support/household.ts";
import { freePort, freshFolder, ready, stop } from "./support/own-server.ts";
import { browserOf, inStep, peopleShown, test } from "./support/people.ts";
import { shareHousehold } from "./support/sharing.ts";
import { expect } from "./support/test.ts";

/** Far less than the minutes that waits grow to, and far more than a busy machine needs. */
const soon = { timeout: 25_000 };

/** Nobody touches the page: it has to find out by itself. */
const sees = (page: Page, names: string[]) => expect.poll(() => peopleShown(page), soon).toEqual(names);

async function together(browser: Parameters<typeof browserOf>[0], address: string, name: string) {
  const maya = await browserOf(browser, address, `maya-${name}`);
  const noor = await browserOf(browser, address, `noor-${name}`);
  await shareHousehold(maya, noor);
  for (const page of [maya, noor]) await inStep(page);
  return { maya, noor };
}

test("[RE29] pages in sight are live again soon after the server was away for long", async ({ browser }, info) => {
  test.setTimeout(240_000);
  const env = { PORT: String(await freePort()), DATA_DIR: freshFolder() };
  const first = await startTestServer(env);
  const { maya, noor } = await together(browser, first.address, info.testId);
  for (const page of [maya, noor]) {
    await page.clock.install();
    await page.reload();
    await inStep(page);
  }
  await stop(first.server);
  await addPerson(maya, "Ida");
  // Waits that double have grown to minutes by then.
  for (let passed = 0; passed < 8; passed += 1)
    for (const page of [maya, noor]) {
      await page.clock.fastForward(300_000);
      await page.waitForTimeout(300);
    }
  const second = await startTestServer(env);
  await ready(second.server);
  await sees(noor, ["Maya", "Noor", "Ida"]);
  await addPerson(noor, "Sam");
  await sees(maya, ["Maya", "Noor", "Ida", "Sam"]);
  await stop(second.server);
});

/** A server behind a cable that can be cut. */
async function behindCable() {
  const [port, ownPort] = [await freePort(), await freePort()];
  const server = await startTestServer({
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${ownPort}`,
    DATA_DIR: freshFolder(),
  });
  return { server, cable: await cableTo(port, ownPort) };
}

test("[RE29] and after a cable was cut, without a word from the network", async ({ browser }, info) => {
  test.setTimeout(240_000);
  const { server, cable } = await behindCable();
  const { maya, noor } = await together(browser, cable.address, info.testId);
  cable.cut();
  await addPerson(maya, "Ida");
  await maya.waitForTimeout(30_000);
  cable.mend();
  await sees(noor, ["Maya", "Noor", "Ida"]);
  await addPerson(noor, "Sam");
  await sees(maya, ["Maya", "Noor", "Ida", "Sam"]);
  await cable.close();
  await stop(server.server);
});

test("[RE29] requests that hang on dead connections, also those of other tabs, keep nothing waiting for long", async ({
  browser,
}) => {
  test.setTimeout(360_000);
  const { server, cable } = await behindCable();
  const page = await browserOf(browser, cable.address, "maya");
  await beginHousehold(page, "Maya");
  await addPerson(page, "Maya");
  await inStep(page);
  // A browser opens six connections to a server: what each of these cuts leaves behind would fill them.
  for (const name of ["Ida", "Sam", "Noor", "Tom", "Lena", "Omar"]) {
    cable.cut();
    const other = await page.context().newPage();
    await other.goto(`${cable.address}/account`, { waitUntil: "domcontentloaded" });
    await addPerson(page, name);
    await other.waitForTimeout(2_000);
    await other.close();
    cable.mend();
    await expect(page.locator(".sync-text[data-status=in-step]")).toHaveText("Synced", soon);
  }
  await cable.close();
  await stop(server.server);
});
