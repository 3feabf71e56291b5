import { expectAccessible } from "./support/accessible.ts";
import { addPerson, beginHousehold } from "./support/household.ts";
import { browserOf, hasNoHousehold, inStep, onDisk, peopleShown, test } from "./support/people.ts";
import { section, shareHousehold } from "./support/sharing.ts";
import { expect } from "./support/test.ts";

test("without a connection the screen says so, and goes on when there is one", async ({
  browser,
  people: { address },
}) => {
  const maya = await browserOf(browser, address, "maya-20");
  await beginHousehold(maya, "Maya’s");
  const members = section(maya, "Members");
  await expect(members.getByRole("listitem")).toHaveText([/^You owner/]);
  await maya.context().setOffline(true);
  await members.getByRole("button", { name: "Make a link" }).click();
  await expect(members.getByText("This needs a connection.").first()).toBeVisible();
  await members.getByLabel("Or by mail").fill("noor");
  await members.getByRole("button", { name: "Send" }).click();
  await expect(members.getByText("This is not an address a mail can go to.")).toBeVisible();
  await expect(members.getByLabel("Or by mail")).toHaveValue("noor");
  await expectAccessible(maya);
  await maya.context().setOffline(false);
  await members.getByLabel("Or by mail").fill("noor@example.com");
  await members.getByRole("button", { name: "Send" }).click();
  await expect(members.getByText("On its way to noor@example.com.")).toBeVisible();
  await expect(members.getByText(/^noor@example.com until/)).toBeVisible();
});

test("whoever leaves may keep a copy of their own, and the owner hands over first", async ({
  browser,
  people: { address },
}) => {
  const maya = await browserOf(browser, address, "maya-21");
  const noor = await browserOf(browser, address, "noor-21");
  await shareHousehold(maya, noor);
  await expect(section(maya, "Members").getByText("To leave, make someone else the owner first.")).toBeVisible();
  await maya.getByRole("button", { name: "Make Noor the owner" }).click();
  await maya.getByRole("button", { name: "Hand over" }).click();
  await expect(section(noor, "Members").getByText("you, owner")).toBeVisible();
  await maya.getByRole("button", { name: "Leave this household" }).click();
  await expectAccessible(maya);
  await maya.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect(section(maya, "Members").getByRole("listitem")).toHaveText([/^Maya you, owner/]);
  await expect(section(noor, "Members").getByRole("listitem")).toHaveText([/^Noor you, owner/]);
  await addPerson(maya, "Ida");
  await inStep(maya);
  expect(await peopleShown(maya)).toEqual(["Maya", "Noor", "Ida"]);
  expect(await peopleShown(noor)).toEqual(["Maya", "Noor"]);
});

test("a deleted household goes for everyone, and only after the word was typed", async ({
  browser,
  people: { address },
}) => {
  const maya = await browserOf(browser, address, "maya-22");
  const noor = await browserOf(browser, address, "noor-22");
  await shareHousehold(maya, noor);
  await maya.getByRole("button", { name: "Delete this household" }).click();
  const dialog = maya.getByRole("dialog");
  await expect(dialog).toContainText("It goes for everyone.");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByLabel("Type the word delete")).toHaveAccessibleDescription("Type the word delete to go on.");
  await expectAccessible(maya);
  await dialog.getByLabel("Type the word delete").fill("delete");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  for (const page of [maya, noor]) {
    await hasNoHousehold(page);
    const notice = page.getByText("You are no longer in “Maya and Noor”");
    if (page === noor) {
      await expect(notice).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Got it" }).click();
    }
    await expect(notice).toHaveCount(0);
    expect(JSON.stringify(await onDisk(page))).not.toContain("Maya and Noor");
  }
});
