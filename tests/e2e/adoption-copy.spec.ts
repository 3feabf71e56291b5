import { writeFile } from "node:fs/promises";
import type { Page, TestInfo } from "@playwright/test";
import { writeHouseholdFile } from "#sync/files/household-file.ts";
import { recordOf, samples } from "#sync/kinds/kinds.fixture.ts";
import { expectAccessible } from "./support/accessible.ts";
import { anotherBrowser, signUp, test } from "./support/accounts.ts";
import { accountWithHousehold, expectHouseholds, meet, question, signInBeside } from "./support/adoption.ts";
import { beginHousehold, peopleOf } from "./support/household.ts";
import { looksOf, pageWithLook } from "./support/looks.ts";
import { inStep } from "./support/people.ts";
import { makeLink, section } from "./support/sharing.ts";
import { expect } from "./support/test.ts";

// Several browsers in one test.
test.beforeEach(() => test.slow());

const records = [
  recordOf("household", { ...samples.household[0], id: "household", name: "The kitchen table", country: "US" }),
  recordOf("person", { id: "tom", name: "Tom", kind: "adult" }),
  recordOf("person", { id: "maya", name: "maya", kind: "adult" }),
  recordOf("category", { ...samples.category[0], id: "home" }),
  recordOf("bill", { ...samples.bill[0], id: "rent" }),
  recordOf("bill", { ...samples.bill[1], id: "insurance" }),
  recordOf("goal", { ...samples.goal[0], id: "lisbon" }),
  recordOf("save", { ...samples.save[0], id: "save" }),
  recordOf("transaction", { ...samples.transaction[2], id: "transfer" }),
];

/** A device that got its household from a file, with more in it than there are screens for. */
async function openFromFile(page: Page, address: string, info: TestInfo): Promise<void> {
  const households = [{ name: "The kitchen table", space: "shared", records }] as const;
  const text = writeHouseholdFile({ exportedAt: 0, households });
  const path = info.outputPath("kitchen.json");
  await writeFile(path, text.ok ? text.value : "");
  await page.goto(`${address}/account`);
  await page.getByLabel("File to import").setInputFiles(path);
  await page.getByRole("button", { name: "Import as a new household" }).click();
  await expect(page.locator(".household-name")).toHaveText("The kitchen table");
  // What was said about the import would be in the way of what is said next.
  await page.reload();
  await expect(page.locator(".household-name")).toHaveText("The kitchen table");
}

test("chosen items are copied to the other household, with what belongs to them, and one undo takes them back", async ({
  page,
  browser,
  site: { address },
  problems,
}, info) => {
  const own = await accountWithHousehold(browser, address, "copy@example.com");
  await openFromFile(page, address, info);
  await signInBeside(page, "copy@example.com");
  const asked = question(page);
  await asked.getByRole("button", { name: "Choose items" }).click();
  await asked.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(asked.getByText("Choose at least one item.")).toBeVisible();
  await asked.getByText("Bills", { exact: true }).last().click();
  await asked.getByLabel("Rent, $1,200.00").check();
  await asked.getByText("Goals", { exact: true }).last().click();
  await asked.getByLabel("Lisbon, $2,000.00").check();
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Copy 2 items" }).click();
  await expect(page.getByText("2 items copied to “Maya and Tom”, with 2 more that belong to them.")).toBeVisible();
  const counts = (title: RegExp) => asked.getByRole("row", { name: title }).getByRole("cell");
  await expect(counts(/^Bills/)).toHaveText(["2", "1"]);
  await expect(counts(/^Saves/)).toHaveText(["1", "1"]);
  await expect(counts(/^People/)).toHaveText(["maya, Tom", "Maya"]);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(counts(/^Bills/)).toHaveText(["2", "–"]);
  await expect(counts(/^Saves/)).toHaveText(["1", "–"]);

  await asked.getByRole("button", { name: "Choose items" }).click();
  await asked.getByText("People", { exact: true }).last().click();
  await asked.getByLabel("Tom", { exact: true }).check();
  await asked.getByRole("button", { name: "Copy 1 item" }).click();
  await expect(page.getByText("1 item copied to “Maya and Tom”.")).toBeVisible();
  await asked.getByRole("button", { name: "Choose which" }).click();
  await asked.getByRole("button", { name: "Keep only Maya and Tom" }).click();
  await expectHouseholds(page, ["Maya and Tom"]);
  await expect(peopleOf(page)).toHaveText([/^Maya/, /^Tom/]);
  await inStep(page);
  await expect(peopleOf(own)).toHaveText([/^Maya/, /^Tom/]);
  expect(problems).toEqual([]);
});

test("a household that others are in can only be left, and nothing of it is deleted", async ({
  page,
  browser,
  site: { address },
}) => {
  const own = await accountWithHousehold(browser, address, "maya-shares@example.com");
  const guest = await anotherBrowser(browser);
  await signUp(guest, address, "tom-joins@example.com");
  await guest.goto(await makeLink(own));
  await guest.getByRole("button", { name: "Join this household" }).click();
  await own.getByRole("button", { name: "Yes, that is them" }).click();
  await expect(section(own, "Members").getByText(/since/)).toBeVisible();
  await page.goto(`${address}/account`);
  await beginHousehold(page, "The kitchen table");
  await signInBeside(page, "maya-shares@example.com");
  await question(page).getByRole("button", { name: "Choose which" }).click();
  await expect(question(page).getByText(/Others are in “Maya and Tom” too, so it can’t be set aside/)).toBeVisible();
  await expect(question(page).getByRole("button", { name: /^Keep only/ })).toHaveCount(1);
  await expectAccessible(page);
});

for (const { width, colorScheme } of looksOf(1)) {
  test(`every step is accessible at ${width} px, ${colorScheme}`, async ({ browser, site: { address } }, info) => {
    const page = await pageWithLook(browser, { width, colorScheme });
    await meet(page, browser, address, `look-${width}-${colorScheme}@example.com`);
    const asked = question(page);
    const seen = async (name: string, part = asked) => {
      await expectAccessible(page);
      await part.screenshot({ path: info.outputPath(`${name}.png`) });
    };
    await seen("choices");
    await asked.getByRole("button", { name: "Choose items" }).click();
    await asked.getByText("People", { exact: true }).last().click();
    await seen("copy");
    await asked.getByRole("button", { name: "Back" }).click();
    await expect(asked.getByRole("heading", { level: 2 })).toBeFocused();
    await asked.getByRole("button", { name: "Choose which" }).click();
    await seen("keep-one");
    await asked.getByRole("button", { name: "Keep only Maya and Tom" }).click();
    await expectHouseholds(page, ["Maya and Tom"]);
    await seen("set-aside", page.locator(".section", { has: page.getByRole("heading", { name: "Your data" }) }));
  });
}
