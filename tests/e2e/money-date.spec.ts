import type { Page } from "@playwright/test";
import {
  arrives,
  elsewhere,
  foldedTitle,
  goOn,
  lineOf,
  moneyDate,
  press,
  sheet,
  sheetText,
  stepIn,
  stepTitle,
} from "./support/money-date.ts";
import { test } from "./support/people.ts";
import { expect } from "./support/test.ts";
import { openTogether } from "./support/together.ts";

/** Two browsers in one journey take their time on a small machine. */
test.beforeEach(() => test.slow());

const cellOf = (page: Page) => page.getByRole("grid").getByRole("button", { name: /^Week 46,/ });

test("two people hold one money date from two browsers, and the week folds on both", async ({
  browser,
  people: { address },
}) => {
  const two = await openTogether(browser, address, "date", moneyDate);
  const { maya, tom, both } = two;
  const decision = "Eat in on Wednesdays, and plan the shop on Tuesday.";

  await test.step("a save recorded by one is on the sheet of both", async () => {
    await maya.getByRole("textbox", { name: "What went aside" }).fill("369.91");
    await press(maya, "Record it");
    for (const page of both) await arrives(lineOf(page, "Saved"), /^\+\s\$369\.91$/);
  });

  await test.step("each sees where the other is", async () => {
    await goOn(maya);
    await arrives(elsewhere(tom), "Maya is at Spending");
    await expect(stepIn(tom, "Spending").getByRole("img", { name: "Maya is here" })).toBeVisible();
    await goOn(tom);
    await arrives(elsewhere(maya), "Tom is on this step too");
  });

  await test.step("both words on what went over are shown, and the last one counts", async () => {
    await maya.getByLabel(/^Take it from Groceries/).check();
    await expect(tom.getByRole("img", { name: "Maya chose this" })).toBeVisible();
    await tom.getByLabel(/^Carry it: aim at \$98\.50/).check();
    const differ = "Maya chose the first, Tom the second. Talk it over; the last tap counts.";
    for (const page of both) await expect(page.getByText(differ)).toBeVisible();
    for (const page of both)
      await expect(sheet(page)).toContainText("Eating out, $21.50 over: carried into next week.");
  });

  await test.step("balances and habits of one are in the fields of the other", async () => {
    for (const page of both) await goOn(page);
    await tom.getByLabel("Savings").fill("13,000");
    await tom.getByLabel("Savings").press("Enter");
    await expect(maya.getByLabel("Savings")).toHaveValue("13,000.00");
    for (const page of both) await arrives(lineOf(page, "Balances"), "1 noted");
    for (const page of both) await goOn(page);
    const monday = (page: Page) => page.getByRole("button", { name: "Cook at home, Monday" });
    await monday(maya).click();
    await expect(monday(tom)).toHaveAttribute("aria-pressed", "true");
    for (const page of both) await arrives(lineOf(page, "Habits"), "1 of 7");
  });

  await test.step("the decision arrives, and a reload comes back to the step and the words", async () => {
    for (const page of both) await goOn(page);
    await maya.getByLabel("What you decide").fill(decision);
    await maya.getByLabel("What you decide").blur();
    await expect(tom.getByRole("figure")).toContainText(decision);
    await expect(tom.getByLabel("What you decide")).toHaveValue("");
    await expect(sheet(tom)).toContainText(decision);
    await press(tom, "Same for me");
    await expect(tom.getByLabel("What you decide")).toHaveValue(decision);
    await expect(maya.getByText("Tom decided the same.")).toBeVisible();
    await two.inStep();
    await maya.reload();
    await expect(stepTitle(maya)).toHaveText("One decision");
    await expect(maya.getByLabel("What you decide")).toHaveValue(decision);
    await expect(stepIn(maya, "Spending")).toHaveAccessibleName(/^Spending ?, done/);
  });

  await test.step("each one’s thank-you is read by the other", async () => {
    for (const page of both) await goOn(page);
    await maya.getByLabel("Thank you for").fill("the night shift with Ada");
    await tom.getByLabel("Thank you for").fill("calling the bank");
    await tom.getByLabel("Thank you for").blur();
    await expect(maya.getByRole("figure")).toContainText("calling the bank");
    await goOn(maya);
    await expect(tom.getByRole("figure")).toContainText("the night shift with Ada");
    await expect(tom.getByLabel("Thank you for")).toHaveValue("calling the bank");
  });

  await test.step("the week ahead has the decision in mind", async () => {
    await goOn(tom);
    for (const page of both) await expect(stepTitle(page)).toHaveText("The week ahead");
    for (const page of both) await expect(page.getByRole("listitem").filter({ hasText: decision })).toBeVisible();
  });

  await test.step("one signature is seen, and the second folds the week before the eyes of both", async () => {
    for (const page of both) await goOn(page);
    await press(maya, "Sign as Maya");
    await arrives(elsewhere(tom), "Maya has signed");
    await expect(stepTitle(maya)).toHaveText("Sign the week");
    await press(tom, "Sign as Tom");
    for (const page of both) await arrives(stepTitle(page), foldedTitle);
    for (const page of both) await expect(page.getByText(/^Signed by Maya and Tom\. The cell/)).toBeVisible();
    for (const page of both) await expect(stepTitle(page)).toBeFocused();
    expect(await sheetText(maya)).toBe(await sheetText(tom));
    for (const page of both) await page.getByRole("link", { name: "Back to this week" }).click();
    for (const page of both)
      await expect(cellOf(page)).toHaveAccessibleName(/^Week 46, saved, \$369\.91, by Maya, folded$/);
  });
  expect(two.problems()).toEqual([]);
  await two.close();
});
