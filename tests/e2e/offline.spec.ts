import { test as base, expect, type Page } from "@playwright/test";
import { makeNextBuild } from "./support/next-build.ts";
import { freePort, freshFolder, ready, startServer, stop } from "./support/own-server.ts";

const test = base.extend({ serviceWorkers: "allow" });

const workerReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });

test("opens without a network after the first visit, pages never visited too", async ({ page, context }) => {
  await page.goto("/");
  await workerReady(page);
  await context.setOffline(true);
  for (const [path, heading] of [
    ["/MyDashboard", "This week"],
    ["/MyDashboard/net-worth", "Net worth"],
    ["/EditHousehold", "People"],
    ["/", "Money is easier"],
    ["/about", "savings passbook"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
  }
});

test("a new version arrives with the next visit: nobody is trapped on an old one", async ({ page }, info) => {
  const env = { PORT: String(await freePort()), DATA_DIR: freshFolder() };
  const first = startServer(env);
  const address = await ready(first);
  await page.goto(`${address}/MyDashboard`);
  await workerReady(page);
  const build = () => page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content);
  const old = await build();
  await stop(first);
  const second = startServer(env, makeNextBuild(info.outputPath("next")));
  await ready(second);
  await page.reload();
  expect(await build()).not.toBe(old);
  await expect(page.getByRole("heading", { name: "This week" })).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("weekfold-")).length))
    .toBe(1);
  await stop(second);
  await page.reload();
  await expect(page.getByRole("heading", { name: "This week" })).toBeVisible();
});

test("a server that is down behind its proxy is as good as no network", async ({ page, context }) => {
  await page.goto("/");
  await workerReady(page);
  await context.route("**/MyDashboard", (route) => route.fulfill({ status: 502, body: "Bad gateway" }));
  await page.goto("/MyDashboard");
  await expect(page.getByRole("heading", { name: "This week" })).toBeVisible();
});
