import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { test } from "./support/people.ts";
import { section } from "./support/sharing.ts";
import { editor, entryOf, spendingRoom } from "./support/spending.ts";
import { expect } from "./support/test.ts";
import { openTogether } from "./support/together.ts";
import { closeSaid } from "./support/week.ts";

test.beforeEach(() => test.slow());

const notes = (page: Page): Locator => page.getByRole("list", { name: "Changed on two devices" });
const market = "Harvest Lane Market";

async function changeAmount(page: Page, amount: string): Promise<void> {
  await entryOf(page, market).click();
  await editor(page).getByLabel("Amount", { exact: true }).fill(amount);
  await editor(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect(editor(page)).toHaveCount(0);
}

test("two people change one amount apart: both see what was overridden, and the other value comes back to both", async ({
  browser,
  people: { address },
}) => {
  const two = await openTogether(browser, address, "overridden", spendingRoom);
  const { maya, tom, both } = two;
  await two.inStep();
  for (const page of both) await expect(notes(page)).toHaveCount(0);

  await test.step("Maya is offline while both change the amount", async () => {
    await maya.context().setOffline(true);
    await changeAmount(tom, "40");
    await expect(entryOf(tom, market)).toContainText("$40.00");
    await expect(tom.locator(".sync-text[data-status=in-step]")).toHaveText("Synced");
    await changeAmount(maya, "45");
    await expect(entryOf(maya, market)).toContainText("$45.00");
    await maya.context().setOffline(false);
    await two.inStep();
  });

  await test.step("both see the later amount, and what it overrode", async () => {
    for (const page of both) await expect(entryOf(page, market)).toContainText("$45.00");
    await expect(notes(maya)).toContainText("Tom wrote $40.00, your $45.00 came later.");
    await expect(notes(tom)).toContainText("You wrote $40.00, Maya’s $45.00 came later.");
    await expectAccessible(tom);
  });

  await test.step("this week says so in one line that opens all of them", async () => {
    await maya.goto(`${address}/MyDashboard`);
    const line = maya.locator("[data-overridden]");
    await expect(line).toContainText("1 value was changed on two devices.");
    await line.getByRole("button", { name: "See both" }).click();
    const dialog = maya.getByRole("dialog", { name: "Changed on two devices" });
    await expect(dialog).toContainText("Tom wrote $40.00, your $45.00 came later.");
    await expectAccessible(maya);
    await dialog.getByRole("button", { name: "Close" }).click();
    await maya.goto(`${address}/MyDashboard/money-date`);
    await expect(maya.locator("[data-overridden]")).toBeVisible();
    // The account page asks for sessions that this server's stand-in people do not have, which the console tells.
    expect(two.problems()).toEqual([]);
    await maya.goto(`${address}/account`);
    await expect(section(maya, "What changed").getByText("Tom wrote $40.00, your $45.00 came later.")).toBeVisible();
  });

  await test.step("Tom uses his after all: both have it, and nobody is asked any more", async () => {
    await notes(tom)
      .getByRole("button", { name: /^Use this instead/ })
      .click();
    await closeSaid(tom, "Changed to $40.00.");
    await expect(notes(tom)).toHaveCount(0);
    await two.inStep();
    await maya.goto(address + spendingRoom);
    for (const page of both) await expect(entryOf(page, market)).toContainText("$40.00");
    await expect(notes(maya)).toHaveCount(0);
  });
  await two.close();
});
