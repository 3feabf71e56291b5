/** What a first visit to a page downloads, in bytes after gzip: `measurePage(browser, "http://localhost:3000/")`. */
import { get } from "node:http";

export const budgets = {
  "/": { script: 100_000, whole: 250_000 },
  "/publications/budget-apps-for-couples": { script: 100_000, whole: 250_000 },
  "/publications/best-budgeting-apps": { script: 100_000, whole: 250_000 },
  "/NiftyStuff": { script: 100_000, whole: 250_000 },
  "/NiftyStuff/debt-payoff": { script: 100_000, whole: 250_000 },
  "/MyDashboard": { script: 194_000, whole: 302_000 },
  "/EditHousehold": { script: 237_000, whole: 345_500 },
  "/account": { script: 188_500, whole: 296_500 },
};

export async function measurePage(browser, url) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const urls = new Set();
  page.on("request", (request) => urls.add(request.url()));
  await page.goto(url, { waitUntil: "networkidle" });
  await context.close();
  const files = await Promise.all([...urls].filter((file) => file.startsWith("http")).map(sizeOf));
  const total = (list) => list.reduce((sum, { bytes }) => sum + bytes, 0);
  return { script: total(files.filter(({ type }) => type.includes("javascript"))), whole: total(files), files };
}

function sizeOf(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "gzip" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk) => {
        bytes += chunk.length;
      });
      response.on("end", () => resolve({ url, bytes, type: response.headers["content-type"] ?? "" }));
    }).on("error", reject);
  });
}
