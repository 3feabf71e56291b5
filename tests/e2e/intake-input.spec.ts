import type { Page } from "@playwright/test";
import { addLine, expectRows, heading, lineOf, openPlace, rowsOf } from "./support/intake.ts";
import { expect, test } from "./support/test.ts";
import { saveCard } from "./support/week.ts";

const editor = (page: Page) => page.locator(".editor-card");
const field = (page: Page, name: string) => editor(page).locator(`[name=${name}]`);
const summary = (page: Page) => page.locator(".problem-summary");
const next = (page: Page) => page.locator(".step-bar-next");

/** Adds a bill in its editor and leaves it for later, if it is not finished. */
async function addBill(page: Page, label: string, amount: string, error: string, shown = amount): Promise<void> {
  await page.getByRole("button", { name: "Add bill", exact: true }).click();
  await field(page, "label").fill(label);
  await field(page, "amount").fill(amount);
  await field(page, "label").focus();
  await expect(field(page, "amount")).toHaveAccessibleDescription(error);
  await expect(field(page, "amount")).toHaveValue(shown);
  await editor(page).getByRole("button", { name: "Done", exact: true }).click();
  if (error) await editor(page).getByRole("button", { name: "Leave for later" }).click();
  await expect(editor(page)).toHaveCount(0);
}

const below = "This can’t be below zero. What you typed is still here.";
const unreadable = "This doesn’t read as an amount. What you typed is still here.";

test("what can’t be read is said at its field, can wait, and is never lost", async ({ page, problems }) => {
  const billRows = [
    "Rent $1,200.50 monthly $277.04 a week",
    "Refund Amount: this can’t be below zero. What you typed is still here. –",
    "Water Amount: this doesn’t read as an amount. What you typed is still here. –",
  ];
  const people = [
    "👩‍🚀 Zoë Adult",
    "دانا Adult",
    "עדה Child, born 2019",
    "Kim Birth year: this year is still to come. You can leave it open.",
  ];
  await test.step("amounts in any notation", async () => {
    await openPlace(page, "bills");
    await addBill(page, "Rent", "1.200,50", "", "1,200.50");
    await addBill(page, "Refund", "(300)", below);
    await addBill(page, "Water", "twelve", unreadable);
    await expectRows(page, "bills", billRows);
  });
  await test.step("Next shows what needs a look and takes the keyboard there; Skip goes on", async () => {
    await next(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole("heading")).toHaveText("2 rows need a look");
    await summary(page)
      .getByRole("button", { name: /^Water\. Amount/ })
      .click();
    await expect(field(page, "amount")).toBeFocused();
    await expect(field(page, "amount")).toHaveValue("twelve");
    await page.locator(".step-bar-skip").click();
    await expect(heading(page)).toHaveText("Everyday spending");
  });
  await test.step("names of any script, and a birth year that is still to come", async () => {
    await openPlace(page, "people");
    await addLine(page, "people", "👩‍🚀 Zoë, دانا, עדה child 2019, Kim");
    await page.getByRole("button", { name: "Edit Kim" }).click();
    await field(page, "birthYear").fill("2999");
    await field(page, "name").focus();
    await expect(field(page, "birthYear")).toHaveAccessibleDescription(/^This year is still to come/);
    await editor(page).getByRole("button", { name: "Leave for later" }).click();
    await expectRows(page, "people", people);
  });
  await test.step("a negative income is no income", async () => {
    await page.locator(".step-bar-skip").click();
    await expect(heading(page)).toHaveText("Money in");
    await addLine(page, "incomes", "دانا clinic -1840");
    await expectRows(page, "incomes", [`clinic Amount: ${below.replace("T", "t")} –`]);
    await lineOf(page, "incomes").press("Enter");
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole("heading")).toHaveText("One row needs a look");
  });
  await test.step("all of it is there after a reload, and the plan begins without it", async () => {
    await openPlace(page, "bills");
    await expectRows(page, "bills", billRows);
    await openPlace(page, "people");
    await expectRows(page, "people", people);
    await openPlace(page, "review");
    const waiting = page.getByRole("heading", { name: "Not finished yet" }).locator("..").getByRole("listitem");
    await expect(waiting).toHaveText([/^Kim/, /^clinic/, /^Refund/, /^Water/]);
    await page.getByRole("button", { name: "Begin your weeks" }).click();
    await expect(page).toHaveURL("/MyDashboard");
    // The two adults, and both of them together.
    await expect(saveCard(page).getByRole("radio")).toHaveCount(3);
    await expect(saveCard(page).getByRole("radio", { name: "دانا" })).toBeVisible();
    await openPlace(page, "bills");
    await expectRows(page, "bills", billRows);
  });
  expect(problems).toEqual([]);
});

test("200 rows are pasted at once, the 201st is refused, and nobody at all is said plainly", async ({
  page,
  problems,
}) => {
  await openPlace(page, "bills");
  const pasted = Array.from({ length: 200 }, (_, at) => `bill no. ${at + 1}\t5.20`).join("\n");
  await lineOf(page, "bills").fill(pasted);
  await lineOf(page, "bills").press("Enter");
  await expect(rowsOf(page, "bills")).toHaveCount(200);
  await expect(page.locator(".row-list .sum")).toContainText("$240.00");
  await lineOf(page, "bills").fill("one more 5");
  await lineOf(page, "bills").press("Enter");
  await expect(lineOf(page, "bills")).toHaveAccessibleDescription(
    /^A list holds up to 200 bills\. It is full\. Your text is still here\./,
  );
  await page.getByRole("button", { name: "Add bill", exact: true }).click();
  await expect(page.getByText("A list holds up to 200 bills. It is full; what is in it is safe.")).toBeVisible();
  await page.reload();
  await expect(rowsOf(page, "bills")).toHaveCount(200);
  await expect(lineOf(page, "bills")).toHaveValue("one more 5");

  await openPlace(page, "review");
  const begin = page.getByRole("button", { name: "Begin your weeks" });
  await begin.click();
  await expect(page.getByRole("alert")).toContainText("Add at least one person first");
  await expect(begin).toHaveAccessibleDescription(/^Add at least one person first/);
  await page.getByRole("alert").getByRole("link", { name: "People" }).click();
  await expect(heading(page)).toHaveText("People");
  expect(problems).toEqual([]);
});
