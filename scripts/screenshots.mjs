/** `npm run screenshots`: pictures of the main pages into docs/screenshots, phone and desktop, light and dark. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { serveBuild } from "../bench/server.mjs";
import { root } from "./build/folders.mjs";
import { installIfMissing } from "./setup.mjs";

installIfMissing();
const { chromium } = await import("@playwright/test");
const { browserArgs, findBrowser } = await import("./browser.mjs");

const pages = { home: "/", dashboard: "/MyDashboard", article: "/publications/budget-apps-for-couples" };
const sizes = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
const themes = ["light", "dark"];
const folder = join(root, "docs", "screenshots");

mkdirSync(folder, { recursive: true });
const { address, stop } = await serveBuild(4340);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of themes) {
    const context = await browser.newContext({
      viewport,
      colorScheme,
      serviceWorkers: "block",
      reducedMotion: "reduce",
    });
    for (const [name, path] of Object.entries(pages)) {
      const page = await context.newPage();
      await page.goto(address + path, { waitUntil: "networkidle" });
      await page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.png`), fullPage: true });
      await page.close();
    }
    await context.close();
  }
}
await browser.close();
await stop();
