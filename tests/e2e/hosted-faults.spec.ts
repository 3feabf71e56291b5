import type { Page, Route } from "@playwright/test";
import type { Day } from "#domain/time/day.ts";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import { coupleAnswers } from "../households/couple.ts";
import { householdOf } from "../households/records.ts";
import { anotherBrowser, fillIn, isIn, signIn, signUp } from "./support/accounts.ts";
import { changeElsewhere, type HostedPlace, test, whyNot } from "./support/hosted.ts";
import { inStep, opensOffline } from "./support/people.ts";
import { card } from "./support/saved-week.ts";
import { expect } from "./support/test.ts";
import { importRecords } from "./support/together.ts";

test.skip(whyNot !== null, whyNot ?? "");

test.beforeEach(() => test.slow());

const today = new Date().toISOString().slice(0, 10) as Day;

async function householdIn(page: Page, address: string, email: string): Promise<void> {
  await signUp(page, address, email);
  await importRecords(page, [
    recordWith(householdOf(today, "Maya and Tom", 3), { confirmed: {} }),
    ...coupleAnswers(today),
  ]);
  await inStep(page);
  await page.goto(`${address}/MyDashboard`);
  await inStep(page);
}

/** What the database answers from now on, until `over`. */
async function answering(page: Page, { database }: HostedPlace, answer: (route: Route) => Promise<void>) {
  const isDatabase = (url: URL) => url.href.startsWith(database);
  await page.route(isDatabase, answer);
  return { over: () => page.unroute(isDatabase) };
}

const lost = (route: Route) => route.abort("internetdisconnected");

/** Whether this browser has kept all of the project's client. */
const keptClient = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const files = loaded.filter((name) => /\/assets\/.*(hosted|firestore|open-auth)/.test(name));
    const kept = await Promise.all(files.map((file) => caches.match(file)));
    return kept.length > 1 && kept.every((file) => file !== undefined);
  });

const refusing = (status: number, name: string) => (route: Route) =>
  route.fulfill({
    status,
    json: [{ error: { code: status, message: name, status: name } }],
    headers: { "Access-Control-Allow-Origin": "*" },
  });

const waits = (page: Page) =>
  expect(page.locator(".sync-text[data-status=offline]")).toHaveText("Offline. Changes wait here.");

const isSaved = (page: Page) => expect(page.locator(".save-press-words")).toHaveText([/recorded/]);

for (const [what, answer] of [
  ["a lost network", lost],
  ["a used-up quota", refusing(429, "RESOURCE_EXHAUSTED")],
  ["a database that is down", refusing(503, "UNAVAILABLE")],
] as const)
  test(`${what} leaves a save waiting on the device, and it is sent afterwards`, async ({ browser, hosted }) => {
    const [maya, email] = [await anotherBrowser(browser), `maya.${what.replaceAll(" ", ".")}@example.com`];
    await householdIn(maya, hosted.address, email);
    const fault = await answering(maya, hosted, answer);
    await card(maya).getByRole("button", { name: "Save the week" }).click();
    await waits(maya);
    await maya.reload();
    await isSaved(maya);
    await waits(maya);
    await fault.over();
    await inStep(maya);
    const elsewhere = await anotherBrowser(browser);
    await signIn(elsewhere, hosted.address, email);
    await inStep(elsewhere);
    await elsewhere.goto(`${hosted.address}/MyDashboard`);
    await isSaved(elsewhere);
  });

test("a sign-in that was revoked says so, and what was saved waits until they are back", async ({
  browser,
  hosted,
}) => {
  const [maya, email] = [await anotherBrowser(browser), "maya.revoked@example.com"];
  await householdIn(maya, hosted.address, email);
  const fault = await answering(maya, hosted, lost);
  await card(maya).getByRole("button", { name: "Save the week" }).click();
  await waits(maya);
  await changeElsewhere(hosted.auth, email, { password: "nine-green-doors-9" });
  await fault.over();
  await maya.goto(`${hosted.address}/account`);
  await expect(maya.getByRole("alert")).toContainText("Your session has ended");
  await fillIn(maya, email, "nine-green-doors-9");
  await maya.getByRole("button", { name: "Sign in", exact: true }).click();
  await inStep(maya);
  await maya.goto(`${hosted.address}/MyDashboard`);
  await isSaved(maya);
});

test("opened without a network, a page knows who is signed in and sends what waits once it is back", async ({
  browser,
  hosted: { address },
}) => {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const maya = await context.newPage();
  await householdIn(maya, address, "maya.offline@example.com");
  await opensOffline(maya);
  await expect.poll(() => keptClient(maya)).toBe(true);
  await context.setOffline(true);
  await maya.reload();
  await card(maya).getByRole("button", { name: "Save the week" }).click();
  await waits(maya);
  await maya.goto(`${address}/account`);
  await isIn(maya);
  await context.setOffline(false);
  await inStep(maya);
});
