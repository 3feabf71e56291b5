import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { breakEntries, breakRecords, eraseAndHang, idOfPerson, refuseToOpen } from "./support/broken-storage.ts";
import { addPerson, beginHousehold, peopleOf } from "./support/household.ts";
import { expect, test } from "./support/test.ts";

test("what can be read of a damaged household is saved as a file and kept by a repair", async ({ page }, info) => {
  await page.goto("/account");
  await beginHousehold(page, "Maya and Tom");
  await addPerson(page, "Maya");
  await addPerson(page, "Ida");
  await page.addInitScript(breakRecords, await idOfPerson(page, "Ida"));
  await page.reload();
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("Some of what is kept here can’t be read");
  await expect(notice).toContainText("2 records can be read, 1 can’t.");
  await expectAccessible(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save what can be read" }).click();
  const path = info.outputPath("rescued.json");
  await (await saving).saveAs(path);
  expect(await namesIn(path)).toEqual(["Maya and Tom", "Maya"]);
  await page.getByRole("button", { name: "Repair" }).click();
  await expect(page.locator(".household-name")).toHaveText("Maya and Tom");
  await expect(peopleOf(page)).toHaveText([/^Maya/]);
  await expect.poll(() => databasesOf(page)).toEqual(["weekfold.anonymous"]);
  await addPerson(page, "Noor");
});

test("entries that can’t be read are said, although the rest has opened", async ({ page }) => {
  await page.goto("/account");
  await beginHousehold(page, "Maya and Tom");
  await page.addInitScript(breakEntries);
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("Some of what is kept here can’t be read");
  await expect(page.getByRole("button", { name: "Repair" })).toBeVisible();
});

test("a household that can’t be opened at all is erased only after a clear yes", async ({ page }) => {
  await page.goto("/account");
  await beginHousehold(page, "Maya and Tom");
  await page.addInitScript(refuseToOpen);
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("What is kept here can’t be opened");
  await page.getByRole("button", { name: "Start afresh" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Leave it as it is" }).click();
  expect(await databasesOf(page)).toEqual(["weekfold.anonymous"]);
  await page.getByRole("button", { name: "Start afresh" }).click();
  await page.getByRole("button", { name: "Erase and start afresh" }).click();
  await expect(page.getByText("There is none on this device yet.")).toBeVisible();
});

const databasesOf = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

async function namesIn(path: string): Promise<unknown[]> {
  const file = JSON.parse(await readFile(path, "utf8")) as {
    households: { records: { fields: { name: string } }[] }[];
  };
  return file.households[0]!.records.map(({ fields }) => fields.name);
}

test("a repair that is cut short is ended by the next opening", async ({ page }) => {
  await page.goto("/account");
  await beginHousehold(page, "Maya and Tom");
  await addPerson(page, "Maya");
  await page.addInitScript(breakRecords, "none");
  await page.addInitScript(eraseAndHang);
  await page.reload();
  await page.getByRole("button", { name: "Repair" }).click();
  await expect.poll(() => databasesOf(page)).toEqual(["weekfold.anonymous.repair"]);
  await page.reload();
  await expect(peopleOf(page)).toHaveText([/^Maya/]);
  await expect.poll(() => databasesOf(page)).toEqual(["weekfold.anonymous"]);
});

test("a copy that never became complete goes, and what it was made from stays", async ({ page }) => {
  await page.goto("/account");
  await beginHousehold(page, "Maya and Tom");
  await page.evaluate(async () => {
    const opening = indexedDB.open("weekfold.anonymous.repair");
    await new Promise((resolve) => {
      opening.onsuccess = () => resolve(opening.result.close());
    });
  });
  await page.reload();
  await expect(page.locator(".household-name")).toHaveText("Maya and Tom");
  await expect.poll(() => databasesOf(page)).toEqual(["weekfold.anonymous"]);
});
