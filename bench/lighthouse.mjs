/** `npm run bench -- lighthouse`: Lighthouse's mobile preset on home and three articles, as a ratio to a bare page in the same run. */
import { createServer } from "node:http";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { browserArgs, findBrowser } from "../scripts/browser.mjs";
import { serveBuild } from "./server.mjs";

const targets = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const debugPort = 4333;
const runs = Number(process.env.RUNS ?? 3);

/** The reference: the least that a page can be, served in the same run on the same machine. */
const bare = createServer((_, response) => {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.end(
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Bare</h1></html>',
  );
}).listen(4332);

async function audit(url) {
  const reports = [];
  for (let run = 0; run < runs; run++) {
    const { lhr } = await lighthouse(url, { port: debugPort, logLevel: "error" });
    reports.push(lhr);
  }
  return reports.sort((a, b) => score(a, "performance") - score(b, "performance"))[Math.floor(runs / 2)];
}

const score = (report, category) => Math.round(report.categories[category].score * 100);
const paint = (report) => report.audits["largest-contentful-paint"].numericValue;

const { address, stop } = await serveBuild(4331);
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserArgs, `--remote-debugging-port=${debugPort}`],
});
const reference = await audit("http://localhost:4332/");
console.log(
  `a bare page  performance ${score(reference, "performance")}, largest paint ${Math.round(paint(reference))} ms`,
);
let short = 0;
const articles = ["budget-apps-for-couples", "best-budgeting-apps", "debt-payoff-tracker"];
for (const path of ["/", ...articles.map((slug) => `/publications/${slug}`)]) {
  const report = await audit(address + path);
  const scores = Object.entries(targets).map(([category, target]) => ({
    category,
    target,
    value: score(report, category),
  }));
  const words = scores.map(({ category, target, value }) => `${category} ${value} (target ${target})`).join(", ");
  console.log(`${path}  ${words}, largest paint ${(paint(report) / paint(reference)).toFixed(2)} × the bare page`);
  const failed = Object.values(report.audits).filter((item) => item.score !== null && item.score < 0.9);
  if (process.env.DETAILS)
    for (const { id, score: value, displayValue } of failed) console.log(`   ${id}: ${value} ${displayValue ?? ""}`);
  short += scores.filter(({ target, value }) => value < target).length;
}
await browser.close();
bare.close();
await stop();
process.exit(short === 0 ? 0 : 1);
