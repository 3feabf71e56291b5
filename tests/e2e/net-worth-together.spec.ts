import { expectFitting, inLook } from "./support/fitting.ts";
import { looksOf } from "./support/looks.ts";
import * as room from "./support/net-worth.ts";
import { browserOf, inStep, opensOffline, test } from "./support/people.ts";
import { standAt } from "./support/seed.ts";
import { section } from "./support/sharing.ts";
import { expect } from "./support/test.ts";
import { fourthWeek, importRecords, standOnThursday } from "./support/together.ts";
import { kept, undoSaid } from "./support/week.ts";

const { head, hero, row, saveBalances, typeBalance, updates } = room;

test("what one tab notes the other shows, and takes back", async ({ page, context, problems }) => {
  await room.openCouple(page);
  const other = await context.newPage();
  await standAt(other, room.friday);
  await room.openRoom(other);
  await typeBalance(page, "Savings", "13100");
  await saveBalances(page);
  // 2,417.50 everyday + 13,100.00 savings − 19,550.00.
  for (const tab of [page, other]) await expect(hero(tab)).toHaveText("− $4,032.50");
  await expect(row(other, "You own", "Savings")).toContainText("today");
  await undoSaid(page, "One balance noted.");
  for (const tab of [page, other]) await expect(hero(tab)).toHaveText(room.coupleWorth);
  expect(problems).toEqual([]);
});

test.describe("in a browser that opens offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("without a network balances are noted, and are there after a reload", async ({ page, context }) => {
    await page.goto("/about");
    await opensOffline(page);
    await room.openCouple(page);
    await context.setOffline(true);
    await room.openRoom(page);
    await updates(page).getByRole("button", { name: "All five" }).click();
    await typeBalance(page, "Everyday account", "3500");
    await saveBalances(page);
    // 3,500 + 29,190 − 19,550.
    await expect(hero(page)).toHaveText("$13,140.00");
    await kept(page);
    await page.reload();
    await expect(hero(page)).toHaveText("$13,140.00");
    await expect(row(page, "You own", "Everyday account")).toContainText("today");
  });
});

test("what is Tom’s alone can be seen alone", async ({ page, problems }) => {
  await room.openCouple(page);
  const details = await room.openDetails(page, "You own", "Savings");
  await details.getByLabel("Whose").selectOption({ label: "Tom alone" });
  await details.getByRole("button", { name: "Save", exact: true }).click();
  await expect(details).toHaveCount(0);
  await page.getByText("Tom", { exact: true }).click();
  await expect(head(page)).toContainText("Net worth, Tom alone");
  await expect(hero(page)).toHaveText("$29,190.00");
  await expect(room.list(page, "Tom owns").getByRole("listitem")).toHaveText([/^Tom: Savings/]);
  await expect(room.list(page, "Tom owes")).toContainText("Nothing here is Tom’s alone.");
  await page.getByRole("radio", { name: "You two" }).press("Space");
  await expect(hero(page)).toHaveText(room.coupleWorth);
  expect(problems).toEqual([]);
});

test("what someone keeps to themselves stands apart, and counts in no shared figure", async ({
  browser,
  people: { address },
}) => {
  const maya = await browserOf(browser, address, "maya-worth");
  await importRecords(maya, fourthWeek);
  await inStep(maya);
  await section(maya, "Who sees what").getByRole("button", { name: "Keep to myself: Rainy days" }).click();
  await maya.getByRole("dialog").getByRole("button", { name: "Keep to myself" }).click();
  await expect(maya.getByRole("button", { name: "Share: Rainy days" })).toBeVisible();
  await inStep(maya);
  await standOnThursday(maya, Date.now());
  await room.openRoom(maya, address);
  // As listed; three saves of 300 only moved from one account to the other: 2,340 + 13,800 − 19,550.
  await expect(hero(maya)).toHaveText("− $3,410.00");
  const own = room.list(maya, "Only you see these");
  await expect(own.getByRole("listitem")).toHaveText([/^Rainy days.*\$30,000\.00$/]);
  await expect(own).toContainText("count in nothing above");
  await expect(row(maya, "You own", "Rainy days")).toHaveCount(0);
  await maya.context().close();
});

for (const look of looksOf(0)) {
  const where = `${look.width} px, ${look.colorScheme}`;
  test(`the room, its forms and its lists of balances are accessible and fit at ${where}`, ({ browser }) =>
    inLook(browser, look, async (page) => {
      await room.openCouple(page);
      await expectFitting(page);
      await page.getByRole("button", { name: "Table view" }).click();
      await updates(page).getByRole("button", { name: "All five" }).click();
      await expectFitting(page);
      await room.expectDialogsFitting(page, "You own", "Savings");
      await room.expectDialogsFitting(page, "You owe", "Car");
      await room.openAdding(page, "account", "Van", "Car or other vehicle");
      await expectFitting(page);
    }));
}

for (const look of looksOf(3)) {
  const where = `${look.width} px, ${look.colorScheme}`;
  test(`the sample and a room without a household are accessible and fit at ${where}`, ({ browser }) =>
    inLook(browser, look, async (page) => {
      await page.goto("/MyDashboard/net-worth");
      await expect(page.getByRole("link", { name: "Set up your household" })).toBeVisible();
      await expectFitting(page);
      await page.goto("/MyDashboard/net-worth?sample");
      await expect(updates(page)).toBeVisible();
      await expectFitting(page);
    }));
}
