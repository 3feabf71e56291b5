import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { CountedKeyboard, expectRows, heading, lineOf, openPlace, rowsOf } from "./support/intake.ts";
import { expect, test } from "./support/test.ts";

const refusal = (date: string) => new RegExp(`^“${date}” is not a date on the calendar\\. Your text is still here\\.`);
const next = (page: Page) => page.locator(".step-bar-next");
const skip = (page: Page) => page.locator(".step-bar-skip");

for (const [name, viewport] of [
  ["a phone", { width: 390, height: 844 }],
  ["a desktop", { width: 1280, height: 800 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test("a date that is on no calendar is refused at its line, by keyboard, and nothing typed is lost", async ({
      page,
      problems,
    }) => {
      const keyboard = await CountedKeyboard.on(page);
      const line = lineOf(page, "goals");
      await openPlace(page, "goals");

      await test.step("Enter refuses the line and leaves the keyboard in it", async () => {
        await keyboard.tabTo(line);
        await keyboard.type("trip 4000 by 31 June 2028");
        await expect(page.getByRole("list", { name: "What it becomes" })).toHaveText(
          "trip · “31 June 2028” is not a date on the calendar.",
        );
        await keyboard.press("Enter");
        await expect(line).toHaveAccessibleDescription(refusal("31 June 2028"));
        await expect(line).toHaveAttribute("aria-invalid", "true");
        await expect(line).toBeFocused();
        await expect(line).toHaveValue("trip 4000 by 31 June 2028");
        await expect(rowsOf(page, "goals")).toHaveCount(0);
        await expectAccessible(page);
      });

      await test.step("Next stays, with the keyboard in the line; Skip goes on, and the line is found again", async () => {
        await keyboard.tabTo(next(page));
        await keyboard.press("Enter");
        await expect(line).toBeFocused();
        await expect(line).toHaveAccessibleDescription(refusal("31 June 2028"));
        await keyboard.tabTo(skip(page));
        await keyboard.press("Enter");
        await expect(heading(page)).toHaveText("Habits");
        await page.goBack();
        await expect(line).toHaveValue("trip 4000 by 31 June 2028");
        await expect(rowsOf(page, "goals")).toHaveCount(0);
      });

      await test.step("a reload finds it too, and the review says that it waits", async () => {
        await page.reload();
        await expect(line).toHaveValue("trip 4000 by 31 June 2028");
        await openPlace(page, "review");
        const waiting = page.getByRole("heading", { name: "Not finished yet" }).locator("..").getByRole("listitem");
        await expect(waiting).toHaveText(/^“trip 4000 by 31 June 2028”\s*Goals$/);
        await expectAccessible(page);
      });

      await test.step("corrected, it becomes a goal of its amount", async () => {
        await openPlace(page, "goals");
        await keyboard.tabTo(line);
        await keyboard.press("Control+a");
        await keyboard.type("trip 4000 by 30 June 2028");
        await keyboard.press("Enter");
        await expect(line).toHaveValue("");
        await expectRows(page, "goals", [expect.stringMatching(/^trip \$4,000\.00 by June 2028/)]);
      });
      keyboard.count();
      expect(problems).toEqual([]);
    });
  });
}

test("a bill’s date that is on no calendar, and a line that is left half-typed", async ({ page, problems }) => {
  const line = lineOf(page, "bills");
  const goTo = (name: string) => page.getByRole("navigation", { name: "Steps" }).getByRole("link", { name }).click();
  await openPlace(page, "bills");
  await line.fill("gym 30 due 31 February");
  await line.press("Enter");
  await expect(line).toHaveAccessibleDescription(refusal("31 February"));
  await line.fill("gym 30 due 28 Febr");
  await goTo("Goals");
  await expect(heading(page)).toHaveText("Goals");
  await goTo("Bills");
  await expect(line).toHaveValue("gym 30 due 28 Febr");
  await line.press("End");
  await line.pressSequentially("uary");
  // What reads whole is added by Next, and the step it leads to opens.
  await next(page).click();
  await expect(heading(page)).toHaveText("Everyday spending");
  await goTo("Bills");
  await expectRows(page, "bills", ["gym $30.00 monthly $6.92 a week"]);
  await expect(line).toHaveValue("");
  expect(problems).toEqual([]);
});
