import { expectAccessible } from "./support/accessible.ts";
import {
  arrives,
  foldedTitle,
  goTo,
  goToSigning,
  moneyDate,
  press,
  sheet,
  sheetText,
  stepTitle,
} from "./support/money-date.ts";
import { test } from "./support/people.ts";
import { seed, standAt } from "./support/seed.ts";
import { test as alone, expect } from "./support/test.ts";
import { openTogether, thursday } from "./support/together.ts";

test("two who decide and sign without a network keep both decisions, and sign again in one press each", async ({
  browser,
  people: { address },
}, info) => {
  test.slow();
  const two = await openTogether(browser, address, "offline-date", moneyDate);
  const { maya, tom, both } = two;

  await test.step("each goes through it alone", async () => {
    for (const page of both) await expect(stepTitle(page)).toHaveText("What went aside");
    await two.setOffline(true);
    for (const [page, words] of [
      [maya, "Maya decides"],
      [tom, "Tom decides"],
    ] as const) {
      await goTo(page, "One decision");
      await page.getByLabel("What you decide").fill(words);
      await goTo(page, "One thank-you");
      await page.getByLabel("Thank you for").fill(`what ${words}`);
      await goToSigning(page);
      await press(page, page === maya ? "Sign as Maya" : "Sign as Tom");
      await expect(page.getByRole("button", { name: "Take the signature back" })).toBeVisible();
    }
    for (const page of both) await page.reload();
    for (const page of both) await expect(stepTitle(page)).toHaveText("Sign the week");
  });

  await test.step("with a network both decisions are on both sheets, and neither signature counts", async () => {
    await two.setOffline(false);
    const changed = "The decision changed after Maya and Tom signed. Read the sheet, and sign again.";
    for (const page of both) await expect(page.getByText(changed)).toBeVisible();
    await two.inStep();
    for (const page of both) await expect(sheet(page)).toContainText("what Maya decides");
    for (const page of both) await expect(sheet(page)).toContainText("what Tom decides");
    await expect.poll(async () => (await sheetText(maya)) === (await sheetText(tom))).toBe(true);
    for (const page of both) {
      expect(await sheetText(page)).toMatch(/\bMaya\s+Maya decides\s+Tom\s+Tom decides\b/);
      expect((await sheetText(page)).match(/signed an earlier text/g)).toHaveLength(2);
      await expect(stepTitle(page)).toHaveText("Sign the week");
      await expectAccessible(page);
    }
    await maya.emulateMedia({ media: "print" });
    await maya.screenshot({ path: info.outputPath("paper-two-decisions.png"), fullPage: true });
    await maya.emulateMedia({ media: "screen" });
  });

  await test.step("each signs again in one press, and the week is folded with both decisions on it", async () => {
    // By keyboard: the folded week puts a link where the button was, and a pointer resting there fetches the other room.
    await maya.getByRole("button", { name: "Sign again as Maya" }).press("Enter");
    await tom.getByRole("button", { name: "Sign again as Tom" }).press("Enter");
    for (const page of both) await arrives(stepTitle(page), foldedTitle);
    await two.inStep();
    for (const page of both) {
      expect((await sheetText(page)).match(/^(Maya|Tom) decides$/gm)).toHaveLength(2);
      expect(await sheetText(page)).not.toContain("earlier text");
    }
  });
  expect(two.problems()).toEqual([]);
  await two.close();
});

test("a week is closed without someone, opened again by anyone, and each of it can be undone", async ({
  browser,
  people: { address },
}) => {
  test.slow();
  const two = await openTogether(browser, address, "without", moneyDate);
  const { maya, tom, both } = two;
  const undo = (page: typeof maya) =>
    page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" });

  await test.step("Maya closes it without Tom, who finds it folded", async () => {
    await goToSigning(maya);
    await expect(maya.getByText("Tom has not begun, and can sign from another device.")).toBeVisible();
    await press(maya, "Close the week without Tom");
    for (const page of both) await arrives(stepTitle(page), foldedTitle);
    for (const page of both) await expect(page.getByText(/^Signed by Maya\. /)).toBeVisible();
  });

  await test.step("one undo opens it for both, with Maya at her step", async () => {
    await undo(maya).click();
    await arrives(stepTitle(maya), "Sign the week");
    await arrives(stepTitle(tom), "What went aside");
    await press(maya, "Close the week without Tom");
    await arrives(stepTitle(tom), foldedTitle);
  });

  await test.step("Tom opens it again and signs too: both have", async () => {
    await press(tom, "Open it again");
    await arrives(stepTitle(maya), "Sign the week");
    await goToSigning(tom);
    await press(tom, "Sign as Tom");
    await expect(tom.getByRole("button", { name: "Take the signature back" })).toBeVisible();
    await expect(maya.getByText("Tom has signed").first()).toBeVisible();
    await press(maya, "Sign as Maya");
    for (const page of both) await arrives(stepTitle(page), foldedTitle);
    for (const page of both) await expect(page.getByText(/^Signed by Maya and Tom\. /)).toBeVisible();
  });
  expect(two.problems()).toEqual([]);
  await two.close();
});

alone("one person’s signature folds the week of a household of one", async ({ page, problems }) => {
  await standAt(page, thursday);
  await seed(page, "single", thursday);
  await page.getByRole("link", { name: "Start the money date" }).click();
  await expect(stepTitle(page)).toHaveText("What went aside");
  await page.getByRole("textbox", { name: "What went aside" }).fill("0");
  await press(page, "Record it");
  await expect(page.getByText("You decided on nothing this week. That counts.")).toBeVisible();
  await goToSigning(page);
  await press(page, "Sign the week");
  await expect(stepTitle(page)).toHaveText(foldedTitle);
  await expect(page.getByText("Signed by Ines. You decided on nothing, and that counts.")).toBeVisible();
  await page.getByRole("link", { name: "Back to this week" }).click();
  const cell = page.getByRole("grid").getByRole("button", { name: /^Week 46,/ });
  await expect(cell).toHaveAccessibleName("Week 46, decided on nothing, folded");
  await page.reload();
  await expect(page.getByText("Done: week 46 is folded.")).toBeVisible();
  expect(problems).toEqual([]);
});
