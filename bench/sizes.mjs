/** `npm run bench -- sizes`: first-load sizes after gzip, as a ratio to their budget. */
import { chromium } from "@playwright/test";
import { browserArgs, findBrowser } from "../scripts/browser.mjs";
import { budgets, measurePage } from "./page-weight.mjs";
import { serveBuild } from "./server.mjs";

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const ratio = (bytes, budget) => `${(bytes / budget).toFixed(2)} of the budget of ${kB(budget)}`;

const { address, stop } = await serveBuild(4330);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
for (const [path, budget] of Object.entries(budgets)) {
  const { script, whole } = await measurePage(browser, address + path);
  console.log(
    `${path}  script ${kB(script)}, ${ratio(script, budget.script)}; whole page ${kB(whole)}, ${ratio(whole, budget.whole)}`,
  );
}
await browser.close();
await stop();
