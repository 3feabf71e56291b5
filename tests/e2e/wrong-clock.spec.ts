import { expectAccessible } from "./support/accessible.ts";
import { signUp, test } from "./support/accounts.ts";
import { addPerson, beginHousehold } from "./support/household.ts";
import { expect } from "./support/test.ts";

const day = 86_400_000;

test("[CK1] a clock that is ten days slow is told so, and the week is the server's", async ({ page, site }, info) => {
  await page.clock.setFixedTime(Date.now() - 10 * day - 3_600_000);
  await signUp(page, site.address, `slow-${info.testId}@home.example`);
  await beginHousehold(page, "Maya alone");
  await addPerson(page, "Maya");
  await page.goto(`${site.address}/MyDashboard`);
  await expect(page.getByText("This device’s clock is more than 10 days slow.")).toBeVisible();
  await expectAccessible(page);
  const now = new Date();
  const sunday = new Date(now.getTime() - now.getUTCDay() * day).getUTCDate();
  await expect(page.getByText(new RegExp(`^${sunday}\\b.* – `)).first()).toBeVisible();
  await expect(page.getByText("0 of 1 week saved")).toHaveCount(0);
});
