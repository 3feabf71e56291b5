import type { Locator, Page } from "@playwright/test";
import { standAt } from "./seed.ts";
import { spendingRoom } from "./spending.ts";
import { expect } from "./test.ts";
import { fourthWeek, importRecords, thursday } from "./together.ts";

/** A week of a bank, day first, with semicolons and decimal commas; two coffees on one day are two coffees. */
export const bankWeek = [
  "Date;Payee;Amount",
  "09/11/2026;Metro card;-2,75",
  "10/11/2026;HARVEST LANE MARKET 0042;-82,40",
  "10/11/2026;Blue Door Coffee;-4,20",
  "10/11/2026;Blue Door Coffee;-4,20",
  "12/11/2026;Paper Moon;-18,60",
  "13/11/2026;Payroll Oak & Sons;1.210,00",
];

/** As many rows as take a device its time. */
export const longFile = (rows: number): string[] => [
  "Date,Payee,Amount",
  ...Array.from(
    { length: rows },
    (_, index) => `2026-11-${String(1 + (index % 12)).padStart(2, "0")},Shop ${index},-1.25`,
  ),
];

const bytesOf = (lines: readonly string[]) => Buffer.from(lines.join("\n"));

/** Maya and Tom, with two entries typed this week, at their spending. */
export async function openRoom(page: Page): Promise<void> {
  await standAt(page, thursday);
  await page.goto("/account");
  await importRecords(page, fourthWeek);
  await page.goto(spendingRoom);
  await expectListed(page, 2);
}

export const bankDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Import a bank’s file" });

export const expectListed = (page: Page, count: number): Promise<void> =>
  expect(page.locator(".entries-count")).toHaveText(`${count.toLocaleString("en")} this week`);

export async function choose(page: Page, lines: readonly string[]): Promise<Locator> {
  await page.getByRole("button", { name: "Import CSV" }).click();
  const dialog = bankDialog(page);
  const file = { name: "november.csv", mimeType: "text/csv", buffer: bytesOf(lines) };
  await dialog.getByLabel("Bank’s file").setInputFiles(file);
  return dialog;
}

/** Out of the hand of whoever drags it, onto any part of the page. */
export async function drop(page: Page, lines: readonly string[]): Promise<void> {
  const dropped = await page.evaluateHandle((text) => {
    const files = new DataTransfer();
    files.items.add(new File([text], "november.csv", { type: "text/csv" }));
    return files;
  }, lines.join("\n"));
  await page.dispatchEvent("body", "dragover", { dataTransfer: dropped });
  await page.dispatchEvent("body", "drop", { dataTransfer: dropped });
}

/** Says what the file leaves open, and has it read: its name, and that it is of the everyday account. */
export async function readAs(dialog: Locator, account: string): Promise<void> {
  await dialog.getByLabel("Which account is this file from?").selectOption({ label: "Everyday account" });
  await dialog.getByLabel("Name for files like this").fill(account);
  await dialog.getByRole("button", { name: "Read the file" }).click();
}

export const bring = (dialog: Locator, count: number): Promise<void> =>
  dialog
    .getByRole("button", { name: `Import ${count.toLocaleString("en")} ${count === 1 ? "entry" : "entries"}` })
    .click();

/** How many records of a household without an account the device would send. */
export const notedToSend = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("weekfold.anonymous");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction("outbox").objectStore("outbox").count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
