import { writeFile } from "node:fs/promises";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { expectAccessible } from "./support/accessible.ts";
import { countRows, failPuts, keepNothing } from "./support/broken-storage.ts";
import { addPerson, beginHousehold, peopleOf } from "./support/household.ts";
import { expect, settled, test } from "./support/test.ts";

test("where the browser keeps nothing, it says so, and goes on in memory with a warning", async ({ page }) => {
  await page.addInitScript(keepNothing);
  await page.goto("/account");
  await expect(page.getByRole("alert")).toContainText("This browser keeps nothing here");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Go on without keeping" }).click();
  await expect(page.getByText("Nothing here is kept.")).toBeVisible();
  await expect(page.getByText("Only in this tab")).toBeVisible();
  await beginHousehold(page, "Maya and Tom");
  await addPerson(page, "Maya");
  await expectAccessible(page);
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe("beforeunload");
  await (await asked).dismiss();
  await expect(peopleOf(page)).toHaveText([/^Maya/]);
});

test("a change that the device refuses is named, and can be tried again", async ({ page }) => {
  await page.goto("/account");
  await beginHousehold(page, "Maya and Tom");
  await page.evaluate(failPuts, true);
  await page.getByRole("button", { name: "Add a person" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Noor");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const banner = page.getByRole("alert");
  await expect(banner).toContainText("The new person was not kept, because this device has no room left.");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Noor");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(peopleOf(page)).toHaveCount(0);
  await page.evaluate(failPuts, false);
  await banner.getByRole("button", { name: "Try again" }).click();
  await expect(peopleOf(page)).toHaveText([/^Noor/]);
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expect(peopleOf(page)).toHaveText([/^Noor/]);
});

test("an import that the disk has no room for leaves nothing behind", async ({ page, context }, info) => {
  await page.goto("/account");
  await settled(page);
  await expect(page.getByText("There is none on this device yet.")).toBeVisible();
  const session = await context.newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: new URL(page.url()).origin, quotaSize: 300_000 });
  const path = info.outputPath("large.json");
  await writeFile(path, largeFile(6_000));
  await page.getByLabel("File to import").setInputFiles(path);
  await page.getByRole("button", { name: "Import as a new household" }).click();
  await expect(page.getByRole("alert")).toContainText("Nothing was imported, because this device has no room left.");
  await session.send("Storage.overrideQuotaForOrigin", { origin: new URL(page.url()).origin });
  expect(await countRows(page)).toEqual([0, 0, 0, 0]);
  await page.getByRole("button", { name: "Import as a new household" }).click();
  await expect(page.locator(".household-name")).toHaveText("A large one");
});

test("an older tab in the way is named, and closing it is enough", async ({ page, context }) => {
  const older = await context.newPage();
  await older.goto("/about");
  await older.evaluate(async () => {
    const request = indexedDB.open("weekfold.anonymous", 5);
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
  });
  await page.goto("/account");
  await expect(page.getByRole("alert")).toContainText("An older version is open in another tab");
  await expectAccessible(page);
  await older.close();
  await page.getByRole("button", { name: "Try again" }).click();
  await beginHousehold(page, "Maya and Tom");
});

test("a household of a newer version is left alone, and the page asks to be reloaded", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(async () => {
    const request = indexedDB.open("weekfold.anonymous", 200);
    await new Promise((resolve) => {
      request.onsuccess = () => resolve(request.result.close());
    });
  });
  await page.goto("/MyDashboard");
  await expect(page.getByRole("alert")).toContainText("This page is older than your household");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Reload this page" }).click();
  await expect(page.getByRole("alert")).toContainText("This page is older than your household");
});

function largeFile(bills: number): string {
  const bill = { label: "Rent", amount: 120_000, cadence: "monthly", nextDue: "2026-12-01" };
  const calendars = [{ from: "2026-W01", firstDay: 1, timeZone: "UTC" }];
  const place = { country: "US", currency: "USD", locale: "en-US", calendars, moneyDate: 7, reason: "" };
  const household = recordOf("household", { id: "household", name: "A large one", ...place });
  const records = Array.from({ length: bills }, (_, index) => recordOf("bill", { ...bill, id: `bill-${index}` }));
  const file = {
    format: "weekfold-household",
    edition: 1,
    households: [{ name: "", space: "shared", records: [household, ...records] }],
  };
  return JSON.stringify(file);
}
