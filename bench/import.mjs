/**
 * `npm run bench -- import`: a bank's file of 10 000 rows from the moment it is chosen until its entries are listed, as a ratio
 * to one plain IndexedDB transaction that puts the same records, in the same browser (at most 4); and the longest that
 * the page is held while 100 000 rows are brought and taken back (at most 50 ms), beside a bare page on the same machine.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bareTasks } from "./bare-thread.mjs";
import { middle, ms, times } from "./figures.mjs";
import { tasksDuring } from "./main-thread.mjs";
import { paintedAfter } from "./painted.mjs";
import { serveBuild } from "./server.mjs";
import { inStorage, openSpending, withHousehold } from "./spending-page.mjs";

const rounds = Number(process.env.ROUNDS ?? 5);
const rows = Number(process.env.ROWS ?? 10_000);
const manyRows = Number(process.env.MANY_ROWS ?? 100_000);
const longest = 50;

const importButton = ".find-bar-actions button:has(svg.icon path[d^='M10 16.5v-12'])";
const readButton = ".bank-step .bank-actions button[type=submit]";
const bringButton = ".bank-step:has(.bank-facts) .bank-actions button:first-child";
const undoButton = ".toast-undo";
const accountField = ".bank-fields select >> nth=0";
const input = ".bank-step input[type=file]";

const { address, stop } = await serveBuild(4352);

/** Some years up to the present week, so that what is brought is also listed. */
function bankFile(folder, count) {
  const days = 2_100;
  const last = Date.UTC(2026, 10, 18);
  const lines = Array.from({ length: count }, (_, index) => {
    const day = new Date(last - Math.floor(((count - 1 - index) * days) / count) * 86_400_000)
      .toISOString()
      .slice(0, 10);
    return `${day},Shop ${index % 700},-${(1 + ((index * 7_919) % 9_900) / 100).toFixed(2)}`;
  });
  const path = join(folder, `bank-${count}.csv`);
  writeFileSync(path, ["Date,Description,Amount", ...lines].join("\n"));
  return path;
}

const pressed = (page, button, selector, unlike) =>
  paintedAfter(page, "click", button, selector, () => page.locator(button).click(), unlike);

async function openDialog(page) {
  await page.locator(importButton).click();
  await page.locator(input).waitFor({ state: "attached" });
}

/** From the chosen file to what it would bring: milliseconds of the page's own work, without those someone looks at it. */
async function review(page, file) {
  const choose = () => page.locator(input).setInputFiles(file);
  const opened = await paintedAfter(page, "change", input, readButton, choose);
  // A household of several accounts says which one the file is of.
  await page.locator(accountField).selectOption({ index: 1 });
  return opened + (await pressed(page, readButton, bringButton));
}

const listed = (page) => page.locator(".entries-count").textContent();

/** Until the list is what it was. The page looks by itself: questions from outside would hold it too. */
async function takeBack(page, before) {
  const isBack = page.evaluate(
    (text) =>
      new Promise((resolve) => {
        const look = () => document.querySelector(".entries-count")?.textContent === text && resolve();
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    before,
  );
  await page.locator(undoButton).click();
  await isBack;
}

async function onceMore(context, file) {
  const page = await openSpending(context, address);
  const before = await listed(page);
  await openDialog(page);
  const took = (await review(page, file)) + (await pressed(page, bringButton, ".entries-count", before));
  const plain = await inStorage(context, address, "import-parts", () => window.bench.plainPuts());
  if (plain.count !== rows) throw new Error(`Not every record was put: ${plain.count}.`);
  await page.close();
  return { took, plain: plain.took };
}

/** Each round in a browser of its own: an import meets a household of one year, and none of an earlier round. */
const turns = [];
for (let round = 0; round < rounds; round += 1)
  turns.push(
    await withHousehold(address, 1, 5_000, async (context, folder) => onceMore(context, bankFile(folder, rows))),
  );
const ratio = middle(turns.map(({ took, plain }) => took / plain));
console.log(`plain puts of ${rows} records: ${ms(middle(turns.map(({ plain }) => plain)))}`);
console.log(`from the file to the list, middle of ${rounds}: ${times(ratio)} that (target 4.00 ×)`);

const mostOf = (values) => values.reduce((most, value) => Math.max(most, value), 0);

/** What the page needs is its own; what the clock adds is the machine's, which gives its cores to those who write too. */
function printHeld(name, tasks) {
  const ofLongest = (way) => times(mostOf(tasks.map((task) => task[way])) / longest);
  const over = (way) => tasks.filter((task) => task[way] > longest).length;
  console.log(
    `${name}: the longest task needs ${ofLongest("processor")} of ${longest} ms (${over("processor")} of ${tasks.length} ` +
      `need more), and takes ${ofLongest("clock")} by the clock (${over("clock")} take more)`,
  );
}

await withHousehold(address, 1, 5_000, async (context, folder) => {
  const page = await openSpending(context, address);
  const before = await listed(page);
  const file = bankFile(folder, manyRows);
  await openDialog(page);
  const read = await tasksDuring(page, () => review(page, file));
  printHeld(`reading ${manyRows} rows`, read.tasks);
  const brought = await tasksDuring(page, async () => {
    await pressed(page, bringButton, ".entries-count", before);
    // Pointed at, the message with its undo stays.
    await page.hover(".toast");
  });
  printHeld(`bringing ${manyRows} rows`, brought.tasks);
  const undone = await tasksDuring(page, () => takeBack(page, before));
  printHeld(`taking ${manyRows} rows back`, undone.tasks);
  await page.close();
  printHeld(`a bare page beside ${manyRows} plain puts`, await bareTasks(context, manyRows, longest));
});
await stop();
