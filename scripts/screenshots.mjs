/** `npm run screenshots`: pictures of the main pages into docs/screenshots, phone and desktop, light and dark. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { serveBuild } from "../bench/server.mjs";
import { family } from "../tests/e2e/support/family.mjs";
import { root } from "./build/folders.mjs";
import { installIfMissing } from "./setup.mjs";

installIfMissing();
const { chromium } = await import("@playwright/test");
const { browserArgs, findBrowser } = await import("./browser.mjs");

const sizes = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
const themes = ["light", "dark"];
const publicPages = { home: "/", article: "/publications/budget-apps-for-couples", lander: "/l/couples" };
const listsOfStep = {
  ...{ people: ["people"], incomes: ["incomes"], bills: ["bills"], everyday: ["everyday"] },
  ...{ "own-and-owe": ["own", "owe"], goals: ["goals"], habits: ["habits"] },
};
const folder = join(root, "docs", "screenshots");

mkdirSync(folder, { recursive: true });
const { address, stop } = await serveBuild(4340);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of themes) {
    const options = { viewport, colorScheme, serviceWorkers: "block", reducedMotion: "reduce" };
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await takePictures(page, (name) => join(folder, `${name}-${size}-${colorScheme}.png`));
    await context.close();
  }
}
await browser.close();
await stop();

async function takePictures(page, pathOf) {
  const take = (name) => takeWhole(page, pathOf(name));
  const open = (path) => page.goto(address + path, { waitUntil: "networkidle" });
  await open("/");
  await page.screenshot({ path: pathOf("consent") });
  await page.locator('[data-consent="refuse"]').click();
  for (const [name, path] of Object.entries(publicPages)) {
    await open(path);
    await take(name);
  }
  for (const [step, lists] of Object.entries(listsOfStep)) {
    await open(`/EditHousehold?step=${step}`);
    await answer(page, lists);
    await take(`intake-${step}`);
  }
  await open("/EditHousehold?step=review");
  await take("intake-review");
  await page.getByRole("button", { name: "Begin your weeks" }).click();
  await page.waitForURL("**/MyDashboard");
  await page.getByRole("button", { name: "Record it" }).waitFor();
  await take("dashboard");
}

/** On a screen as long as the page: what is fixed at a screen's bottom would else stand in the middle of the picture. */
async function takeWhole(page, path) {
  const viewport = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...viewport, height: Math.max(viewport.height, height) });
  await page.screenshot({ path, fullPage: true });
  await page.setViewportSize(viewport);
}

/** A step’s lists are in the order in which they stand on its screen. */
async function answer(page, lists) {
  for (const [at, list] of lists.entries()) {
    const line = page.locator("textarea[name=line]").nth(at);
    await line.fill(family[list]);
    await line.press("Enter");
    await page.locator(".row-list").nth(at).locator(".folded-row").first().waitFor();
    await page.locator(".sync-text[data-status=here-only]").waitFor();
  }
  // Reloading the step leaves out what was only just said, and the cursor in the line.
  await page.reload({ waitUntil: "networkidle" });
  await page.locator(".folded-row").first().waitFor();
}
