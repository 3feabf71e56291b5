import { readFileSync } from "node:fs";
import { expectAccessible } from "./support/accessible.ts";
import { addPerson } from "./support/household.ts";
import { browserOf, hasNoHousehold, inStep, test } from "./support/people.ts";
import { section, shareHousehold } from "./support/sharing.ts";
import { expect } from "./support/test.ts";

test("whoever is removed with unsent changes is told, and can save them for 30 days", async ({
  browser,
  people: { address },
}, info) => {
  const maya = await browserOf(browser, address, `maya-${info.testId}`);
  const noor = await browserOf(browser, address, `noor-${info.testId}`);
  await shareHousehold(maya, noor);
  await inStep(noor);
  await noor.context().setOffline(true);
  await addPerson(noor, "Ida");
  await addPerson(noor, "Sam");

  await section(maya, "Members").getByRole("button", { name: "Remove Noor from the members" }).click();
  await expect(maya.getByRole("dialog")).toContainText("keeps those for 30 days, for them to save as a file");
  await maya.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(section(maya, "Members").getByText("Noor")).toHaveCount(0);

  await noor.context().setOffline(false);
  await hasNoHousehold(noor);
  await expect(noor.getByText("You are no longer in “Maya and Noor”")).toBeVisible();
  await expect(noor.getByText("2 changes of yours had not been sent yet.")).toBeVisible();
  await expectAccessible(noor);
  const saving = noor.waitForEvent("download");
  await noor.getByRole("button", { name: "Save them as a file" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^weekfold-.*-not-sent\.json$/);
  const saved = readFileSync(await file.path(), "utf8");
  for (const name of ["Ida", "Sam", "Maya and Noor"]) expect(saved).toContain(name);

  await test.step("the notice goes for good once it was read, and the changes stay under Your data", async () => {
    await noor.getByRole("button", { name: "Got it" }).click();
    await noor.reload();
    const row = noor.getByText("“Maya and Noor”, 2 changes that were not sent");
    await expect(row).toBeVisible();
    await expect(noor.getByText("You are no longer in “Maya and Noor”")).toHaveCount(0);
    const again = noor.waitForEvent("download");
    await noor.getByRole("button", { name: "Save 2 changes that were not sent to Maya and Noor as a file" }).click();
    await again;
  });

  await test.step("signing out says that they would be lost", async () => {
    await noor.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(noor.getByRole("dialog")).toContainText("only on this device");
  });
});
