import { expectFitting, inLook } from "./support/fitting.ts";
import * as room from "./support/goals.ts";
import { looksOf } from "./support/looks.ts";
import { tabTo } from "./support/net-worth.ts";
import { test } from "./support/people.ts";
import { expect } from "./support/test.ts";
import { closeSaid, kept, said, undoSaid } from "./support/week.ts";

const { choose, names, row } = room;

test("a goal is made, dragged first, saved toward and drawn on, and this week's page follows", async ({
  page,
  problems,
}) => {
  // Four goals are in the viewport, with the consent bar below them.
  await page.setViewportSize({ width: 1280, height: 900 });
  await room.openCouple(page);
  await test.step("made for a home, with what is usual for it", async () => {
    const dialog = await room.openNew(page);
    await dialog.getByLabel("What for").selectOption({ label: "A home" });
    await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("A home");
    await dialog.getByLabel("Name", { exact: true }).fill("The cottage");
    await dialog.getByLabel("Target").fill("30000");
    await expect(dialog.getByText(/Needs \$[\d.]+ a week until November 2031/)).toBeVisible();
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await closeSaid(page, "The cottage added.");
    await expect(names(page)).toHaveText(["Lisbon in June", "House deposit", "Kitchen table", "The cottage"]);
  });
  await test.step("dragged to the top", async () => {
    const grip = await page.getByRole("button", { name: "Move The cottage" }).boundingBox();
    const first = await row(page, "Lisbon in June").boundingBox();
    await page.mouse.move(grip!.x + 12, grip!.y + 20);
    await page.mouse.down();
    await page.mouse.move(grip!.x + 12, first!.y + 60, { steps: 6 });
    await page.mouse.move(grip!.x + 12, first!.y + 5, { steps: 3 });
    await expect(names(page).first()).toHaveText("The cottage");
    await page.mouse.up();
    await closeSaid(page, "The cottage is now 1 of 4.");
    await expect(names(page).first()).toHaveText("The cottage");
  });
  await test.step("saved toward, and drawn on with a reason, never above what is there", async () => {
    await choose(page, "The cottage", "Save toward it");
    const saving = page.getByRole("dialog", { name: "Save toward The cottage" });
    await saving.getByLabel("Set aside").fill("120");
    await saving.getByRole("button", { name: "Record it" }).click();
    await closeSaid(page, "$120.00 set aside");
    await choose(page, "The cottage", "Take money out");
    const taking = page.getByRole("dialog", { name: "Take money out of The cottage" });
    await taking.getByLabel("Take out").fill("500");
    await taking.getByRole("button", { name: "Take it out" }).click();
    await expect(taking.getByText("It holds $120.00. Take out that much or less.")).toBeVisible();
    await taking.getByLabel("Take out").fill("20");
    await taking.getByLabel("What for").fill("A first look at it");
    await taking.getByRole("button", { name: "Take it out" }).click();
    await closeSaid(page, "$20.00 out of The cottage");
    await expect(row(page, "The cottage")).toContainText("$100");
  });
  await kept(page);
  await page.goto("/MyDashboard");
  await expect(page.getByRole("progressbar", { name: "The cottage" })).toHaveAttribute(
    "aria-valuetext",
    "$100 of $30,000",
  );
  expect(problems).toEqual([]);
});

test("by the keyboard alone goals change places, and the keyboard stays with the goal", async ({ page }) => {
  await room.openCouple(page);
  const grip = page.getByRole("button", { name: "Move Lisbon in June" });
  await tabTo(page, grip);
  await page.keyboard.press("Space");
  await expect(page.getByText("Lisbon in June picked up, 1 of 3.")).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(names(page)).toHaveText(["House deposit", "Kitchen table", "Lisbon in June"]);
  await expect(grip).toBeFocused();
  await page.keyboard.press("Space");
  await expect(said(page)).toContainText("Lisbon in June is now 3 of 3.");
  await expect(grip).toBeFocused();
  await undoSaid(page, "Lisbon in June is now 3 of 3.");
  await expect(names(page).first()).toHaveText("Lisbon in June");
  await tabTo(page, page.getByRole("button", { name: "More for Kitchen table" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Edit" })).toBeFocused();
  for (const _ of [1, 2, 3]) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(names(page)).toHaveText(["Lisbon in June", "Kitchen table", "House deposit"]);
  await expect(page.getByRole("button", { name: "More for Kitchen table" })).toBeFocused();
});

for (const look of looksOf(3))
  test(`the list, its forms and the sample are accessible and fit, ${look.width} ${look.colorScheme}`, async ({
    browser,
  }) => {
    await inLook(browser, look, async (page) => {
      await room.openCouple(page);
      await choose(page, "Kitchen table", "Finish");
      await page.getByText("Finished and archived (1)").click();
      await expectFitting(page);
      await room.takeOut(page, "House deposit", "450", "The boiler broke, and the plumber came on a Sunday");
      await choose(page, "House deposit", "Take money out");
      await expect(page.getByRole("button", { name: /^Put back \$450\.00/ })).toBeVisible();
      await expectFitting(page);
      await page.keyboard.press("Escape");
      const dialog = await room.openNew(page);
      await dialog.getByText("Where its money comes from").click();
      await dialog.getByLabel("How it is fed").selectOption({ label: "A fixed amount a week" });
      await dialog.getByRole("button", { name: "Add", exact: true }).click();
      await expect(dialog.getByText("Enter a name.")).toBeVisible();
      await expectFitting(page);
      await room.openGoals(page, "/MyGoalsPage?sample");
      await expect(page.getByRole("button", { name: "Lay by for Car insurance" })).toBeVisible();
      await expectFitting(page);
    });
  });
