import { expectAccessible } from "./support/accessible.ts";
import { test } from "./support/people.ts";
import { addEntry, entryOf, spendingRoom } from "./support/spending.ts";
import { allSeeEven, allSeeOwed, shares } from "./support/spending-shares.ts";
import { expect } from "./support/test.ts";
import { openTogether } from "./support/together.ts";
import { closeSaid, undoSaid } from "./support/week.ts";

/** Two browsers in one journey take their time on a small machine. */
test.beforeEach(() => test.slow());

test("a couple shares what each pays: both see who owes whom, equally and by income, settled and undone", async ({
  browser,
  people: { address },
}) => {
  const two = await openTogether(browser, address, "shares", spendingRoom);
  const { maya, tom, both } = two;
  const press = (page: typeof maya, name: string) => shares(page).getByRole("button", { name, exact: true }).click();
  // On Tuesday Maya bought food, on Wednesday Tom paid for dinner.
  const paid = { maya: 8_240, tom: 14_150, tomForMaya: 0 };

  await test.step("Maya begins it, and Tom sees what is owed", async () => {
    await press(maya, "Settle shared costs from 1 November");
    await allSeeOwed(both, paid, "equally");
    await closeSaid(maya, "Shared costs are settled from 1 November.");
  });

  await test.step("both pay for both, and Tom for Maya alone", async () => {
    await addEntry(maya, { amount: "60", payee: "Hardware store", category: "Fun and gifts" });
    await closeSaid(maya, "Hardware store, $60.00: added");
    await addEntry(tom, { amount: "22.35", payee: "Metro card", category: "Getting around" });
    await closeSaid(tom, "Metro card, $22.35: added");
    await addEntry(tom, { amount: "35.50", payee: "Pharmacy", category: "Health", forWhom: "Maya alone" });
    await closeSaid(tom, "Pharmacy, $35.50: added");
    Object.assign(paid, { maya: 14_240, tom: 16_385, tomForMaya: 3_550 });
    await allSeeOwed(both, paid, "equally");
    await expect(entryOf(maya, "Pharmacy")).toContainText("for Maya");
    await expectAccessible(maya);
  });

  await test.step("Tom has it shared by income, and Maya sees that too", async () => {
    await shares(tom).getByText("By income", { exact: true }).click();
    await allSeeOwed(both, paid, "by what each earns");
    await expect(shares(maya).getByRole("radio", { name: "By income" })).toBeChecked();
    await closeSaid(tom, "Shared by income from now on.");
  });

  await test.step("Maya hands it over: both are even, and the transfer counts nowhere else", async () => {
    await press(maya, "Settled");
    await allSeeEven(both);
    for (const page of both) await expect(entryOf(page, "Settled up")).toContainText("Transfer to Tom");
  });

  await test.step("she takes it back, and both owe as before", async () => {
    await undoSaid(maya, "Settled. You are even.");
    await allSeeOwed(both, paid, "by what each earns");
    for (const page of both) await expect(entryOf(page, "Settled up")).toHaveCount(0);
  });

  await test.step("what Maya enters without a network is there for both once she has one again", async () => {
    await two.inStep();
    await maya.context().setOffline(true);
    await addEntry(maya, { amount: "90.25", payee: "Harvest Lane Market" });
    await closeSaid(maya, "Harvest Lane Market, $90.25: added");
    await addEntry(tom, { amount: "12", payee: "Trattoria Blu" });
    await allSeeOwed([maya], { ...paid, maya: 23_265 }, "by what each earns");
    await allSeeOwed([tom], { ...paid, tom: 17_585 }, "by what each earns");
    await maya.context().setOffline(false);
    Object.assign(paid, { maya: 23_265, tom: 17_585 });
    await allSeeOwed(both, paid, "by what each earns");
  });

  await test.step("equally again, settled by Tom, and after a reload both are still even", async () => {
    await shares(maya).getByText("Equally", { exact: true }).click();
    await allSeeOwed(both, paid, "equally");
    await press(tom, "Settled");
    await allSeeEven(both);
    await two.inStep();
    for (const page of both) await page.reload();
    await allSeeEven(both);
  });
  expect(two.problems()).toEqual([]);
  await two.close();
});
