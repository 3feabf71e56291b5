import { expectAccessible } from "./support/accessible.ts";
import { anotherBrowser, fillIn, isIn, part, signUp, test } from "./support/accounts.ts";
import { beginHousehold } from "./support/household.ts";
import { inStep } from "./support/people.ts";
import { bring, codeField, enrol, isHalfway, signInHalfway, signOut } from "./support/second-factor.ts";
import { expect } from "./support/test.ts";

test("between the two factors nobody is signed in, which every page says, a reload too", async ({ page, site }) => {
  const { app, firstCode } = await enrol(page, site, "factor-two@example.com");
  await beginHousehold(page, "Two’s");
  await inStep(page);
  await signOut(page);
  await signInHalfway(page, site.address, "factor-two@example.com");
  await expect(page.getByText("Two’s")).toHaveCount(0);
  await page.reload();
  await isHalfway(page);
  await page.goto(`${site.address}/about`);
  await page.getByRole("link", { name: "Finish signing in" }).click();
  await isHalfway(page);

  await test.step("a code that is wrong or was used is refused plainly, and nothing typed is lost", async () => {
    await page.getByRole("button", { name: "Finish signing in" }).click();
    await expect(codeField(page)).toHaveAccessibleDescription(/six digits/);
    await bring(page, "000000");
    await expect(codeField(page)).toHaveAccessibleDescription(/wrong or was used already/);
    await expect(codeField(page)).toBeFocused();
    await bring(page, firstCode);
    await expect(codeField(page)).toHaveAccessibleDescription(/wrong or was used already/);
    await expect(codeField(page)).toHaveValue(firstCode);
    await expectAccessible(page);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Finish signing in" }).click();
    await expect(page.getByText("We couldn’t reach the server. This needs a connection.")).toBeVisible();
    await page.context().setOffline(false);
  });
  const code = await app.nextCode();
  await bring(page, ` ${code.slice(0, 3)} ${code.slice(3)} `);
  await isIn(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator(".household-name")).toHaveText("Two’s");
  await expect(page.getByRole("link", { name: "Finish signing in" })).toHaveCount(0);
});

test("someone halfway in another browser is no matter of the first one, and can start over", async ({
  page,
  browser,
  site,
}) => {
  const { app } = await enrol(page, site, "five@example.com");
  await beginHousehold(page, "Five’s");
  const other = await anotherBrowser(browser);
  await signInHalfway(other, site.address, "five@example.com");
  await page.reload();
  await isIn(page);
  await inStep(page);
  await expect(part(page, "Signed in on").getByRole("listitem")).toHaveCount(1);
  const tab = await other.context().newPage();
  await tab.goto(`${site.address}/account`);
  await isHalfway(tab);
  await tab.getByRole("button", { name: "Start over" }).click();
  await expect(tab.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(tab.getByLabel("Email", { exact: true })).toBeVisible();
  await expect(tab.getByRole("link", { name: "Finish signing in" })).toHaveCount(0);
  await bring(other, await app.nextCode());
  await expect(other.getByText(/^That sign-in is over/)).toBeVisible();
  await expect(other.getByLabel("Password", { exact: true })).toBeVisible();
});

test("what one tab finishes, the other hears of", async ({ page, site }) => {
  const { app } = await enrol(page, site, "six@example.com");
  await signOut(page);
  await signInHalfway(page, site.address, "six@example.com");
  const tab = await page.context().newPage();
  await tab.goto(`${site.address}/account`);
  await isHalfway(tab);
  await bring(tab, await app.nextCode());
  await isIn(tab);
  await bring(page, "111111");
  await isIn(page);
});

test("whoever tries too often is told how long to wait", async ({ page, site }) => {
  await enrol(page, site, "seven@example.com");
  await signOut(page);
  await signInHalfway(page, site.address, "seven@example.com");
  for (const code of ["111111", "222222", "333333", "444444", "555555"]) {
    await bring(page, code);
    await expect(codeField(page)).toHaveAccessibleDescription(/wrong or was used already/);
    await codeField(page).fill("");
    await expect(codeField(page)).not.toHaveAttribute("aria-invalid");
  }
  await bring(page, "666666");
  await expect(page.getByText(/^That was tried often\. Wait \d+ seconds, then try again\.$/)).toBeVisible();
  await expect(codeField(page)).toHaveValue("666666");
});

test("whoever was invited goes on from the invitation, through a reload between the factors", async ({
  page,
  browser,
  site,
}) => {
  test.slow();
  const guest = await anotherBrowser(browser);
  const { app } = await enrol(guest, site, "factor-guest@example.com");
  await signOut(guest);
  await signUp(page, site.address, "factor-host@example.com");
  await beginHousehold(page, "Host’s");
  await inStep(page);
  await page.getByRole("button", { name: "Make a link" }).click();
  await guest.goto(await page.getByLabel("Your link").inputValue());
  await guest.getByRole("tab", { name: "Sign in" }).click();
  await fillIn(guest, "factor-guest@example.com");
  await guest.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(codeField(guest)).toBeFocused();
  await expectAccessible(guest);
  await guest.reload();
  await expect(codeField(guest)).toBeVisible();
  await bring(guest, await app.nextCode());
  await expect(guest.getByRole("heading", { name: "Nearly there" })).toBeVisible();
  await expect(page.getByText("factor-guest@example.com")).toBeVisible();
});

test("where the step does not load, it says so and can be tried again", async ({ page, site }) => {
  await enrol(page, site, "nine@example.com");
  await signOut(page);
  let isDown = true;
  await page.route("**/assets/second-step*", (route) => (isDown ? route.abort() : route.continue()));
  await fillIn(page, "nine@example.com");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText(/^Loading failed/)).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await isHalfway(page);
});
