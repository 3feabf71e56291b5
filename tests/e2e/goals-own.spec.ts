import { expectFitting, inLook } from "./support/fitting.ts";
import * as room from "./support/goals.ts";
import { looksOf } from "./support/looks.ts";
import { test } from "./support/people.ts";
import { expect } from "./support/test.ts";
import { closeSaid, kept } from "./support/week.ts";

for (const look of looksOf(2))
  test(`a goal for one's own eyes is made, saved toward and counts nowhere else, ${look.width} ${look.colorScheme}`, async ({
    browser,
  }) => {
    await inLook(browser, look, async (page) => {
      await room.openCouple(page);
      const dialog = await room.openNew(page);
      await dialog.getByLabel("Name", { exact: true }).fill("A surprise for Tom");
      await dialog.getByLabel("Target").fill("500");
      await dialog.getByLabel("Whose").selectOption({ label: "Only me" });
      await expect(dialog.getByText("Nobody else sees it")).toBeVisible();
      await expectFitting(page);
      await dialog.getByRole("button", { name: "Add", exact: true }).click();
      await closeSaid(page, "A surprise for Tom added. Only you see it.");
      await room.choose(page, "A surprise for Tom", "Save toward it");
      await page.getByRole("dialog").getByLabel("Set aside").fill("25");
      await page.getByRole("button", { name: "Record it" }).click();
      await closeSaid(page, "$25.00 set aside for A surprise for Tom");
      await kept(page);
      await page.reload();
      const own = page.getByRole("region", { name: "Only you see these" });
      await expect(own.getByRole("listitem")).toContainText("$25");
      await expect(room.names(page)).toHaveText(["Lisbon in June", "House deposit", "Kitchen table"]);
      await expectFitting(page);
      await page.goto("/MyDashboard");
      await expect(page.getByRole("progressbar", { name: "Lisbon in June" })).toBeVisible();
      await expect(page.getByText("A surprise for Tom")).toHaveCount(0);
    });
  });
