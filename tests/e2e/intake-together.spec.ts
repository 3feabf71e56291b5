import type { Page } from "@playwright/test";
import { addRows, done, editRow, intake, recordsOn, rowsShown, title } from "./support/intake-draft.ts";
import { browserOf, inStep, test } from "./support/people.ts";
import { shareHousehold } from "./support/sharing.ts";
import { expect } from "./support/test.ts";

/** Both see the same rows in the same order, and these. */
async function bothSee(pages: readonly Page[], rows: readonly string[]): Promise<void> {
  for (const page of pages) await expect.poll(async () => (await rowsShown(page)).sort()).toEqual([...rows].sort());
  const [one, other] = await Promise.all(pages.map(rowsShown));
  expect(one).toEqual(other);
}

const bills = [
  "rent $1,300.00 yearly $25.00 a week",
  "phones $45.00 monthly $10.38 a week",
  "gym $26.00 monthly $6.00 a week",
  "water $52.00 quarterly $4.00 a week",
];

test("two people in two browsers write one draft and finish it once", async ({ browser, people: { address } }) => {
  const maya = await browserOf(browser, address, "maya-draft");
  const noor = await browserOf(browser, address, "noor-draft");
  const both = [maya, noor];
  await shareHousehold(maya, noor);
  for (const page of both) await page.goto(address + intake("bills"));

  await test.step("both people’s rows are in it", async () => {
    await Promise.all([addRows(maya, "bills", "rent 1200", /rent/), addRows(noor, "bills", "phone 35", /phone/)]);
    await bothSee(both, ["rent $1,200.00 monthly $276.92 a week", "phone $35.00 monthly $8.08 a week"]);
  });

  await test.step("two answers of one row are both in it, while both have it open", async () => {
    for (const page of both) await editRow(page, "rent");
    await Promise.all([
      maya.getByLabel("Amount").fill("1300"),
      noor.getByLabel("How often").selectOption({ label: "Yearly" }),
    ]);
    await expect(noor.getByLabel("Amount")).toHaveValue("1300");
    await expect(maya.getByLabel("How often")).toHaveValue("yearly");
    for (const page of both) await done(page);
    await bothSee(both, ["rent $1,300.00 yearly $25.00 a week", "phone $35.00 monthly $8.08 a week"]);
  });

  await test.step("also where both were without a network, and reloaded", async () => {
    for (const page of both) await inStep(page);
    for (const page of both) await page.context().setOffline(true);
    await editRow(maya, "phone");
    await maya.getByLabel("Amount").fill("45");
    await done(maya);
    await addRows(maya, "bills", "gym 26", /gym/);
    await editRow(noor, "phone");
    await noor.getByLabel("Bill", { exact: true }).fill("phones");
    await done(noor);
    await addRows(noor, "bills", "water 52 quarterly", /water/);
    for (const page of both) await page.reload();
    for (const page of both) await expect(page.locator(".folded-row")).toHaveCount(3);
    for (const page of both) await page.context().setOffline(false);
    await bothSee(both, bills);
  });

  await test.step("finished at once in two tabs, and in a browser without a network, it is one household", async () => {
    const tab = await maya.context().newPage();
    await tab.goto(address + intake("review"));
    for (const page of both) await page.goto(address + intake("review"));
    const all = [maya, tab, noor];
    const begin = all.map((page) => page.getByRole("button", { name: "Begin your weeks" }));
    for (const button of begin) await expect(button).toBeVisible();
    await noor.context().setOffline(true);
    await Promise.all(begin.map((button) => button.click()));
    for (const page of all) await expect(title(page)).toHaveText("This week");
    await noor.context().setOffline(false);
    for (const page of all) await inStep(page);
    for (const page of both) await expect.poll(() => recordsOn(page)).toEqual({ household: 1, person: 2, bill: 4 });
    for (const page of both) await page.goto(address + intake("bills", true));
    await bothSee(both, bills);
  });
  for (const page of both) await page.context().close();
});
