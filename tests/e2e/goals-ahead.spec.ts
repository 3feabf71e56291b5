import { expectFitting, inLook } from "./support/fitting.ts";
import { addChange, differences, leads, openCouple, openGoals, whatIf, workedOut } from "./support/goals-ahead.ts";
import { looksOf } from "./support/looks.ts";
import { tabTo } from "./support/net-worth.ts";
import { standAt } from "./support/seed.ts";
import { expect, test } from "./support/test.ts";
import { kept, undoSaid, weeklyNumber } from "./support/week.ts";

test("a what-if survives a reload, is adopted, and the week follows", async ({ page, problems }) => {
  await openCouple(page);
  await test.step("tried beside today’s plan", async () => {
    const budget = await addChange(page, "A budget changes");
    await budget.getByLabel("It would be").fill("0");
    await workedOut(page);
    await expect(differences(page).first()).toContainText("more could be put aside a week");
    await expect(differences(page).last()).toContainText("your net worth would be about");
  });
  await test.step("still there after a reload", async () => {
    await page.reload();
    await workedOut(page);
    await expect(differences(page).first()).toContainText("more could be put aside a week");
  });
  await test.step("adopted and taken back", async () => {
    await whatIf(page).getByRole("button", { name: "Adopt…" }).click();
    const dialog = page.getByRole("dialog", { name: "Adopt what you tried" });
    await expect(dialog).toContainText("$0.00 a week, from this week on");
    await dialog.getByRole("button", { name: "Adopt", exact: true }).click();
    await expect(whatIf(page).getByRole("group")).toHaveCount(0);
    await undoSaid(page, "Adopted.");
    await kept(page);
    await page.goto("/MyDashboard");
    await expect(weeklyNumber(page)).toHaveText("$369.91");
  });
  expect(problems).toEqual([]);
});

test("by the keyboard alone a change is added, typed, adopted, and the week follows", async ({ page }) => {
  await openCouple(page);
  await whatIf(page).getByLabel("What would be different").focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(whatIf(page).getByLabel("Which budget")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("0");
  await workedOut(page);
  await tabTo(page, whatIf(page).getByRole("button", { name: "Adopt…" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Adopt", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await kept(page);
  await page.goto("/MyDashboard");
  await expect(weeklyNumber(page)).not.toHaveText("$369.91");
});

test("the years are computed in a worker, and on the page where its file does not come", async ({ page }) => {
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await openCouple(page);
  expect(workers.some((url) => url.includes("ahead-worker"))).toBe(true);
  const words = await leads(page).locator(".leads-words").textContent();
  await page.route(/ahead-worker/, (route) => route.abort());
  await openGoals(page);
  await expect(leads(page).locator(".leads-words")).toHaveText(words!);
});

for (const look of looksOf(0)) {
  test(`where this leads and what if are accessible and fit at ${look.width} px, ${look.colorScheme}`, ({ browser }) =>
    inLook(browser, look, async (page) => {
      await standAt(page, "2026-11-13");
      await openGoals(page, "/MyGoalsPage?sample");
      await addChange(page, "A goal changes");
      const bill = await addChange(page, "A new bill");
      await expectFitting(page);
      await bill.getByLabel("What it is").fill("Gym");
      await bill.getByLabel("Amount").fill("45");
      await workedOut(page);
      await expect(differences(page).first()).toBeVisible();
      await expectFitting(page);
      await whatIf(page).getByRole("button", { name: "Adopt…" }).click();
      const dialog = page.getByRole("dialog", { name: "Adopt what you tried" });
      await dialog.getByRole("button", { name: "Adopt", exact: true }).click();
      await expect(dialog.getByText("Choose a day.")).toBeVisible();
      await expectFitting(page);
    }));
}
