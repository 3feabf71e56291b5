import { CountedKeyboard } from "./support/intake.ts";
import { foldedTitle, lineOf, moneyDate, sheet, stepTitle } from "./support/money-date.ts";
import { expect, test } from "./support/test.ts";
import { openOnOneDevice } from "./support/together.ts";

test("the whole money date is held by keyboard alone, and each step begins at its heading", async ({
  page,
  problems,
}) => {
  await openOnOneDevice(page, "/account");
  const keyboard = await CountedKeyboard.on(page);
  await page.goto(moneyDate);
  await expect(stepTitle(page)).toHaveText("What went aside");
  const press = async (name: string, key = "Enter") => {
    await keyboard.tabTo(page.getByRole("button", { name, exact: true }));
    await keyboard.press(key);
  };
  const type = async (label: string, text: string) => {
    await keyboard.tabTo(page.getByRole("textbox", { name: label, exact: true }));
    await keyboard.type(text);
  };
  const arrivesAt = async (title: string) => {
    await expect(stepTitle(page)).toHaveText(title);
    await expect(stepTitle(page)).toBeFocused();
  };

  await test.step("a save, a word on what went over, a balance and a habit", async () => {
    await type("What went aside", "250");
    await keyboard.press("Enter");
    await expect(lineOf(page, "Saved")).toHaveText(/^\+\s\$250\.00$/);
    await press("Next: spending");
    await arrivesAt("A glance at spending");
    await keyboard.tabTo(page.getByRole("radio", { name: /^Take it from Groceries/ }));
    await keyboard.press("Space");
    await keyboard.press("ArrowDown");
    await expect(sheet(page)).toContainText("Eating out, $21.50 over: carried into next week.");
    await press("Next: balances");
    await arrivesAt("What is in the accounts");
    await type("Savings", "13000");
    await keyboard.press("Tab");
    await expect(lineOf(page, "Balances")).toHaveText("1 noted");
    await press("Next: habits");
    await arrivesAt("Habits of the week");
    await press("Cook at home, Monday", "Space");
    await expect(lineOf(page, "Habits")).toHaveText("1 of 7");
  });

  await test.step("words, back and on again", async () => {
    await press("Next: one decision");
    await arrivesAt("One decision");
    await type("What you decide", "Eat in on Wednesdays");
    await press("Next: one thank-you");
    await arrivesAt("One thank-you");
    await type("Maya says thank you for", "the soup");
    await type("Tom says thank you for", "the bank");
    await press("Back");
    await arrivesAt("One decision");
    await expect(page.getByLabel("What you decide")).toHaveValue("Eat in on Wednesdays");
    await press("Next: one thank-you");
    await press("Next: next week");
    await arrivesAt("The week ahead");
    for (const words of ["the soup", "the bank"]) await expect(sheet(page)).toContainText(words);
  });

  await test.step("both sign, undo it, and sign again", async () => {
    await press("Next: sign");
    await arrivesAt("Sign the week");
    await press("Sign as Maya and Tom");
    await arrivesAt(foldedTitle);
    await press("Open it again");
    await arrivesAt("Sign the week");
    await press("Sign as Maya and Tom");
    await arrivesAt(foldedTitle);
  });
  expect(keyboard.count()).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});
