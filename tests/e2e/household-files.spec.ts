import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { addPerson, beginHousehold, peopleOf } from "./support/household.ts";
import { expect, test } from "./support/test.ts";

test("everything leaves in one file, is erased, and comes back the same", async ({ page, problems }, info) => {
  await page.goto("/account");
  await beginHousehold(page, "Maya and Tom");
  await addPerson(page, "Maya");
  const first = await exported(page, info.outputPath("first.json"));
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Erase everything" }).click();
  await expect(page.getByText("Type the word erase to go on.")).toBeVisible();
  await page.getByLabel("Type the word erase").fill("Erase");
  await page.getByRole("button", { name: "Erase everything" }).click();
  await expect(page.getByText("There is none on this device yet.")).toBeVisible();
  await expect(page.getByText("Everything is erased on this device.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("There is none on this device yet.")).toBeVisible();
  await page.getByLabel("File to import").setInputFiles(first.path);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("1 person")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Import as a new household" }).click();
  await expect(peopleOf(page)).toHaveText([/^Maya/]);
  const second = await exported(page, info.outputPath("second.json"));
  expect(second.content).toEqual(first.content);
  expect(problems).toEqual([]);
});

test("an import stands beside what is here, and one undo takes it back", async ({ page }, info) => {
  await page.goto("/account");
  await beginHousehold(page, "Maya and Tom");
  const { path } = await exported(page, info.outputPath("one.json"));
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("Name of your household").fill("As it is now");
  await page.getByRole("button", { name: "Keep this name" }).click();
  await page.getByLabel("File to import").setInputFiles(path);
  await page.getByRole("button", { name: "Import as a new household" }).click();
  const onScreen = page.getByLabel("Household on screen");
  await expect(onScreen.locator("option")).toHaveText(["As it is now", "Maya and Tom"], { useInnerText: true });
  await expect(onScreen.locator("option:checked")).toHaveText("Maya and Tom");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Import taken back.")).toBeVisible();
  await expect(onScreen).toHaveCount(0);
  await expect(page.locator(".household-name")).toHaveText("As it is now");
});

test("a backup opens with its passphrase alone", async ({ page, problems }, info) => {
  await page.goto("/account");
  await beginHousehold(page, "Maya and Tom");
  await addPerson(page, "Maya");
  await page.getByRole("button", { name: "Back up" }).click();
  await page.getByLabel("Passphrase", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Save the backup" }).click();
  await expect(page.getByText("Use at least 10 characters.")).toBeVisible();
  await page.getByLabel("Passphrase", { exact: true }).fill("four calm green weeks");
  await page.getByLabel("The same passphrase again").fill("four calm green week");
  await page.getByRole("button", { name: "Save the backup" }).click();
  await expect(page.getByText("The two are not the same.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("The same passphrase again").fill("four calm green weeks");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the backup" }).click();
  const path = info.outputPath("backup.weekfold");
  await (await saving).saveAs(path);
  expect((await readFile(path)).toString("latin1")).not.toContain("Maya");
  await page.getByLabel("File to import").setInputFiles(path);
  await page.getByLabel("Passphrase of this backup").fill("four calm green wegks");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByText("This passphrase does not open the file.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Passphrase of this backup").fill("four calm green weeks");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("1 person")).toBeVisible();
  await page.getByRole("button", { name: "Import as a new household" }).click();
  await expect(page.getByLabel("Household on screen").locator("option")).toHaveCount(2);
  await expect(peopleOf(page)).toHaveText([/^Maya/]);
  expect(problems).toEqual([]);
});

test("tables are saved one kind at a time, and a file of another program changes nothing", async ({ page }, info) => {
  await page.goto("/account");
  await beginHousehold(page, "Maya and Tom");
  await addPerson(page, "=1+1");
  await page.getByRole("button", { name: "Tables" }).click();
  await expectAccessible(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save People" }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^weekfold-\d{4}-\d\d-\d\d-person\.csv$/);
  const path = info.outputPath("people.csv");
  await download.saveAs(path);
  expect(await readFile(path, "utf8")).toContain("'=1+1");
  await page.keyboard.press("Escape");
  await page.getByLabel("File to import").setInputFiles(path);
  await expect(page.getByRole("alert")).toContainText("This is not a file that Weekfold has written.");
  await expectAccessible(page);
});

async function exported(page: Page, path: string) {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^weekfold-\d{4}-\d\d-\d\d\.json$/);
  await download.saveAs(path);
  const { exportedAt: _, ...content } = JSON.parse(await readFile(path, "utf8")) as Record<string, unknown>;
  return { path, content };
}
