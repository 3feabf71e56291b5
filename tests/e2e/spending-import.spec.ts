import {
  bankDialog,
  bankWeek,
  bring,
  choose,
  drop,
  expectListed,
  longFile,
  notedToSend,
  openRoom,
  readAs,
} from "./support/bank-import.ts";
import { expectFitting } from "./support/fitting.ts";
import { entryOf } from "./support/spending.ts";
import { expect, test } from "./support/test.ts";
import { closeSaid, kept, said, undoSaid } from "./support/week.ts";

test("a bank’s file brings what is new, leaves out what is there, and one undo takes all of it back", async ({
  page,
  problems,
}) => {
  await openRoom(page);
  const dialog = await choose(page, [...bankWeek, "31/11/2026;Nowhere;-1,00"]);
  await readAs(dialog, "Joint account");
  await expect(dialog.getByRole("heading", { name: "5 new entries" })).toBeVisible();
  const maybe = dialog.getByRole("checkbox", { name: /^HARVEST LANE MARKET 0042, \$82\.40/ });
  await expect(maybe).not.toBeChecked();
  await expect(dialog.getByText(/^Here: Harvest Lane Market/)).toBeVisible();
  await expect(dialog.getByText(/Line 8/)).toBeVisible();

  await bring(dialog, 5);
  await expect(dialog.getByText("Say that it may be left out")).toBeVisible();
  await dialog.getByRole("checkbox", { name: "Leave this row out" }).check();
  await bring(dialog, 5);
  await expect(dialog).toHaveCount(0);
  await expectListed(page, 7);
  await expect(entryOf(page, "Blue Door Coffee")).toHaveCount(2);
  await expect(entryOf(page, /harvest lane/i)).toHaveCount(1);
  await expect(entryOf(page, "Payroll Oak & Sons")).toContainText(/\+\s?\$1,210\.00/);

  await undoSaid(page, "5 entries brought");
  await expectListed(page, 2);
  await kept(page);
  await page.reload();
  await expectListed(page, 2);
  expect(problems).toEqual([]);
});

test("the same file again brings nothing, and one that goes on brings only what it adds", async ({ page }) => {
  await openRoom(page);
  const first = await choose(page, bankWeek);
  await readAs(first, "Joint account");
  await bring(first, 5);
  await closeSaid(page, "5 entries brought");
  await expectListed(page, 7);

  const again = await choose(page, bankWeek);
  await expect(again.getByRole("heading", { name: "Nothing new in this file" })).toBeVisible();
  await expect(again.getByText("5 entries came with an earlier import and stay as they are.")).toBeVisible();
  await again.getByRole("button", { name: "Close" }).last().click();

  const more = await choose(page, [...bankWeek, "13/11/2026;Blue Door Coffee;-4,20"]);
  await expect(more.getByRole("heading", { name: "1 new entry" })).toBeVisible();
  await bring(more, 1);
  await expectListed(page, 8);
  await page.reload();
  await expectListed(page, 8);
  await expect(entryOf(page, "Blue Door Coffee")).toHaveCount(3);
});

test("a file that is dropped on the page is opened, one that is none is refused, and another can follow", async ({
  page,
}) => {
  await openRoom(page);
  await page.getByRole("button", { name: "Import CSV" }).click();
  await expect(bankDialog(page)).toBeVisible();
  await drop(page, ["%PDF-1.7 \u0000\u0001\u0002 no table at all"]);
  await expect(bankDialog(page).getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
  await drop(page, bankWeek);
  await readAs(bankDialog(page), "Joint account");
  await bring(bankDialog(page), 5);
  await expectListed(page, 7);
});

test("an import that is cancelled or cut off half-way leaves nothing, here and in another tab", async ({
  page,
  context,
}) => {
  test.slow();
  await openRoom(page);
  const other = await context.newPage();
  await other.goto(page.url());
  // So many that the press comes in time on any machine.
  const rows = 15_000;
  const dialog = await choose(page, longFile(rows));
  await readAs(dialog, "Joint account");
  await bring(dialog, rows);
  await expect(dialog.getByRole("progressbar", { name: "Importing" })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByText("Stopped. Nothing was imported.")).toBeVisible();
  await expectListed(page, 2);

  await bring(dialog, rows);
  // The second half is what the device does.
  await page.waitForFunction(() => document.querySelector("progress")!.value > 50);
  page.on("dialog", (warning) => warning.accept());
  await page.reload();
  await expectListed(page, 2);
  await other.reload();
  await expect(entryOf(other, "Shop 7")).toHaveCount(0);
});

test("[DV20] a long file shows in all tabs at once, and goes from all of them by one undo", async ({
  page,
  context,
}) => {
  test.slow();
  await openRoom(page);
  const other = await context.newPage();
  await other.clock.setFixedTime(new Date("2026-11-12T12:00:00Z"));
  await other.goto(page.url());
  await expectListed(other, 2);
  // More than the page itself writes, so a worker does.
  const rows = 24_000;
  const dialog = await choose(page, longFile(rows));
  await readAs(dialog, "Joint account");
  const writer = page.waitForEvent("worker", (worker) => worker.url().includes("bulk-worker"));
  await bring(dialog, rows);
  await writer;
  await expect(dialog).toHaveCount(0, { timeout: 90_000 });
  // Pointed at, it stays while both tabs are looked at.
  await said(page).getByRole("button", { name: "Undo" }).hover();
  // Four of twelve days are of this week.
  await expectListed(page, 2 + rows / 3);
  await expectListed(other, 2 + rows / 3);
  expect(await notedToSend(page)).toBe(0);
  await undoSaid(page, "24,000 entries brought");
  await expectListed(page, 2);
  await expectListed(other, 2);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("every step of an import fits, is accessible, and works by touch", async ({ page }) => {
    await openRoom(page);
    const dialog = await choose(page, bankWeek);
    await expect(dialog.getByRole("button", { name: "Read the file" })).toBeVisible();
    await expectFitting(page);
    await dialog.getByLabel("For whom").selectOption({ label: "All of us" });
    await readAs(dialog, "Joint account");
    await expect(dialog.getByRole("heading", { name: "5 new entries" })).toBeVisible();
    await expectFitting(page);
    await dialog.getByRole("checkbox", { name: /^HARVEST LANE MARKET/ }).check();
    await bring(dialog, 6);
    await expectListed(page, 8);
    await undoSaid(page, "6 entries brought");
    await expectListed(page, 2);
  });
});
