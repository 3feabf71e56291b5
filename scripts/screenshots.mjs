/**
 * `npm run screenshots`: pictures of the main pages in `screenshots/`, which git ignores, phone and desktop, light and dark. The
 * few that the documentation shows are replaced in docs/screenshots too. `npm run screenshots -- goals nifty` takes only the views
 * whose names start like that.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { serveBuild } from "../bench/server.mjs";
import { family } from "../tests/e2e/support/family.mjs";
import { root } from "./build/folders.mjs";
import { takeWhole } from "./screenshots/take-whole.mjs";
import { views } from "./screenshots/views.mjs";
import { installIfMissing } from "./setup.mjs";

installIfMissing();
const { chromium } = await import("@playwright/test");
const { runnerImport } = await import("vite");
const { browserArgs, findBrowser } = await import("./browser.mjs");

const sizes = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
const themes = ["light", "dark"];
const pages = {
  home: "/",
  article: "/publications/budget-apps-for-couples",
  lander: "/l/couples",
  "dashboard-empty": "/MyDashboard",
  "dashboard-sample": "/MyDashboard?sample",
};
const listsOfStep = {
  people: ["people"],
  incomes: ["incomes"],
  bills: ["bills"],
  everyday: ["everyday"],
  "own-and-owe": ["own", "owe"],
  goals: ["goals"],
  habits: ["habits"],
};
const folder = join(root, "screenshots");
const documented = join(root, "docs", "screenshots");

const roomsOf = (state) => ({
  [`dashboard-${state}`]: "/MyDashboard",
  ...(state === "couple" && { "money-date": "/MyDashboard/money-date", history: "/MyDashboard/history" }),
});

/** The beginnings of names; none means everything. */
const asked = process.argv.slice(2);
const isAsked = (name) => asked.length === 0 || asked.some((beginning) => name.startsWith(beginning));

/** A Friday: the week has days behind it and days to come. */
const seededDay = "2026-11-13";

mkdirSync(folder, { recursive: true });
const { householdFileText } = await source("household-file.ts");
const { households } = await source("households.ts");
const { address, stop } = await serveBuild(4340);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of themes) {
    const look = { viewport, colorScheme, serviceWorkers: "block", reducedMotion: "reduce" };
    const pathOf = (name) => join(folder, `${name}-${size}-${colorScheme}.png`);
    if (asked.length === 0) await takeAllElse(look, pathOf);
    await inBrowser(look, (page) => takeViews(page, pathOf));
  }
}
await browser.close();
await stop();
for (const name of readdirSync(documented)) {
  if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(documented, name));
}

/** The households are written in the language of the sources. */
async function source(name) {
  const { module } = await runnerImport(join(root, "tests", "households", name), { root, configFile: false });
  return module;
}

/** Another one each time, of which nothing is known. */
async function inBrowser(look, work) {
  const context = await browser.newContext(look);
  await work(await context.newPage());
  await context.close();
}

async function takeAllElse(look, pathOf) {
  await inBrowser(look, (page) => takeJourney(page, pathOf));
  for (const state of Object.keys(households)) await inBrowser(look, (page) => takeState(page, state, pathOf));
}

function open(page, path) {
  return page.goto(address + path, { waitUntil: "networkidle" });
}

async function takeJourney(page, pathOf) {
  const take = (name) => takeWhole(page, pathOf(name));
  await open(page, "/");
  await page.screenshot({ path: pathOf("consent") });
  await page.locator('.consent-bar [data-consent="refuse"]').click();
  for (const [name, path] of Object.entries(pages)) {
    await open(page, path);
    await take(name);
  }
  for (const [step, lists] of Object.entries(listsOfStep)) {
    await open(page, `/EditHousehold?step=${step}`);
    await answer(page, lists);
    await take(`intake-${step}`);
  }
  await open(page, "/EditHousehold?step=review");
  await take("intake-review");
  await page.getByRole("button", { name: "Begin your weeks" }).click();
  await page.waitForURL("**/MyDashboard");
  await page.getByRole("button", { name: "Save the week" }).waitFor();
  await take("dashboard");
}

/** This week of a household that is in that state; and of the couple, the rooms that are about its past weeks. */
async function takeState(page, state, pathOf) {
  await page.clock.setFixedTime(new Date(`${seededDay}T12:00:00Z`));
  await open(page, "/account");
  await page.locator('.consent-bar [data-consent="refuse"]').click();
  const buffer = Buffer.from(householdFileText(households[state](seededDay)));
  const file = { name: `${state}.json`, mimeType: "application/json", buffer };
  await page.getByLabel("File to import").setInputFiles(file);
  await page.getByRole("button", { name: "Import as a new household" }).click();
  await page.getByText("Imported. It is on screen now.").waitFor();
  for (const [name, path] of Object.entries(roomsOf(state))) {
    await open(page, path);
    await page.locator("main h2").first().waitFor();
    await takeWhole(page, pathOf(name));
  }
}

/** Each from the beginning: what the view before has opened or begun is gone. */
async function takeViews(page, pathOf) {
  await page.clock.setFixedTime(new Date(`${seededDay}T12:00:00Z`));
  await open(page, "/about");
  await page.locator('.consent-bar [data-consent="refuse"]').click();
  for (const [path, named] of Object.entries(views)) {
    for (const [name, { open: reach, isOver, part }] of Object.entries(named)) {
      if (!isAsked(name)) continue;
      await open(page, path);
      await page.locator("main h1").waitFor();
      await reach?.(page);
      if (isOver) await page.getByRole("dialog").waitFor();
      if (part) await page.locator(part).screenshot({ path: pathOf(name) });
      else await (isOver ? page.screenshot({ path: pathOf(name) }) : takeWhole(page, pathOf(name)));
    }
  }
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
