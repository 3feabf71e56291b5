import { family, inTwoYears } from "./support/family.mjs";
import { CountedKeyboard, expectRows, heading, type List, lineOf, openPlace } from "./support/intake.ts";
import { expect, test } from "./support/test.ts";
import { stillAsked } from "./support/week.ts";

test("a two-earner family comes from nothing to its week by keyboard alone, in under 60 interactions", async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const keys = await CountedKeyboard.on(page);
  const answer = async (list: List, rows: readonly unknown[]) => {
    await keys.tabTo(lineOf(page, list));
    await keys.type(family[list]);
    await keys.press("Enter");
    await expectRows(page, list, rows);
    await keys.press("Enter");
  };

  await page.goto("/EditHousehold");
  await expect(heading(page)).toHaveText("People");

  await answer("people", ["Maya Adult", "Tom Adult", "Ada Child, born 2019"]);
  await expect(heading(page)).toBeFocused();
  await answer("incomes", [
    "clinic Maya · $1,840.00 every two weeks $920.00 a week",
    "school Tom · $2,990.00 monthly $690.00 a week",
  ]);
  await expect(heading(page)).toHaveText("Bills");
  await answer("bills", [
    "rent $1,300.00 monthly $300.00 a week",
    "electricity $78.00 monthly $18.00 a week",
    "phone $39.00 monthly $9.00 a week",
    "internet $52.00 monthly $12.00 a week",
    "car insurance $520.00 yearly $10.00 a week",
  ]);
  await expect(heading(page)).toHaveText("Everyday spending");
  await answer("everyday", [
    "groceries Need $140.00 a week",
    "eating out Want $45.00 a week",
    "transport Need · $60.00 every two weeks $30.00 a week",
    "school things Need $25.00 a week",
  ]);
  await expect(heading(page)).toHaveText("What you own and owe");
  await answer("own", [
    "savings Savings $5,200.00",
    "car Car or other vehicle · about $8,000.00 to $10,000.00 $9,000.00 counted",
  ]);
  await expect(lineOf(page, "owe")).toBeFocused();
  await answer("owe", [
    "visa Credit card · 19.9 % · $78.00 a month $3,200.00 owed",
    "student loan Student loan · 4.5 % · $130.00 a month $14,000.00 owed",
  ]);
  await expect(heading(page)).toHaveText("Goals");
  await answer("goals", [
    expect.stringMatching(new RegExp(`^trip \\$4,000.00 by June ${inTwoYears} \\$\\d+\\.\\d\\d a week$`)),
    "new roof $9,000.00",
  ]);

  await expect(heading(page)).toHaveText("Habits");
  await keys.tabTo(page.getByRole("checkbox", { name: "Look at our balances together" }));
  await keys.press("Space");
  await expectRows(page, "habits", ["Look at our balances together once a week"]);
  await keys.tabTo(page.getByRole("radio", { name: "Sunday" }));
  await keys.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Monday" })).toBeChecked();
  await keys.tabTo(lineOf(page, "habits"), "Shift+Tab");
  await keys.press("Enter");

  // In 920 + 690, out 300 + 18 + 9 + 12 + 10 for bills, 18 + 30 for debts, 140 + 45 + 30 + 25 every day: 1610 − 397 − 240.
  await expect(heading(page)).toHaveText("Your plan");
  await expect(page.locator(".plan-number .money--hero")).toContainText("$973.00");
  await keys.tabTo(page.getByRole("button", { name: "Begin your weeks" }));
  await keys.press("Enter");
  await expect(page).toHaveURL("/MyDashboard");
  await expect(heading(page)).toHaveText("This week");
  await expect(stillAsked(page)).toHaveText("$973.00");
  console.log(`From nothing to the week in ${keys.count()} interactions`);
  expect(keys.count()).toBeLessThan(60);

  await openPlace(page, "habits");
  await expectRows(page, "habits", ["Look at our balances together once a week"]);
  await expect(page.getByRole("radio", { name: "Monday" })).toBeChecked();
  expect(problems).toEqual([]);
});
