import type { Page } from "@playwright/test";
import { editRow, intake } from "./support/intake-draft.ts";
import { inStep, test } from "./support/people.ts";
import { allSee, allSeeOpen, asMayaSaved, card, mayas, press, undoOf } from "./support/saved-week.ts";
import { expect } from "./support/test.ts";
import { openTogether } from "./support/together.ts";

/** Two browsers in one journey take their time on a small machine. */
test.beforeEach(() => test.slow());

const dashboard = "/MyDashboard";

/** From the household's own answers; it is gone once that is saved. */
async function takeOut(page: Page, address: string, goal: string): Promise<void> {
  await page.goto(address + intake("goals", true));
  await editRow(page, goal);
  await page.getByRole("button", { name: `Remove ${goal}` }).click();
  await inStep(page);
}

async function saveAnswers(page: Page, address: string): Promise<void> {
  await page.goto(address + intake("review", true));
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Your changes are saved, and the plan goes by them.")).toBeVisible();
}

test("a goal that one deletes while the other saves to it is one state on both, and can be undone", async ({
  browser,
  people: { address },
}) => {
  const two = await openTogether(browser, address, "goal", dashboard);
  const { maya, tom, both } = two;

  await test.step("the money that went to it without a network still counts, by the name of what is gone", async () => {
    await allSeeOpen(both);
    await maya.context().setOffline(true);
    await press(maya, "Save the week");
    await takeOut(tom, address, "Lisbon in June");
    await saveAnswers(tom, address);
    await inStep(tom);
    await allSee([maya], asMayaSaved);
    await maya.context().setOffline(false);
    const rows = ["House deposit $213.62", "Kitchen table $29.62", "A goal that is gone $126.67"];
    await allSee(both, { ...asMayaSaved, rows });
  });

  await test.step("with the deletion taken back, the goal has its money and its name on both", async () => {
    await tom.locator(".just-finished").getByRole("button", { name: "Undo" }).click();
    await allSee(both, asMayaSaved);
    await undoOf(maya, mayas).click();
    await allSeeOpen(both);
  });

  await test.step("deleted while its amount is being changed, it is refused at its field", async () => {
    await press(maya, "change the split");
    await expect(card(maya).getByLabel("Lisbon in June")).toHaveValue("126.67");
    // What was undone is an answer still to be saved.
    await saveAnswers(tom, address);
    const instead = card(maya).getByLabel("Instead of Lisbon in June");
    const gone = "Lisbon in June was deleted meanwhile. Choose another place for its $126.67.";
    await expect(instead).toHaveAccessibleDescription(gone);
    await press(maya, "Save the week");
    await expect(instead).toHaveAccessibleDescription(`${gone} Nothing was recorded.`);
    await expect(instead).toBeFocused();
    await allSeeOpen([tom]);
    await instead.selectOption({ label: "Kitchen table" });
    await press(maya, "Save the week");
    const rows = ["House deposit $213.62", "Kitchen table $156.29"];
    await allSee(both, { ...asMayaSaved, rows });
  });
  expect(two.problems()).toEqual([]);
  await two.close();
});
