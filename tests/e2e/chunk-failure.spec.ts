import type { Page, Route } from "@playwright/test";
import { expect, settled, test } from "./support/test.ts";

const aboutChunk = /\/assets\/about-[\w-]+\.js$/;

const goToAbout = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();

const failures: { type: string; how: string; answer: (route: Route) => Promise<void> }[] = [
  { type: "missing", how: "a 404", answer: (route) => route.fulfill({ status: 404, body: "gone" }) },
  {
    type: "missing",
    how: "an answer that is not a script",
    answer: (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<p>Hello</p>" }),
  },
  { type: "error", how: "a lost connection", answer: (route) => route.abort("connectionreset") },
  { type: "error", how: "a fault of the server", answer: (route) => route.fulfill({ status: 500, body: "oh" }) },
];

for (const { type, how, answer } of failures) {
  test(`${how} is a ChunkLoadError of type ${type}, and trying again needs no reload`, async ({ page, problems }) => {
    let isDown = true;
    await page.route(aboutChunk, (route) => (isDown ? answer(route) : route.continue()));
    await page.goto("/terms");
    await settled(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await goToAbout(page);
    await expect(page.getByRole("alert")).toContainText("Loading failed");
    const told = problems.filter((text) => text.includes("ChunkLoadError"));
    expect(told, "told once").toHaveLength(1);
    expect(told[0]).toMatch(new RegExp(`Loading chunk about failed\\. \\(${type}: /assets/about-[\\w-]+\\.js\\)`));
    await expect(page.getByRole("banner")).toBeVisible();
    isDown = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL("/about");
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });
}

test("no answer within 120 seconds is a ChunkLoadError of type timeout", async ({ page, problems }) => {
  await page.clock.install();
  await page.route(aboutChunk, () => new Promise(() => {}));
  await page.goto("/terms");
  await settled(page);
  await goToAbout(page);
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
  await page.clock.fastForward(119_000);
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
  await page.clock.fastForward(1_000);
  await expect(page.getByRole("alert")).toContainText("took too long");
  expect(problems.join("\n")).toMatch(/Loading chunk about failed\. \(timeout: /);
});

test("a first request that fails and a second that serves ends on the page", async ({ page }) => {
  let requests = 0;
  await page.route(aboutChunk, (route) => (requests++ === 0 ? route.abort() : route.continue()));
  await page.goto("/terms");
  await settled(page);
  await goToAbout(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("whoever leaves a failed page and returns gets a new attempt", async ({ page }) => {
  let isDown = true;
  await page.route(aboutChunk, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto("/terms");
  await settled(page);
  await goToAbout(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(/Terms/);
  isDown = false;
  await goToAbout(page);
  await expect(page).toHaveTitle(/About/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

for (const { type, how, answer } of failures) {
  test(`a prerendered page that meets ${how} stays readable, tells ${type}, and comes alive later`, async ({
    page,
    problems,
  }) => {
    let isDown = true;
    await page.route(/\/assets\/home-[\w-]+\.js$/, (route) => (isDown ? answer(route) : route.continue()));
    await page.goto("/");
    await expect.poll(() => problems.join("\n")).toMatch(new RegExp(`Loading chunk home failed\\. \\(${type}: `));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("one week at a time");
    await expect(page.getByText("Loading...")).toHaveCount(0);
    isDown = false;
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await settled(page);
    await page.getByLabel("Take-home pay").fill("3000");
    await page.getByLabel("Bills and debts").focus();
    await expect(page.getByLabel("Take-home pay")).toHaveValue("3,000.00");
  });
}

test("an app page whose first script fails says so and can be tried again", async ({ page }) => {
  let isDown = true;
  await page.route(/\/assets\/app-[\w-]+\.js$/, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto("/MyDashboard");
  await expect(page.getByText("Loading failed.")).toBeVisible();
  isDown = false;
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "This week" })).toBeVisible();
});

test("focus stays on the page through a failure and its retry", async ({ page }) => {
  let isDown = true;
  await page.route(aboutChunk, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto("/terms");
  await settled(page);
  await goToAbout(page);
  await expect(page.getByRole("heading", { name: "didn’t load" })).toBeFocused();
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(page.getByRole("heading", { name: "didn’t load" })).toBeFocused();
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(page.getByRole("heading", { name: "savings passbook" })).toBeFocused();
});

test("the same build never reloads by itself", async ({ page }) => {
  let loads = 0;
  page.on("load", () => loads++);
  await page.route(aboutChunk, (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.goto("/terms");
  await settled(page);
  await goToAbout(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await page.waitForTimeout(500);
  expect(loads).toBe(1);
});
