import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { anotherBrowser, signIn, test } from "./support/accounts.ts";
import { expectHouseholds, meet, question, savedFile } from "./support/adoption.ts";
import { peopleOf } from "./support/household.ts";
import { inStep, opensOffline } from "./support/people.ts";
import { expect } from "./support/test.ts";

// Several browsers in one test.
test.beforeEach(() => test.slow());

const both = ["Maya and Tom", "The kitchen table"];

/** A device looks for households that it does not know when it is opened. */
async function expectAfterReload(page: Page, names: readonly string[]): Promise<void> {
  await page.reload();
  await expectHouseholds(page, names);
}

test("both are shown side by side and kept until someone decides, in all tabs and after a reload", async ({
  page,
  context,
  browser,
  site: { address },
  problems,
}) => {
  const own = await meet(page, browser, address, "both@example.com");
  const table = question(page).getByRole("table", { name: "Both households at a glance" });
  await expect(table.getByRole("columnheader")).toHaveText([
    /From this device\s*The kitchen table/,
    /In your account\s*Maya and Tom/,
  ]);
  await expect(table.getByRole("row", { name: /^People/ }).getByRole("cell")).toHaveText(["Ida", "Maya"]);
  await expectHouseholds(page, both);
  await page.reload();
  await expect(question(page)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(`${address}/account`);
  await expect(question(tab)).toBeVisible();
  await expect(question(own)).toHaveCount(0);

  await question(page).getByRole("button", { name: "Keep both" }).click();
  await expect(page.getByText("Both are kept, as two households.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  for (const one of [page, tab]) await expect(question(one)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  for (const one of [page, tab]) await expect(question(one)).toBeVisible();
  await question(tab).getByRole("button", { name: "Keep both" }).click();
  await expect(question(page)).toHaveCount(0);
  await page.reload();
  await inStep(page);
  await expectHouseholds(page, both);
  await expect(question(page)).toHaveCount(0);
  await expectAfterReload(own, both);
  expect(problems).toEqual([]);
});

test("of two one is kept: the other leaves every device, can be saved, imported and brought back", async ({
  page,
  browser,
  site: { address },
}, info) => {
  const own = await meet(page, browser, address, "one@example.com");
  await question(page).getByRole("button", { name: "Choose which" }).click();
  await expect(question(page).getByRole("heading", { name: "Keep one" })).toBeFocused();
  await expect(
    question(page).getByText(/“Maya and Tom” leaves your account and all your devices\. Until/),
  ).toBeVisible();
  await question(page).getByRole("button", { name: "Back" }).click();
  await expectHouseholds(page, both);
  await question(page).getByRole("button", { name: "Choose which" }).click();
  await question(page).getByRole("button", { name: "Keep only Maya and Tom" }).click();
  await expect(page.getByText("“The kitchen table” is set aside. It is under Your data until")).toBeVisible();
  await expectHouseholds(page, ["Maya and Tom"]);
  await expectHouseholds(own, ["Maya and Tom"]);
  const third = await anotherBrowser(browser);
  await signIn(third, address, "one@example.com");
  await expectHouseholds(third, ["Maya and Tom"]);
  await page.reload();
  await expectHouseholds(page, ["Maya and Tom"]);
  await expect(question(page)).toHaveCount(0);

  const path = info.outputPath("set-aside.json");
  const file = await savedFile(page, page.getByRole("button", { name: "Save The kitchen table as a file" }), path);
  expect([file.includes("Ida"), file.includes("Maya")]).toEqual([true, false]);
  await page.getByLabel("File to import").setInputFiles(path);
  await page.getByRole("button", { name: "Import as a new household" }).click();
  await expect(page.locator(".household-name")).toHaveText("The kitchen table");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("Import taken back.")).toBeVisible();

  await page.getByRole("button", { name: "Bring The kitchen table back" }).click();
  await expect(peopleOf(page)).toHaveText([/^Ida/]);
  await inStep(page);
  await expectHouseholds(page, both);
  await expectAfterReload(own, both);
  await expect(page.getByText("“The kitchen table”, set aside")).toHaveCount(0);
});

test("what is decided offline holds at once, and everywhere once there is a connection", async ({
  browser,
  site: { address },
}) => {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  const own = await meet(page, browser, address, "offline@example.com");
  await opensOffline(page);
  await context.setOffline(true);
  await page.reload();
  await question(page).getByRole("button", { name: "Choose which" }).click();
  await question(page).getByRole("button", { name: "Keep only The kitchen table" }).click();
  await expectHouseholds(page, ["The kitchen table"]);
  await expect(page.getByText("It leaves your account once this device is online.")).toBeVisible();
  await expect(page.getByText("The server was restored")).toHaveCount(0);
  await expectAfterReload(own, both);
  await context.setOffline(false);
  await page.reload();
  await expectHouseholds(page, ["The kitchen table"]);
  await expectHouseholds(own, ["The kitchen table"]);
  await expect(page.getByText("It leaves your account once")).toHaveCount(0);
  await expect(page.getByText("“Maya and Tom”, set aside")).toBeVisible();
});

test("signing out says what would be lost with a household that was set aside", async ({
  page,
  browser,
  site: { address },
}, info) => {
  await meet(page, browser, address, "out@example.com");
  await question(page).getByRole("button", { name: "Choose which" }).click();
  await question(page).getByRole("button", { name: "Keep only Maya and Tom" }).click();
  await expectHouseholds(page, ["Maya and Tom"]);
  await inStep(page);
  await page.getByRole("button", { name: "Sign out", exact: true }).last().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("What you set aside is only on this device.");
  await expectAccessible(page);
  const everything = dialog.getByRole("button", { name: "Export everything" });
  const file = await savedFile(page, everything, info.outputPath("everything.json"));
  expect([file.includes("Ida"), file.includes("Maya")]).toEqual([true, true]);
  await dialog.getByRole("button", { name: "Sign out anyway" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Take your weeks with you");
  await expect(page.getByText("There is none on this device yet.")).toBeVisible();
});
