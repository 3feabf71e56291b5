import type { Page } from "@playwright/test";
import { test } from "./support/people.ts";
import {
  allSee,
  allSeeOpen,
  asMayaSaved,
  card,
  eithers,
  mayas,
  planned,
  press,
  toms,
  undoOf,
} from "./support/saved-week.ts";
import { expect } from "./support/test.ts";
import { openTogether } from "./support/together.ts";

/** Two browsers in one journey take their time on a small machine. */
test.beforeEach(() => test.slow());

const dashboard = "/MyDashboard";

test("what one saves the other sees at once, and the week is the same on both, with both marks and one sum", async ({
  browser,
  people: { address },
}) => {
  const two = await openTogether(browser, address, "week", dashboard);
  const { maya, tom, both } = two;
  const twice = ["Lisbon in June $253.34", "House deposit $427.24", "Kitchen table $59.24"];

  await test.step("Maya saves the week, and Tom sees it", async () => {
    await allSeeOpen(both);
    await press(maya, "Save the week");
    await allSee(both, asMayaSaved);
  });

  await test.step("Tom saves too, and both count", async () => {
    await press(tom, "Add more");
    await card(tom).getByLabel("To set aside", { exact: true }).fill("50");
    await press(tom, "Record it");
    const rows = ["Lisbon in June $126.67", "House deposit $213.62", "Kitchen table $79.62"];
    const presses = [mayas, "Tom recorded $50.00 on Thu 12"];
    await allSee(both, { rows, sum: "$419.91", presses, cell: "saved, $419.91, by Maya and Tom" });
  });

  await test.step("either takes back either, for both", async () => {
    await undoOf(maya, "Tom recorded $50.00 on Thu 12").click();
    await allSee(both, asMayaSaved);
    await undoOf(tom, mayas).click();
    await allSeeOpen(both);
  });

  await test.step("both open it without a network and save as themselves; with one, both see both", async () => {
    await two.inStep();
    await two.setOffline(true);
    for (const page of both) await page.reload();
    await expect(card(tom).getByRole("radio", { name: "Tom" })).toBeChecked();
    for (const page of both) await press(page, "Save the week");
    await allSee([maya], asMayaSaved);
    await allSee([tom], { ...asMayaSaved, presses: [toms], cell: "saved, $369.91, by Tom" });
    await two.setOffline(false);
    // Who was first is told by two clocks, which a reload sets anew.
    const presses = [eithers, eithers];
    await allSee(both, { rows: twice, sum: "$739.82", presses, cell: "saved, $739.82, by Maya and Tom" });
  });

  await test.step("what was meant once is taken back once", async () => {
    await undoOf(tom, toms).click();
    await allSee(both, asMayaSaved);
    await two.inStep();
    for (const page of both) await page.reload();
    await allSee(both, asMayaSaved);
  });
  expect(two.problems()).toEqual([]);
  await two.close();
});

test("whoever saves less often is asked for their part alone, and one tap of it is seen by both", async ({
  browser,
  people: { address },
}) => {
  const two = await openTogether(browser, address, "light", dashboard);
  const { maya, tom, both } = two;
  const light = (page: Page) => page.getByRole("region", { name: "Your part of the week" });
  const words = "Tom recorded $184.95 on Thu 12";
  const rows = ["Lisbon in June $68.85", "House deposit $116.10"];
  const half = { rows, sum: "$184.95", presses: [words], cell: "saved, $184.95, by Tom" };

  await test.step("one tap, and Maya sees Tom’s half and what is left of the plan", async () => {
    await expect(light(tom)).toContainText("You two set aside $369.91 this week. Yours is $184.95.");
    await allSeeOpen([maya]);
    await expect(light(maya)).toHaveCount(0);
    await light(tom).getByRole("button", { name: "Done" }).click();
    await expect(light(tom)).toContainText("Done. Thank you.");
    await allSee(both, half);
    await expect(card(maya).getByText("Still to set aside")).toBeVisible();
  });

  await test.step("taken back, it is gone for both, and asked for again", async () => {
    await light(tom).getByRole("button", { name: "Undo" }).click();
    await allSeeOpen(both);
    await light(tom).getByRole("button", { name: "Done" }).click();
    await allSee(both, half);
  });

  await test.step("Maya saves the rest, and the week is whole on both", async () => {
    await press(maya, "Save the rest");
    const presses = [words, "Maya recorded $184.96 on Thu 12"];
    await allSee(both, { rows: planned, sum: "$369.91", presses, cell: "saved, $369.91, by Maya and Tom" });
    await tom.reload();
    await expect(card(tom).getByText("Set aside this week")).toBeVisible();
    await expect(light(tom)).toHaveCount(0);
  });
  expect(two.problems()).toEqual([]);
  await two.close();
});
